import type { Stage } from "../../excel/rank/options";
import type { State } from "../state";
import { TEXTS } from "../texts";
import { playersOf } from "./header";

/** How far a ranking is. */
export interface ProgressView {
  readonly done: number;
  readonly of: number;
  readonly caption: string;
}

const T = TEXTS.rank;

const DONE: Readonly<Record<Stage, number>> = { reading: 0, ranking: 0, writing: 1 };

export const progressOf = ({ subject, ranking }: State): ProgressView => {
  const players = subject.kind === "crosstable" ? playersOf(subject) : 0;
  const stage = ranking.kind === "running" ? ranking.stage : "writing";
  const done = DONE[stage] * players;
  return { done, of: players, caption: stage === "reading" ? T.reading : T.progress(done, players) };
};

export const progressText = (state: State): string => `${progressOf(state).caption}.`;
