import type { PlayerNo } from "../engine/index";
import type { CarriedRaw, PrintedRaw, RawTable } from "./layout";
import type { At, TableMap } from "./types";

const byNumber = <Value>(
  nos: readonly PlayerNo[],
  values: readonly (Value | null | undefined)[],
): ReadonlyMap<PlayerNo, Value> => {
  const map = new Map<PlayerNo, Value>();
  nos.forEach((no, i) => {
    const value = values[i];
    if (value !== null && value !== undefined && !map.has(no)) map.set(no, value);
  });
  return map;
};

/** Where the players stand on the sheet, and the columns that are theirs. */
export const mapOf = (raw: RawTable, nos: readonly PlayerNo[]): TableMap => {
  const { headingRow, firstRow, lastRow, firstColumn, lastColumn, headings } = raw;
  return {
    ...{ headingRow, firstRow, lastRow, firstColumn, lastColumn, headings },
    rows: byNumber(
      nos,
      raw.rows.map(({ at }) => at.row),
    ),
    cells: byNumber<readonly (At | null)[]>(
      nos,
      raw.rows.map(({ cells }) => cells),
    ),
    carried: raw.carried.map((column: CarriedRaw) => ({ ...column, values: byNumber(nos, column.values) })),
    printed: raw.printed.map((column: PrintedRaw) => ({ ...column, values: byNumber(nos, column.values) })),
  };
};
