import { KASHDAN } from "../policy";
import { define, type Line, noValue, sumOf, type Term, type Working } from "../tiebreak";
import { type Result, resultsOf, type Round } from "../tournament";
import { type Entry, isRest, type View } from "../view";

type Game = Extract<Round, { kind: "game" }>;

/** One line a round, worth what its results are worth; unplayed rounds count `unplayed`. */
const countOf = (
  view: View,
  self: Entry,
  worth: (result: Result, round: Game) => number,
  unplayed = 0,
): Term[] =>
  self.rounds.flatMap((round, r) => {
    if (isRest(view, self, r)) return [];
    const amount =
      round.kind === "game"
        ? resultsOf(round).reduce((sum, result) => sum + worth(result, round), 0)
        : unplayed;
    return [{ kind: "result", round: r + 1, opponent: self.opponents[r] ?? null, amount }];
  });

/**
 * Kashdan: 4 for a win, 2 for a draw, 1 for a loss, 0 for an unplayed round; among players on one score
 * it favors the one with fewer draws.
 *
 * @see US Chess 34E7
 */
export const kashdan = define({
  code: "KASH",
  world: "us",
  name: "Kashdan",
  title: "Kashdan",
  functionName: "KASHDAN",
  rule: "US Chess 34E7",
  summary: "4 for a win, 2 for a draw, 1 for a loss, 0 for an unplayed round.",
  display: "whole",
  ownRow: true,
  work: (view, self) => {
    const points = KASHDAN[view.policy.kashdan];
    return sumOf(
      countOf(view, self, (result) => points[result], points.unplayed),
      1,
    );
  },
});

/** Games won over the board. @see SwissSys help, WON; FIDE C.07 7.2 */
export const gamesWon = define({
  code: "WON",
  world: "us",
  name: "Games won",
  title: "Games won",
  aliases: ["Number of games won"],
  functionName: "GAMESWON",
  rule: "SwissSys: Number of games won",
  summary: "Number of games won over the board.",
  display: "whole",
  ownRow: true,
  work: (view, self) =>
    sumOf(
      countOf(view, self, (result) => (result === "win" ? 1 : 0)),
      1,
    ),
});

const colorsKnown = (self: Entry): boolean =>
  self.rounds.every((round) => round.kind !== "game" || round.color !== null);

/** A count that needs the color of every game of the player. */
const byColor = (view: View, self: Entry, worth: (result: Result, round: Game) => number): Working => {
  const lines = sumOf(countOf(view, self, worth), 1);
  return colorsKnown(self) ? lines : noValue("colors", lines.lines.map(shown));
};

const shown = (line: Line): Line => ({ ...line, use: "shown" });

/** Most Blacks: games played with the black pieces; a forfeit is no game. @see US Chess 34E6 */
export const mostBlacks = define({
  code: "BLACKS",
  world: "us",
  name: "Most Blacks",
  title: "Blacks",
  aliases: ["Total Blacks", "Played Black"],
  functionName: "BLACKGAMES",
  rule: "US Chess 34E6",
  summary: "Number of games played with Black.",
  display: "whole",
  ownRow: true,
  work: (view, self) => byColor(view, self, (_result, round) => (round.color === "black" ? 1 : 0)),
});
