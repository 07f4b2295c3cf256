import { type Finding, finding } from "../finding";
import type { Cell } from "../cell";
import type { Result } from "../../engine/index";
import type { TokenRows } from "../survey";
import type { Token } from "../token";
import type { At } from "../types";
import { COMPLEMENT } from "./scale";

/** A table's tokens, and what there is to say about those that were put right. */
export interface Signed {
  readonly tokens: TokenRows;
  readonly findings: readonly Finding[];
}

const LETTERS: Readonly<Record<Result, string>> = { win: "W", draw: "D", loss: "L" };

const isBareNumber = (token: Token | undefined, cell: Cell | undefined): boolean =>
  token?.kind === "unread" &&
  cell?.kind === "number" &&
  cell.value !== null &&
  cell.value > 0 &&
  Number.isSafeInteger(cell.value);

/** The game that the opponent's row shows, seen from here. */
const seenFrom = (no: number, theirs: Token | undefined, cell: Cell): Token | null => {
  if (theirs?.kind !== "game" || theirs.opponent !== no || cell.value === null) return null;
  const result = COMPLEMENT[theirs.result];
  return { kind: "game", text: cell.text, opponent: cell.value, color: null, result };
};

const hasUnread = (tokens: TokenRows): boolean =>
  tokens.some((row) => row.some(({ kind }) => kind === "unread"));

/** A bare number whose player has this one's number in the same round: paired, without a result yet. */
const pairedWith = (no: number, theirs: Cell | undefined, cell: Cell): Token | null =>
  theirs !== undefined && theirs.value === no && no > 0 && cell.value !== no
    ? { kind: "pending", text: cell.text, opponent: cell.value, color: null }
    : null;

/**
 * Cells such as `=12` and `+12`, of which Excel made the number 12 because they begin like a formula.
 *
 * They are read only where the opponent's row shows the game, and each is reported. Two rows with each other's number
 * are a game without a result.
 */
export const settleSigns = (
  tokens: TokenRows,
  cells: readonly (readonly Cell[])[],
  rowOf: ReadonlyMap<number, number>,
  places: readonly (readonly At[])[],
): Signed => {
  const findings: Finding[] = [];
  if (!hasUnread(tokens)) return { tokens, findings };
  const noOf = new Map([...rowOf].map(([no, i]) => [i, no]));
  const settle = (token: Token, i: number, r: number): Token => {
    const cell = cells[i]?.[r];
    if (cell === undefined || !isBareNumber(token, cell)) return token;
    const no = noOf.get(i) ?? 0;
    const row = rowOf.get(cell.value ?? 0) ?? -1;
    const seen = seenFrom(no, tokens[row]?.[r], cell);
    if (seen?.kind !== "game") return pairedWith(no, cells[row]?.[r], cell) ?? token;
    const as = `${LETTERS[seen.result]}${cell.text}`;
    findings.push(
      finding(
        { code: "sign-lost", text: cell.text, as },
        { at: places[i]?.[r] ?? null, player: no, round: r + 1 },
      ),
    );
    return seen;
  };
  return { tokens: tokens.map((row, i) => row.map((token, r) => settle(token, i, r))), findings };
};
