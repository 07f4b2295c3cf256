import type { PlayerNo } from "../engine/index";
import type { At } from "./types";

export const LEVELS = ["error", "warning", "info"] as const;
export type Level = (typeof LEVELS)[number];

/** Everything that can be said about a crosstable; words are made of it in one place. */
export type Finding = {
  readonly level: Level;
  /** The cell it is about; null: the table as a whole. */
  readonly at: At | null;
  readonly player: PlayerNo | null;
  /** From 1; null: no round in particular. */
  readonly round: number | null;
} & { readonly code: "no-crosstable" };
