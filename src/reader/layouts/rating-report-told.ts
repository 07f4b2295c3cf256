import { FACT_TEXTS as T } from "../fact-texts";
import { placeOf, type Sheet } from "../sheet";
import type { Told } from "./told";

/** A player of a report by his rows. */
interface Player {
  readonly row: number;
  readonly details: readonly number[];
}

/** The first and the last of its columns. */
interface Columns {
  readonly no: number;
  readonly last: number;
}

/** The upper of two heading lines. */
export const HEADING = /^(?:pair|num)\.?$/i;

/** Rows above the first player in which the report heads its columns. */
const HEADING_ROWS = 4;

/** The upper of the rows that head the columns of a report; null: there is none. */
const headingAbove = ({ rows }: Sheet, first: number): number | null => {
  const from = Math.max(0, first - HEADING_ROWS);
  const at = rows.slice(from, first).findIndex((cells) => cells.some(({ text }) => HEADING.test(text)));
  return at < 0 ? null : from + at;
};

/** What there is to say of the form of a report. */
export const toldOf = (
  sheet: Sheet,
  players: readonly Player[],
  { no, last }: Columns,
  lastRow: number,
): Told => {
  const [first] = players;
  const heading = headingAbove(sheet, first?.row ?? 0);
  const lines = Math.max(...players.map(({ details }) => details.length + 1));
  return {
    headingRow: heading === null ? null : placeOf(sheet, heading, no).row,
    ...{ first: placeOf(sheet, first?.row ?? 0, no), last: placeOf(sheet, lastRow, last) },
    ...{ lines: T.linesPerPlayer[lines] ?? T.severalLines, rounds: T.asReportSays },
    ...{ numberHeading: null, facts: [] },
  };
};
