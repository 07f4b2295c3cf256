import type { Cell as FileCell, CellStyle, FontStyle, Hyperlink as FileLink } from "hucre";

import {
  type Cell,
  type CellValue,
  GENERAL,
  type Hyperlink,
  isErrorText,
  isErrorValue,
  type PlacedCell,
  printArea,
  type Sheet,
  TEXT,
  WHOLE_SHEET,
} from "../../model";
import type { FunctionNames } from "../formula/names";
import { toXstring } from "../opc/edit";
import { present } from "../present";
import { styleOf } from "./style";

/** The errors that a file can hold as such; newer ones are stored as #VALUE! until they are calculated again. */
const STORABLE: ReadonlySet<string> = new Set([
  "#NULL!",
  "#DIV/0!",
  "#VALUE!",
  "#REF!",
  "#NAME?",
  "#NUM!",
  "#N/A",
  "#GETTING_DATA",
]);

const stored = (value: CellValue): string | number | boolean | null => {
  if (isErrorValue(value)) return STORABLE.has(value.error) ? value.error : "#VALUE!";
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  return typeof value === "string" ? toXstring(value) : value;
};

const linkOf = (link: Hyperlink): FileLink | undefined => {
  const target = link.address ?? "";
  if (target === "" && link.documentReference === undefined) return undefined;
  return {
    target,
    ...present({ location: link.documentReference, tooltip: link.screenTip, display: link.textToDisplay }),
  };
};

const arrayOf = ({ row, column, cell: { spill } }: PlacedCell): Partial<FileCell> =>
  spill
    ? { formulaType: "array", formulaRef: printArea({ row, column, ...spill }), formulaDynamic: true }
    : {};

/** A text that reads like an error is written as a run of text, since the library takes it for the error. */
const textOf = (value: CellValue, written: string | number | boolean | null): Partial<FileCell> =>
  typeof value === "string" && isErrorText(value) ? { richText: [{ text: value }] } : { value: written };

const contentOf = (placed: PlacedCell, names: FunctionNames): Partial<FileCell> => {
  const { value, formula } = placed.cell;
  const written = stored(value);
  if (formula === "") return textOf(value, written);
  return { value: null, formula: names.stored(formula), formulaResult: written, ...arrayOf(placed) };
};

/** How a text begins that would become a formula if the cell were edited and entered again. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** A text that looks like a formula gets the text format, so that editing the cell leaves it a text. */
const keptText = (cell: Cell): Cell => {
  const { value, formula, numberFormat } = cell;
  const looksLikeFormula = formula === "" && typeof value === "string" && FORMULA_START.test(value);
  return looksLikeFormula && numberFormat === GENERAL ? { ...cell, numberFormat: TEXT } : cell;
};

/** Finds the style of each cell once for every format and number format. */
const styleFinder = (base: FontStyle) => {
  const found = new Map<Cell["format"], Map<string, CellStyle | undefined>>();
  return (cell: Cell): CellStyle | undefined => {
    const ofFormat = found.get(cell.format) ?? new Map<string, CellStyle | undefined>();
    found.set(cell.format, ofFormat);
    if (!ofFormat.has(cell.numberFormat)) ofFormat.set(cell.numberFormat, styleOf(cell, base));
    return ofFormat.get(cell.numberFormat);
  };
};

/** The cells of a sheet as the library writes them. */
export const cellsOf = (
  sheet: Sheet,
  base: FontStyle,
  names: FunctionNames,
): Map<string, Partial<FileCell>> => {
  const style = styleFinder(base);
  return new Map(
    sheet.cells.ordered(WHOLE_SHEET).map((placed) => {
      const { row, column, cell } = placed;
      const hyperlink = cell.hyperlink && linkOf(cell.hyperlink);
      return [
        `${row},${column}`,
        { ...contentOf(placed, names), ...present<FileCell>({ style: style(keptText(cell)), hyperlink }) },
      ];
    }),
  );
};

/** The addresses of the cells whose formula gives an error: the library writes those as texts. */
export const errorResults = (sheet: Sheet): ReadonlySet<string> =>
  new Set(
    [...sheet.cells.all()]
      .filter(({ cell }) => cell.formula !== "" && isErrorValue(cell.value))
      .map(({ row, column }) => printArea({ row, column, rows: 1, columns: 1 })),
  );
