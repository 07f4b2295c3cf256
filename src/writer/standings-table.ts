import { type Exact, inPoints, type Standing, type Standings, toNumber } from "../engine/index";
import { FORMULA_HEADINGS } from "./formula-headings";
import type { Section } from "./input";
import { formulaTitle, shownItems } from "./items";

type Cell = string | number;

interface Column {
  readonly heading: string;
  readonly cell: (row: Standing) => Cell;
}

/** A value as a cell; blank where it does not exist. */
export const cellOf = (value: Exact | null | undefined): number | "" =>
  value === null || value === undefined ? "" : toNumber(value);

const { place, number, name, rating, team, score } = FORMULA_HEADINGS;

const columnsOf = (headings: Section["headings"], standings: Standings): readonly Column[] => [
  { heading: place, cell: (row) => row.place ?? "" },
  { heading: number, cell: ({ entry }) => entry.player.no },
  { heading: name, cell: ({ entry }) => entry.player.name },
  ...(headings.rating === null
    ? []
    : [{ heading: rating, cell: ({ entry }: Standing) => entry.player.rating ?? "" }]),
  ...(headings.team === null
    ? []
    : [{ heading: team, cell: ({ entry }: Standing) => entry.player.team ?? "" }]),
  { heading: score, cell: ({ entry }) => toNumber(inPoints(entry.score)) },
  ...shownItems(standings, formulaTitle).map(({ heading, at }) => ({
    heading,
    cell: ({ values }: Standing) => cellOf(values[at]),
  })),
];

/**
 * The table that STANDINGS spills: its heading row, then the players in place order.
 *
 * Rating and Team only where the crosstable has them (`headings`); a house player's place is `""`, and so is a value
 * that does not exist.
 */
export const standingsTable = (
  headings: Section["headings"],
  standings: Standings,
): readonly [heading: readonly string[], ...rows: (readonly Cell[])[]] => {
  const columns = columnsOf(headings, standings);
  return [
    columns.map(({ heading }) => heading),
    ...standings.rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
};
