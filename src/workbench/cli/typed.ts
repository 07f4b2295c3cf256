import type { FunctionResult } from "../customfunctions";
import type { CellValue } from "../model";
import { openAddin } from "../node/addin";
import type { Choices } from "./choices";
import { Refusal } from "./refusal";

/** What the command line says of the ranking, as it was typed. */
export interface Typed {
  readonly rules: string | undefined;
  readonly tiebreaks: string | undefined;
  readonly anyway: boolean;
}

/** Two players and one game: nothing but the sequence can be wrong with it. */
const TRIAL: readonly (readonly CellValue[])[] = [
  ["No.", "Name", "Rd 1", "Total"],
  [1, "White", "W2", 1],
  [2, "Black", "L1", 0],
];

const refuseError = (option: string, typed: string | undefined, result: FunctionResult): void => {
  if (typeof result !== "object" || result === null || !("error" in result)) return;
  throw new Refusal(`--${option} "${typed ?? ""}": ${result.message ?? "it cannot be read"}`);
};

/** The rule set of a rules text: its first item, unless that is a setting. */
const ruleSetIn = (rules: string): string => {
  const first = rules.split(/[,;]/)[0]?.trim() ?? "";
  return first.includes("=") || first.toLowerCase() === "anyway" ? "" : first;
};

/** The add-in's answers to a rules text and to a sequence: tables, or errors with its own words. */
const askAddin = async (dist: string, { rules = "", tiebreaks = "" }: Typed) => {
  const { host, close } = await openAddin({ dist });
  try {
    return await Promise.all([
      host.functions.invoke("TIEBREAK.LIST", [rules]),
      host.functions.invoke("STANDINGS", [TRIAL, [[tiebreaks]], ruleSetIn(rules)]),
    ]);
  } finally {
    close();
  }
};

const partsOf = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const codeIn = (text: string): string => text.toUpperCase().split(/[/:]/)[0] ?? "";

/** The tie-breaks of a list; at blanks it is split only into codes, since names have blanks too. */
const splitList = (list: string, codes: ReadonlySet<unknown>): readonly string[] =>
  partsOf(list, /[,;]/).flatMap((part) => {
    const words = partsOf(part, /\s/);
    return words.every((word) => codes.has(codeIn(word))) ? words : [part];
  });

const codesIn = (table: FunctionResult): ReadonlySet<unknown> =>
  new Set(Array.isArray(table) ? table.flatMap(([code]: readonly CellValue[]) => code ?? []) : []);

/** What was typed, as the add-in's settings say it; refused in the add-in's words where it cannot be read. */
export const choicesOf = async (dist: string, typed: Typed): Promise<Choices> => {
  const { rules, tiebreaks, anyway } = typed;
  if (rules === undefined && tiebreaks === undefined) return { rules, tiebreaks, anyway };
  const [listed, tried] = await askAddin(dist, typed);
  refuseError("rules", rules, listed);
  refuseError("tiebreaks", tiebreaks, tried);
  const list = tiebreaks === undefined ? undefined : splitList(tiebreaks, codesIn(listed));
  return { rules, tiebreaks: list, anyway };
};
