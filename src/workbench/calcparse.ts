import { type CellValue, errorValue, ERROR_TEXTS, GENERAL, shownText } from "./model";

/** An argument of a call as written: nothing, a value, an array of values, or a name or reference still to be looked up. */
export type Argument =
  | { readonly kind: "omitted" }
  | { readonly kind: "value"; readonly value: CellValue }
  | { readonly kind: "array"; readonly rows: readonly (readonly CellValue[])[] }
  | { readonly kind: "reference"; readonly text: string };

/** A formula that is one call of a function. */
export interface Call {
  readonly name: string;
  readonly parts: readonly Argument[];
}

/** Texts, errors, array marks, separators, numbers, and names with what belongs to them (quoted sheet, address, dots). */
const TOKEN = new RegExp(
  [
    `\\s+`,
    `"(?:[^"]|"")*"`,
    ...ERROR_TEXTS.map((text) => text.replaceAll(/[?/]/g, String.raw`\$&`)),
    `\\d+(?:\\.\\d*)?(?:[eE][-+]?\\d+)?(?![\\p{L}:])`,
    `\\.\\d+`,
    `(?:'(?:[^']|'')*'!)?[\\p{L}\\p{N}_.$\\\\!:]+`,
    `[(){},;&+-]`,
  ].join("|"),
  "uy",
);

const tokensOf = (text: string): readonly string[] | undefined => {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return undefined;
    if (token.trim() !== "") tokens.push(token);
  }
  return tokens;
};

const literal = (token: string): CellValue | undefined => {
  if (token.startsWith('"')) return token.slice(1, -1).replaceAll('""', '"');
  if (/^[\d.]+(?:e[-+]?\d+)?$/i.test(token)) return Number(token);
  if (/^(?:true|false)$/i.test(token)) return token.toLowerCase() === "true";
  const error = ERROR_TEXTS.find((text) => text === token);
  return error === undefined ? undefined : errorValue(error);
};

/** A sign and a number, or another literal. */
const valueOf = ([first, second, ...rest]: readonly string[]): CellValue | undefined => {
  if (first === undefined || rest.length > 0) return undefined;
  if (second === undefined) return literal(first);
  const value = literal(second);
  if (typeof value !== "number" || (first !== "-" && first !== "+")) return undefined;
  return first === "-" ? -value : value;
};

const split = (tokens: readonly string[], separator: string): string[][] => {
  const groups: string[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token === "{") depth++;
    if (token === "}") depth--;
    if (token === separator && depth === 0) groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return groups;
};

const isComplete = <T>(values: readonly (T | undefined)[]): values is readonly T[] =>
  !values.includes(undefined);

const arrayOf = (tokens: readonly string[]): Argument | undefined => {
  const rows = split(tokens.slice(1, -1), ";").map((row) => split(row, ",").map(valueOf));
  const [first] = rows;
  const values = rows.flat();
  if (!isComplete(values) || rows.some((row) => row.length !== first?.length)) return undefined;
  return { kind: "array", rows: rows as CellValue[][] };
};

/** Literal texts and numbers joined by `&`. */
const joined = (tokens: readonly string[]): CellValue | undefined => {
  const values: readonly (CellValue | undefined)[] = split(tokens, "&").map(valueOf);
  if (!isComplete(values)) return undefined;
  if (values.length === 1) return values[0];
  return values.some((value) => typeof value === "object")
    ? undefined
    : values.map((value) => shownText(value, GENERAL)).join("");
};

const REFERENCE = /^(?:'(?:[^']|'')*'!)?[\p{L}\p{N}_.$\\!:]+$/u;

const argumentOf = (tokens: readonly string[]): Argument | undefined => {
  const [first] = tokens;
  if (first === undefined) return { kind: "omitted" };
  if (first === "{" && tokens.at(-1) === "}") return arrayOf(tokens);
  const value = joined(tokens);
  if (value !== undefined) return { kind: "value", value };
  return tokens.length === 1 && REFERENCE.test(first) ? { kind: "reference", text: first } : undefined;
};

/** Reads a formula that is one call, e.g. `=SOLKOFF(Open!B2:F20, 7, "rounds=5")`; undefined if it is anything else. */
export const parseCall = (formula: string): Call | undefined => {
  const tokens = tokensOf(formula.slice(1));
  const [name, open, ...rest] = tokens ?? [];
  if (name === undefined || open !== "(" || rest.at(-1) !== ")" || rest.slice(0, -1).includes("("))
    return undefined;
  const inner = rest.slice(0, -1);
  const parts = inner.length === 0 ? [] : split(inner, ",").map(argumentOf);
  return isComplete(parts) ? { name, parts } : undefined;
};
