import { type Cell, plainValue, printArea, type Sheet, type SheetTable } from "../../model";
import type { FunctionNames } from "../formula/names";
import { escapeAttribute, escapeText, toXstring } from "../opc/edit";
import { DECLARATION, NAMESPACE } from "../opc/names";

/** A table's part writes even the line feed of a heading as an escape. */
const attributeText = (text: string): string => escapeAttribute(toXstring(text).replaceAll("\n", "_x000a_"));

const cellText = ({ value }: Cell): string => String(plainValue(value));

/** What the totals row holds under a column, as the column says it. */
const totalOf = (
  cell: Cell,
  names: FunctionNames,
): { readonly attribute: string; readonly content: string } => {
  if (cell.formula !== "")
    return {
      attribute: ' totalsRowFunction="custom"',
      content: `<totalsRowFormula>${escapeText(names.stored(cell.formula))}</totalsRowFormula>`,
    };
  const label = cellText(cell);
  return { attribute: label === "" ? "" : ` totalsRowLabel="${attributeText(label)}"`, content: "" };
};

const columnXml = (sheet: Sheet, table: SheetTable, index: number, names: FunctionNames): string => {
  const { row, column, rows } = table.area;
  const heading = table.showHeaders ? cellText(sheet.cells.at(row, column + index)) : `Column${index + 1}`;
  const opening = `<tableColumn id="${index + 1}" name="${attributeText(heading)}"`;
  const total = table.showTotals ? totalOf(sheet.cells.at(row + rows - 1, column + index), names) : undefined;
  const content = total?.content ?? "";
  return `${opening}${total?.attribute ?? ""}${content === "" ? "/>" : `>${content}</tableColumn>`}`;
};

const filterXml = ({ area, showHeaders, showFilterButton, showTotals }: SheetTable): string =>
  showHeaders && showFilterButton
    ? `<autoFilter ref="${printArea({ ...area, rows: area.rows - (showTotals ? 1 : 0) })}"/>`
    : "";

const bit = (on: boolean): number => (on ? 1 : 0);

const styleXml = (table: SheetTable): string =>
  `<tableStyleInfo${table.style === "" ? "" : ` name="${escapeAttribute(table.style)}"`}` +
  ` showFirstColumn="${bit(table.highlightFirstColumn)}" showLastColumn="${bit(table.highlightLastColumn)}"` +
  ` showRowStripes="${bit(table.showBandedRows)}" showColumnStripes="${bit(table.showBandedColumns)}"/>`;

/** The part of a table; its number must be the table's own in the workbook. */
export const tableXml = (sheet: Sheet, table: SheetTable, number: number, names: FunctionNames): string => {
  const columns = Array.from({ length: table.area.columns }, (_, index) =>
    columnXml(sheet, table, index, names),
  );
  const name = attributeText(table.name);
  return (
    `${DECLARATION}<table xmlns="${NAMESPACE.main}" id="${number}" name="${name}" displayName="${name}" ref="${printArea(table.area)}"` +
    `${table.showHeaders ? "" : ' headerRowCount="0"'} ${table.showTotals ? 'totalsRowCount="1"' : 'totalsRowShown="0"'}>` +
    `${filterXml(table)}<tableColumns count="${columns.length}">${columns.join("")}</tableColumns>${styleXml(table)}</table>`
  );
};
