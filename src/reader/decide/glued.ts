import type { PlayerNo } from "../../engine/index";
import type { Cell } from "../cell";
import type { Token } from "../token";
import type { TokenRows } from "../survey";

/** A result glued to an opponent, `07`, still with its 0. */
const KEPT = /^0\d/;

const WON = /^1([1-9]\d{0,3})$/;

const isNumber = (cell: Cell | undefined): cell is Cell => cell?.kind === "number";

/** The sheet made numbers of glued cells, and so `07` became 7. */
const lostZeros = (cells: readonly (readonly Cell[])[]): boolean =>
  cells.some((row) => row.some(isNumber)) && !cells.some((row) => row.some(({ text }) => KEPT.test(text)));

/**
 * Glued cells that lost their leading 0 when they became numbers: 13 is a win against 3 or a loss against 13.
 *
 * The opponent's cell decides; where it confirms neither or both, the token stands.
 */
export const settleGlued = (
  tokens: TokenRows,
  cells: readonly (readonly Cell[])[],
  rowOf: ReadonlyMap<PlayerNo, number>,
): TokenRows => {
  if (!lostZeros(cells)) return tokens;
  const noOf = new Map([...rowOf].map(([no, i]) => [i, no]));
  const textAt = (no: number, r: number): string => cells[rowOf.get(no) ?? -1]?.[r]?.text ?? "";
  const settle = (token: Token, cell: Cell | undefined, no: PlayerNo, r: number): Token => {
    const beaten = isNumber(cell) ? WON.exec(cell.text)?.[1] : undefined;
    if (beaten === undefined || cell === undefined) return token;
    const won = textAt(Number(beaten), r) === String(no);
    const lost = textAt(Number(cell.text), r) === `1${no}`;
    return lost && !won
      ? { kind: "points", text: cell.text, opponent: Number(cell.text), color: null, halves: 0 }
      : token;
  };
  return tokens.map((row, i) => row.map((token, r) => settle(token, cells[i]?.[r], noOf.get(i) ?? 0, r)));
};
