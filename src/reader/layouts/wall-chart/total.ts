import { isBlank } from "../../cell";
import { headingKey } from "../../heading-words";
import type { Head } from "../../headings";
import { cellAt, type Sheet } from "../../sheet";
import type { Token } from "../../token";
import { type Finding, finding } from "../../finding";
import type { Group } from "./body";

/** The column of totals, and what there is to say about another that only looks like it. */
export interface TotalColumn {
  readonly column: number | null;
  readonly findings: readonly Finding[];
}

/** Three points a round are the most that any scoring gives. */
const MOST_PER_ROUND = 3;

/** chess-results.com prints the score as the first tie-break where it has no column of points. */
const FIRST_TIE_BREAK = "tb1";

/** The share of rows in which such a column must equal the sum of the rounds. */
const ENOUGH = 0.9;

const HALVES: Readonly<Record<string, number>> = { win: 2, draw: 1, loss: 0, full: 2, half: 1, zero: 0 };

/** Half-points of a token by the usual scoring; nothing is decided yet. */
const roughHalves = (token: Token): number => {
  if (token.kind === "points") return token.halves;
  if (token.kind === "game" || token.kind === "forfeit") return HALVES[token.result] ?? 0;
  return token.kind === "bye" ? (HALVES[token.worth] ?? 0) : 0;
};

const valuesIn = (sheet: Sheet, groups: readonly Group[], column: number): readonly (number | null)[] =>
  groups.map(([row = 0]) => {
    const cell = cellAt(sheet, row, column);
    return isBlank(cell) ? null : cell.value;
  });

/** No score exceeds what the rounds can give. */
const isPossible = (values: readonly (number | null)[], rounds: number): boolean => {
  const given = values.flatMap((value) => value ?? []);
  return given.filter((value) => value <= rounds * MOST_PER_ROUND).length >= given.length / 2;
};

const isSum = (values: readonly (number | null)[], tokens: readonly (readonly Token[])[]): boolean => {
  const equal = values.filter(
    (value, i) => (value ?? 0) * 2 === (tokens[i] ?? []).reduce((sum, token) => sum + roughHalves(token), 0),
  );
  return values.length > 0 && equal.length >= ENOUGH * values.length;
};

/** Finds the printed totals: the column headed so, else a first tie-break that is the sum of the rounds. */
export const totalColumn = (
  sheet: Sheet,
  head: Head,
  groups: readonly Group[],
  tokens: readonly (readonly Token[])[],
): TotalColumn => {
  const headed = head.columns.get("total");
  if (headed !== undefined) {
    if (isPossible(valuesIn(sheet, groups, headed), head.rounds.length))
      return { column: headed, findings: [] };
    const heading = head.texts.get(headed) ?? "";
    const at = sheet.origin({ row: head.row, column: headed });
    return { column: null, findings: [finding({ code: "not-a-total", heading }, { at })] };
  }
  const first = [...head.texts].find(([, text]) => headingKey(text) === FIRST_TIE_BREAK)?.[0];
  const isTotal = first !== undefined && isSum(valuesIn(sheet, groups, first), tokens);
  return { column: isTotal ? first : null, findings: [] };
};
