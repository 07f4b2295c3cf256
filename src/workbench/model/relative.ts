import { translateFormulaToA1, translateFormulaToR1C1 } from "@borgar/fx";
import { columnName } from "./address";

interface Corner {
  readonly row: number;
  readonly column: number;
}

const anchor = ({ row, column }: Corner): string => `${columnName(column)}${row + 1}`;

/**
 * A formula as it reads when its cell is copied elsewhere: relative references move along, those with dollar
 * signs stay.
 *
 * @see https://support.microsoft.com/office/switch-between-relative-absolute-and-mixed-references-dfec08cd-ae65-4f56-839e-5f0d8d0baca9
 */
export const movedFormula = (formula: string, from: Corner, to: Corner): string => {
  if (formula === "" || (from.row === to.row && from.column === to.column)) return formula;
  const relative = translateFormulaToR1C1(formula, anchor(from));
  return translateFormulaToA1(relative, anchor(to), { wrapEdges: false });
};
