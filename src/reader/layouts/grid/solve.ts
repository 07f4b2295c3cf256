import type { Numbers } from "../../layout";
import { cellAt, type Sheet } from "../../sheet";
import type { Square } from "./square";
import { type GridCell, gridCellOf } from "./marks";
import { pairsOf, type Pairs } from "./pairs";

type Kind = keyof Numbers | "row";

const KINDS: readonly Kind[] = ["pairing", "rank", "place", "row"];

/** One way to tell whose a column is. */
export interface Solution {
  readonly kind: Kind;
  /** The row of the player of each column, by position. */
  readonly owners: readonly number[];
  /** The number by which each row is named. */
  readonly nos: readonly number[];
  readonly pairs: Pairs;
  /** Cells of a player against himself that hold a result. */
  readonly misplaced: number;
}

const numbersBy = (numbers: readonly Numbers[], kind: Kind): readonly number[] | null => {
  const nos = numbers.map((own, i) => (kind === "row" ? i + 1 : own[kind]));
  return nos.every((no) => no !== null) && new Set(nos).size === nos.length ? nos : null;
};

/** Columns are headed by numbers of players; headed otherwise they stand in the order of the rows. */
const ownersBy = (labels: readonly (number | null)[], nos: readonly number[]): readonly number[] | null => {
  if (labels.some((label) => label === null)) return nos.map((_, i) => i);
  const owners = labels.map((label) => nos.indexOf(label ?? 0));
  return owners.includes(-1) ? null : owners;
};

/** The cells of the square, `cells[i][j]` what row i says of row j. */
const arranged = (
  sheet: Sheet,
  { rows, columns }: Square,
  owners: readonly number[],
): readonly (readonly GridCell[])[] =>
  rows.map((row) => {
    const cells = new Array<GridCell>(columns.length).fill(gridCellOf(cellAt(sheet, -1, 0)));
    columns.forEach((column, at) =>
      cells.splice(owners[at] ?? at, 1, gridCellOf(cellAt(sheet, row, column))),
    );
    return cells;
  });

const solutionBy = (
  sheet: Sheet,
  square: Square,
  numbers: readonly Numbers[],
  labels: readonly (number | null)[],
  kind: Kind,
): readonly Solution[] => {
  const nos = numbersBy(numbers, kind);
  const owners = nos === null ? null : ownersBy(labels, nos);
  if (nos === null || owners === null) return [];
  const cells = arranged(sheet, square, owners);
  const misplaced = cells.filter((row, i) => row[i]?.diagonal === false).length;
  return [{ kind, owners, nos, pairs: pairsOf(cells), misplaced }];
};

const worth = ({ pairs, misplaced }: Solution): number => pairs.agreed - 2 * misplaced;

/** Whose the columns are: what makes most cells agree with their counterparts; of equals the first. */
export const solve = (sheet: Sheet, square: Square, numbers: readonly Numbers[]): Solution | null => {
  const labels = square.columns.map((column) => cellAt(sheet, square.head.row, column).value);
  const solutions = KINDS.flatMap((kind) => solutionBy(sheet, square, numbers, labels, kind));
  return solutions.reduce<Solution | null>(
    (best, each) => (best === null || worth(each) > worth(best) ? each : best),
    null,
  );
};
