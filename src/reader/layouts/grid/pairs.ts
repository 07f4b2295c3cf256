import type { Result } from "../../../engine/index";
import { withLosses } from "./blanks";
import { withColors } from "./colors";
import { withOtherHalf } from "./half";
import type { GridCell, Mark, Marks } from "./marks";

/** How the cells of a grid print results. */
interface Notation {
  /** The points of a win, a draw and a loss, in half-points. */
  readonly scale: readonly [win: number, draw: number, loss: number];
  /** Each cell is the sum of two games. */
  readonly sums: boolean;
}

const NOTATIONS: readonly Notation[] = [
  { scale: [2, 1, 0], sums: false },
  { scale: [4, 2, 0], sums: false },
  { scale: [6, 2, 0], sums: false },
  { scale: [2, 1, 0], sums: true },
];

/** Two games of which a cell prints the sum, in half-points: the sides of a match complement each other. */
const TWO_GAMES: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [2, 2],
];

const twoGames = (marks: Marks): readonly Marks[] => {
  const [mark] = marks;
  const games = marks.length === 1 ? TWO_GAMES[mark?.halves ?? -1] : undefined;
  return mark === undefined || games === undefined ? [] : [games.map((halves) => ({ ...mark, halves }))];
};

const readingsIn = ({ readings }: GridCell, { sums }: Notation): readonly Marks[] =>
  sums ? readings.flatMap(twoGames) : readings;

const RESULTS: readonly Result[] = ["win", "draw", "loss"];
const OPPOSITE: Readonly<Record<Result, Result>> = { win: "loss", draw: "draw", loss: "win" };

const resultOf = ({ result, halves }: Mark, { scale }: Notation): Result | null =>
  result ?? (halves === null ? null : (RESULTS[scale.indexOf(halves)] ?? null));

const bothLostByForfeit = (a: Mark, b: Mark): boolean =>
  a.forfeit && b.forfeit && a.result === "loss" && b.result === "loss";

const agree = (mine: Marks, theirs: Marks, notation: Notation): boolean =>
  mine.length === theirs.length &&
  mine.every((mark, k) => {
    const other = theirs[k];
    const result = resultOf(mark, notation);
    if (other === undefined || result === null) return false;
    if (mark.color !== undefined && mark.color === other.color) return false;
    return OPPOSITE[result] === resultOf(other, notation) || bothLostByForfeit(mark, other);
  });

/** A pair of players: what each of the two cells says in the light of the other. */
export interface Pair {
  readonly mine: Marks;
  readonly theirs: Marks;
  readonly agreed: boolean;
}

const UNMET: Pair = { mine: [], theirs: [], agreed: true };

/**
 * Reads two cells that tell of the same games.
 *
 * A number 0 is a loss where the other side won; two of them are a pair that did not meet where zeros stand
 * for blanks.
 */
const pairOf = (mine: GridCell, theirs: GridCell, notation: Notation, zeroIsLoss: boolean): Pair => {
  const bothBlank = mine.kind === "blank" && theirs.kind === "blank";
  const bothZero = mine.kind === "zero" && theirs.kind === "zero";
  if (bothBlank || (bothZero && !zeroIsLoss)) return UNMET;
  for (const a of readingsIn(mine, notation)) {
    for (const b of readingsIn(theirs, notation)) {
      if (agree(a, b, notation)) return { mine: a, theirs: b, agreed: true };
    }
  }
  return { mine: mine.readings[0] ?? [], theirs: theirs.readings[0] ?? [], agreed: false };
};

/** All pairs of a grid. */
export interface Pairs {
  /** By row and opponent's row; undefined on the diagonal. */
  readonly games: readonly (readonly (Marks | undefined)[])[];
  readonly agreed: number;
  readonly met: number;
  /** The most games of one pair, by the pairs that agree. */
  readonly each: number;
  /** The points of a win, a draw and a loss, in half-points. */
  readonly scale: Notation["scale"];
  /** Each cell is the sum of two games. */
  readonly sums: boolean;
  /** Only one half of the grid is written. */
  readonly half: boolean;
}

const UNREAD: GridCell = { kind: "blank", diagonal: true, readings: [] };

const pairsBy = (
  cells: readonly (readonly GridCell[])[],
  notation: Notation,
  zeroIsLoss: boolean,
): Omit<Pairs, "half"> => {
  const games = cells.map(() => new Array<Marks | undefined>(cells.length).fill(undefined));
  let agreed = 0;
  let met = 0;
  let [each, most] = [0, 1];
  for (let i = 0; i < cells.length; i++) {
    for (let j = i + 1; j < cells.length; j++) {
      const pair = pairOf(cells[i]?.[j] ?? UNREAD, cells[j]?.[i] ?? UNREAD, notation, zeroIsLoss);
      games[i]?.splice(j, 1, pair.mine);
      games[j]?.splice(i, 1, pair.theirs);
      if (pair.mine.length + pair.theirs.length > 0 || !pair.agreed) met++;
      most = Math.max(most, pair.mine.length, pair.theirs.length);
      if (!pair.agreed || pair.mine.length === 0) continue;
      each = Math.max(each, pair.mine.length);
      agreed++;
    }
  }
  return { games, agreed, met, each: each || most, scale: notation.scale, sums: notation.sums };
};

/**
 * Whether two zeros must be two losses: zeros do not stand for blanks where there are blanks, and a single such
 * pair is a slip.
 */
const zerosAreLosses = (cells: readonly (readonly GridCell[])[]): boolean => {
  const pairs = cells.flatMap((row, i) =>
    row.slice(i + 1).map((cell, k) => [cell, cells[i + 1 + k]?.[i] ?? UNREAD] as const),
  );
  const blanks = pairs.some((pair) => pair.some(({ kind }) => kind === "blank"));
  const zeros = pairs.filter((pair) => pair.every(({ kind }) => kind === "zero")).length;
  return blanks || (zeros === 1 && cells.every((row, i) => row[i]?.kind !== "zero"));
};

/** Where some cells can but hold two games, `1-0` holds a win and a loss. */
const withTwoGames = (cells: readonly (readonly GridCell[])[]): readonly (readonly GridCell[])[] =>
  cells.some((row) => row.some(({ dashed }) => dashed === "two"))
    ? cells.map((row) =>
        row.map((cell) =>
          cell.dashed === "either" ? { ...cell, readings: [...cell.readings].reverse() } : cell,
        ),
      )
    : cells;

/** The cells of a grid, each read in the light of its counterpart; `written[i][j]`: what row i says of row j. */
export const pairsOf = (written: readonly (readonly GridCell[])[]): Pairs => {
  const colored = withColors(withTwoGames(written));
  const whole = withOtherHalf(colored);
  const cells = withLosses(whole);
  const zeroIsLoss = zerosAreLosses(cells);
  const best = NOTATIONS.map((notation) => pairsBy(cells, notation, zeroIsLoss)).reduce((most, each) =>
    each.agreed > most.agreed ? each : most,
  );
  return { ...best, half: whole !== colored };
};
