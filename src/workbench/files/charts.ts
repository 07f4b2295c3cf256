import type { ChartKind, WriteChartKind } from "hucre";

/** A kind of chart by its names: when read, when written, and in the Excel JavaScript API. */
interface Kind {
  readonly read: ChartKind;
  readonly written: WriteChartKind;
  readonly api: string;
  /** Whether lines carry a mark at each point. */
  readonly markers?: true;
}

const KINDS: readonly Kind[] = [
  { read: "line", written: "line", api: "LineMarkers", markers: true },
  { read: "line", written: "line", api: "Line" },
  { read: "bar", written: "column", api: "ColumnClustered" },
  { read: "bar", written: "bar", api: "BarClustered" },
  { read: "pie", written: "pie", api: "Pie" },
  { read: "doughnut", written: "doughnut", api: "Doughnut" },
  { read: "area", written: "area", api: "Area" },
  { read: "scatter", written: "scatter", api: "XYScatter" },
];

/** What a chart in a file is called in the API; undefined for kinds that the workbench does not draw. */
export const chartType = (read: ChartKind | undefined, markers: boolean): string | undefined => {
  const kinds = KINDS.filter((kind) => kind.read === read);
  return (kinds.find((kind) => (kind.markers ?? false) === markers) ?? kinds[0])?.api;
};

/** How a chart is written. */
export const chartKind = (api: string): Kind | undefined => KINDS.find((kind) => kind.api === api);

/** Where the legend stands; absent means there is none. */
const LEGENDS = [
  ["top", "Top"],
  ["bottom", "Bottom"],
  ["left", "Left"],
  ["right", "Right"],
  ["topRight", "Corner"],
] as const;

type LegendPlace = (typeof LEGENDS)[number][0];

export const legendName = (place: string | false | undefined): string | undefined =>
  LEGENDS.find(([file]) => file === place)?.[1];

export const legendPlace = (name: string | undefined): LegendPlace | false =>
  LEGENDS.find(([, api]) => api === name)?.[0] ?? false;
