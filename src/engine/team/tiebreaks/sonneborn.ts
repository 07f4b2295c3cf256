import { NO_POINTS } from "../../points";
import { cutOf, define, sumLines } from "../../tiebreak";
import { contributionsOf } from "../../tiebreaks/fide/contributions";
import { cutContributions } from "../../tiebreaks/fide/cuts";
import type { Placement } from "../event";
import { forTeams } from "./work";

const LETTERS: Record<Placement, string> = { match: "M", game: "G" };

const WORDS: Record<Placement, string> = { match: "match points", game: "game points" };

/**
 * Extended Sonneborn-Berger: the opponents' adjusted scores by one kind of points, each multiplied by the
 * team's own points of a kind in the match.
 *
 * A cut takes the lowest score of an opponent, not the lowest product. Unplayed matches as in
 * Sonneborn-Berger.
 *
 * @see FIDE C.07 13, 14.1.2, 16
 */
const extendedSonneborn = (theirs: Placement, own: Placement) => {
  const letters = LETTERS[theirs] + LETTERS[own];
  return define({
    code: `E${letters}SB`,
    world: "fide",
    name: `Extended Sonneborn-Berger (${WORDS[theirs]} times ${WORDS[own]})`,
    title: `E${letters}SB`,
    aliases: [`ESB:${letters}`],
    rule: "FIDE C.07 13",
    summary: `Opponents' ${WORDS[theirs]}, each times the ${WORDS[own]} made against them.`,
    events: ["team"],
    ...(theirs === "game" ? { points: theirs } : {}),
    display: "quarter",
    takes: ["cut", "forfeitsPlayed"],
    work: forTeams((side, modifiers) => {
      const view = side.teams[theirs];
      const { points } = side[own];
      const terms = contributionsOf(view, side[theirs], modifiers).map((term) => ({
        ...term,
        amount: term.of * (points[term.round - 1] ?? NO_POINTS),
      }));
      return sumLines(cutContributions(terms, cutOf(modifiers), view.policy.cutFirst), 4);
    }),
  });
};

/** EMMSB, EMGSB, EGMSB, EGGSB. */
export const EXTENDED_SONNEBORN = [
  extendedSonneborn("match", "match"),
  extendedSonneborn("match", "game"),
  extendedSonneborn("game", "match"),
  extendedSonneborn("game", "game"),
] as const;
