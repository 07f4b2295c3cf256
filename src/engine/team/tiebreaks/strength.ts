import { exact, halfPoints, roundHalfUp } from "../../points";
import { define, kept, type Modifiers, type Working } from "../../tiebreak";
import { buchholz, foreBuchholz } from "../../tiebreaks/fide/buchholz";
import { entryIn, type TeamViews } from "../../view";
import { forTeams, OTHER } from "./work";

/** By what the Buchholz is divided, so that it weighs as much as a score. @see FIDE C.07 13 */
const usualDivisor = ({ event, placement, match, game }: TeamViews): number => {
  const { win } = match.tournament.scoring;
  const wonMatch = game.tournament.scoring.win;
  const rounds = event.announcedRounds;
  const ratio = placement === "match" ? (win * rounds) / wonMatch : (wonMatch * rounds) / win;
  return Number.isFinite(ratio) ? Math.max(1, Math.floor(ratio)) : 1;
};

const workStrength = (teams: TeamViews, modifiers: Modifiers, index: number): Working => {
  const view = teams[teams.placement];
  const other = teams[OTHER[teams.placement]];
  const divisor = modifiers.divisor ?? usualDivisor(teams);
  const { work } = modifiers.fore === true ? foreBuchholz : buchholz;
  const strength = work(view, entryIn(view, { index }), [], modifiers).value?.num ?? 0;
  const { score } = entryIn(other, { index });
  const den = 2 * divisor;
  const sum = divisor * score + strength;
  return {
    lines: [
      kept(OTHER[teams.placement] === "game" ? "gameScore" : "matchScore", 0, null, divisor * score, score),
      kept("strength", 0, null, strength, halfPoints(strength)),
    ],
    den,
    value: exact(roundHalfUp(exact(100 * sum, den)), 100),
    combine: "sum",
    rounded: true,
  };
};

/**
 * Score strength combination: the points that do not place the teams, and the Buchholz of those that do, divided
 * so that it weighs as much; `/K3` divides by 3, `/F` takes fore Buchholz. Rounded to hundredths.
 *
 * @see FIDE C.07 13
 */
export const scoreStrength = define({
  code: "SSSC",
  world: "fide",
  name: "Score strength combination",
  title: "SSSC",
  rule: "FIDE C.07 13",
  summary: "The other score and the Buchholz divided so that both weigh the same.",
  events: ["team"],
  display: "quarter",
  takes: ["fore", "forfeitsPlayed", "divisor"],
  work: forTeams(({ teams, match }, modifiers) => workStrength(teams, modifiers, match.index)),
});
