import type { PlayerNo } from "../../engine/index";
import type { Cell } from "../cell";
import type { TokenRows } from "../survey";
import type { Token } from "../token";

/** A result glued to an opponent, `07`, still with its 0. */
const KEPT = /^0\d/;

/** `113` and `½8`: a win against 13, a draw with 8. */
const GLUED = /^([1½])[ \n]*([1-9]\d{0,3})$/;
/** `13` after its 0 went: a loss against 13. */
const BARE = /^[1-9]\d{0,3}$/;

const isNumber = (cell: Cell | undefined): cell is Cell => cell?.kind === "number";

/** The sheet made numbers of glued cells, and so `07` became 7. */
const lostZeros = (cells: readonly (readonly Cell[])[]): boolean =>
  cells.some((row) => row.some(isNumber)) && !cells.some((row) => row.some(({ text }) => KEPT.test(text)));

/** One way to read a cell: against whom, and with how many half-points. */
interface Reading {
  readonly row: number;
  readonly halves: number;
}

const readingsOf = (cell: Cell | undefined, rowOf: ReadonlyMap<PlayerNo, number>): readonly Reading[] => {
  if (cell === undefined) return [];
  const [, result, opponent] = GLUED.exec(cell.text) ?? [];
  const played = { row: rowOf.get(Number(opponent)) ?? -1, halves: result === "1" ? 2 : 1 };
  const lost = isNumber(cell) && BARE.test(cell.text) ? rowOf.get(cell.value ?? 0) : undefined;
  return [
    ...(result === undefined || played.row < 0 ? [] : [played]),
    ...(lost === undefined ? [] : [{ row: lost, halves: 0 }]),
  ];
};

/** Keeps only readings that the opponent's cell can share. */
const mutual = (readings: readonly (readonly Reading[])[]): readonly (readonly Reading[])[] =>
  readings.map((own, i) =>
    own.filter(({ row, halves }) =>
      readings[row]?.some((other) => other.row === i && other.halves === 2 - halves),
    ),
  );

/** A cell with one reading left takes its opponent away from all others; repeated until nothing changes. */
const settled = (round: readonly (readonly Reading[])[]): readonly (readonly Reading[])[] => {
  let readings = mutual(round);
  for (;;) {
    const paired = new Map(
      readings.flatMap((own, i) =>
        own.length === 1 && own[0] !== undefined ? [[own[0].row, i] as const] : [],
      ),
    );
    const next = mutual(readings.map((own, i) => own.filter(({ row }) => (paired.get(row) ?? i) === i)));
    if (next.every((own, i) => own.length === readings[i]?.length)) return next;
    readings = next;
  }
};

const tokenOf = ({ text }: Cell): Token => ({
  kind: "points",
  text,
  opponent: Number(text),
  color: null,
  halves: 0,
});

/**
 * Glued cells that lost their leading 0 when they became numbers: 13 is a win against 3 or a loss against 13.
 *
 * The cells of the other players in the round decide; where they leave both open, the win stands.
 */
export const settleGlued = (
  tokens: TokenRows,
  cells: readonly (readonly Cell[])[],
  rowOf: ReadonlyMap<PlayerNo, number>,
): TokenRows => {
  if (!lostZeros(cells)) return tokens;
  const rounds = Math.max(0, ...cells.map(({ length }) => length));
  const byRound = Array.from({ length: rounds }, (_, r) =>
    settled(cells.map((row) => readingsOf(row[r], rowOf))),
  );
  return tokens.map((row, i) =>
    row.map((token, r) => {
      const cell = cells[i]?.[r];
      const [only, ...others] = byRound[r]?.[i] ?? [];
      const isLost = only?.halves === 0 && others.length === 0;
      return isLost && cell !== undefined && token.kind === "points" && token.halves !== 0
        ? tokenOf(cell)
        : token;
    }),
  );
};
