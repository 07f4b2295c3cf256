import { roundHalfUp } from "../../points";
import {
  define,
  meanOf,
  type Modifiers,
  noValue,
  roundedOf,
  type Term,
  type TieBreak,
  type Working,
} from "../../tiebreak";
import type { Entry, View } from "../../view";
import { once } from "../once";
import { perfectOf, performanceOf } from "./performance-numbers";
import { type RatedGame, ratedGames, type Ratings, ratingsOf } from "./ratings";

type Performance = (games: readonly RatedGame[]) => Working;

const working =
  (perform: Performance): TieBreak["work"] =>
  (view, self, _tied, modifiers) => {
    const ratings = ratingsOf(view, modifiers);
    return ratings === null ? noValue("allRatings") : perform(ratedGames(self, ratings));
  };

/**
 * Tournament performance rating: the average rating of the opponents, and the rating difference that belongs
 * to the share of the points made over the board.
 *
 * The share is rounded to hundredths; wins and draws count 1 and ½ whatever the scoring.
 *
 * @see FIDE C.07 10.2
 */
export const performanceRating = define({
  code: "TPR",
  world: "fide",
  name: "Tournament performance rating",
  title: "TPR",
  aliases: ["Performance rating"],
  rule: "FIDE C.07 10.2",
  summary: "Average rating of the opponents plus the rating difference for the share of points.",
  display: "whole",
  takes: ["unrated"],
  rated: true,
  work: working(performanceOf),
});

/**
 * Perfect tournament performance: the lowest rating of which the expected score is at least the score made
 * over the board.
 *
 * The whole table counts, without a limit of 400 points; without a point it is 800 below the lowest rated
 * opponent.
 *
 * @see FIDE C.07 10.3
 */
export const perfectPerformance = define({
  code: "PTP",
  world: "fide",
  name: "Perfect tournament performance",
  title: "PTP",
  rule: "FIDE C.07 10.3",
  summary: "Lowest rating of which the score made was to be expected.",
  display: "whole",
  takes: ["unrated"],
  rated: true,
  work: working(perfectOf),
});

/** A number of every player of a field, worked out once for each set of ratings. */
const valuesOf = (perform: Performance) =>
  once((view: View) =>
    once((ratings: NonNullable<Ratings>) =>
      view.entries.map((entry) => {
        const { value } = perform(ratedGames(entry, ratings));
        return value === null ? null : roundHalfUp(value);
      }),
    ),
  );

const meanOfOpponents = (
  values: ReturnType<typeof valuesOf>,
  view: View,
  self: Entry,
  modifiers: Modifiers,
): Working => {
  const ratings = ratingsOf(view, modifiers);
  if (ratings === null) return noValue("allRatings");
  const all = values(view)(ratings);
  const terms = ratedGames(self, ratings).flatMap(({ round, opponent }): Term[] => {
    const amount = all[opponent.index] ?? null;
    return amount === null ? [] : [{ kind: "performance", round, opponent, amount }];
  });
  return roundedOf(meanOf(terms, 1));
};

const performances = valuesOf(performanceOf);
const perfectPerformances = valuesOf(perfectOf);

/** Average performance rating of the opponents played over the board. @see FIDE C.07 10.4 */
export const averagePerformance = define({
  code: "APRO",
  world: "fide",
  name: "Average performance rating of opponents",
  title: "APRO",
  rule: "FIDE C.07 10.4",
  summary: "Mean tournament performance rating of the opponents.",
  display: "whole",
  takes: ["unrated"],
  rated: true,
  work: (view, self, _tied, modifiers) => meanOfOpponents(performances, view, self, modifiers),
});

/** Average perfect performance of the opponents played over the board. @see FIDE C.07 10.5 */
export const averagePerfect = define({
  code: "APPO",
  world: "fide",
  name: "Average perfect performance of opponents",
  title: "APPO",
  rule: "FIDE C.07 10.5",
  summary: "Mean perfect tournament performance of the opponents.",
  display: "whole",
  takes: ["unrated"],
  rated: true,
  work: (view, self, _tied, modifiers) => meanOfOpponents(perfectPerformances, view, self, modifiers),
});
