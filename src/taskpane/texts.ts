import { TROUBLES_AND_NOTES } from "../excel/texts";
import { TEXTS as SHEET_TEXTS } from "../writer/texts";
import { CROSSTABLE_TEXTS } from "./texts/crosstable";
import { FACT_TEXTS } from "./texts/facts";
import { FORESIGHT_TEXTS } from "./texts/foresight";
import { FRAME_TEXTS } from "./texts/frame";
import { NEW_TEXTS } from "./texts/new";
import { PRINTED_TEXTS } from "./texts/printed";
import { RANK_TEXTS } from "./texts/rank";
import { SETTINGS_TEXTS } from "./texts/settings";
import { TEAMS_TEXTS } from "./texts/teams";
import { TIE_BREAK_TEXTS } from "./texts/tiebreaks";
import { TROUBLE_TEXTS } from "./texts/trouble";
import { WHY_TEXTS } from "./texts/why";

/** Everything that pane and sheets say, but for what is found on a sheet and what explains a number: those are sentences
 * of the reader and of the engine. */
export const TEXTS = {
  frame: FRAME_TEXTS,
  sheets: SHEET_TEXTS,
  workbook: TROUBLES_AND_NOTES,
  crosstable: CROSSTABLE_TEXTS,
  facts: FACT_TEXTS,
  tiebreaks: TIE_BREAK_TEXTS,
  rank: RANK_TEXTS,
  teams: TEAMS_TEXTS,
  why: WHY_TEXTS,
  foresight: FORESIGHT_TEXTS,
  printed: PRINTED_TEXTS,
  trouble: TROUBLE_TEXTS,
  settings: SETTINGS_TEXTS,
  new: NEW_TEXTS,
} as const;
