import type { Standing, Standings } from "../engine/index";
import { standingsTable as tableOfStandings } from "../writer/standings-table";
import type { Cell } from "./cells";
import type { Section } from "./event";

/** A table that spills: a heading row, then the lines. */
export type Table = readonly (readonly Cell[])[];

/** A column of a table: its heading and its cell of a line. */
export interface Column<Line> {
  readonly heading: string;
  readonly cell: (line: Line) => Cell;
}

export const tableOf = <Line>(columns: readonly Column<Line>[], lines: readonly Line[]): Table => [
  columns.map(({ heading }) => heading),
  ...lines.map((line) => columns.map(({ cell }) => cell(line))),
];

/** The place as a number; a house player has none. */
export const placeCell = ({ place }: Standing): Cell => place ?? "";

/** The standings, in place order; Rating and Team only where the crosstable has them. */
export const standingsTable = ({ reading }: Section, standings: Standings): Table =>
  tableOfStandings(reading.table.headings, standings);
