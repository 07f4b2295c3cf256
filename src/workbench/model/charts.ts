import type { Area } from "./address";
import type { Book } from "./book";
import type { ChartAxis, ChartSeries, SheetArea, SheetChart } from "./parts";
import type { Sheet } from "./sheet";
import { plainValue } from "./value";

export type SeriesBy = SheetChart["seriesBy"];

/** Excel's own colors of series. */
const COLORS = ["#156082", "#E97132", "#196B24", "#0F9ED5", "#A02B93", "#4EA72E", "#7F7F7F", "#C00000"];

/** The color in which a series is drawn: its own, else by its place in the chart. */
export const seriesColor = ({ color }: ChartSeries, place: number): string =>
  color === "" ? (COLORS[place % COLORS.length] ?? "") : color;

const isText = (sheet: Sheet, row: number, column: number): boolean => {
  const value = sheet.cells.get(row, column)?.value ?? null;
  return value === null || typeof value === "string";
};

/** Whether the first row (or column) of the source holds headings: every cell behind the corner is text. */
const hasHeadings = (
  sheet: Sheet,
  { row, column, rows, columns }: Area,
  axis: "rows" | "columns",
): boolean => {
  const count = axis === "rows" ? columns : rows;
  return Array.from({ length: count - 1 }, (_, i) => i + 1).every((i) =>
    axis === "rows" ? isText(sheet, row, column + i) : isText(sheet, row + i, column),
  );
};

const textAt = (sheet: Sheet, row: number, column: number): string =>
  String(plainValue(sheet.cells.at(row, column).value));

/** The series of a source: its columns, or its rows where there are more columns than rows. */
export const seriesOf = (book: Book, sheet: Sheet, area: Area, seriesBy: SeriesBy): ChartSeries[] => {
  const byRows = seriesBy === "Rows" || (seriesBy === "Auto" && area.columns > area.rows);
  const top = hasHeadings(sheet, area, "rows") ? 1 : 0;
  const left = hasHeadings(sheet, area, "columns") ? 1 : 0;
  const body = {
    row: area.row + top,
    column: area.column + left,
    rows: area.rows - top,
    columns: area.columns - left,
  };
  const part = (own: Area): SheetArea => ({ sheetId: sheet.id, area: own });
  const headingRow = part({ ...body, row: area.row, rows: 1 });
  const headingColumn = part({ ...body, column: area.column, columns: 1 });
  return Array.from({ length: byRows ? body.rows : body.columns }, (_, i) => {
    const [row, column] = byRows ? [body.row + i, area.column] : [area.row, body.column + i];
    const named = byRows ? left : top;
    return {
      id: book.newId(),
      name: named ? textAt(sheet, row, column) : `Series${i + 1}`,
      values: part(byRows ? { ...body, row, rows: 1 } : { ...body, column, columns: 1 }),
      categories: byRows ? (top ? headingRow : undefined) : left ? headingColumn : undefined,
      color: "",
    };
  });
};

const newAxis = (): ChartAxis => ({
  title: undefined,
  minimum: undefined,
  maximum: undefined,
  majorUnit: undefined,
  reversed: false,
  visible: true,
});

/** A chart as Excel draws it at first: 360 × 216 points. */
export const newChart = (
  book: Book,
  sheet: Sheet,
  type: string,
  source: SheetArea,
  seriesBy: SeriesBy,
): SheetChart => ({
  id: book.newId(),
  name: `Chart ${sheet.charts.length + 1}`,
  type,
  source,
  seriesBy,
  title: "Chart Title",
  legend: "Bottom",
  left: 0,
  top: 0,
  width: 360,
  height: 216,
  altText: "",
  series: seriesOf(book, book.sheetById(source.sheetId) ?? sheet, source.area, seriesBy),
  category: newAxis(),
  value: newAxis(),
});
