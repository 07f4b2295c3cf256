import { mapWords } from "./words";

const CUSTOM = "_xldudf_";
const LATER = "_xlfn.";
const LATER_SHEET = "_xlfn._xlws.";

const split = (names: string): readonly string[] => names.split(" ");

/**
 * The prefixes under which files store functions that Excel got after 2007.
 *
 * @see https://support.microsoft.com/office/issue-an-xlfn-prefix-is-displayed-in-front-of-a-formula-882f1ef7-68fb-4fcd-8d54-9fbb77fd5025
 */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ...split("FILTER SORT").map((name) => [name, LATER_SHEET] as const),
  ...split(
    "ARRAYTOTEXT BYCOL BYROW CHOOSECOLS CHOOSEROWS CONCAT DROP EXPAND GROUPBY HSTACK IFNA IFS LAMBDA LET MAKEARRAY MAP " +
      "MAXIFS MINIFS NUMBERVALUE PERCENTILE.EXC PERCENTILE.INC PERCENTRANK.EXC PERCENTRANK.INC QUARTILE.EXC QUARTILE.INC " +
      "RANDARRAY RANK.AVG RANK.EQ REDUCE SCAN SEQUENCE SORTBY STDEV.P STDEV.S SWITCH TAKE TEXTAFTER TEXTBEFORE TEXTJOIN " +
      "TEXTSPLIT TOCOL TOROW UNICHAR UNICODE UNIQUE VALUETOTEXT VAR.P VAR.S VSTACK WRAPCOLS WRAPROWS XLOOKUP XMATCH XOR",
  ).map((name) => [name, LATER] as const),
]);

/** How the functions of an add-in are named in files and in Excel. */
export interface FunctionNames {
  /** A formula as the user sees it, e.g. `=CROSSTABLE.CHECK(A1:F9)`. */
  readonly shown: (stored: string) => string;
  /** The same as files store it, e.g. `_xldudf_CROSSTABLE_CHECK(A1:F9)`. */
  readonly stored: (shown: string) => string;
}

const storedName = (name: string): string => CUSTOM + name.replaceAll(".", "_");

/** The naming for an add-in with these custom functions. */
export const functionNames = (custom: readonly string[]): FunctionNames => {
  const byName = new Map(custom.map((name) => [name.toUpperCase(), storedName(name)]));
  const byStored = new Map(custom.map((name) => [storedName(name).toUpperCase(), name]));
  const show = (name: string): string =>
    byStored.get(name.toUpperCase()) ?? name.replace(/^_xlfn\.(?:_xlws\.)?/i, "");
  const store = (name: string): string =>
    byName.get(name.toUpperCase()) ?? (PREFIXES.get(name.toUpperCase()) ?? "") + name;
  return {
    shown: (stored) => `=${mapWords(stored, ({ text, after }) => (after === "(" ? show(text) : text))}`,
    stored: (shown) =>
      mapWords(shown.replace(/^=/, ""), ({ text, after }) => (after === "(" ? store(text) : text)),
  };
};
