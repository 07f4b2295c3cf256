import { type Area, MAX_COLUMNS, MAX_ROWS } from "./address";
import type { Book } from "./book";
import { requireAllowed } from "./guard";
import { shownText } from "./numberformat";
import type { Line } from "./parts";
import type { Sheet } from "./sheet";
import { charactersOfPoints, DEFAULT_ROW_HEIGHT, pointsOfCharacters } from "./units";

export type Axis = "rows" | "columns";

const span = (area: Area, axis: Axis): [number, number] =>
  axis === "rows" ? [area.row, area.rows] : [area.column, area.columns];

/** Lines beyond which only those that already differ from the default are visited. */
const MANY = { rows: MAX_ROWS, columns: MAX_COLUMNS } as const;

function* linesOf(sheet: Sheet, area: Area, axis: Axis): Generator<number> {
  const [start, count] = span(area, axis);
  if (count === MANY[axis]) {
    yield* sheet[axis].keys();
    return;
  }
  for (let line = start; line < start + count; line++) yield line;
}

const defaultSize = (sheet: Sheet, axis: Axis): number =>
  axis === "rows" ? DEFAULT_ROW_HEIGHT : pointsOfCharacters(sheet.standardWidth);

/** The size of a row or column in points; 0 if it is hidden. */
export const sizeOf = (sheet: Sheet, axis: Axis, line: number): number => {
  const info = sheet[axis].get(line);
  return info?.hidden === true ? 0 : (info?.size ?? defaultSize(sheet, axis));
};

/** The distance in points from the sheet's edge to a row or column. */
export const offsetOf = (sheet: Sheet, axis: Axis, line: number): number => {
  let offset = line * defaultSize(sheet, axis);
  for (const at of sheet[axis].keys())
    if (at < line) offset += sizeOf(sheet, axis, at) - defaultSize(sheet, axis);
  return offset;
};

/** The value that all lines of an area share; null where they differ. */
export const commonLine = <T>(sheet: Sheet, area: Area, axis: Axis, read: (line: number) => T): T | null => {
  const [start, count] = span(area, axis);
  const first = read(start);
  if (count === MANY[axis])
    return [...sheet[axis].keys()].every((line) => read(line) === first) ? first : null;
  for (let line = start; line < start + count; line++) if (read(line) !== first) return null;
  return first;
};

/** Changes the rows or columns of an area; `undefined` takes a property away. */
export const setLines = (
  book: Book,
  sheet: Sheet,
  area: Area,
  axis: Axis,
  change: { readonly size?: number | undefined; readonly hidden?: boolean },
): void => {
  requireAllowed(sheet, axis === "rows" ? "allowFormatRows" : "allowFormatColumns");
  for (const line of [...linesOf(sheet, area, axis)]) {
    const { size, hidden, ...rest }: Line = { ...sheet[axis].get(line), ...definedOf(change) };
    const kept = "size" in change && change.size === undefined ? undefined : size;
    sheet[axis].set(line, {
      ...rest,
      ...(kept === undefined ? {} : { size: kept }),
      ...(hidden === true ? { hidden } : {}),
    });
  }
  book.emit({ kind: "formatted", sheet, area });
};

const definedOf = ({
  size,
  hidden,
}: {
  readonly size?: number | undefined;
  readonly hidden?: boolean;
}): Line => ({
  ...(size === undefined ? {} : { size }),
  ...(hidden === undefined ? {} : { hidden }),
});

/** The width in points that the longest shown text of a column needs. */
const fittingWidth = (sheet: Sheet, column: number): number | undefined => {
  let longest = 0;
  for (const { cell } of sheet.cells.within({ row: 0, rows: MAX_ROWS, column, columns: 1 })) {
    const letters = shownText(cell.value, cell.numberFormat).length;
    longest = Math.max(longest, cell.format.font?.bold === true ? letters * 1.1 : letters);
  }
  return longest === 0 ? undefined : pointsOfCharacters(longest + 1);
};

/** Makes columns as wide as their longest text, reckoned by its length. */
export const autofitColumns = (book: Book, sheet: Sheet, area: Area): void => {
  const used = sheet.used();
  if (!used) return;
  const last = Math.min(area.column + area.columns, used.column + used.columns);
  for (let column = area.column; column < last; column++) {
    const size = fittingWidth(sheet, column);
    if (size !== undefined) setLines(book, sheet, { ...area, column, columns: 1 }, "columns", { size });
  }
};

/** The standard width follows what a user sets for all columns at once. */
export const setWidth = (book: Book, sheet: Sheet, area: Area, points: number): void => {
  if (area.columns === MAX_COLUMNS) {
    sheet.standardWidth = charactersOfPoints(points);
    setLines(book, sheet, area, "columns", { size: undefined });
  } else setLines(book, sheet, area, "columns", { size: points });
};
