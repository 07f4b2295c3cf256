import type { LineChart, Page, SheetBlock } from "../../writer/block";
import { pointsOf } from "../../writer/pagination";
import { TEXTS } from "../../writer/texts";
import { rangeOf } from "./grid";

/** Half an inch. */
const MARGIN = 36;
const HEADER = 18;

/** An ampersand begins a code in page headers and footers; two of them print one. */
const plain = (text: string): string => text.replaceAll("&", "&&");

/** The page: paper, margins, the headings on every page, the page number in the footer. */
export const writePage = (
  sheet: Excel.Worksheet,
  { paper, landscape, titleRow, footer, scale, breaks }: Page,
): void => {
  const { pageLayout } = sheet;
  pageLayout.paperSize = paper;
  pageLayout.orientation = landscape ? "Landscape" : "Portrait";
  pageLayout.zoom = scale === null ? { horizontalFitToPages: 1 } : { scale };
  pageLayout.topMargin = MARGIN;
  pageLayout.bottomMargin = MARGIN;
  pageLayout.leftMargin = MARGIN;
  pageLayout.rightMargin = MARGIN;
  pageLayout.headerMargin = HEADER;
  pageLayout.footerMargin = HEADER;
  pageLayout.printGridlines = false;
  if (titleRow >= 0) pageLayout.setPrintTitleRows(`$1:$${titleRow + 1}`);
  const pages = pageLayout.headersFooters.defaultForAllPages;
  pages.leftFooter = plain(footer);
  pages.rightFooter = TEXTS.pageOf("&P", "&N");
  for (const row of breaks) sheet.horizontalPageBreaks.add(`A${row + 1}`);
};

/** Column widths, counted in points, of a block that begins in `column`. */
export const writeWidths = (sheet: Excel.Worksheet, column: number, { widths }: SheetBlock): void => {
  widths.forEach((characters, i) => {
    const range = sheet.getRangeByIndexes(0, column + i, 1, 1);
    range.format.columnWidth = pointsOf(characters);
  });
};

/** A native line chart beside the cells. */
export const writeChart = (sheet: Excel.Worksheet, { title, data, at }: LineChart): void => {
  const drawn = sheet.charts.add("Line", rangeOf(sheet, data), "Columns");
  drawn.title.text = title;
  drawn.setPosition(
    sheet.getCell(at.row, at.column),
    sheet.getCell(at.row + at.rows - 1, at.column + at.columns - 1),
  );
};

/** What is set once, when a sheet is new: the user may change it and keeps it. */
export const writeFrame = (sheet: Excel.Worksheet, block: SheetBlock): void => {
  writeWidths(sheet, 0, block);
  writePage(sheet, block.page);
  if (block.frozenRows > 0) sheet.freezePanes.freezeRows(block.frozenRows);
  for (const chart of block.charts) writeChart(sheet, chart);
};
