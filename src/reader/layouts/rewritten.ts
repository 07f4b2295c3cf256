import type { Layout, Page, RawTable, Span } from "../layout";
import { LEAST, pageOf, partsOf } from "../parts";
import type { Sheet } from "../sheet";
import type { ReadingSettings } from "../types";
import { type Told, toldAs } from "./told";
import { wallChart } from "./wall-chart";

/** A table of the sheet, written out as another sheet that can be read. */
export interface Rewritten {
  readonly sheet: Sheet;
  /** The rows that it was made of; where absent, the table itself says so. */
  readonly rows?: readonly [first: number, last: number];
  /** The columns that it was made of; where absent, all. */
  readonly columns?: readonly [first: number, last: number];
  /** However few of its cells can be read: each of the others is a finding. */
  readonly isSure?: boolean;
  /** Tables of the same parts of the sheet, which do not compete: shared by all of them. */
  readonly together?: object;
  /** What to say of its form; where absent, the written sheet has the places and headings of the given one. */
  readonly told?: Told | null;
  /** What rewriting has to add to the table. */
  readonly complete?: (table: RawTable) => RawTable;
}

const spanOf = (
  page: Page,
  { rows, columns, sheet, together = sheet }: Rewritten,
  table: RawTable,
  likeness: number,
): Span => ({
  firstRow: rows?.[0] ?? Math.min(table.headingRow ?? table.firstRow, table.firstRow),
  lastRow: rows?.[1] ?? table.lastRow,
  firstColumn: columns?.[0] ?? 0,
  lastColumn: columns?.[1] ?? Math.max(0, page.sheet.width - 1),
  head: null,
  likeness,
  table,
  together,
});

const tablesOf = (
  { sheet, told = null, complete = (table) => table, isSure = false }: Rewritten,
  layouts: readonly Layout[],
  settings: ReadingSettings,
): readonly RawTable[] => {
  const { headingRow, ...others } = settings;
  const page = pageOf(sheet, headingRow === undefined ? settings : others);
  return partsOf(page, layouts, others, isSure ? 0 : LEAST).flatMap(({ layout, span }) => {
    const table = layout.read(page, span, others);
    if (table === null) return [];
    return [complete(told === null ? table : toldAs(table, told))];
  });
};

/** What a wall chart was written out of is more telling than that it is one now. */
const named = (table: RawTable, name: string): RawTable =>
  table.layout === wallChart.name ? { ...table, layout: name } : table;

/**
 * A layout that is read by writing its tables out as others know them.
 *
 * `as` are the layouts that read what was written; `likeness` how sure the layout is of whatever they can read.
 */
export const rewritten = (
  name: string,
  as: readonly Layout[],
  likeness: number,
  rewrite: (page: Page, settings: ReadingSettings) => readonly Rewritten[],
): Layout => ({
  name,
  detect: (page, settings) =>
    rewrite(page, settings).flatMap((each) =>
      tablesOf(each, as, settings).map((table) => spanOf(page, each, named(table, name), likeness)),
    ),
  read: (_page, { table }) => table ?? null,
});
