/** Columns beside a chart that are none of its own. */
export interface Aside {
  /** The first of them, right of a chart; the first behind them, left of a chart. */
  readonly column: number;
  /** A list names players or teams again; columns apart would count as those of the chart. */
  readonly is: "list" | "notes" | "columns";
}
