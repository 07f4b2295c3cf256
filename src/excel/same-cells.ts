import type { Cells } from "./port";

const sameCell = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : Object.is(a, b);

/** Whether two readings of a range found the same in every cell. */
export const sameCells = (a: Cells, b: Cells): boolean =>
  a.length === b.length &&
  a.every((row, i) => row.length === b[i]?.length && row.every((value, j) => sameCell(value, b[i]?.[j])));
