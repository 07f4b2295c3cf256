import type { Cell } from "./cells";

/** What a function gives to Excel: one cell, or a table that spills. */
export type Answer = Cell | readonly (readonly Cell[])[];

/** One argument as functions.json and Excel's formula help name it. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly dimensionality: "scalar" | "matrix";
  readonly optional: boolean;
}

/** One custom function, declared once: functions.json and the registered functions derive from it. */
export interface Definition {
  /** What users type. Never changes once released. */
  readonly id: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** Takes as many arguments as there are parameters. */
  readonly call: (a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown) => Answer;
}

const required = (
  name: string,
  dimensionality: Parameter["dimensionality"],
  description: string,
): Parameter => ({ name, description, dimensionality, optional: false });

const optional = (
  name: string,
  dimensionality: Parameter["dimensionality"],
  description: string,
): Parameter => ({ name, description, dimensionality, optional: true });

export const CROSSTABLE = required("crosstable", "matrix", "The crosstable, headings included.");
export const CODE = required("code", "scalar", "A tie-break, such as MMED, BH/C1 or Modified Median.");
export const PLAYER = optional("player", "scalar", "Number or name of a player. Omitted: all, in a column.");
export const RULES = optional("rules", "scalar", "Rule set and settings, such as USCF or FIDE, rounds=9.");
export const SEQUENCE = optional("tiebreaks", "matrix", "Tie-breaks in order. Omitted: those of the rules.");

/** A player who must be named. */
export const playerNamed = (name: string): Parameter =>
  required(name, "scalar", "Number or name of a player.");

/** A tie-break that may be left out. */
export const CODE_OR_ALL = optional("code", "scalar", "A tie-break. Omitted: the sequence of the rules.");
