import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  type ChartType,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  ArcElement,
  PointElement,
  ScatterController,
  Title,
} from "chart.js";
import { type Book, seriesColor, shownText, type SheetArea, type SheetChart } from "../../model";
import { pixelsOf } from "./grid/size";
import type { SheetGrid } from "./grid/sheetgrid";

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  ArcElement,
  PointElement,
  ScatterController,
  Title,
);

const valuesOf = (book: Book, part: SheetArea | undefined) => {
  const sheet = part && book.sheetById(part.sheetId);
  if (!sheet) return [];
  const { row, column, rows, columns } = part.area;
  return Array.from({ length: rows * columns }, (_, i) =>
    sheet.cells.at(row + Math.floor(i / columns), column + (i % columns)),
  );
};

/** The kinds of chart by the beginning of Excel's name for them; what is not known is drawn as lines. */
const KINDS: readonly (readonly [RegExp, ChartType, "x" | "y"])[] = [
  [/^(?:Bar)/, "bar", "y"],
  [/^(?:Column)/, "bar", "x"],
  [/^(?:Pie|Doughnut)/, "pie", "x"],
  [/^(?:XYScatter)/, "line", "x"],
  [/./, "line", "x"],
];

const defined = <T extends object>(options: T): Partial<T> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;

const scaleOf = ({ title, minimum, maximum, majorUnit, reversed, visible }: SheetChart["value"]) => ({
  display: visible,
  reverse: reversed,
  title: { display: title !== undefined, text: title ?? "" },
  ticks: { ...defined({ stepSize: majorUnit }), font: { size: 11 } },
  grid: { color: "#e1e1e1" },
  ...defined({ min: minimum, max: maximum }),
});

const configuration = (book: Book, chart: SheetChart): ChartConfiguration => {
  const [, type, indexAxis] = KINDS.find(([name]) => name.test(chart.type)) ?? [/./, "line", "x"];
  const labels = valuesOf(book, chart.series[0]?.categories).map(({ value, numberFormat }) =>
    shownText(value, numberFormat),
  );
  const longest = Math.max(0, ...chart.series.map(({ values }) => valuesOf(book, values).length));
  return {
    type,
    data: {
      labels: labels.length > 0 ? labels : Array.from({ length: longest }, (_, i) => String(i + 1)),
      datasets: chart.series.map((series, i) => ({
        label: series.name,
        data: valuesOf(book, series.values).map(({ value }) => (typeof value === "number" ? value : null)),
        borderColor: seriesColor(series, i),
        backgroundColor: seriesColor(series, i),
        borderWidth: 2,
        pointRadius: 3,
      })),
    },
    options: {
      animation: false,
      responsive: false,
      indexAxis,
      events: [],
      plugins: {
        title: { display: chart.title !== undefined, text: chart.title ?? "", font: { size: 15 } },
        legend: {
          display: chart.legend !== undefined && chart.legend !== "None",
          position: legendPosition(chart.legend),
        },
      },
      ...(type === "pie" ? {} : { scales: { x: scaleOf(chart.category), y: scaleOf(chart.value) } }),
    },
  };
};

const legendPosition = (legend: string | undefined): "top" | "left" | "right" | "bottom" =>
  (({ Top: "top", Left: "left", Right: "right" }) as const)[legend ?? ""] ?? "bottom";

/** Draws the charts of a sheet over its cells. */
export class Charts {
  #drawn: readonly Chart[] = [];

  constructor(
    private readonly book: Book,
    private readonly grid: SheetGrid,
  ) {}

  draw(): void {
    this.clear();
    const { sheet } = this.grid;
    const canvases = this.grid.grid.getCanvases() as HTMLElement[];
    const place = canvases[sheet.freeze.rows > 0 ? 3 : 1];
    if (!place) return;
    this.#drawn = sheet.charts.map((chart) => this.#one(chart, place));
  }

  #one(chart: SheetChart, place: HTMLElement): Chart {
    const frame = document.createElement("div");
    frame.className = "chart";
    const canvas = document.createElement("canvas");
    const [width, height] = [pixelsOf(chart.width), pixelsOf(chart.height)];
    Object.assign(canvas, { width, height });
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", chart.altText || (chart.title ?? chart.name));
    Object.assign(frame.style, {
      left: `${pixelsOf(chart.left) - this.grid.frozenWidth}px`,
      top: `${pixelsOf(chart.top) - this.grid.frozenHeight}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    frame.append(canvas);
    place.append(frame);
    return new Chart(canvas, configuration(this.book, chart));
  }

  clear(): void {
    for (const chart of this.#drawn) {
      chart.canvas.parentElement?.remove();
      chart.destroy();
    }
    this.#drawn = [];
  }
}
