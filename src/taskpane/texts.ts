import { CROSSTABLE_TEXTS } from "./texts/crosstable";
import { FACT_TEXTS } from "./texts/facts";
import { FORESIGHT_TEXTS } from "./texts/foresight";
import { FRAME_TEXTS } from "./texts/frame";
import { NEW_TEXTS } from "./texts/new";
import { RANK_TEXTS } from "./texts/rank";
import { SETTINGS_TEXTS } from "./texts/settings";
import { TIE_BREAK_TEXTS } from "./texts/tiebreaks";
import { TROUBLE_TEXTS } from "./texts/trouble";
import { WHY_TEXTS } from "./texts/why";

/** Everything that the pane says. */
export const TEXTS = {
  frame: FRAME_TEXTS,
  crosstable: CROSSTABLE_TEXTS,
  facts: FACT_TEXTS,
  tiebreaks: TIE_BREAK_TEXTS,
  rank: RANK_TEXTS,
  why: WHY_TEXTS,
  foresight: FORESIGHT_TEXTS,
  trouble: TROUBLE_TEXTS,
  settings: SETTINGS_TEXTS,
  new: NEW_TEXTS,
} as const;
