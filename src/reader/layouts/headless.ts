import { type Cell, isBlank } from "../cell";
import { FACT_TEXTS as T } from "../fact-texts";
import { agreementOf, pairsOf, printedOpponent } from "../decide/pairs";
import type { Head, Role, RoundColumn } from "../headings";
import type { Layout, Page, RawTable, Span } from "../layout";
import { cellAt, type Sheet } from "../sheet";
import { surveyOf } from "../survey";
import { FAMILIES, type Family, tokenReader } from "../tokens/index";
import { ratingOf } from "../values";
import { toldAs } from "./told";
import { readChart } from "./wall-chart/read";

/** Rows that show what a column holds. */
const SAMPLE = 60;
const MORE = 200;

/** A column of rounds names opponents in this share of its cells. */
const NAMING = 0.5;

/** Without headings, only games that both rows show make a table. */
const AGREEING = 0.7;

const LIKENESS = 0.85;

/** Cells of columns that are no rounds. */
const MOSTLY = 0.6;

const writtenRows = ({ rows }: Sheet): readonly number[] =>
  rows.flatMap((cells, row) => (cells.every(isBlank) ? [] : [row]));

const shareOf = (cells: readonly Cell[], is: (cell: Cell) => boolean): number => {
  const written = cells.filter((cell) => !isBlank(cell));
  return written.length === 0 ? 0 : written.filter(is).length / written.length;
};

/** The columns whose cells name opponents, side by side, the longest run of a notation. */
const runIn = (columns: readonly (readonly Cell[])[], family: Family): readonly number[] => {
  const readCell = tokenReader(family);
  const naming = columns.map(
    (cells) => shareOf(cells, (cell) => printedOpponent(readCell(cell)) !== null) >= NAMING,
  );
  let best: number[] = [];
  let run: number[] = [];
  for (const [column, names] of naming.entries()) {
    run = names ? [...run, column] : [];
    if (run.length > best.length) best = run;
  }
  return best;
};

const isRating = (cell: Cell): boolean => ratingOf(cell) !== null && (cell.value ?? 0) >= 100;

const isPoints = ({ value }: Cell): boolean =>
  value !== null && Number.isSafeInteger(value * 2) && value < 100;

/** What the columns beside the rounds hold: a rating before or after them, the total right of them. */
const rolesOf = (
  columns: readonly (readonly Cell[])[],
  run: readonly number[],
): ReadonlyMap<number, Role> => {
  const roles = new Map<number, Role>();
  const beside = (run.at(-1) ?? 0) + 1;
  if (shareOf(columns[beside] ?? [], isPoints) >= MOSTLY) roles.set(beside, "total");
  const rating = columns.findIndex(
    (cells, column) => !run.includes(column) && shareOf(cells, isRating) >= MOSTLY,
  );
  if (rating >= 0) roles.set(rating, "rating");
  return roles;
};

const TEXTS: Partial<Readonly<Record<Role, string>>> = { total: "Total", rating: "Rating" };

/** The heading that the table would have, in the row above it. */
const headOf = (sheet: Sheet, firstRow: number, run: readonly number[], roles: Head["roles"]): Head => ({
  ...{ firstRow, row: firstRow - 1, roles },
  columns: new Map([...roles].map(([column, role]) => [role, column])),
  rounds: run.map((column, at): RoundColumn => ({ round: at + 1, column, worded: false })),
  texts: new Map([...roles].map(([column, role]) => [column, TEXTS[role] ?? ""])),
  firstColumn: 0,
  lastColumn: Math.max(0, sheet.width - 1),
});

const hasTokens = (sheet: Sheet, row: number, run: readonly number[], family: Family): boolean =>
  run.some((column) => printedOpponent(tokenReader(family)(cellAt(sheet, row, column))) !== null);

/** In a round nobody is the opponent of two; in noise nearly everybody is. */
const DISTINCT = 0.8;

const opponentsDiffer = (
  sheet: Sheet,
  rows: readonly number[],
  run: readonly number[],
  family: Family,
): boolean => {
  const readCell = tokenReader(family);
  return run.every((column) => {
    const named = rows.flatMap((row) => printedOpponent(readCell(cellAt(sheet, row, column))) ?? []);
    return new Set(named).size >= DISTINCT * named.length;
  });
};

const spanFor = (
  page: Page,
  rows: readonly number[],
  run: readonly number[],
  family: Family,
): Span | null => {
  const { sheet } = page;
  const firstRow = rows.find((row) => hasTokens(sheet, row, run, family));
  if (firstRow === undefined || !opponentsDiffer(sheet, rows, run, family)) return null;
  const sample = rows.filter((row) => row >= firstRow).slice(0, MORE);
  const columns = Array.from({ length: sheet.width }, (_, column) =>
    sample.map((row) => cellAt(sheet, row, column)),
  );
  const head = headOf(sheet, firstRow, run, rolesOf(columns, run));
  const span: Span = {
    ...{ firstRow, lastRow: sheet.rows.length - 1, firstColumn: 0, lastColumn: head.lastColumn },
    ...{ likeness: LIKENESS, head },
  };
  const table = readChart({ sheet, heads: [] }, head, span);
  return table === null || !agrees(table) ? null : { ...span, table: withoutHeading(table) };
};

/** Whether games are shown by both rows, the players numbered as printed or in order. */
const agrees = ({ rows }: RawTable): boolean => {
  const survey = surveyOf(rows.map(({ tokens }) => tokens));
  const orders = [rows.map(({ numbers }, i) => numbers.pairing ?? i + 1), rows.map((_, i) => i + 1)];
  return orders.some((nos) => {
    const pairs = pairsOf(survey, new Map(nos.map((no, i) => [no, i])));
    return pairs.named > 0 && agreementOf(pairs) >= AGREEING;
  });
};

const withoutHeading = (table: RawTable): RawTable =>
  toldAs(table, {
    headingRow: null,
    first: { row: table.firstRow, column: table.firstColumn },
    last: { row: table.lastRow, column: table.lastColumn },
    ...{ lines: T.linesPerPlayer[1] ?? T.severalLines, rounds: T.noHeadings },
    ...{ numberHeading: null, facts: [] },
  });

const detect = (page: Page): readonly Span[] => {
  if (page.heads.some(({ rounds }) => rounds.length > 0)) return [];
  const rows = writtenRows(page.sheet);
  const sample = rows.slice(0, SAMPLE);
  const columns = Array.from({ length: page.sheet.width }, (_, column) =>
    sample.map((row) => cellAt(page.sheet, row, column)),
  );
  const runs = FAMILIES.map((family) => ({ family, run: runIn(columns, family) }))
    .filter(({ run }) => run.length > 0)
    .sort((a, b) => b.run.length - a.run.length);
  for (const { family, run } of runs) {
    const span = spanFor(page, rows, run, family);
    if (span !== null) return [span];
  }
  return [];
};

/** A wall chart without headings, as a range for a function may be: rounds are the columns that name opponents. */
export const headless: Layout = {
  name: T.layouts.headless,
  detect,
  read: (_page, { table }) => table ?? null,
};
