import { requireAllowed } from "../guard";
import type { ChartAxis as Axis, SheetChart } from "../parts";
import type { Sheet } from "../sheet";
import { flagOf, numberOf, textOf } from "./arguments";
import { type Session, WireObject } from "./base";

/** A chart or something that belongs to one. */
export abstract class ChartPart extends WireObject {
  constructor(
    session: Session,
    protected readonly sheet: Sheet,
    protected readonly chart: SheetChart,
  ) {
    super(session);
  }

  protected change(change: Partial<SheetChart>): void {
    requireAllowed(this.sheet, "allowEditObjects");
    Object.assign(this.chart, change);
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }
}

/** A hidden title has no text. */
export class ChartTitle extends ChartPart {
  get Text(): string {
    return this.chart.title ?? "";
  }
  set Text(value: unknown) {
    this.change({ title: textOf(value, "text") });
  }

  get Visible(): boolean {
    return this.chart.title !== undefined;
  }
  set Visible(value: unknown) {
    this.change({ title: flagOf(value, "visible") ? (this.chart.title ?? "Chart Title") : undefined });
  }
}

export class ChartLegend extends ChartPart {
  get Position(): string {
    return this.chart.legend ?? "Invalid";
  }
  set Position(value: unknown) {
    this.change({ legend: textOf(value, "position") });
  }

  get Visible(): boolean {
    return this.chart.legend !== undefined;
  }
  set Visible(value: unknown) {
    this.change({ legend: flagOf(value, "visible") ? (this.chart.legend ?? "Bottom") : undefined });
  }
}

/** Something of one axis. */
abstract class AxisPart extends ChartPart {
  constructor(
    session: Session,
    sheet: Sheet,
    chart: SheetChart,
    protected readonly axis: Axis,
  ) {
    super(session, sheet, chart);
  }

  protected axisChange(change: Partial<Axis>): void {
    Object.assign(this.axis, change);
    this.change({});
  }
}

class ChartAxisTitle extends AxisPart {
  get Text(): string {
    return this.axis.title ?? "";
  }
  set Text(value: unknown) {
    this.axisChange({ title: textOf(value, "text") });
  }

  get Visible(): boolean {
    return this.axis.title !== undefined;
  }
  set Visible(value: unknown) {
    this.axisChange({ title: flagOf(value, "visible") ? (this.axis.title ?? "Axis Title") : undefined });
  }
}

/** "" means that Excel chooses. */
const limitOf = (value: unknown, what: string): number | undefined =>
  value === "" ? undefined : numberOf(value, what);

class ChartAxis extends AxisPart {
  get Title(): ChartAxisTitle {
    return new ChartAxisTitle(this.session, this.sheet, this.chart, this.axis);
  }

  get Minimum(): number | "" {
    return this.axis.minimum ?? "";
  }
  set Minimum(value: unknown) {
    this.axisChange({ minimum: limitOf(value, "minimum") });
  }

  get Maximum(): number | "" {
    return this.axis.maximum ?? "";
  }
  set Maximum(value: unknown) {
    this.axisChange({ maximum: limitOf(value, "maximum") });
  }

  get MajorUnit(): number | "" {
    return this.axis.majorUnit ?? "";
  }
  set MajorUnit(value: unknown) {
    this.axisChange({ majorUnit: limitOf(value, "majorUnit") });
  }

  get ReversePlotOrder(): boolean {
    return this.axis.reversed;
  }
  set ReversePlotOrder(value: unknown) {
    this.axisChange({ reversed: flagOf(value, "reversePlotOrder") });
  }

  get Visible(): boolean {
    return this.axis.visible;
  }
  set Visible(value: unknown) {
    this.axisChange({ visible: flagOf(value, "visible") });
  }
}

export class ChartAxes extends ChartPart {
  get CategoryAxis(): ChartAxis {
    return new ChartAxis(this.session, this.sheet, this.chart, this.chart.category);
  }

  get ValueAxis(): ChartAxis {
    return new ChartAxis(this.session, this.sheet, this.chart, this.chart.value);
  }
}
