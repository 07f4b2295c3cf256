import type { Given, Value } from "./values";

/** A function of Excel that takes calculated arguments; it throws a Fault for an error. */
export type Builtin = (...given: Given[]) => Value;

export type Builtins = Readonly<Record<string, Builtin>>;
