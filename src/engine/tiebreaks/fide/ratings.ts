import { exact, roundHalfUp } from "../../points";
import type { Policy } from "../../policy";
import {
  cutOf,
  cutTerms,
  define,
  meanLines,
  type Modifiers,
  noValue,
  orderOf,
  roundedOf,
  type Term,
  type Working,
} from "../../tiebreak";
import type { Result } from "../../tournament";
import type { Entry, View } from "../../view";
import { once } from "../once";
import { gamesOf, ratingOf } from "../ratings-numbers";

/** The rating of every player of a field, or nobody's. */
export type Ratings = readonly number[] | null;

const rate = (view: View, unrated: Policy["unrated"]): Ratings => {
  const ratings = view.entries.map((entry) => {
    const rating = ratingOf(view, entry, unrated);
    return rating === null ? null : roundHalfUp(rating);
  });
  return ratings.every((rating) => rating !== null) ? ratings : null;
};

const fieldRatings = once((view: View) => {
  const known = new Map<Policy["unrated"], Ratings>();
  return (unrated: Policy["unrated"]): Ratings => {
    const ratings = known.get(unrated) ?? rate(view, unrated);
    known.set(unrated, ratings);
    return ratings;
  };
});

/**
 * The ratings of the field; null where somebody is unrated and no rating is announced for him: tie-breaks by
 * ratings are then dropped for everybody.
 *
 * @see FIDE C.07 10
 */
export const ratingsOf = (view: View, { unrated }: Modifiers): Ratings =>
  fieldRatings(view)(unrated ?? view.policy.unrated);

/** A game over the board against a rated opponent. */
export interface RatedGame {
  readonly round: number;
  readonly opponent: Entry;
  readonly rating: number;
  readonly result: Result;
}

/** Every game over the board; two games with one opponent are two. @see FIDE C.07 4.4 */
export const ratedGames = (self: Entry, ratings: readonly number[]): RatedGame[] =>
  gamesOf(self).flatMap(({ round, opponent, results }) =>
    results.map((result) => ({ round, opponent, rating: ratings[opponent.index] ?? 0, result })),
  );

export const ratingTerms = (games: readonly RatedGame[]): Term[] =>
  games.map(({ round, opponent, rating }) => ({ kind: "rating", round, opponent, amount: rating }));

/** The rounded mean of the opponents' ratings. */
const averageOf = (games: readonly RatedGame[], modifiers: Modifiers): Working =>
  roundedOf(meanLines(cutTerms(ratingTerms(games), cutOf(modifiers)), 1));

/**
 * Average rating of opponents: the mean rating of those played over the board, a whole number.
 *
 * @see FIDE C.07 10.1
 */
export const averageRating = define({
  code: "ARO",
  world: "fide",
  name: "Average rating of opponents",
  title: "ARO",
  aliases: ["Average rating of the opponents"],
  variants: {
    "Average rating of opponents cut 1": "C1",
    "ARO-C1": "C1",
    "ARO-C2": "C2",
    "ARO-M1": "M1",
    "ARO-M2": "M2",
  },
  rule: "FIDE C.07 10.1",
  summary: "Mean rating of the opponents played over the board.",
  display: "whole",
  takes: ["cut", "unrated"],
  rated: true,
  work: (view, self, _tied, modifiers) => {
    const ratings = ratingsOf(view, modifiers);
    return ratings === null ? noValue("allRatings") : averageOf(ratedGames(self, ratings), modifiers);
  },
});

const ownRating = (amount: number): Working =>
  orderOf([{ kind: "rating", round: 0, opponent: null, amount, use: "kept" }], exact(amount));

/** The player's rating, the highest first; `/R` the lowest first. @see FIDE C.07 10.6 */
export const rating = define({
  code: "RTNG",
  world: "fide",
  name: "Rating of the player",
  title: "RTNG",
  rule: "FIDE C.07 10.6",
  summary: "Rating; the higher one is better.",
  display: "whole",
  takes: ["unrated", "reverse"],
  rated: true,
  work: (view, self, _tied, modifiers) => {
    const own = ratingsOf(view, modifiers)?.[self.index];
    return own === undefined ? noValue("allRatings") : ownRating(own);
  },
});

/** The player's rating, whoever else is unrated. */
export const plainRating = define({
  ...rating,
  code: "RTG",
  name: "Rating as listed",
  title: "RTG",
  takes: [],
  helper: true,
  work: (_view, { player }) => (player.rating === null ? noValue("ratings") : ownRating(player.rating)),
});
