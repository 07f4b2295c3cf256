import { type Exact, exact } from "../points";
import type { Policy } from "../policy";
import {
  cutLines,
  cutOf,
  kept,
  type LineKind,
  meanLines,
  type Modifiers,
  shown,
  type Working,
} from "../tiebreak";
import { type Result, resultsOf } from "../tournament";
import type { Entry, View } from "../view";
import { once } from "./once";

/** A game over the board, forfeits and byes left out whatever the kind of event. */
interface Game {
  readonly round: number;
  readonly opponent: Entry;
  readonly results: readonly Result[];
}

export const gamesOf = (self: Entry): readonly Game[] => {
  const games: Game[] = [];
  self.rounds.forEach((round, r) => {
    const opponent = self.opponents[r] ?? null;
    if (round.kind === "game" && opponent !== null)
      games.push({ round: r + 1, opponent, results: resultsOf(round) });
  });
  return games;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** In lowest terms. */
export const reduced = ({ num, den }: Exact): Exact => {
  const divisor = Math.max(gcd(Math.abs(num), den), 1);
  return exact(num / divisor, den / divisor);
};

/** The least denominator that all values share. */
export const commonDenominator = (values: readonly Exact[]): number =>
  values.reduce((den, value) => (den / gcd(den, value.den)) * value.den, 1);

export const plus = (a: Exact, whole: number): Exact => exact(a.num + whole * a.den, a.den);

export const sumOfExact = (values: readonly Exact[]): Exact => {
  const den = commonDenominator(values);
  return exact(
    values.reduce((total, value) => total + value.num * (den / value.den), 0),
    den,
  );
};

export const meanOfExact = (values: readonly Exact[]): Exact | null => {
  if (values.length === 0) return null;
  const { num, den } = sumOfExact(values);
  return reduced(exact(num, den * values.length));
};

const sectionMean = once((view: View) =>
  meanOfExact(view.entries.flatMap(({ player }) => (player.rating === null ? [] : [exact(player.rating)]))),
);

const BALANCE: Record<Result, number> = { win: 1, draw: 0, loss: -1 };

/**
 * The rating that an unrated player's results in a section are worth: its mean, 400 points more for
 * winning every game, 400 less for losing every game.
 *
 * @see Hult Chess Club, Average Opposition
 */
const hultRating = (view: View, entry: Entry): Exact | null => {
  const mean = sectionMean(view);
  const results = gamesOf(entry).flatMap((game) => game.results);
  if (mean === null || results.length === 0) return mean;
  const balance = results.reduce((sum, result) => sum + BALANCE[result], 0);
  return reduced(exact(mean.num * results.length + 400 * balance * mean.den, mean.den * results.length));
};

/** A player's rating, or what stands for it; null: left out. */
export const ratingOf = (view: View, entry: Entry, unrated: Policy["unrated"]): Exact | null => {
  if (entry.player.rating !== null) return exact(entry.player.rating);
  if (unrated === "exclude") return null;
  return unrated === "hult" ? hultRating(view, entry) : exact(unrated);
};

/** The mean of a number of each opponent played; those who have none are shown and left out. */
export const meanOverOpponents = (
  self: Entry,
  kind: LineKind,
  numberOf: (opponent: Entry) => Exact | null,
  modifiers: Modifiers,
): Working => {
  const games = gamesOf(self);
  const numbers = games.map(({ opponent }) => numberOf(opponent));
  const known = numbers.filter((number) => number !== null);
  const den = commonDenominator(known);
  const lines = games.map(({ round, opponent }, i) => {
    const number = numbers[i] ?? null;
    return number === null
      ? shown({ kind, round, opponent, amount: 0 })
      : kept(kind, round, opponent, number.num * (den / number.den));
  });
  const working = meanLines(cutLines(lines, cutOf(modifiers)), den);
  return known.length === 0 && games.length > 0 ? { ...working, missing: "ratings" } : working;
};
