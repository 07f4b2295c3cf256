import type { Sheet as FileSheet } from "hucre";

import {
  type Area,
  type ConditionalRule,
  type Freeze,
  type Line,
  MAX_COLUMNS,
  type Note,
  parseArea,
  type Sheet,
  type SheetProtection,
} from "../../model";
import type { Package } from "../opc/package";
import { fromXstring } from "../opc/edit";
import { child, childrenOf, flag, numberAttribute, type XmlElement } from "../opc/xml";
import { areasOf } from "../areas";
import { present } from "../present";
import { type CellContext, readCells } from "./cells";
import { conditionalFormatOf } from "./format";
import { readPage } from "./page";
import { readProperties } from "./properties";
import { readTables } from "./tables";
import { readValidations } from "./validations";
import { protectionOptions } from "../protection";
import { charactersOfWidth, DEFAULT_WIDTH, pointsOfWidth } from "../widths";

/** A worksheet's part, read. */
export interface SheetPart {
  readonly part: string;
  readonly xml: string;
  /** Its cells are not listed. */
  readonly root: XmlElement;
}

export interface SheetContext extends CellContext {
  readonly pack: Package;
  readonly newId: () => string;
}

const columnOf = (element: XmlElement, usual: number): Line | undefined => {
  const width = numberAttribute(element, "width");
  const isOwn = flag(element, "customWidth") || Math.abs((width ?? usual) - usual) > 0.02;
  return present<Line>({
    size: width !== undefined && isOwn ? pointsOfWidth(width) : undefined,
    hidden: flag(element, "hidden") || undefined,
  });
};

/** The format that a row or column gives to its blank cells is not read. */
const readLines = (sheet: Sheet, file: FileSheet, root: XmlElement): void => {
  const usual = numberAttribute(child(root, "sheetFormatPr"), "defaultColWidth") ?? DEFAULT_WIDTH;
  for (const element of childrenOf(child(root, "cols"), "col")) {
    const line = columnOf(element, usual);
    const first = numberAttribute(element, "min") ?? 1;
    const last = Math.min(numberAttribute(element, "max") ?? first, MAX_COLUMNS);
    if (line)
      for (let column = Math.max(1, first); column <= last; column++) sheet.columns.set(column - 1, line);
  }
  for (const [row, { height, hidden }] of file.rowDefs ?? []) {
    const line = present<Line>({ size: height, hidden: hidden === true || undefined });
    if (line) sheet.rows.set(row, line);
  }
};

const mergeOf = (merge: NonNullable<FileSheet["merges"]>[number]): Area => ({
  row: merge.startRow,
  column: merge.startCol,
  rows: merge.endRow - merge.startRow + 1,
  columns: merge.endCol - merge.startCol + 1,
});

const freezeOf = ({ freezePane }: FileSheet): Freeze => ({
  rows: freezePane?.rows ?? 0,
  columns: freezePane?.columns ?? 0,
});

const conditionalsOf = (file: FileSheet, context: SheetContext): ConditionalRule[] =>
  (file.conditionalRules ?? [])
    .filter(({ type }) => type === "expression")
    .map(({ range, formula, style, stopIfTrue }) => ({
      id: context.newId(),
      areas: areasOf(range),
      formula: context.names.shown(Array.isArray(formula) ? (formula[0] ?? "") : (formula ?? "")),
      format: conditionalFormatOf(style ?? {}, context),
      stopIfTrue: stopIfTrue === true,
    }));

const notesOf = ({ cells }: FileSheet): Note[] =>
  [...(cells ?? [])].flatMap(([key, { comment }]) => {
    const [row = 0, column = 0] = key.split(",").map(Number);
    return comment
      ? [{ row, column, text: fromXstring(comment.text), author: fromXstring(comment.author ?? "") }]
      : [];
  });

const protectionOf = (root: XmlElement): SheetProtection | undefined => {
  const element = child(root, "sheetProtection");
  return flag(element, "sheet") ? { options: protectionOptions(element), password: undefined } : undefined;
};

const standardWidthOf = (root: XmlElement): number | undefined => {
  const width = numberAttribute(child(root, "sheetFormatPr"), "defaultColWidth");
  return width === undefined ? undefined : charactersOfWidth(width);
};

/** Fills a sheet of the model from its part and from what the library has read of it; charts come later, when all sheets are there. */
export const readSheet = (
  sheet: Sheet,
  file: FileSheet,
  { part, xml, root }: SheetPart,
  context: SheetContext,
): void => {
  readCells(sheet, file, xml, context);
  readLines(sheet, file, root);
  sheet.merges = (file.merges ?? []).map(mergeOf);
  sheet.tables = readTables(context.pack, part, context.newId);
  sheet.validations = readValidations(xml, root);
  sheet.conditionals = conditionalsOf(file, context);
  sheet.notes = notesOf(file);
  sheet.freeze = freezeOf(file);
  sheet.page = readPage(xml, root);
  sheet.tabColor = context.color(file.view?.tabColor) ?? "";
  sheet.showGridlines = file.view?.showGridLines !== false;
  sheet.showHeadings = file.view?.showRowColHeaders !== false;
  sheet.standardWidth = standardWidthOf(root) ?? sheet.standardWidth;
  sheet.protection = protectionOf(root);
  sheet.autoFilter = parseArea(file.autoFilter?.range ?? "");
  for (const [name, value] of readProperties(context.pack, part, root))
    sheet.customProperties.set(name, value);
};
