import { isBlank } from "../cell";
import { areClosed, type Numbered } from "../closed";
import { headingKey } from "../heading-words";
import type { Head } from "../headings";
import type { Page } from "../layout";
import { cellAt, type Sheet, sheetFrom } from "../sheet";
import { numbersIn, rowsOf } from "./one-heading";
import type { Rewritten } from "./rewritten";

/** Words for a column of sections, in the spelling of `headingKey`; classes and groups may be those of prizes. */
const SECTIONS =
  /^(?:sections?|sect|sec|divisions?|div|events?|tournaments?|turniere?|sectionname|eventname)$/;

const FEWEST = 2;

/** The players of each section that a column names, in the order of the sections. */
const partsBy = (sheet: Sheet, column: number, players: readonly Numbered[]): readonly Numbered[][] => {
  const parts = new Map<string, Numbered[]>();
  for (const player of players) {
    const key = headingKey(cellAt(sheet, player.row, column).text);
    parts.set(key, [...(parts.get(key) ?? []), player]);
  }
  return parts.has("") ? [] : [...parts.values()];
};

const areUnique = (players: readonly Numbered[]): boolean =>
  new Set(players.map(({ number }) => number)).size === players.length;

/** Sections that meet only their own players: numbered through, or each from 1. */
const areSections = (sheet: Sheet, { rounds }: Head, parts: readonly (readonly Numbered[])[]): boolean =>
  parts.length > 1 &&
  parts.every((part) => part.length >= FEWEST && areUnique(part)) &&
  areClosed(sheet, rounds, parts, 0);

/** The rows of one table again, each section below its name and a heading of its own. */
const rowsBySection = (
  sheet: Sheet,
  page: Page,
): readonly (readonly [row: number, column: number | null])[] | null => {
  const [head, ...others] = page.heads.filter(({ rounds }) => rounds.length > 0);
  if (head === undefined || others.length > 0) return null;
  const column = [...head.texts].find(([, text]) => SECTIONS.test(headingKey(text)))?.[0];
  if (column === undefined) return null;
  const parts = partsBy(sheet, column, numbersIn(sheet, head, sheet.rows.length));
  if (!areSections(sheet, head, parts)) return null;
  const players = new Set(parts.flat().map(({ row }) => row));
  const below = sheet.rows.flatMap((_, row) => (row > head.row && !players.has(row) ? [row] : []));
  // A row of a section that has no number would belong to none.
  if (below.some((row) => !isBlank(cellAt(sheet, row, column)))) return null;
  const titles = Array.from({ length: head.firstRow }, (_, row) => [row, null] as const);
  return [
    ...titles,
    ...parts.flatMap((part) => [
      [part[0]?.row ?? 0, column] as const,
      ...[...rowsOf(head), ...part.map(({ row }) => row)].map((row) => [row, null] as const),
    ]),
    ...below.map((row) => [row, null] as const),
  ];
};

/**
 * Sections that a column of one table names: each is read as a table of its own.
 *
 * Where players of several sections met, the column says something else, and the table is one.
 */
export const bySectionColumn = (page: Page): readonly Rewritten[] => {
  const { sheet } = page;
  const from = rowsBySection(sheet, page);
  if (from === null) return [];
  const rows = from.map(([row, only]) =>
    only === null ? (sheet.rows[row] ?? []) : [cellAt(sheet, row, only)],
  );
  const originOf = (row: number, column: number) => {
    const [at, only] = from[row] ?? [row, null];
    return sheet.origin({ row: at, column: only ?? column });
  };
  return [{ sheet: sheetFrom(rows, ({ row, column }) => originOf(row, column)) }];
};
