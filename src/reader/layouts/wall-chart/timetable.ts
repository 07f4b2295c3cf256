import { type Cell, isBlank } from "../../cell";
import type { Head } from "../../headings";

/** `1-4`, `2 v 3`: who is to meet whom. */
const PAIRING = /^(\d{1,2}) ?(?:-|:|v|vs\.?|x) ?(\d{1,2})$/i;

const pairIn = ({ text }: Cell): readonly string[] | null => {
  const [, white, black] = PAIRING.exec(text) ?? [];
  return white === undefined || black === undefined ? null : [white, black];
};

const isOnce = (numbers: readonly string[]): boolean => new Set(numbers).size === numbers.length;

const columnsIn = (rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] =>
  (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row[column] ?? []));

/**
 * Whether what stands under rounds are the pairings of a round robin, numbers against numbers: in each round, or in
 * each row, everybody once, as scores of matches are not.
 */
export const isTimetable = ({ columns }: Head, rows: readonly (readonly Cell[])[]): boolean => {
  if (columns.has("name")) return false;
  const cells = rows.flat().filter((cell) => !isBlank(cell));
  const pairs = cells.map(pairIn);
  const areOnce = (lines: readonly (readonly Cell[])[]): boolean =>
    lines.every((line) => isOnce(line.flatMap((cell) => pairIn(cell) ?? [])));
  return (
    cells.length > 1 && pairs.every((pair) => pair !== null) && (areOnce(columnsIn(rows)) || areOnce(rows))
  );
};

/** Whether a row has pairings of numbers, as a timetable above a grid does. */
export const hasPairings = (cells: readonly Cell[]): boolean =>
  cells.filter((cell) => pairIn(cell) !== null).length > 1;
