import type { Cell } from "./cells";
import { ARGUMENT_TEXTS } from "./description-texts";

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

export const CROSSTABLE = required("crosstable", "matrix", ARGUMENT_TEXTS.crosstable);
export const CODE = required("code", "scalar", ARGUMENT_TEXTS.code);
export const PLAYER = optional("player", "scalar", ARGUMENT_TEXTS.playerOrAll);
export const RULES = optional("rules", "scalar", ARGUMENT_TEXTS.rules);
export const SEQUENCE = optional("tiebreaks", "matrix", ARGUMENT_TEXTS.sequence);

/** A player who must be named. */
export const playerNamed = (name: string): Parameter => required(name, "scalar", ARGUMENT_TEXTS.player);

/** A tie-break that may be left out. */
export const CODE_OR_ALL = optional("code", "scalar", ARGUMENT_TEXTS.codeOrAll);
