import type { Area } from "../address";
import type { BorderFormat, Side } from "../format";
import { borderOf, commonFormat, formatCells, withBorder } from "../formatting";
import type { Sheet } from "../sheet";
import { colorOf, oneOf } from "./arguments";
import { type Session, WireCollection, WireObject } from "./base";

/** Which sides of which cells of an area a border of the area is. */
interface Edge {
  readonly side: Side;
  readonly cells: (area: Area) => Area | undefined;
}

const lines = (area: Area): Area | undefined => (area.rows > 0 && area.columns > 0 ? area : undefined);

const EDGES = {
  EdgeTop: { side: "EdgeTop", cells: (area) => ({ ...area, rows: 1 }) },
  EdgeBottom: { side: "EdgeBottom", cells: (area) => ({ ...area, row: area.row + area.rows - 1, rows: 1 }) },
  EdgeLeft: { side: "EdgeLeft", cells: (area) => ({ ...area, columns: 1 }) },
  EdgeRight: {
    side: "EdgeRight",
    cells: (area) => ({ ...area, column: area.column + area.columns - 1, columns: 1 }),
  },
  InsideHorizontal: { side: "EdgeBottom", cells: (area) => lines({ ...area, rows: area.rows - 1 }) },
  InsideVertical: { side: "EdgeRight", cells: (area) => lines({ ...area, columns: area.columns - 1 }) },
  DiagonalDown: { side: "DiagonalDown", cells: (area) => area },
  DiagonalUp: { side: "DiagonalUp", cells: (area) => area },
} as const satisfies Record<string, Edge>;

type EdgeName = keyof typeof EDGES;

const NAMES = Object.keys(EDGES) as EdgeName[];
const STYLES = [
  "None",
  "Continuous",
  "Dash",
  "DashDot",
  "DashDotDot",
  "Dot",
  "Double",
  "SlantDashDot",
] as const;
const WEIGHTS = ["Hairline", "Thin", "Medium", "Thick"] as const;

/** @see https://learn.microsoft.com/javascript/api/excel/excel.rangeborder */
export class RangeBorder extends WireObject {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly areas: readonly Area[],
    private readonly edge: EdgeName,
  ) {
    super(session);
  }

  override identity() {
    return { _Id: this.edge };
  }

  #cells(): Area[] {
    return this.areas.flatMap((area) => EDGES[this.edge].cells(area) ?? []);
  }

  #read<T extends string>(read: (border: BorderFormat) => T): T | null {
    const { side } = EDGES[this.edge];
    const cells = this.#cells();
    if (cells.length === 0) return read(borderOf({}, side));
    return commonFormat(this.sheet, cells, (cell) => read(borderOf(cell.format, side)));
  }

  #write(change: Partial<BorderFormat>): void {
    const { side } = EDGES[this.edge];
    for (const area of this.#cells()) formatCells(this.book, this.sheet, area, withBorder(side, change));
  }

  get SideIndex(): EdgeName {
    return this.edge;
  }

  get Style() {
    return this.#read(({ style }) => style);
  }
  set Style(value: unknown) {
    this.#write({ style: oneOf(STYLES, value, "style") });
  }

  get Weight() {
    return this.#read(({ weight }) => weight);
  }
  set Weight(value: unknown) {
    this.#write({ weight: oneOf(WEIGHTS, value, "weight") });
  }

  get Color() {
    return this.#read(({ color }) => color);
  }
  set Color(value: unknown) {
    this.#write({ color: colorOf(value) });
  }
}

/** @see https://learn.microsoft.com/javascript/api/excel/excel.rangebordercollection */
export class RangeBorderCollection extends WireCollection<RangeBorder> {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly areas: readonly Area[],
  ) {
    super(session);
  }

  get Items(): readonly RangeBorder[] {
    return NAMES.map((name) => new RangeBorder(this.session, this.sheet, this.areas, name));
  }

  protected keysOf(border: RangeBorder): readonly string[] {
    return [border.SideIndex];
  }
}
