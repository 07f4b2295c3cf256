import type { Area, CellValue, SheetBlock } from "./block";
import { printed, textWidth } from "./print";

/** The number format of a cell of a block. */
const numberFormatAt = ({ formats }: SheetBlock, row: number, column: number): string => {
  let found = "General";
  for (const { area, format } of formats) {
    const inside =
      row >= area.row &&
      row < area.row + area.rows &&
      column >= area.column &&
      column < area.column + area.columns;
    if (inside && format.numberFormat !== undefined) found = format.numberFormat;
  }
  return found;
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text that means nothing to a browser. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");

/** A cell as it is read. */
interface Shown {
  readonly text: string;
  readonly isNumber: boolean;
}

const shownRow = (block: SheetBlock, row: readonly CellValue[], at: number, decimal: string): Shown[] =>
  row.map((value, column) => ({
    text: printed(value, numberFormatAt(block, at, column), decimal),
    isNumber: typeof value === "number",
  }));

/** A sheet as it is read from top to bottom: lines of text, and lists. */
type Part =
  | { readonly kind: "line"; readonly text: string; readonly first: boolean }
  | { readonly kind: "list"; readonly rows: readonly (readonly Shown[])[] };

/** Whether anything stands beside the first cell of a row: it is one of a list. */
const isListed = ([, ...more]: readonly CellValue[]): boolean => more.some((value) => value !== "");

/** The rows of a list that is no table, from the first one on. */
const untabled = ({ cells }: SheetBlock, row: number): Area | undefined => {
  const rest = cells.slice(row);
  const end = rest.findIndex((values) => !isListed(values));
  const rows = end < 0 ? rest.length : end;
  return rows === 0 ? undefined : { row, column: 0, rows, columns: cells[row]?.length ?? 0 };
};

const listAt = (block: SheetBlock, row: number): Area | undefined =>
  block.tables.find((table) => table.row === row) ?? untabled(block, row);

const partsOf = (block: SheetBlock, decimal: string): Part[] => {
  const parts: Part[] = [];
  for (let row = 0; row < block.cells.length; row++) {
    const table = listAt(block, row);
    if (table === undefined) {
      parts.push({ kind: "line", text: String(block.cells[row]?.[0] ?? ""), first: row === 0 });
      continue;
    }
    const rows = block.cells.slice(row, row + table.rows);
    parts.push({
      kind: "list",
      rows: rows.map((cells, i) => shownRow(block, cells.slice(0, table.columns), row + i, decimal)),
    });
    row += table.rows - 1;
  }
  return parts;
};

const padded = ({ text, isNumber }: Shown, width: number): string => {
  const room = " ".repeat(Math.max(0, width - textWidth(text)));
  return isNumber ? room + text : text + room;
};

const listText = (rows: readonly (readonly Shown[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((most, row) => Math.max(most, textWidth(row[column]?.text ?? "")), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
};

/** A list sheet as plain text for an e-mail: columns by blanks; `decimal`: the sign before decimals. */
export const plainCopy = (block: SheetBlock, decimal = "."): string =>
  `${partsOf(block, decimal)
    .flatMap((part) => (part.kind === "line" ? [part.text] : listText(part.rows)))
    .join("\n")
    .trimEnd()}\n`;

const htmlCell = (tag: "th" | "td", { text, isNumber }: Shown): string =>
  `<${tag}${isNumber ? ' align="right"' : ""}>${escaped(text)}</${tag}>`;

const htmlRow = (tag: "th" | "td", cells: readonly Shown[]): string =>
  `<tr>${cells.map((cell) => htmlCell(tag, cell)).join("")}</tr>`;

const htmlPart = (part: Part): string => {
  if (part.kind === "line") {
    const tag = part.first ? "h2" : "p";
    return part.text === "" ? "" : `<${tag}>${escaped(part.text)}</${tag}>`;
  }
  const [heading = [], ...rows] = part.rows;
  const body = rows.map((row) => htmlRow("td", row)).join("\n");
  return `<table>\n<thead>\n${htmlRow("th", heading)}\n</thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
};

/** A list sheet as HTML for a website; whatever stands in the cells stays text. */
export const htmlCopy = (block: SheetBlock, decimal = "."): string =>
  partsOf(block, decimal)
    .map(htmlPart)
    .filter((html) => html !== "")
    .join("\n");
