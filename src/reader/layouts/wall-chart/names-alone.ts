import { isBlank } from "../../cell";
import { type Finding, finding } from "../../finding";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { Group } from "./body";
import type { Columns } from "./columns";
import { isRemark } from "./remarks";

const LETTERS = /\p{L}{2}/u;

/** The columns that say who somebody is, beside the name. */
const ABOUT = ["rating", "team"] as const;

/**
 * Rows among the players that have a name and neither a number nor a result: they are no players here, and might
 * be meant as some.
 */
export const namesAlone = (sheet: Sheet, columns: Columns, groups: readonly Group[]): readonly Finding[] => {
  const { name } = columns;
  const [first, last] = [groups[0]?.[0], groups.at(-1)?.at(-1)];
  if (name === null || first === undefined || last === undefined) return [];
  if (groups.some(({ length }) => length > 1)) return [];
  const taken = new Set(groups.flat());
  const about = [name, ...ABOUT.map(columns.role)];
  const isAlone = (row: number): boolean =>
    (sheet.rows[row] ?? []).every((cell, column) => isBlank(cell) || about.includes(column));
  // The row right below may be one more player; what stands further down is something else,
  // other than a line of zeros below a gap.
  const near = Array.from({ length: last + 2 - first }, (_, at) => first + at);
  const isGap = (sheet.rows[last + 1] ?? []).every(({ kind }) => kind === "blank");
  const hasZeros = columns.rounds.every(({ column }) => cellAt(sheet, last + 2, column).text === "0");
  const rows = [...near, ...(isGap && hasZeros ? [last + 2] : [])].filter(
    (row) => !taken.has(row) && isAlone(row),
  );
  return rows.flatMap((row) => {
    const { text, shown } = cellAt(sheet, row, name);
    if (!LETTERS.test(text) || isRemark(text)) return [];
    return [finding({ code: "name-alone", name: shown }, { at: placeOf(sheet, row, name) })];
  });
};
