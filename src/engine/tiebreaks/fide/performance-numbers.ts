import { exact, type HalfPoints, halfPoints, roundHalfUp } from "../../points";
import { type Line, noValue, orderOf, shown, sumLines, type Term, type Working } from "../../tiebreak";
import type { Result } from "../../tournament";
import { type RatedGame, ratingTerms } from "./ratings";
import { differenceFor, expectedFor, LARGEST_DIFFERENCE } from "./rating-tables";

/** Half-points in games, whatever the scoring of the event. */
const HALVES: Record<Result, number> = { win: 2, draw: 1, loss: 0 };

const pointsIn = (games: readonly RatedGame[]): HalfPoints =>
  halfPoints(games.reduce((sum, { result }) => sum + HALVES[result], 0));

const summand = (kind: Term["kind"], amount: number): Line => ({
  kind,
  round: 0,
  opponent: null,
  amount,
  use: "kept",
});

const average = (games: readonly RatedGame[]): number =>
  roundHalfUp(
    exact(
      games.reduce((sum, { rating }) => sum + rating, 0),
      games.length,
    ),
  );

/** The working of a tournament performance rating. @see FIDE C.07 10.2 */
export const performanceOf = (games: readonly RatedGame[]): Working => {
  if (games.length === 0) return noValue("opponents");
  const points = pointsIn(games);
  const hundredths = roundHalfUp(exact(50 * points, games.length));
  const lines = [
    ...ratingTerms(games).map(shown),
    summand("average", average(games)),
    summand("difference", differenceFor(hundredths)),
  ];
  return { ...sumLines(lines, 1), fact: { kind: "share", points, games: games.length, hundredths } };
};

/** Whether a rating makes at least the points expected that were made. */
const suffices = (rating: number, games: readonly RatedGame[], hundredths: number): boolean =>
  games.reduce((sum, game) => sum + expectedFor(rating - game.rating), 0) >= hundredths;

/** The lowest whole rating that suffices; at the lowest bound nothing is expected, at the highest everything. */
const lowestRating = (games: readonly RatedGame[], hundredths: number): number => {
  const ratings = games.map(({ rating }) => rating);
  let tooLow = Math.min(...ratings) - LARGEST_DIFFERENCE - 1;
  let enough = Math.max(...ratings) + LARGEST_DIFFERENCE + 1;
  while (enough - tooLow > 1) {
    const middle = Math.floor((enough + tooLow) / 2);
    if (suffices(middle, games, hundredths)) enough = middle;
    else tooLow = middle;
  }
  return enough;
};

/** Without a point it is this much below the lowest rated opponent. */
const BELOW_ALL = 800;

const belowAll = (games: readonly RatedGame[]): Working => {
  const lowest = games.reduce((a, b) => (b.rating < a.rating ? b : a));
  const lines = ratingTerms(games).map((term, i): Line =>
    games[i] === lowest ? { ...term, use: "kept" } : shown(term),
  );
  return sumLines([...lines, summand("difference", -BELOW_ALL)], 1);
};

/** The working of a perfect tournament performance. @see FIDE C.07 10.3 */
export const perfectOf = (games: readonly RatedGame[]): Working => {
  if (games.length === 0) return noValue("opponents");
  const points = pointsIn(games);
  if (points === 0) return belowAll(games);
  const rating = lowestRating(games, 50 * points);
  const expected = games.map((game): Line => {
    const { round, opponent } = game;
    return shown({ kind: "expected", round, opponent, amount: expectedFor(rating - game.rating) });
  });
  return orderOf([...expected, summand("number", 100 * rating)], exact(rating), 100);
};
