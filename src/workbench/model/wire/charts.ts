import { areaOf } from "../address";
import { newChart, seriesOf, type SeriesBy } from "../charts";
import { ApiError } from "../errors";
import { requireAllowed } from "../guard";
import { offsetOf } from "../lines";
import type { SheetChart } from "../parts";
import type { Sheet } from "../sheet";
import { numberOf, oneOf, orElse, textOf } from "./arguments";
import { type Session, WireCollection } from "./base";
import { ChartAxes, ChartLegend, ChartPart, ChartTitle } from "./chartparts";
import { ChartSeriesCollection } from "./chartseries";
import { Range } from "./range";
import { worksheetOf } from "./worksheets";

const SERIES_BY: readonly SeriesBy[] = ["Auto", "Columns", "Rows"];

const sourceOf = (value: unknown): Range => {
  if (!(value instanceof Range)) throw new ApiError("InvalidArgument", "sourceData must be a range.");
  return value;
};

const seriesByOf = (value: unknown): SeriesBy =>
  orElse(value, "Auto", (given) => oneOf(SERIES_BY, given, "seriesBy"));

/** @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-charts */
export class Chart extends ChartPart {
  override identity() {
    return { Id: this.chart.id };
  }

  get Id(): string {
    return this.chart.id;
  }

  get Name(): string {
    return this.chart.name;
  }
  set Name(value: unknown) {
    this.change({ name: textOf(value, "name") });
  }

  get ChartType(): string {
    return this.chart.type;
  }
  set ChartType(value: unknown) {
    this.change({ type: textOf(value, "chartType") });
  }

  get Left(): number {
    return this.chart.left;
  }
  set Left(value: unknown) {
    this.change({ left: numberOf(value, "left") });
  }

  get Top(): number {
    return this.chart.top;
  }
  set Top(value: unknown) {
    this.change({ top: numberOf(value, "top") });
  }

  get Width(): number {
    return this.chart.width;
  }
  set Width(value: unknown) {
    this.change({ width: numberOf(value, "width") });
  }

  get Height(): number {
    return this.chart.height;
  }
  set Height(value: unknown) {
    this.change({ height: numberOf(value, "height") });
  }

  get Title(): ChartTitle {
    return new ChartTitle(this.session, this.sheet, this.chart);
  }

  get Legend(): ChartLegend {
    return new ChartLegend(this.session, this.sheet, this.chart);
  }

  get Axes(): ChartAxes {
    return new ChartAxes(this.session, this.sheet, this.chart);
  }

  get Series(): ChartSeriesCollection {
    return new ChartSeriesCollection(this.session, this.sheet, this.chart);
  }

  get Worksheet() {
    return worksheetOf(this.session, this.sheet);
  }

  SetData(source: unknown, seriesBy: unknown): void {
    const { sheet, area } = sourceOf(source);
    const by = seriesByOf(seriesBy);
    const series = seriesOf(this.book, sheet, area, by);
    this.change({ source: { sheetId: sheet.id, area }, seriesBy: by, series });
  }

  #corner(cell: unknown, what: string) {
    return cell instanceof Range ? cell.area : areaOf(textOf(cell, what));
  }

  /** Without an end the size stays. */
  SetPosition(startCell: unknown, endCell: unknown): void {
    const start = this.#corner(startCell, "startCell");
    const left = offsetOf(this.sheet, "columns", start.column);
    const top = offsetOf(this.sheet, "rows", start.row);
    this.change({ left, top });
    if (endCell === null || endCell === undefined) return;
    const end = this.#corner(endCell, "endCell");
    const width = offsetOf(this.sheet, "columns", end.column + end.columns) - left;
    this.change({ width, height: offsetOf(this.sheet, "rows", end.row + end.rows) - top });
  }

  Delete(): void {
    requireAllowed(this.sheet, "allowEditObjects");
    this.sheet.charts = this.sheet.charts.filter((chart) => chart !== this.chart);
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }
}

export class ChartCollection extends WireCollection<Chart> {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
  ) {
    super(session);
  }

  get Items(): readonly Chart[] {
    return this.sheet.charts.map((chart) => new Chart(this.session, this.sheet, chart));
  }

  protected keysOf(chart: Chart): readonly string[] {
    return [chart.Id, chart.Name];
  }

  Add(type: unknown, source: unknown, seriesBy: unknown): Chart {
    requireAllowed(this.sheet, "allowEditObjects");
    const { sheet, area } = sourceOf(source);
    const data = { sheetId: sheet.id, area };
    const chart: SheetChart = newChart(
      this.book,
      this.sheet,
      textOf(type, "type"),
      data,
      seriesByOf(seriesBy),
    );
    this.sheet.charts.push(chart);
    this.book.emit({ kind: "parts", sheet: this.sheet });
    return new Chart(this.session, this.sheet, chart);
  }
}
