import type { Chart as FileChart, ChartAxisInfo, ChartColor, ChartSeriesInfo } from "hucre";

import {
  bounding,
  type Area,
  type ChartAxis,
  type ChartSeries,
  type Sheet,
  type SheetArea,
  type SheetChart,
} from "../../model";
import { chartType, legendName } from "../charts";
import { columnScale, rowScale } from "../geometry";
import { sheetAreaOf } from "../areas";

/** What the references of charts are read against. */
export interface ChartContext {
  readonly newId: () => string;
  readonly sheetNamed: (name: string) => Sheet | undefined;
}

const areaOf = (reference: string | undefined, { sheetNamed }: ChartContext): SheetArea | undefined => {
  const found = reference === undefined ? undefined : sheetAreaOf(reference);
  const sheet = found?.sheet === undefined ? undefined : sheetNamed(found.sheet);
  return found && sheet && { sheetId: sheet.id, area: found.area };
};

const colorOf = (color: ChartColor | undefined): string =>
  typeof color === "string" ? `#${color.toUpperCase()}` : "";

const seriesOf = (series: ChartSeriesInfo, context: ChartContext): ChartSeries => ({
  id: context.newId(),
  name: series.name ?? "",
  values: areaOf(series.valuesRef, context),
  categories: areaOf(series.categoriesRef, context),
  color: colorOf(series.color),
});

const axisOf = (axis: ChartAxisInfo | undefined): ChartAxis => ({
  title: axis?.title,
  minimum: axis?.scale?.min,
  maximum: axis?.scale?.max,
  majorUnit: axis?.scale?.majorUnit,
  reversed: axis?.reverse === true,
  visible: axis?.hidden !== true,
});

/** A chart whose anchor ends nowhere is 8 columns wide and 15 rows high, as a new one. */
const boxOf = (sheet: Sheet, { anchor }: FileChart) => {
  const [columns, rows] = [columnScale(sheet), rowScale(sheet)];
  const from = anchor?.from ?? { row: 0, col: 0 };
  const to = anchor?.to ?? { row: from.row + 15, col: from.col + 8 };
  const [left, top] = [columns.start(from.col), rows.start(from.row)];
  return { left, top, width: columns.start(to.col) - left, height: rows.start(to.row) - top };
};

const sourceOf = (sheet: Sheet, series: readonly ChartSeries[]): SheetArea => {
  const areas = series
    .flatMap(({ values, categories }) => [values, categories])
    .filter((area) => area !== undefined);
  const [first] = areas;
  if (!first) return { sheetId: sheet.id, area: { row: 0, column: 0, rows: 1, columns: 1 } };
  const same = areas.filter(({ sheetId }) => sheetId === first.sheetId).map(({ area }) => area);
  return { sheetId: first.sheetId, area: same.reduce<Area>(bounding, first.area) };
};

const isAcross = ({ values }: ChartSeries): boolean => (values?.area.columns ?? 0) > 1;

const chartOf = (
  sheet: Sheet,
  chart: FileChart,
  number: number,
  context: ChartContext,
): SheetChart | undefined => {
  const type = chartType(chart.kinds[0], chart.showLineMarkers === true);
  if (type === undefined) return undefined;
  const series = (chart.series ?? []).map((each) => seriesOf(each, context));
  return {
    id: context.newId(),
    name: `Chart ${number}`,
    type,
    source: sourceOf(sheet, series),
    seriesBy: series.some(isAcross) ? "Rows" : "Columns",
    title: chart.title,
    legend: legendName(chart.legend),
    ...boxOf(sheet, chart),
    altText: chart.altText ?? "",
    series,
    category: axisOf(chart.axes?.x),
    value: axisOf(chart.axes?.y),
  };
};

/** The charts of a sheet, as far as they are of a kind that the workbench draws. */
export const readCharts = (sheet: Sheet, charts: readonly FileChart[], context: ChartContext): SheetChart[] =>
  charts.flatMap((chart, index) => chartOf(sheet, chart, index + 1, context) ?? []);
