import { inPoints, type Standing, type Standings, toNumber } from "../engine/index";
import { shownItems } from "../writer/items";
import type { Cell } from "./cells";
import type { Section } from "./event";
import { valueCell } from "./values";

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

const ratingColumn: Column<Standing> = {
  heading: "Rating",
  cell: ({ entry }) => entry.player.rating ?? "",
};

const teamColumn: Column<Standing> = { heading: "Team", cell: ({ entry }) => entry.player.team ?? "" };

const tieBreakColumns = (standings: Standings): readonly Column<Standing>[] =>
  shownItems(standings).map(({ item, at }) => ({
    heading: item.title,
    cell: ({ values }) => valueCell(values[at] ?? null),
  }));

/** The standings, in place order; Rating and Team only where the crosstable has them. */
export const standingsTable = ({ reading }: Section, standings: Standings): Table => {
  const { rating, team } = reading.table.headings;
  const columns: readonly Column<Standing>[] = [
    { heading: "Place", cell: placeCell },
    { heading: "No.", cell: ({ entry }) => entry.player.no },
    { heading: "Name", cell: ({ entry }) => entry.player.name },
    ...(rating === null ? [] : [ratingColumn]),
    ...(team === null ? [] : [teamColumn]),
    { heading: "Score", cell: ({ entry }) => toNumber(inPoints(entry.score)) },
    ...tieBreakColumns(standings),
  ];
  return tableOf(columns, standings.rows);
};
