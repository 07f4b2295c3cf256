import type { Opened } from "../../../src/workbench/files";
import {
  type Cell,
  cellArea,
  EMPTY_CELL,
  errorValue,
  parseArea,
  type Sheet,
} from "../../../src/workbench/model";

const put = (sheet: Sheet, address: string, cell: Partial<Cell>): void => {
  const area = parseArea(address) ?? cellArea(0, 0);
  sheet.cells.put(area.row, area.column, { ...EMPTY_CELL, ...cell });
};

const HEADING = {
  font: { bold: true, color: "#1F1F1F" },
  fill: { color: "#DDEBF7" },
  horizontalAlignment: "Center",
};

/** Texts that a workbook must not take for formulas, errors, markup or escapes. */
export const HOSTILE = [
  '=HYPERLINK("x")',
  "+cmd|' /C calc'!A0",
  "-1+1",
  "@SUM(A1)",
  "#N/A",
  "<b>&amp;'\"</b>",
  "_x0041_",
  "  both ends  ",
  "two\nlines",
  "\u0001",
];

const fill = (sheet: Sheet): void => {
  put(sheet, "A1", { value: "Open", format: { font: { size: 14, bold: true } } });
  ["Place", "Name & Club", "Score"].forEach((value, n) =>
    put(sheet, `${"ABC"[n] ?? ""}3`, { value, format: HEADING }),
  );
  HOSTILE.forEach((value, n) => {
    put(sheet, `A${n + 4}`, { value: n + 1, numberFormat: '0"–2"', format: { locked: false } });
    put(sheet, `B${n + 4}`, { value });
    put(sheet, `C${n + 4}`, {
      value: n / 2,
      numberFormat: "0.0",
      format: { borders: { EdgeBottom: { style: "Continuous", weight: "Thin", color: "#808080" } } },
    });
  });
  put(sheet, "E4", { value: 3, formula: "=SUM(C4:C6)", numberFormat: "m/d/yyyy" });
  put(sheet, "E5", { value: errorValue("#N/A"), formula: '=TIEBREAK.EXPLAIN(Open!A1:C3,"x")' });
  put(sheet, "E6", { value: "#N/A", formula: '="#N/A"' });
  put(sheet, "E7", { value: true, formula: "=XLOOKUP(1,A4:A6,C4:C6)=0" });
  put(sheet, "E9", { value: "Place", formula: "=STANDINGS(Open!A1:C3)", spill: { rows: 1, columns: 2 } });
  put(sheet, "F9", { value: 1, spilledFrom: { row: 8, column: 4 } });
  put(sheet, "E10", {
    value: "Ann",
    hyperlink: { documentReference: "Open!A2", textToDisplay: "Ann", screenTip: "her row" },
  });
};

const area = (address: string) => parseArea(address) ?? cellArea(0, 0);

const lay = (sheet: Sheet): void => {
  sheet.tables.push({
    id: "t1",
    name: "StandingsTable",
    area: area(`A3:C${HOSTILE.length + 3}`),
    style: "TableStyleMedium2",
    showHeaders: true,
    showTotals: false,
    showFilterButton: false,
    showBandedRows: true,
    showBandedColumns: false,
    highlightFirstColumn: false,
    highlightLastColumn: true,
  });
  sheet.freeze = { rows: 3, columns: 1 };
  sheet.columns.set(1, { size: 150 }).set(6, { hidden: true });
  sheet.rows.set(0, { size: 24 }).set(30, { hidden: true });
  sheet.merges = [area("E12:F13")];
  sheet.tabColor = "#00B050";
  sheet.showGridlines = false;
  sheet.validations.push(
    {
      area: area("A3"),
      rule: undefined,
      prompt: { title: "Place", message: "Shared <places> are shown as 2–3.", showPrompt: true },
      alert: undefined,
      ignoreBlanks: true,
    },
    {
      area: area("H1:H9"),
      rule: { wholeNumber: { formula1: "1", formula2: "9", operator: "Between" } },
      prompt: undefined,
      alert: { title: "No", message: "1 to 9", showAlert: true, style: "Warning" },
      ignoreBlanks: false,
    },
  );
  sheet.conditionals.push({
    id: "c1",
    areas: [area("A4:C6"), area("E4")],
    formula: '=$C4>"1"',
    format: { font: { bold: true }, fill: { color: "#FFFF00" } },
    stopIfTrue: true,
  });
};

const print = (sheet: Sheet): void => {
  sheet.page = {
    ...sheet.page,
    orientation: "Landscape",
    paperSize: "A4",
    margins: { top: 36, bottom: 36, left: 18, right: 18, header: 14.4, footer: 14.4 },
    zoom: { horizontalFitToPages: 1 },
    printArea: area("A1:C20"),
    titleRows: area("3:3"),
    titleColumns: area("A:B"),
    headerFooter: { ...sheet.page.headerFooter, leftFooter: "R&&D <x>", rightFooter: "Page &P of &N" },
    centerHorizontally: true,
  };
};

const draw = (sheet: Sheet): void => {
  const axis = {
    title: undefined,
    minimum: undefined,
    maximum: undefined,
    majorUnit: undefined,
    reversed: false,
    visible: true,
  };
  const values = { sheetId: sheet.id, area: area("C4:C8") };
  const categories = { sheetId: sheet.id, area: area("B4:B8") };
  sheet.charts.push({
    id: "h1",
    name: "Chart 1",
    type: "Line",
    source: { sheetId: sheet.id, area: area("B4:C8") },
    seriesBy: "Columns",
    title: "Race & <chart>",
    legend: "Right",
    left: 48,
    top: 24,
    width: 486,
    height: 300,
    altText: "Scores",
    series: [{ id: "s1", name: "Ann", values, categories, color: "#C00000" }],
    category: { ...axis, title: "Round" },
    value: { ...axis, title: "Score", minimum: 0, maximum: 9, majorUnit: 1 },
  });
};

/** Adds a sheet with everything that the add-in's sheets have, and the mark that makes it the add-in's. */
export const addStandings = ({ book }: Opened, name = "Standings"): Sheet => {
  const source = book.active;
  const sheet = book.addSheet({ name, at: book.sheets.indexOf(source) + 1 });
  fill(sheet);
  lay(sheet);
  print(sheet);
  draw(sheet);
  sheet.customProperties.set(
    "tiebreaks",
    JSON.stringify({ id: sheet.id, source: source.id, note: "½ & <x>" }),
  );
  return sheet;
};

const without = (member: string, value: object): unknown =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== member));

/** Texts that begin like a formula are stored with the text format, so that entering the cell again leaves them texts. */
const stored = (cell: Cell): Cell =>
  cell.formula === "" && typeof cell.value === "string" && /^[=+\-@]/.test(cell.value)
    ? { ...cell, numberFormat: "@" }
    : cell;

/** What a sheet holds as stored, without the ids that its tables, charts and conditional formats get anew. */
export const contentOf = ({ cells, tables, charts, conditionals, ...rest }: Sheet): unknown => ({
  ...rest,
  cells: new Map([...cells.all()].map(({ row, column, cell }) => [`${row},${column}`, stored(cell)])),
  tables: tables.map((table) => without("id", table)),
  charts: charts.map((chart) =>
    without("id", { ...chart, series: chart.series.map((series) => without("id", series)) }),
  ),
  conditionals: conditionals.map((rule) => without("id", rule)),
});
