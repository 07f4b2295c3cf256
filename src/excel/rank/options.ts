import type { Moment } from "../../writer/input";
import type { Into } from "./job";

export type Stage = "reading" | "ranking" | "writing";

/** Which of several sheets is being read and ranked, from 1. */
export interface Part {
  readonly sheet: string;
  readonly number: number;
  readonly count: number;
}

/** How one ranking is done. */
export interface RankOptions {
  readonly now: Moment;
  readonly paper: "Letter" | "A4";
  /** A sheet with a crosstable or one of ours; null: the active one. */
  readonly sheetId?: string | null;
  /** The rules text of a sheet without settings. */
  readonly rules?: string;
  /** Rank in spite of errors; not remembered. */
  readonly anyway?: boolean;
  /** A list that lacks room: move the user's columns, or do without the column Note. */
  readonly room?: "move" | "dropNote";
  readonly into?: Into;
  /** Stay on the sheet that is active. */
  readonly stay?: boolean;
  /** Called before each stage; what it returns is awaited, so that the pane can draw. */
  readonly onStage?: (stage: Stage, part: Part | null) => void | Promise<void>;
  readonly signal?: AbortSignal;
}
