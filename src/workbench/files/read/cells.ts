import type {
  Cell as FileCell,
  CellValue as FileValue,
  Hyperlink as FileLink,
  Sheet as FileSheet,
} from "hucre";

import {
  type Area,
  type Cell,
  type CellValue,
  EMPTY_CELL,
  errorValue,
  GENERAL,
  type Hyperlink,
  isErrorText,
  NO_FORMAT,
  parseArea,
  type Sheet,
} from "../../model";
import type { FunctionNames } from "../formula/names";
import { shiftFormula } from "../formula/shift";
import { present } from "../present";
import { type FormatContext, formatOf } from "./format";
import { type RawValue, rawValues } from "./raw";

/** What cells are read against. */
export interface CellContext extends FormatContext {
  readonly names: FunctionNames;
  /** Whether day 0 is 1 January 1904. */
  readonly date1904: boolean;
}

const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;

const ISO = /^(?<date>\d{4}-\d\d-\d\d)(?:T(?<time>\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?Z?)?$/;

/** The serial number of a date written out, as in cells of type `d`. */
const serialOfIso = (text: string, date1904: boolean): number | undefined => {
  const { date, time = "00:00" } = ISO.exec(text.trim())?.groups ?? {};
  const moment = date === undefined ? NaN : Date.parse(`${date}T${time}Z`);
  return Number.isNaN(moment) ? undefined : (moment - EPOCH) / DAY - (date1904 ? DAYS_TO_1904 : 0);
};

const numberOf = (raw: RawValue | undefined, date1904: boolean): number | undefined => {
  if (!raw) return undefined;
  const value = raw.isDate ? serialOfIso(raw.text, date1904) : Number(raw.text);
  return value !== undefined && Number.isFinite(value) ? value : undefined;
};

const valueOf = (
  value: FileValue | undefined,
  { detail, raw, date1904 }: { detail: FileCell | undefined; raw: RawValue | undefined; date1904: boolean },
): CellValue => {
  if (value instanceof Date || raw?.isDate === true) return numberOf(raw, date1904) ?? raw?.text ?? null;
  if (detail?.type !== "error") return value ?? null;
  const text = String(value);
  return isErrorText(text) ? errorValue(text) : errorValue("#VALUE!", text);
};

const linkOf = (link: FileLink): Hyperlink | undefined =>
  present<Hyperlink>({
    address: link.location === undefined ? link.target || undefined : undefined,
    documentReference: link.location,
    screenTip: link.tooltip,
    textToDisplay: link.display,
  });

interface Master {
  readonly formula: string;
  readonly row: number;
  readonly column: number;
}

/** Gives each cell its formula; those that share one are told it only in the first of them. */
const formulaReader = (names: FunctionNames) => {
  const masters = new Map<number, Master>();
  const stored = ({ formula, formulaSharedIndex: shared }: FileCell, row: number, column: number): string => {
    if (formula === undefined || shared === undefined) return formula ?? "";
    if (formula !== "") masters.set(shared, { formula, row, column });
    const master = masters.get(shared);
    if (!master) return "";
    return shiftFormula(master.formula, { rows: row - master.row, columns: column - master.column });
  };
  return (cell: FileCell, row: number, column: number): string => {
    const formula = stored(cell, row, column);
    return formula === "" ? "" : names.shown(formula);
  };
};

const keyOf = (row: number, column: number): string => `${row},${column}`;

const hasDates = (file: FileSheet, xml: string): boolean =>
  xml.includes('t="d"') ||
  xml.includes("t='d'") ||
  file.rows.some((row) => row.some((value) => value instanceof Date));

const spillOf = (detail: FileCell): Area | undefined =>
  detail.formulaType === "array" ? parseArea(detail.formulaRef ?? "") : undefined;

const detailed = (detail: FileCell, value: CellValue, formula: string, context: CellContext): Cell => {
  const { style, hyperlink } = detail;
  const link = hyperlink && linkOf(hyperlink);
  const area = formula === "" ? undefined : spillOf(detail);
  return {
    value,
    formula,
    numberFormat: style?.numFmt ?? GENERAL,
    format: style ? formatOf(style, context) : NO_FORMAT,
    ...(link && { hyperlink: link }),
    ...(area && { spill: { rows: area.rows, columns: area.columns } }),
  };
};

const markSpills = (sheet: Sheet): void => {
  const anchors = [...sheet.cells.all()].filter(({ cell }) => cell.spill !== undefined);
  for (const { row, column, cell } of anchors)
    for (const placed of sheet.cells.ordered({ row, column, rows: 1, columns: 1, ...cell.spill }))
      if (placed.cell.formula === "")
        sheet.cells.patch(placed.row, placed.column, { spilledFrom: { row, column } });
};

/** Reads the cells of a sheet: values, formulas with their results, formats and links. */
export const readCells = (sheet: Sheet, file: FileSheet, xml: string, context: CellContext): void => {
  const raw = hasDates(file, xml) ? rawValues(xml) : undefined;
  const formula = formulaReader(context.names);
  const put = (row: number, column: number, value: FileValue | undefined): void => {
    const key = keyOf(row, column);
    const detail = file.cells?.get(key);
    const result = valueOf(value, { detail, raw: raw?.get(key), date1904: context.date1904 });
    const cell = detail
      ? detailed(detail, result, formula(detail, row, column), context)
      : { ...EMPTY_CELL, value: result };
    sheet.cells.put(row, column, cell);
  };
  file.rows.forEach((values, row) => values.forEach((value, column) => put(row, column, value)));
  markSpills(sheet);
};
