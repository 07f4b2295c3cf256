import { isBlank } from "../../cell";
import type { Head, Role } from "../../headings";
import { cellAt, type Sheet } from "../../sheet";
import { columnsOf, FEWEST, isSign, isSquare, MOST, type Run, type Square } from "./square";

/** The square whose diagonal begins in the row, told by the signs on it. */
const runAt = (sheet: Sheet, row: number): Run | null => {
  const { length: width } = sheet.rows[row] ?? [];
  for (let first = 0; first < width; first++) {
    let length = 0;
    while (length < MOST && isSign(sheet, row + length, first + length)) length++;
    if (length >= FEWEST) return { first, length };
  }
  return null;
};

const isPoints = (sheet: Sheet, row: number, column: number): boolean => {
  const cell = cellAt(sheet, row, column);
  return isBlank(cell) || (cell.value !== null && Number.isInteger(cell.value * 2));
};

/** The heading that the square would have; the column beside it holds the totals if it holds points. */
const headOf = (sheet: Sheet, rows: readonly number[], run: Run): Head => {
  const beside = run.first + run.length;
  const hasTotals =
    rows.every((row) => isPoints(sheet, row, beside)) &&
    rows.some((row) => !isBlank(cellAt(sheet, row, beside)));
  const roles = new Map<number, Role>(hasTotals ? [[beside, "total"]] : []);
  const row = (rows[0] ?? 0) - 1;
  return {
    ...{ firstRow: row + 1, row, roles },
    columns: new Map([...roles].map(([column, role]) => [role, column])),
    rounds: columnsOf(run).map((column, at) => ({ round: at + 1, column, worded: false })),
    texts: new Map(hasTotals ? [[beside, "Total"]] : []),
    firstColumn: 0,
    lastColumn: Math.max(beside, sheet.width - 1),
  };
};

/** Squares without headings, in the order of the sheet. */
export const unheadedSquares = (sheet: Sheet, candidates: readonly number[]): readonly Square[] => {
  const squares: Square[] = [];
  for (const row of candidates) {
    if (squares.some(({ rows }) => rows.includes(row))) continue;
    const run = runAt(sheet, row);
    const rows = Array.from({ length: run?.length ?? 0 }, (_, at) => row + at);
    if (run === null || !isSquare(sheet, rows, run)) continue;
    squares.push({
      head: headOf(sheet, rows, run),
      columns: columnsOf(run),
      rows,
      part: null,
      headed: false,
    });
  }
  return squares;
};
