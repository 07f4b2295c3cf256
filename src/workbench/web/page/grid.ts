import { type Area, type Book, columnName, pointsOfCharacters, type Sheet, shownText } from "../../model";

/** The page shows this much of a sheet. */
const MOST = { rows: 200, columns: 60 } as const;

const shownArea = (sheet: Sheet): { readonly rows: number; readonly columns: number } => {
  const used: Area = sheet.used() ?? { row: 0, column: 0, rows: 1, columns: 1 };
  return {
    rows: Math.min(used.row + used.rows, MOST.rows),
    columns: Math.min(used.column + used.columns, MOST.columns),
  };
};

const heading = (text: string, scope: "col" | "row"): HTMLTableCellElement => {
  const cell = document.createElement("th");
  cell.scope = scope;
  cell.textContent = text;
  return cell;
};

const cellOf = (sheet: Sheet, row: number, column: number): HTMLTableCellElement => {
  const { value, numberFormat } = sheet.shown(row, column);
  const cell = document.createElement("td");
  cell.textContent = shownText(value, numberFormat);
  if (typeof value === "number") cell.className = "number";
  cell.dataset["place"] = `${row},${column}`;
  return cell;
};

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

const rowOf = (cells: readonly HTMLElement[]): HTMLTableRowElement => {
  const row = document.createElement("tr");
  row.append(...cells);
  return row;
};

const columnOf = (sheet: Sheet, column: number): HTMLTableColElement => {
  const element = document.createElement("col");
  const { size = pointsOfCharacters(sheet.standardWidth) } = sheet.columns.get(column) ?? {};
  element.style.width = `${size}pt`;
  return element;
};

const headingColumn = (): HTMLTableColElement => {
  const element = document.createElement("col");
  element.style.width = "32pt";
  return element;
};

/** A sheet's cells as a plain table. */
export const tableOf = (sheet: Sheet): HTMLTableElement => {
  const { rows, columns } = shownArea(sheet);
  const table = document.createElement("table");
  table.append(
    headingColumn(),
    ...range(columns).map((column) => columnOf(sheet, column)),
    rowOf([heading("", "col"), ...range(columns).map((column) => heading(columnName(column), "col"))]),
    ...range(rows).map((row) =>
      rowOf([heading(String(row + 1), "row"), ...range(columns).map((column) => cellOf(sheet, row, column))]),
    ),
  );
  return table;
};

/** Marks the first cell of the selection. */
export const markSelection = (table: HTMLTableElement, { selection }: Book): void => {
  const [area] = selection.areas;
  for (const cell of table.querySelectorAll("td[aria-current]")) cell.removeAttribute("aria-current");
  if (area)
    table.querySelector(`td[data-place="${area.row},${area.column}"]`)?.setAttribute("aria-current", "true");
};
