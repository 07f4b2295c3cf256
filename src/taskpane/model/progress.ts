import { NOUNS, type Nouns } from "../../engine/index";
import type { Stage } from "../../excel/rank/options";
import { fieldIn } from "../sequence";
import type { State } from "../state";
import { TEXTS } from "../texts";
import { playersOf } from "./header";

/** How far a ranking is. */
export interface ProgressView {
  /** From 0 to 1; null: not known. */
  readonly done: number | null;
  readonly caption: string;
}

const T = TEXTS.rank;

type Running = Extract<State["ranking"], { readonly kind: "running" }>;

/** All sections: sheet by sheet, then everything is written. */
const allProgress = ({ part }: Running): ProgressView =>
  part === null
    ? { done: null, caption: T.writing }
    : { done: (part.number - 1) / part.count, caption: T.sheetOf(part.number, part.count, part.sheet) };

const CAPTIONS: Readonly<Record<Stage, (players: number, nouns: Nouns) => string>> = {
  reading: () => T.reading,
  ranking: T.breaking,
  writing: (players, nouns) => T.progress(players, players, nouns),
};

/** The players of one sheet are ranked all at once: until that is done nobody knows how far it is. */
export const progressOf = ({ subject, ranking }: State): ProgressView => {
  if (ranking.kind !== "running") return { done: null, caption: "" };
  if (ranking.all) return allProgress(ranking);
  const { stage } = ranking;
  const isRead = subject.kind === "crosstable";
  const nouns = NOUNS[isRead ? fieldIn(subject) : "players"];
  const caption = CAPTIONS[stage](isRead ? playersOf(subject) : 0, nouns);
  return { done: stage === "writing" ? 1 : null, caption };
};

export const progressText = (state: State): string => `${progressOf(state).caption}.`;
