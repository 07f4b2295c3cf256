import type { Page, SheetBlock } from "../../writer/block";
import { TEXTS } from "../../writer/texts";

/** Half an inch. */
const MARGIN = 36;
const HEADER = 18;

/** An ampersand begins a code in page headers and footers; two of them print one. */
const plain = (text: string): string => text.replaceAll("&", "&&");

/** One page wide, the headings on every page, the page number in the footer. */
export const writePage = (
  sheet: Excel.Worksheet,
  { paper, landscape, titleRow, footer, breaks }: Page,
): void => {
  const { pageLayout } = sheet;
  pageLayout.paperSize = paper;
  pageLayout.orientation = landscape ? "Landscape" : "Portrait";
  pageLayout.zoom = { horizontalFitToPages: 1 };
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

const PIXELS_A_CHARACTER = 7;
const PADDING = 5;
const POINTS_A_PIXEL = 0.75;

/** Column widths, counted in points, of a block that begins in `column`. */
export const writeWidths = (sheet: Excel.Worksheet, column: number, { widths }: SheetBlock): void => {
  widths.forEach((characters, i) => {
    const range = sheet.getRangeByIndexes(0, column + i, 1, 1);
    range.format.columnWidth = (characters * PIXELS_A_CHARACTER + PADDING) * POINTS_A_PIXEL;
  });
};

/** A native line chart beside the cells. */
export const writeChart = (sheet: Excel.Worksheet, { chart }: SheetBlock): void => {
  if (chart === undefined) return;
  const { row, column, rows, columns } = chart.data;
  const drawn = sheet.charts.add("Line", sheet.getRangeByIndexes(row, column, rows, columns), "Columns");
  drawn.title.text = chart.title;
  const { at } = chart;
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
  writeChart(sheet, block);
};
