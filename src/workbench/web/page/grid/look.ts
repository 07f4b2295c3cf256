import { conditionalFormat } from "../../../formula/conditional";
import {
  type Area,
  type Book,
  type BorderFormat,
  type Cell,
  type CellFormat,
  type CellValue,
  isErrorValue,
  noteAt,
  overlaps,
  type Sheet,
  type SheetTable,
  shownText,
} from "../../../model";

/** How a cell shows. */
export interface Look {
  readonly text: string;
  /** Of the style sheet. */
  readonly classes: string;
  /** What appears on hover. */
  readonly title: string;
  readonly style: Readonly<Record<string, string>>;
}

const PIXELS_A_POINT = 4 / 3;

const ALIGN: Readonly<Record<string, string>> = { Left: "left", Center: "center", Right: "right" };

const naturalAlign = (value: CellValue): string => {
  if (typeof value === "number") return "right";
  return typeof value === "boolean" || isErrorValue(value) ? "center" : "left";
};

const WIDTHS: Readonly<Record<BorderFormat["weight"], number>> = {
  Hairline: 1,
  Thin: 1,
  Medium: 2,
  Thick: 3,
};

const STYLES: Readonly<Partial<Record<BorderFormat["style"], string>>> = {
  Dash: "dashed",
  DashDot: "dashed",
  Dot: "dotted",
  Double: "double",
};

const SIDES = {
  EdgeTop: "borderTop",
  EdgeBottom: "borderBottom",
  EdgeLeft: "borderLeft",
  EdgeRight: "borderRight",
};

const bordersOf = ({ borders = {} }: CellFormat): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SIDES).flatMap(([side, property]) => {
      const line = borders[side as keyof typeof SIDES];
      return line
        ? [[property, `${WIDTHS[line.weight]}px ${STYLES[line.style] ?? "solid"} ${line.color}`]]
        : [];
    }),
  );

const fontOf = ({ font = {} }: CellFormat): Record<string, string> => {
  const lines = [
    ...((font.underline ?? "None") === "None" ? [] : ["underline"]),
    ...(font.strikethrough === true ? ["line-through"] : []),
  ];
  return {
    ...(font.bold === true ? { fontWeight: "700" } : {}),
    ...(font.italic === true ? { fontStyle: "italic" } : {}),
    ...(font.color === undefined ? {} : { color: font.color }),
    ...(font.size === undefined || font.size === 11
      ? {}
      : { fontSize: `${(font.size * PIXELS_A_POINT * 13) / 14.67}px` }),
    ...(lines.length === 0 ? {} : { textDecoration: lines.join(" ") }),
  };
};

const styleOf = (format: CellFormat): Record<string, string> => {
  const { fill, horizontalAlignment = "", indentLevel = 0, wrapText } = format;
  const align = ALIGN[horizontalAlignment];
  return {
    ...fontOf(format),
    ...bordersOf(format),
    ...(fill?.color === undefined || fill.color === "" ? {} : { backgroundColor: fill.color }),
    ...(align === undefined ? {} : { textAlign: align }),
    ...(indentLevel > 0 ? { paddingLeft: `${4 + 9 * indentLevel}px` } : {}),
    ...(wrapText === true ? { whiteSpace: "pre-wrap" } : {}),
  };
};

/**
 * The part of a table's style that a cell shows: its heading row, or a band.
 *
 * @see https://support.microsoft.com/office/format-an-excel-table-6789619f-c889-495c-99c2-2f971c0e2370
 */
const tableClass = (
  { area, showHeaders, showBandedRows, showTotals, style }: SheetTable,
  row: number,
): string => {
  if (style === "") return "";
  const line = row - area.row - (showHeaders ? 1 : 0);
  if (line < 0) return "table-heading";
  if (showTotals && row === area.row + area.rows - 1) return "table-total";
  return showBandedRows && line % 2 === 0 ? "table-band" : "table-row";
};

/** What a cell holds, as the formula bar shows it. */
export const inputText = ({ formula, value, numberFormat }: Cell): string => {
  if (formula !== "") return formula;
  if (typeof value !== "number") return shownText(value, "General");
  return /[dmyhs]/i.test(numberFormat.replaceAll(/"[^"]*"|\[[^\]]*\]/g, "")) && numberFormat !== "General"
    ? shownText(value, numberFormat)
    : String(value);
};

const titleOf = (sheet: Sheet, { value }: Cell, row: number, column: number): string => {
  const note = noteAt(sheet, row, column)?.text;
  const message = isErrorValue(value) ? (value.message ?? ERRORS[value.error]) : undefined;
  return [message, note].filter((text) => text !== undefined).join("\n\n");
};

/** What errors without a message of their own mean. */
const ERRORS: Readonly<Partial<Record<string, string>>> = {
  "#SPILL!": "Spill: the cells that the result needs are not empty.",
  "#NAME?": "The formula has a name or function that this workbook does not know.",
  "#BUSY!": "Waiting for the add-in.",
};

/** A number too wide for its column shows number signs, as in Excel; about seven pixels a character. */
const fits = (text: string, width: number): boolean => text.length * 7 <= width + 4;

const numberText = (value: CellValue, text: string, numberFormat: string, width: number): string => {
  if (typeof value !== "number" || fits(text, width)) return text;
  const room = Math.max(1, Math.floor((width - 8) / 7));
  if (numberFormat !== "General") return "#".repeat(room);
  const [whole = ""] = text.split(".");
  return whole.length > room ? "#".repeat(room) : text.slice(0, room).replace(/\.$/, "");
};

export const mergedAt = (sheet: Sheet, area: Area): Area | undefined =>
  sheet.merges.find((merge) => overlaps(merge, area));

/** How the cell of a sheet shows in a column of this many pixels. */
export const lookOf = (book: Book, sheet: Sheet, row: number, column: number, width: number): Look => {
  const cell = sheet.shown(row, column);
  const one = { row, column, rows: 1, columns: 1 };
  const table = sheet.tables.find(({ area }) => overlaps(area, one));
  const rule = sheet.conditionals.length > 0 ? conditionalFormat(book, sheet, row, column) : undefined;
  const format: CellFormat = rule
    ? { ...cell.format, ...rule, font: { ...cell.format.font, ...rule.font } }
    : cell.format;
  const text = shownText(cell.value, cell.numberFormat);
  const classes = [
    naturalAlign(cell.value),
    table && tableClass(table, row),
    isErrorValue(cell.value) && "error",
    noteAt(sheet, row, column) && "note",
  ];
  return {
    text: numberText(cell.value, text, cell.numberFormat, width),
    classes: classes.filter(Boolean).join(" "),
    title: titleOf(sheet, cell, row, column),
    style: styleOf(format),
  };
};
