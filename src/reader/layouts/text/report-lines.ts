import { BLANK, isBlank } from "../../cell";
import type { Sheet } from "../../sheet";
import { type Line, linesOf } from "./lines";

/** The record of a player. */
const RECORD = /^\s{0,20}001 +\d/;

/** A player's record up to his points; where a comma of the name has cut it, the rest stands beside it. */
const SHORTEST = 84;

const columnOf = ({ rows }: Sheet): number | null => {
  for (const cells of rows) {
    const column = cells.findIndex(({ kind, raw }) => kind === "text" && RECORD.test(raw));
    if (column >= 0) return column;
  }
  return null;
};

/** Records with something else beside them, or cut at their commas by Excel. */
const linesBeside = (sheet: Sheet): readonly Line[] => {
  const column = columnOf(sheet);
  if (column === null) return [];
  return sheet.rows.map((cells, row) => {
    const first = cells[column] ?? BLANK;
    const isCut = RECORD.test(first.raw) && first.raw.length < SHORTEST;
    const parts = isCut ? cells.slice(column).filter((cell) => !isBlank(cell)) : [first];
    return { text: parts.map(({ raw }) => raw).join(","), at: { row, column } };
  });
};

const INDENT = /^\s*/;

/** The lines of a tournament report: columns count from the first character, so all lines are pushed back to it. */
export const linesOfReport = (sheet: Sheet): readonly Line[] => {
  const lines = linesOf(sheet) ?? linesBeside(sheet);
  const indents = lines.flatMap(({ text }) =>
    text.trim() === "" ? [] : (INDENT.exec(text)?.[0].length ?? 0),
  );
  const indent = indents.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  return indent === 0 ? lines : lines.map((line) => ({ ...line, text: line.text.slice(indent) }));
};
