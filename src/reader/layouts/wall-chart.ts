import { type Cell, isBlank } from "../cell";
import { FACT_TEXTS as T } from "../fact-texts";
import { likenesses, type Likeness } from "../decide/family";
import type { Head } from "../headings";
import type { Layout, Page, Span } from "../layout";
import { cellAt, type Sheet } from "../sheet";
import { restoreGaps } from "./wall-chart/gaps";
import { isTimetable } from "./wall-chart/timetable";
import { readChart } from "./wall-chart/read";

/** Rows whose cells show whether a table is a wall chart. */
const SAMPLE = 20;

/** How sure a wall chart is whose cells name opponents, whose cells are results only, and that is still empty. */
const NAMED = 0.95;
const RESULTS_ONLY = 0.6;
const EMPTY = 0.5;

/** Less than this share of round cells that can be read is noise under a heading. */
const LEAST_READABLE = 0.6;

const roundCells = (sheet: Sheet, head: Head, lastRow: number): readonly (readonly Cell[])[] =>
  Array.from({ length: Math.max(0, Math.min(SAMPLE, lastRow - head.row)) }, (_, at) =>
    head.rounds.map(({ column }) => cellAt(sheet, head.row + 1 + at, column)),
  );

const worth = ({ share, named }: Likeness): number =>
  share < LEAST_READABLE ? 0 : share * (named ? NAMED : RESULTS_ONLY);

/** The last row before a blank one, below which lists of other kinds may stand. */
const lastOfBlock = ({ rows }: Sheet, { row: head }: Head, lastRow: number): number => {
  const blank = rows.findIndex((cells, row) => row > head + FEWEST && cells.every(isBlank));
  return blank < 0 ? lastRow : Math.min(blank - 1, lastRow);
};

/** A chart has at least two players, and maybe a blank row below its headings. */
const FEWEST = 2;

const likeness = (sheet: Sheet, head: Head, lastRow: number): number =>
  Math.max(likenessOf(sheet, head, lastRow), likenessOf(sheet, head, lastOfBlock(sheet, head, lastRow)));

const likenessOf = (sheet: Sheet, head: Head, lastRow: number): number => {
  const cells = roundCells(sheet, head, lastRow);
  if (isTimetable(head, cells)) return 0;
  const found = likenesses(cells);
  if (found.every(({ share }) => share === 0))
    return head.columns.has("name") && lastRow > head.row ? EMPTY : 0;
  return found.reduce((most, each) => Math.max(most, worth(each)), 0);
};

const spanOf = ({ sheet, heads }: Page, head: Head): Span => {
  const next = heads.find(({ firstRow }) => firstRow > head.row);
  const lastRow = (next?.firstRow ?? sheet.rows.length) - 1;
  return {
    ...{ firstRow: head.firstRow, lastRow, head, likeness: likeness(sheet, head, lastRow) },
    ...{ firstColumn: head.firstColumn, lastColumn: Math.max(head.lastColumn, 0) },
  };
};

/** A table with a heading row and a column a round, in any notation; one, two or three rows a player. */
export const wallChart: Layout = {
  name: T.layouts.chart,
  detect: (page) => page.heads.filter(({ rounds }) => rounds.length > 0).map((head) => spanOf(page, head)),
  read: (page, span) => {
    const table = span.head === null ? null : readChart(page, span.head, span);
    return table === null ? null : restoreGaps(table);
  },
};
