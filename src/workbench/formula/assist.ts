import type { FunctionsMetadata } from "../customfunctions";
import { BUILTIN_SIGNATURES, type Signature } from "./signatures";

/** The add-in's functions first, then Excel's own. */
export const signaturesOf = ({ functions }: FunctionsMetadata): readonly Signature[] => [
  ...functions.map(({ name, description = "", parameters }) => ({
    name,
    summary: description,
    parameters: parameters.map(({ name: parameter, optional = false, description: summary = "" }) => ({
      name: parameter,
      optional,
      summary,
    })),
  })),
  ...BUILTIN_SIGNATURES,
];

/** What helps with the formula that is being typed. */
export interface Assistance {
  /** The functions that the word before the caret begins. */
  readonly suggestions: readonly Signature[];
  /** Where that word starts. */
  readonly start: number;
  /** The call that the caret is in, and which of its arguments. */
  readonly call: { readonly signature: Signature; readonly argument: number } | undefined;
}

const NONE: Assistance = { suggestions: [], start: 0, call: undefined };
const MOST = 10;

/** Texts in quotes as blanks of the same length: nothing in them counts. */
const withoutTexts = (text: string): string =>
  text.replaceAll(/"[^"]*(?:"|$)|'[^']*(?:'|$)/g, (quoted) => " ".repeat(quoted.length));

interface Open {
  readonly name: string;
  argument: number;
}

const openCalls = (text: string): readonly Open[] => {
  const open: Open[] = [];
  for (const [mark, name = ""] of text.matchAll(/([\p{L}_][\p{L}\p{N}_.]*)?\(|[){},;]/gu)) {
    const inner = open.at(-1);
    if (mark.endsWith("(")) open.push({ name: name.toUpperCase(), argument: 0 });
    else if (mark === "{") open.push({ name: "{", argument: 0 });
    else if (mark === ")" || mark === "}") open.pop();
    else if (mark === "," && inner) inner.argument++;
  }
  return open;
};

const callOf = (signatures: readonly Signature[], text: string): Assistance["call"] => {
  const inner = [...openCalls(text)].reverse().find(({ name }) => name !== "" && name !== "{");
  const signature = signatures.find(({ name }) => name === inner?.name);
  return inner && signature ? { signature, argument: inner.argument } : undefined;
};

/** Completion and hints for a formula with the caret at a place. */
export const assist = (signatures: readonly Signature[], formula: string, caret: number): Assistance => {
  if (!formula.startsWith("=")) return NONE;
  const text = withoutTexts(formula.slice(0, caret));
  const word = /(?<![\p{L}\p{N}_.$!'])[\p{L}_][\p{L}\p{N}_.]*$/u.exec(text)?.[0] ?? "";
  const start = caret - word.length;
  const upper = word.toUpperCase();
  const suggestions =
    word === "" ? [] : signatures.filter(({ name }) => name.startsWith(upper)).slice(0, MOST);
  return { suggestions, start, call: callOf(signatures, text) };
};
