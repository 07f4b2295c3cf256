import { type Cell, isBlank } from "../../cell";
import { headingKey } from "../../heading-words";
import { type Head, headingAt } from "../../headings";
import { cellAt, type Sheet } from "../../sheet";
import { headingRows } from "../heading-rows";
import { BEGINS } from "../side-by-side";
import { gridCellOf } from "./marks";
import { columnsOf, FEWEST, hasOwnSign, isSign, isSquare, MOST, type Run, type Square } from "./square";
import { pairingHeads } from "../pairings/columns";
import { unheadedSquares } from "./unheaded";

/** Two players: believed only with signs on the diagonal or names over the columns, and nobody else below. */
const PAIR = 2;

/** Columns headed 1, 2, 3 … side by side. */
export const numbered = (cells: readonly Cell[]): readonly Run[] => {
  const runs: Run[] = [];
  for (let first = 0; first < cells.length; first++) {
    if (cells[first]?.value !== 1) continue;
    let length = 1;
    while (cells[first + length]?.value === length + 1) length++;
    if (length >= PAIR && length <= MOST) runs.push({ first, length });
  }
  return runs;
};

const hasContent = (sheet: Sheet, row: number, { first, length }: Run): boolean =>
  (sheet.rows[row] ?? []).slice(0, first + length).some((cell) => !isBlank(cell));

/** As many rows as the run has columns; one blank row between two is passed over. */
const rowsUnder = (sheet: Sheet, row: number, run: Run): readonly number[] => {
  const rows: number[] = [];
  for (let at = row + 1; rows.length < run.length && at < sheet.rows.length; at++) {
    if (hasContent(sheet, at, run)) rows.push(at);
    else if (rows.length > 0 && !hasContent(sheet, at + 1, run)) break;
  }
  return rows;
};

/** Players' names as people shorten them over columns: a number, initials, the beginning. */
const isLabelOf = (label: string, cells: readonly Cell[]): boolean =>
  cells.some(({ text }) => {
    const key = headingKey(text);
    const initials = headingKey(
      text
        .split(/[\s,.]+/)
        .map((word) => /^\p{L}/u.exec(word)?.[0] ?? "")
        .join(""),
    );
    const turned = initials.slice(1) + initials.slice(0, 1);
    return (
      key !== "" &&
      (key === label || initials === label || turned === label || (label.length > 1 && key.startsWith(label)))
    );
  });

/** Whether two cells down from here look like a diagonal with results beside it. */
const beginsDiagonal = (sheet: Sheet, row: number, column: number): boolean => {
  const at = (down: number, right: number) => gridCellOf(cellAt(sheet, row + 1 + down, column + right));
  const around = [at(0, 1), at(1, 0)];
  return (
    [0, 1].every((step) => at(step, step).diagonal) &&
    around.every(({ kind }) => kind !== "unread") &&
    around.some(({ kind }) => kind === "marks")
  );
};

/** How many columns from `first` on are headed by the players of the rows below, each by a label of his own. */
const labeled = (sheet: Sheet, row: number, first: number): number => {
  const labels = new Set<string>();
  while (labels.size < MOST) {
    const label = headingKey(cellAt(sheet, row, first + labels.size).text);
    const player = (sheet.rows[row + 1 + labels.size] ?? []).slice(0, first);
    if (label === "" || labels.has(label) || !isLabelOf(label, player)) break;
    labels.add(label);
  }
  return labels.size;
};

/** Columns headed by the players of the rows below, in their order. */
const named = (sheet: Sheet, row: number): readonly Run[] => {
  const width = sheet.rows[row]?.length ?? 0;
  for (let first = 1; first < width; first++) {
    if (!beginsDiagonal(sheet, row, first)) continue;
    const length = labeled(sheet, row, first);
    if (length >= PAIR) return [{ first, length }];
  }
  return [];
};

/** Where the columns of the next square begin: with a number or name, or where the headings have a gap. */
const boundary = (head: Head, run: Run, next: Run): number => {
  const between = Array.from(
    { length: next.first - run.first - run.length },
    (_, at) => run.first + run.length + at,
  );
  return (
    between.find((column) => BEGINS.has(head.roles.get(column))) ??
    between.find((column) => !head.texts.has(column)) ??
    next.first
  );
};

/** The headings of one square: beside others, only those of its own part of the row. */
const headOf = (head: Head, run: Run, from: number, to: number): Head => {
  const end = run.first + run.length;
  const texts = new Map([...head.texts].filter(([column]) => column >= from && column < to));
  const roles = new Map(
    [...head.roles].filter(([column]) => texts.has(column) && (column < run.first || column >= end)),
  );
  return {
    ...head,
    roles,
    texts,
    columns: new Map([...roles].reverse().map(([column, role]) => [role, column])),
    rounds: columnsOf(run).map((column, at) => ({ round: at + 1, column, worded: false })),
    firstColumn: Math.max(from, Math.min(...texts.keys())),
    lastColumn: Math.max(end - 1, ...texts.keys()),
  };
};

const NONE: readonly Square[] = [];

const isGridRun = (sheet: Sheet, row: number, run: Run, byName: boolean): boolean => {
  const rows = rowsUnder(sheet, row, run);
  if (!isSquare(sheet, rows, run) && !(rows.length >= run.length && hasOwnSign(sheet, rows, columnsOf(run))))
    return false;
  if (run.length >= FEWEST) return true;
  const below = (rows.at(-1) ?? row) + 1;
  const signed = rows.every((each, at) => isSign(sheet, each, run.first + at));
  return !hasContent(sheet, below, run) && (byName || signed);
};

const squaresAt = (sheet: Sheet, row: number, mayBeNamed: boolean): readonly Square[] => {
  const counted = numbered(sheet.rows[row] ?? []);
  if (counted.length === 0 && !mayBeNamed) return NONE;
  const candidates = counted.length > 0 || !mayBeNamed ? counted : named(sheet, row);
  const runs = candidates.filter((run) => isGridRun(sheet, row, run, counted.length === 0));
  if (runs.length === 0) return [];
  const head = headingAt(sheet, row);
  const ends = runs.map((run, at) => {
    const next = runs[at + 1];
    return next === undefined ? Number.POSITIVE_INFINITY : boundary(head, run, next);
  });
  return runs.map((run, at) => {
    const [from, to] = [at === 0 ? 0 : (ends[at - 1] ?? 0), ends[at] ?? 0];
    return {
      head: headOf(head, run, from, to),
      columns: columnsOf(run),
      rows: rowsUnder(sheet, row, run),
      part: runs.length === 1 ? null : ([from, to] as const),
      headed: true,
    };
  });
};

/** The rows right below White and Black, in which numbers are those of players. */
const listedRows = (sheet: Sheet): ReadonlySet<number> => {
  const heads = new Set(pairingHeads(sheet).flatMap(({ row, colored }) => (colored ? [row] : [])));
  const rows = new Set<number>();
  sheet.rows.forEach((cells, row) => {
    const isBelow = heads.has(row - 1) || rows.has(row - 1);
    if (isBelow && cells.some((cell) => !isBlank(cell))) rows.add(row);
  });
  return rows;
};

/** The squares of a sheet, from the top; those without headings only where there is no other. */
export const squaresOf = (sheet: Sheet): readonly Square[] => {
  const listed = listedRows(sheet);
  const headings = headingRows(sheet).filter((row) => !listed.has(row));
  const mayBe = new Set(headings);
  const headed: Square[] = [];
  for (let row = 0; row < sheet.rows.length; row++) {
    const inside = row <= (headed.at(-1)?.rows.at(-1) ?? -1);
    if (!inside && !listed.has(row)) headed.push(...squaresAt(sheet, row, mayBe.has(row)));
  }
  const most = headed.reduce((count, { rows }) => Math.max(count, rows.length), 0);
  if (most > PAIR) return headed;
  // Two results in a grid without headings may look like the numbers of two players.
  const unheaded = unheadedSquares(sheet, headings);
  return most === 0 || unheaded.some(({ rows }) => rows.length > most) ? unheaded : headed;
};
