import { define, type Modifiers, type Working } from "../tiebreak";
import type { Entry, View } from "../view";
import { meanOverOpponents, ratingOf } from "./ratings-numbers";

const averageRating = (view: View, self: Entry, modifiers: Modifiers): Working => {
  const unrated = modifiers.unrated ?? view.policy.unrated;
  return meanOverOpponents(self, "rating", (opponent) => ratingOf(view, opponent, unrated), modifiers);
};

/**
 * Average opposition: the mean rating of the opponents played; `/C1` drops the lowest.
 *
 * Unplayed rounds and, unless the rules say otherwise, unrated opponents are left out of sum and count.
 *
 * @see US Chess 34E11
 */
export const averageOpposition = define({
  code: "AVGOPP",
  world: "us",
  name: "Average opposition",
  title: "Avg. opp.",
  aliases: ["Avg Op", "Avg. opposition", "Average rating of opposition"],
  variants: { "Avg Op-C1": "C1", "AVGOPP-C1": "C1", "Avg. opposition cut 1": "C1" },
  functionName: "AVGOPPOSITION",
  rule: "US Chess 34E11",
  summary: "Mean rating of the opponents played.",
  display: "whole",
  takes: ["cut", "unrated"],
  rated: true,
  work: (view, self, _tied, modifiers) => averageRating(view, self, modifiers),
});

/** Competition average: the mean rating of the opponents played, under WinTD's name. @see WinTD help */
export const competitionAverage = define({
  code: "COMPAVG",
  world: "us",
  name: "Competition average",
  title: "Comp. avg.",
  aliases: ["Competition Average"],
  rule: "WinTD: Competition Average",
  summary: "Mean rating of the opponents played, as WinTD names it.",
  display: "whole",
  takes: ["unrated"],
  rated: true,
  work: (view, self, _tied, modifiers) => averageRating(view, self, modifiers),
});
