import { isBlank } from "../../cell";
import { FACT_TEXTS as T } from "../../fact-texts";
import type { Finding } from "../../finding";
import { placeOf, type Sheet } from "../../sheet";
import { roundInTitle } from "../pairings/titles";
import type { Told } from "../told";
import type { MatchRow } from "./pairing-rows";

/** The rows of lists of matches. */
export interface Found {
  readonly rows: readonly MatchRow[];
  /** The first row that is no title. */
  readonly first: number;
  /** The heading of the column that tells the rounds; null: there is none. */
  readonly round: string | null;
  readonly findings: readonly Finding[];
}

/** The columns that have something above or beside the matches. */
const widthOf = (sheet: Sheet, rows: readonly MatchRow[]): number =>
  rows.reduce(
    (most, { row }) =>
      Math.max(
        most,
        (sheet.rows[row] ?? []).reduce((last, cell, column) => (isBlank(cell) ? last : column), 0),
      ),
    0,
  );

const roundsBy = (sheet: Sheet, { rows, round }: Found): string => {
  if (round !== null) return T.oneColumn(round);
  if (sheet.rows.some((cells) => roundInTitle(cells) !== null)) return T.roundsBy.titles;
  return new Set(rows.map((each) => each.round)).size > 1 ? T.roundsBy.lists : "";
};

/** What there is to say of lists of matches: where they are, what tells the rounds, who is who. */
export const toldOf = (sheet: Sheet, found: Found, heading: number): Told => {
  const { rows } = found;
  const colored = rows.filter(({ color }) => color !== null).length;
  const first = rows.reduce((least, { row }) => Math.min(least, row), rows[0]?.row ?? 0);
  const last = rows.reduce((most, { row }) => Math.max(most, row), first);
  const headingRow = placeOf(sheet, heading, 0).row;
  return {
    headingRow: heading < first ? headingRow : null,
    first: placeOf(sheet, first, 0),
    last: placeOf(sheet, last, widthOf(sheet, rows)),
    lines: rows.some(({ board }) => board !== null) ? T.lines.boards : T.lines.match,
    ...{ rounds: roundsBy(sheet, found), numberHeading: null },
    facts: [
      ...(colored === 0 ? [] : [{ code: "white" as const, value: T.byBoard, evidence: T.colored(colored) }]),
      rows.some(({ sides }) => sides.some(({ no }) => no !== null))
        ? { code: "numbers", value: T.numbers.pairing, evidence: T.listNumbers }
        : { code: "numbers", value: T.names, evidence: T.inOrderOfNames },
    ],
  };
};
