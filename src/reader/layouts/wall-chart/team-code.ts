import { isBlank } from "../../cell";
import { headingKey } from "../../heading-words";
import type { Head } from "../../headings";
import { cellAt, type Sheet } from "../../sheet";

/** Headings of codes that may be those of teams. */
const CODE = /^(?:codes?|tm|tmcode|affiliation|affil|schl?|sch)$/;

/** A code of a team: letters, with digits or not. */
const WORD = /^(?=.*\p{L})[\p{L}\p{N} .&'-]{1,40}$/u;

/** The share of players whose code another has too that leaves no doubt. */
const CLEAR = 0.5;

/** A column that has no heading of teams, but may hold them. */
export interface TeamCode {
  readonly column: number;
  readonly heading: string;
  /** Codes that most players share with others: nothing but teams. */
  readonly clear: boolean;
}

/** How many of some values occur more than once. */
const sharedIn = (values: readonly string[]): number =>
  values.filter((value, i) => values.indexOf(value) !== i || values.lastIndexOf(value) !== i).length;

/** The column headed Code, if some players have the same; null: there is none, or Team, School or Club is one. */
export const teamCodeIn = (sheet: Sheet, head: Head, rows: readonly number[]): TeamCode | null => {
  if (head.columns.has("team")) return null;
  for (const [column, heading] of head.texts) {
    if (!CODE.test(headingKey(heading)) || head.roles.has(column)) continue;
    const cells = rows.map((row) => cellAt(sheet, row, column)).filter((cell) => !isBlank(cell));
    const values = cells.map(({ text }) => text.toLowerCase());
    const shared = sharedIn(values);
    if (shared === 0) continue;
    const areWords = cells.every(({ kind, text }) => kind === "text" && WORD.test(text));
    return { column, heading, clear: areWords && shared >= CLEAR * rows.length };
  }
  return null;
};
