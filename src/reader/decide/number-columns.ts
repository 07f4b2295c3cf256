import type { PlayerNo } from "../../engine/index";
import type { RawRow } from "../layout";
import type { NumberKind } from "../types";

/** A column of numbers names players if nearly all have one of their own. */
const FILLED = 0.6;
const DISTINCT = 0.6;

const numberIn = (row: RawRow, i: number, kind: NumberKind): number | null =>
  kind === "row" ? i + 1 : row.numbers[kind];

/** The numbers of a kind: how many rows have one, and the row of each. */
export interface NumberColumn {
  readonly kind: NumberKind;
  readonly given: number;
  readonly rowOf: ReadonlyMap<number, number>;
}

export const columnOf = (rows: readonly RawRow[], kind: NumberKind): NumberColumn => {
  const rowOf = new Map<number, number>();
  let given = 0;
  rows.forEach((row, i) => {
    const number = numberIn(row, i, kind);
    if (number === null) return;
    given++;
    if (!rowOf.has(number)) rowOf.set(number, i);
  });
  return { kind, given, rowOf };
};

/** Whether a column tells players apart, but for a few cells. */
export const isUsable = (rows: readonly RawRow[], { given, rowOf }: NumberColumn): boolean =>
  given > 0 && given >= FILLED * rows.length && rowOf.size >= DISTINCT * given;

/** A number for every row; one without takes the place that the row has in the table, if it is free. */
export const numbersBy = (rows: readonly RawRow[], { kind, rowOf }: NumberColumn): readonly PlayerNo[] => {
  let next = 1;
  for (const no of rowOf.keys()) next = Math.max(next, no + 1);
  return rows.map((row, i) => {
    const given = numberIn(row, i, kind);
    if (given !== null) return given;
    return rowOf.has(i + 1) ? next++ : i + 1;
  });
};

/** The row of every number, of those too that rows without one were given. */
export const withMissing = (
  { given, rowOf }: NumberColumn,
  nos: readonly PlayerNo[],
): ReadonlyMap<PlayerNo, number> => {
  if (given === nos.length) return rowOf;
  const all = new Map(rowOf);
  nos.forEach((no, i) => {
    if (!all.has(no)) all.set(no, i);
  });
  return all;
};
