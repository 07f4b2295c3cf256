import type { ChartSeries as FileSeries, SheetChart as FileChart } from "hucre";

import {
  type Book,
  type ChartAxis,
  type ChartSeries,
  quoteSheet,
  seriesColor,
  type Sheet,
  type SheetArea,
  type SheetChart,
} from "../../model";
import { absoluteAddress } from "../areas";
import { chartKind, legendPlace } from "../charts";
import { FileError } from "../error";
import { columnScale, rowScale } from "../geometry";
import { present } from "../present";

const referenceOf = (book: Book, { sheetId, area }: SheetArea): string | undefined => {
  const sheet = book.sheetById(sheetId);
  return sheet && `${quoteSheet(sheet.name)}!${absoluteAddress(area)}`;
};

/** Colors are written out: without a theme in the file LibreOffice draws no line where none is named. */
const seriesOf = (book: Book, series: ChartSeries, place: number, markers: boolean): FileSeries[] => {
  const values = series.values && referenceOf(book, series.values);
  if (values === undefined) return [];
  return [
    {
      values,
      color: seriesColor(series, place).replace(/^#/, ""),
      ...present<FileSeries>({
        name: series.name === "" ? undefined : series.name,
        categories: series.categories && referenceOf(book, series.categories),
        marker: markers ? undefined : { symbol: "none" },
      }),
    },
  ];
};

const axisOf = (axis: ChartAxis) => ({
  ...present({ title: axis.title, reverse: axis.reversed || undefined, hidden: !axis.visible || undefined }),
  scale: present({ min: axis.minimum, max: axis.maximum, majorUnit: axis.majorUnit }) ?? {},
});

const anchorOf = (sheet: Sheet, { left, top, width, height }: SheetChart): FileChart["anchor"] => {
  const [columns, rows] = [columnScale(sheet), rowScale(sheet)];
  const from = { row: rows.place(top).index, col: columns.place(left).index };
  const end = { row: rows.place(top + height).index, col: columns.place(left + width).index };
  return { from, to: { row: Math.max(end.row, from.row + 1), col: Math.max(end.col, from.col + 1) } };
};

const chartOf = (book: Book, sheet: Sheet, chart: SheetChart): FileChart => {
  const kind = chartKind(chart.type);
  if (!kind)
    throw new FileError(
      `The chart "${chart.name}" of sheet "${sheet.name}" is of a kind (${chart.type}) that cannot be saved.`,
    );
  const markers = kind.markers === true;
  const legend = legendPlace(chart.legend);
  return {
    type: kind.written,
    series: chart.series.flatMap((series, place) => seriesOf(book, series, place, markers)),
    anchor: anchorOf(sheet, chart),
    legend,
    axes: { x: axisOf(chart.category), y: axisOf(chart.value) },
    ...present<FileChart>({
      title: chart.title,
      altText: chart.altText === "" ? undefined : chart.altText,
      showLineMarkers: kind.written === "line" ? markers : undefined,
    }),
  };
};

/** The charts of a sheet as the library writes them. */
export const chartsOf = (book: Book, sheet: Sheet): FileChart[] =>
  sheet.charts.map((chart) => chartOf(book, sheet, chart));
