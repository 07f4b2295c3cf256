import { cleanText } from "./clean";

const LONGEST = 31;
const FORBIDDEN = /[:\\/?*[\]]/g;
/** Excel keeps this name for itself. */
const RESERVED = "history";

const trimEnds = (text: string): string => text.replace(/^[' ]+/, "").replace(/[' ]+$/, "");

/** A text as Excel takes it for the name of a sheet; empty where nothing of it is left. */
export const sheetName = (text: string, longest = LONGEST): string => {
  const clean = trimEnds(cleanText(text).replaceAll(FORBIDDEN, " ").replaceAll(/ +/g, " "));
  return trimEnds(cleanText(clean.slice(0, longest)));
};

const key = (name: string): string => name.toLowerCase();

/** What a new sheet may be called. */
export interface NameWish {
  /** `Standings`, or `Standings U1200` where each of several sections gets a sheet. */
  readonly first: string;
  /** `Standings`. */
  readonly stem: string;
  /** The section, else the name of the source sheet. */
  readonly other: string;
}

/** The wish where nobody has that name, else with the other name behind it, else numbered. */
export const freeSheetName = ({ first, stem, other }: NameWish, taken: readonly string[]): string => {
  const used = new Set([...taken.map(key), RESERVED]);
  const second = sheetName(`${stem} ${other}`);
  const free = [sheetName(first), second].find((name) => name !== "" && !used.has(key(name)));
  if (free !== undefined) return free;
  for (let n = 2; ; n++) {
    const number = ` (${n})`;
    const name = sheetName(second, LONGEST - number.length) + number;
    if (!used.has(key(name))) return name;
  }
};

/** `Standings` as a table would compete with the function of that name. */
const TABLE = "StandingsTable";

/** The first of `StandingsTable`, `StandingsTable2` … that is free; names are unique in a workbook. */
export const freeTableName = (taken: readonly string[]): string => {
  const used = new Set(taken.map(key));
  let name = TABLE;
  for (let n = 2; used.has(key(name)); n++) name = `${TABLE}${n}`;
  return name;
};
