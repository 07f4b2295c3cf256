import { BLANK, type Cell, isBlank } from "../cell";
import { isPlayersRow } from "../heading-players";
import { headingOf, type Role } from "../heading-words";
import type { Head } from "../headings";
import type { Page, RawTable } from "../layout";
import { cellAt, type Sheet, sheetFrom } from "../sheet";
import { headingRows } from "./heading-rows";
import type { Rewritten } from "./rewritten";
import { isTitleRow } from "./wall-chart/titles";

/** What the columns of a table begin with. */
export const BEGINS: ReadonlySet<Role | null | undefined> = new Set<Role>([
  "pairing",
  "rank",
  "place",
  "name",
]);

/** No sheet has more tables side by side; what has more such columns is noise. */
const MOST = 8;

const within = (cells: readonly Cell[], from: number, to: number): readonly Cell[] =>
  cells.map((cell, column) => (column >= from && column < to ? cell : BLANK));

/** The last heading of rounds above a row. */
const headAbove = (heads: readonly Head[], row: number): Head | null =>
  heads.filter((head) => head.row < row && head.rounds.length > 0).at(-1) ?? null;

/** Columns of a row where the headings of a table begin: numbers or names, with rounds right of them. */
const startsIn = ({ sheet, heads }: Page, row: number): readonly number[] => {
  const cells = sheet.rows[row] ?? [];
  const starts = candidatesIn(cells);
  const above = starts.length === 0 ? null : headAbove(heads, row);
  return starts.filter((column, at) => {
    const own = within(cells, column, starts[at + 1] ?? cells.length);
    return !isPlayersRow(own, above);
  });
};

const candidatesIn = (cells: readonly Cell[]): readonly number[] => {
  const starts: { readonly column: number; hasRounds: boolean }[] = [];
  cells.forEach((cell, column) => {
    const { role, number } = headingOf(isBlank(cell) ? "" : cell.text);
    const last = starts.at(-1);
    if (number === 1 && last !== undefined) last.hasRounds = true;
    else if (BEGINS.has(role) && (last === undefined || last.hasRounds))
      starts.push({ column, hasRounds: false });
  });
  return starts.flatMap(({ column, hasRounds }) => (hasRounds ? [column] : []));
};

/** Numbers without a heading stand left of the names. */
const withNumbers = (sheet: Sheet, row: number, column: number): number =>
  isBlank(cellAt(sheet, row, column - 1)) && !isBlank(cellAt(sheet, row + 1, column - 1))
    ? column - 1
    : column;

const onlyColumns = (sheet: Sheet, from: number, to: number): Sheet =>
  sheetFrom(
    sheet.rows.map((cells) =>
      cells.slice(0, Math.min(to, cells.length)).map((cell, column) => (column < from ? BLANK : cell)),
    ),
    sheet.origin,
  );

/** Over a table among others, the only title is its own. */
const withSection = (table: RawTable): RawTable =>
  table.section === "" ? { ...table, section: table.title, title: "" } : table;

/** The tables of a sheet that stand side by side, each on a sheet that has nothing else. */
export const sideBySide = (page: Page): readonly Rewritten[] => {
  const { sheet, heads } = page;
  if (!heads.some(({ rounds }) => rounds.length > 0)) return [];
  const found = headingRows(sheet).map((row) => ({ row, starts: startsIn(page, row) }));
  const rowOf = new Map(
    found.flatMap(({ row, starts }) =>
      starts.map((column) => [withNumbers(sheet, row, column), row] as const),
    ),
  );
  const columns = [...rowOf.keys()].sort((a, b) => a - b);
  if (columns.length < 2 || columns.length > MOST) return [];
  const parts = columns.map((column, at) => {
    const [from, to] = [at === 0 ? 0 : column, columns[at + 1] ?? sheet.width];
    return {
      columns: [from, to - 1] as const,
      sheet: onlyColumns(sheet, from, to),
      row: rowOf.get(column) ?? 0,
    };
  });
  const titled = parts.every((part) => isTitleRow(part.sheet, part.row - 1));
  return parts.map((part) => ({ ...part, ...(titled ? { complete: withSection } : {}) }));
};
