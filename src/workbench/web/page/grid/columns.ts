import type { Column } from "slickgrid";
import { type Book, columnName, type Sheet } from "../../../model";
import { type Look, lookOf } from "./look";
import { ROW_HEAD, type Size, widthOf } from "./size";

/** The grid's own item of a row: rows are told apart by their number alone. */
export interface RowItem {
  readonly row: number;
}

const isBlank = (sheet: Sheet, row: number, column: number): boolean =>
  (sheet.cells.get(row, column)?.value ?? null) === null;

/** Pixels of blank cells to the right that a text may run over. */
const roomBeside = (sheet: Sheet, row: number, column: number, last: number): number => {
  let room = 0;
  for (let next = column + 1; next < last && isBlank(sheet, row, next); next++) {
    room += widthOf(sheet, next);
    if (room > 1200) break;
  }
  return room;
};

const element = ({ text, style }: Look, overflow: number): HTMLElement => {
  const span = document.createElement("span");
  span.textContent = text;
  Object.assign(span.style, style);
  if (overflow > 0) {
    span.className = "over";
    span.style.setProperty("--over", `${overflow}px`);
  }
  return span;
};

/** About the width of a character, in a font of 13 pixels. */
const CHARACTER = { width: 6.2, size: 13 } as const;

const widthOfText = ({ text, style }: Look): number =>
  (text.length * CHARACTER.width * parseFloat(style["fontSize"] ?? String(CHARACTER.size))) / CHARACTER.size;

const overflowOf = (sheet: Sheet, row: number, column: number, look: Look, last: number) => {
  const { style, classes } = look;
  const width = widthOf(sheet, column);
  const isText =
    classes.includes("left") && style["textAlign"] === undefined && style["whiteSpace"] === undefined;
  return isText && widthOfText(look) > width - 6 ? roomBeside(sheet, row, column, last) : 0;
};

const cellColumn = (book: Book, sheet: Sheet, column: number, { columns }: Size): Column<RowItem> => ({
  id: `c${column}`,
  field: "row",
  name: columnName(column),
  width: widthOf(sheet, column),
  minWidth: 0,
  resizable: true,
  sortable: false,
  focusable: false,
  selectable: false,
  cellAttrs: { "aria-colindex": String(column + 2) },
  hidden: widthOf(sheet, column) === 0,
  formatter: (row) => {
    const look = lookOf(book, sheet, row, column, widthOf(sheet, column));
    const overflow = overflowOf(sheet, row, column, look, columns);
    const isPlain = overflow === 0 && Object.keys(look.style).length === 0;
    const shared = { addClasses: look.classes, toolTip: look.title };
    return isPlain ? { ...shared, text: look.text } : { ...shared, html: element(look, overflow) };
  },
});

const headColumn = (drawn: (row: number) => void): Column<RowItem> => ({
  id: "head",
  field: "row",
  name: "Row",
  width: ROW_HEAD,
  resizable: false,
  sortable: false,
  focusable: false,
  selectable: false,
  cssClass: "row-head",
  headerCssClass: "corner",
  cellAttrs: { role: "rowheader", "aria-colindex": "1" },
  formatter: (row) => {
    drawn(row);
    return { text: String(row + 1) };
  },
});

/** The columns of a sheet, the row headings first; `drawn` is told of each row that is drawn. */
export const columnsOf = (
  book: Book,
  sheet: Sheet,
  size: Size,
  drawn: (row: number) => void,
): Column<RowItem>[] => [
  headColumn(drawn),
  ...Array.from({ length: size.columns }, (_, column) => cellColumn(book, sheet, column, size)),
];
