import { type Exact, exact, roundHalfUp } from "../points";
import type { Policy } from "../policy";
import { define, roundedOf, type Working } from "../tiebreak";
import type { Result } from "../tournament";
import type { Entry, View } from "../view";
import { performanceOf as tournamentPerformance } from "./fide/performance-numbers";
import type { RatedGame } from "./fide/ratings";
import { once } from "./once";
import { gamesOf, meanOfExact, meanOverOpponents, plus, ratingOf } from "./ratings-numbers";

/** A win over somebody more than this far below counts the own rating and 50. */
const FAR_BELOW = 350;

const winCounts = (own: Exact | null, opponent: Exact, guard: Policy["performanceGuard"]): Exact => {
  const usual = plus(opponent, 400);
  if (guard === "none" || own === null) return usual;
  const farBelow = own.num * opponent.den - opponent.num * own.den > FAR_BELOW * own.den * opponent.den;
  return farBelow ? plus(own, 50) : usual;
};

/**
 * The mean over the rated games: the opponent's rating and 400 for a win, less 400 for a loss.
 *
 * Exact up to 28 games a player.
 */
const performanceOf = (view: View, self: Entry): Exact | null => {
  const { unrated, performanceGuard } = view.policy;
  const own = ratingOf(view, self, unrated);
  const counts: Record<Result, (opponent: Exact) => Exact> = {
    win: (opponent) => winCounts(own, opponent, performanceGuard),
    draw: (opponent) => opponent,
    loss: (opponent) => plus(opponent, -400),
  };
  return meanOfExact(
    gamesOf(self).flatMap(({ opponent, results }) => {
      const rating = ratingOf(view, opponent, unrated);
      return rating === null ? [] : results.map((result) => counts[result](rating));
    }),
  );
};

/** The performance of every player of a view; null without a rated game. */
export const performancesOf = once((view: View) => view.entries.map((self) => performanceOf(view, self)));

interface Precision {
  readonly ofOpponent: (performance: Exact) => Exact;
  readonly ofMean: (working: Working) => Working;
}

/** Whole numbers as SwissSys prints them: each performance cut off, negative ones raised to 0, the mean rounded. */
const PRECISION: Record<Policy["performance"], Precision> = {
  exact: { ofOpponent: (performance) => performance, ofMean: (working) => working },
  whole: {
    ofOpponent: ({ num, den }) => exact(Math.max(0, Math.trunc(num / den))),
    ofMean: roundedOf,
  },
};

/**
 * Performance of opposition: the mean of the opponents' performances by the ±400 rule.
 *
 * An opponent's win over somebody more than 350 points below counts his own rating and 50. Opponents
 * without a rated game are left out.
 *
 * @see US Chess 34E10; SwissSys help, Performance of opposition
 */
export const performanceOfOpposition = define({
  code: "OPPERF",
  world: "us",
  name: "Performance of opposition",
  title: "Opp. perf.",
  aliases: ["Op. perf.", "Op perf", "Opposition's performance", "Opposition performance"],
  functionName: "PERFOPPOSITION",
  rule: "US Chess 34E10",
  summary: "Mean of the opponents' performances: rating and 400 for a win, less 400 for a loss.",
  display: "whole",
  rated: true,
  work: (view, self, _tied, modifiers) => {
    const performances = performancesOf(view);
    const { ofOpponent, ofMean } = PRECISION[view.policy.performance];
    const numberOf = ({ index }: Entry) => {
      const performance = performances[index] ?? null;
      return performance === null ? null : ofOpponent(performance);
    };
    return ofMean(meanOverOpponents(self, "performance", numberOf, modifiers));
  },
});

/** The rated games of a player, unrated opponents left out unless the rules give them a rating. */
const ratedGames = (view: View, self: Entry, unrated: Policy["unrated"]): RatedGame[] =>
  gamesOf(self).flatMap(({ round, opponent, results }) => {
    const rating = ratingOf(view, opponent, unrated);
    return rating === null
      ? []
      : results.map((result) => ({ round, opponent, rating: roundHalfUp(rating), result }));
  });

/** The tournament performance rating of every player; null without a rated game. */
const tournamentPerformances = once((view: View) =>
  view.entries.map((entry) => tournamentPerformance(ratedGames(view, entry, view.policy.unrated)).value),
);

/**
 * Average performance rating of the opponents: the mean of their tournament performance ratings by FIDE's
 * table, a whole number.
 *
 * Unlike FIDE's own it leaves unrated players out one by one.
 *
 * @see SwissSys help, APRO
 */
export const averagePerformance = define({
  code: "APRO",
  world: "us",
  name: "Average performance rating of opponents",
  title: "APRO",
  aliases: ["Avg. performance rating of opp."],
  rule: "SwissSys: Avg. performance rating of opp.",
  summary: "Mean tournament performance rating of the opponents.",
  display: "whole",
  rated: true,
  work: (view, self, _tied, modifiers) => {
    const performances = tournamentPerformances(view);
    const numberOf = ({ index }: Entry) => performances[index] ?? null;
    return roundedOf(meanOverOpponents(self, "performance", numberOf, modifiers));
  },
});
