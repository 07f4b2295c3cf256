import type { Cell } from "../../cell";
import { numberIn } from "../../number";
import { type Outcome, outcomeOf } from "../pairings/results";

const SCORES = /^(\d{0,2}(?: ?½|[.,][05])?) *[-:] *(\d{0,2}(?: ?½|[.,][05])?)$/;
const HALF = /(?<![\d.,])1\/2/g;

/** Half-points of both sides: `2½-1½`, `3 : 1`. */
export const scoresIn = (text: string): readonly [number, number] | null => {
  const [, first = "", second = ""] = SCORES.exec(text.replace(HALF, "½")) ?? [];
  const [a, b] = [numberIn(first), numberIn(second)];
  return a === null || b === null ? null : [a * 2, b * 2];
};

/** No result yet, and none that could be misread. */
const OPEN = /^[-:*?\s]*$/;

export const isOpen = (text: string): boolean => OPEN.test(text);

const FORFEIT: ReadonlySet<string> = new Set(["X", "F"]);

/** The outcome where it says that nobody played; else null. */
export const asForfeit = (outcome: Outcome | null): Outcome | null =>
  outcome !== null && FORFEIT.has(outcome.white) && FORFEIT.has(outcome.black) ? outcome : null;

/** The letters of both sides where a result says that nobody played; else null. */
export const forfeitIn = (text: string): Outcome | null => asForfeit(outcomeOf(text));

/** Half-points that two players share. */
const OF_GAME = 2;

/** Where most results have more points than a game, each is of a match, and a number headed `Board` that of a table. */
export const areOfMatches = (results: readonly string[]): boolean => {
  const sums = results.map((text) => scoresIn(text)).filter((scores) => scores !== null);
  return 2 * sums.filter(([a, b]) => a + b > OF_GAME).length > sums.length;
};

/** Whether a score is of a match: two players share less. */
export const isMatchScore = (text: string): boolean => {
  const [a, b] = scoresIn(text) ?? [0, 0];
  return a + b > OF_GAME;
};

/** `Yews | 2 |`: half-points of a team without an opponent, in the cell of the result. */
export const byePoints = ({ value }: Cell, isAway: boolean): readonly [number, number] | null => {
  if (value === null || value < 0) return null;
  return isAway ? [0, value * 2] : [value * 2, 0];
};
