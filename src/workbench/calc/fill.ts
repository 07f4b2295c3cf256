import { type FunctionResult, isTable } from "../customfunctions";
import {
  type Area,
  type CellValue,
  errorValue,
  isBlocked,
  releaseSpill,
  rewriteSpill,
  writeSpill,
} from "../model";
import type { FormulaNode } from "./nodes";

type Own = Pick<FormulaNode, "sheet" | "row" | "column">;

/**
 * The size of an array that does not come to rest.
 *
 * @see https://support.microsoft.com/office/how-to-correct-a-spill-error-ffe0f555-b479-4a17-a6e2-ef9cc9ad4023
 */
export const UNSTABLE = errorValue("#SPILL!", "Spill: the size of the result changes with each calculation.");

/** Shows one value in a formula's own cell. */
export const showValue = ({ sheet, row, column }: Own, value: CellValue): void =>
  sheet.cells.patch(row, column, { value });

/**
 * Puts a formula's result into its cells: its old array goes, a new one needs free cells. The answer is the area
 * of an array that found no room.
 */
export const showResult = (own: Own, result: FunctionResult): Area | undefined => {
  const { sheet, row, column } = own;
  const rows = isTable(result) ? result : [[result]];
  const area = { row, column, rows: rows.length, columns: rows[0]?.length ?? 1 };
  if (rewriteSpill(sheet, area, rows)) return undefined;
  releaseSpill(sheet, row, column);
  if (area.rows === 1 && area.columns === 1) showValue(own, rows[0]?.[0] ?? null);
  else if (isBlocked(sheet, area)) {
    showValue(own, errorValue("#SPILL!"));
    return area;
  } else writeSpill(sheet, area, rows);
  return undefined;
};
