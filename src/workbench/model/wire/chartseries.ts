import { ApiError } from "../errors";
import type { ChartSeries as Series, SheetArea, SheetChart } from "../parts";
import type { Sheet } from "../sheet";
import { colorOf, integerOf, orElse, textOf } from "./arguments";
import { type Session, WireCollection } from "./base";
import { ChartPart } from "./chartparts";
import { Range } from "./range";

const sourceOf = (value: unknown): SheetArea => {
  if (!(value instanceof Range)) throw new ApiError("InvalidArgument", "sourceData must be a range.");
  return { sheetId: value.sheet.id, area: value.area };
};

abstract class SeriesPart extends ChartPart {
  constructor(
    session: Session,
    sheet: Sheet,
    chart: SheetChart,
    protected readonly series: Series,
  ) {
    super(session, sheet, chart);
  }

  protected seriesChange(change: Partial<Series>): void {
    Object.assign(this.series, change);
    this.change({});
  }
}

class ChartLineFormat extends SeriesPart {
  get Color(): string {
    return this.series.color;
  }
  set Color(value: unknown) {
    this.seriesChange({ color: colorOf(value) });
  }
}

class ChartFill extends SeriesPart {
  SetSolidColor(color: unknown): void {
    this.seriesChange({ color: colorOf(color) });
  }

  Clear(): void {
    this.seriesChange({ color: "" });
  }
}

class ChartSeriesFormat extends SeriesPart {
  get Line(): ChartLineFormat {
    return new ChartLineFormat(this.session, this.sheet, this.chart, this.series);
  }

  get Fill(): ChartFill {
    return new ChartFill(this.session, this.sheet, this.chart, this.series);
  }
}

/** @see https://learn.microsoft.com/javascript/api/excel/excel.chartseries */
export class ChartSeries extends SeriesPart {
  get Name(): string {
    return this.series.name;
  }
  set Name(value: unknown) {
    this.seriesChange({ name: textOf(value, "name") });
  }

  get Format(): ChartSeriesFormat {
    return new ChartSeriesFormat(this.session, this.sheet, this.chart, this.series);
  }

  SetValues(source: unknown): void {
    this.seriesChange({ values: sourceOf(source) });
  }

  SetXAxisValues(source: unknown): void {
    this.seriesChange({ categories: sourceOf(source) });
  }

  Delete(): void {
    this.change({ series: this.chart.series.filter((series) => series !== this.series) });
  }
}

/** Series are found by their place only. */
export class ChartSeriesCollection extends WireCollection<ChartSeries> {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly chart: SheetChart,
  ) {
    super(session);
  }

  get Items(): readonly ChartSeries[] {
    return this.chart.series.map((series) => new ChartSeries(this.session, this.sheet, this.chart, series));
  }

  protected keysOf(series: ChartSeries): readonly string[] {
    return [series.Name];
  }

  Add(name: unknown, index: unknown): ChartSeries {
    const series: Series = {
      id: this.book.newId(),
      name: orElse(name, "", (value) => textOf(value, "name")),
      values: undefined,
      categories: undefined,
      color: "",
    };
    const at = orElse(index, this.chart.series.length, (value) => integerOf(value, "index"));
    this.chart.series.splice(at, 0, series);
    this.book.emit({ kind: "parts", sheet: this.sheet });
    return new ChartSeries(this.session, this.sheet, this.chart, series);
  }
}
