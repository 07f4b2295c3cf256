import { BLANK, type Cell, isBlank } from "../../cell";
import type { Sheet } from "../../sheet";
import type { At } from "../../types";

/** One line of a text, and the cell that holds it. */
export interface Line {
  readonly text: string;
  readonly at: At;
}

/** Text that Excel left in one column has hardly anything beside it. */
const LEAST_IN_ONE_COLUMN = 0.9;
const SHORTEST = 12;

const LINE_END = /\r\n?|\n/;
const BLANKS = /[\u00A0\u2000-\u200A\u202F\u3000]/g;

const rawLines = (cell: Cell): readonly string[] => {
  if (cell.kind === "text") return cell.raw.replaceAll(BLANKS, " ").split(LINE_END);
  return [isBlank(cell) ? "" : cell.raw];
};

/** As many cells tell that a sheet is no text. */
const SAMPLE = 200;

/** The column that holds nearly everything. */
const textColumn = ({ rows }: Sheet): number | undefined => {
  const filled = new Map<number, number>();
  let all = 0;
  for (const cells of rows) {
    if (all > SAMPLE && Math.max(...filled.values()) < all / 2) return undefined;
    cells.forEach((cell, column) => {
      if (isBlank(cell)) return;
      all++;
      filled.set(column, (filled.get(column) ?? 0) + 1);
    });
  }
  return [...filled].find(([, count]) => count >= LEAST_IN_ONE_COLUMN * all)?.[0];
};

/** A line in the quotes of a CSV. */
const QUOTED = /^\s{0,9}"((?:[^"]|"")*)"\s{0,9}$/;
/** What makes a cell a text cell where a sheet was written as text. */
const APOSTROPHE = "'";
/** The share of the lines that begin with an apostrophe where it belongs to none. */
const LEAST_QUOTED = 0.9;

const withoutQuotes = (lines: readonly Line[]): readonly Line[] => {
  const filled = lines.filter(({ text }) => text.trim() !== "");
  const marked = filled.filter(({ text }) => text.startsWith(APOSTROPHE)).length;
  const areMarked = marked > 0 && marked >= LEAST_QUOTED * filled.length;
  return lines.map((line): Line => {
    const text = areMarked && line.text.startsWith(APOSTROPHE) ? line.text.slice(1) : line.text;
    const quoted = text.includes('"') ? QUOTED.exec(text)?.[1] : undefined;
    return text === line.text && quoted === undefined
      ? line
      : { ...line, text: (quoted ?? text).replaceAll('""', '"') };
  });
};

/**
 * The lines of a sheet that is text in one column, or a whole text in one cell; undefined for any other.
 *
 * The blanks at the beginning of a line stay: columns are told by them.
 */
export const linesOf = (sheet: Sheet): readonly Line[] | undefined => {
  const column = textColumn(sheet);
  if (column === undefined) return undefined;
  const lines = sheet.rows.flatMap((cells, row): Line[] => {
    const cell = cells[column];
    return rawLines(cell ?? BLANK).map((text) => ({ text, at: { row, column } }));
  });
  return lines.filter(({ text }) => text.trim().length >= SHORTEST).length > 1
    ? withoutQuotes(lines)
    : undefined;
};
