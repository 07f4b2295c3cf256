import { type Book, cellArea, type CellFormat, movedFormula, overlaps, type Sheet } from "../model";
import { evaluate } from "./evaluate";
import { surroundingsOf } from "./evaluator";
import { parseFormula } from "./parse";
import { caught, toCondition } from "./values";

const merged = (one: CellFormat, other: CellFormat): CellFormat => ({
  ...other,
  ...one,
  ...((one.font ?? other.font) ? { font: { ...other.font, ...one.font } } : {}),
});

/**
 * The formats that the rules of conditional formatting give a cell, the first rule first; undefined where none
 * holds. The formula of a rule is written for the first cell of its range. Functions of an add-in do not count in it.
 *
 * @see https://support.microsoft.com/office/use-conditional-formatting-to-highlight-information-fed60dfa-1d3f-4e13-9ecb-f1951ff89d7f
 */
export const conditionalFormat = (
  book: Book,
  sheet: Sheet,
  row: number,
  column: number,
): CellFormat | undefined => {
  let format: CellFormat | undefined;
  const at = { sheet, area: cellArea(row, column) };
  for (const rule of sheet.conditionals) {
    const first = rule.areas[0];
    if (!first || !rule.areas.some((area) => overlaps(area, at.area))) continue;
    const tree = parseFormula(movedFormula(rule.formula, first, { row, column }));
    if (!tree) continue;
    const around = surroundingsOf(book, at, () => undefined);
    if (caught(() => toCondition(evaluate(tree, around))) !== true) continue;
    format = merged(format ?? {}, rule.format);
    if (rule.stopIfTrue) break;
  }
  return format;
};
