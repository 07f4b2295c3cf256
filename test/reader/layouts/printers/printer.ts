import type { Cells } from "../../../../src/reader/types";
import type { Loss } from "../facts";
import type { Kinds, Made } from "../tournaments";

/** Prints a tournament as some program would lay it out. */
export interface Printer {
  readonly name: string;
  readonly loss: Loss;
  /** Opponents are named by their rank, and the print is in that order. */
  readonly ranks?: true;
  /** The kind of event that the layout is for; a Swiss by default. */
  readonly event?: "roundRobin" | "doubleRoundRobin";
  /** What the layout can show of a Swiss; everything but pending games by default. */
  readonly kinds?: Kinds;
  readonly print: (players: readonly Made[]) => Cells;
}
