import { NO_POINTS } from "../points";
import { KASHDAN } from "../policy";
import { define, meanOf, noValue, shown, sumOf, type Term, type Working } from "../tiebreak";
import { type Color, type Result, resultsOf, type Round, UNPAIRED } from "../tournament";
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

/** A forfeit win or a bye worth a win. */
const isUnplayedWin = (view: View, self: Entry, r: number): boolean => {
  const { kind } = self.rounds[r] ?? UNPAIRED;
  return (
    (kind === "forfeit" || kind === "bye") && (self.points[r] ?? NO_POINTS) >= view.tournament.scoring.win
  );
};

/** Wins: games won, forfeit wins and full-point byes. @see SwissSys help, WIN; FIDE C.07 7.1 */
export const wins = define({
  code: "WIN",
  world: "us",
  name: "Wins",
  title: "Wins",
  aliases: ["Number of wins"],
  functionName: "WINS",
  rule: "SwissSys: Number of wins",
  summary: "Number of full points, byes and forfeit wins included.",
  display: "whole",
  ownRow: true,
  work: (view, self) =>
    sumOf(
      countOf(view, self, (result) => (result === "win" ? 1 : 0)).map((term) =>
        isUnplayedWin(view, self, term.round - 1) ? { ...term, amount: 1 } : term,
      ),
      1,
    ),
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

/** What a result is worth with each color. */
const EXTRA: Record<Color, Record<Result, number>> = {
  white: { win: 2, draw: 0, loss: 0 },
  black: { win: 3, draw: 1, loss: 0 },
};

/** Extra for Black (BAP): 3 for a win with Black, 2 with White, 1 for a draw with Black. @see SwissSys help */
export const extraForBlack = define({
  code: "BAP",
  world: "us",
  name: "Extra for Black",
  title: "Extra black",
  aliases: ["BAP system", "Black advantage points"],
  functionName: "EXTRABLACK",
  rule: "SwissSys: Extra for Black",
  summary: "3 for a win with Black, 2 for a win with White, 1 for a draw with Black.",
  display: "whole",
  ownRow: true,
  work: (view, self) =>
    byColor(view, self, (result, { color }) => (color === null ? 0 : EXTRA[color][result])),
});

/**
 * Percentage score: the share of the points that could have been made in the games played, in percent.
 *
 * Byes and forfeits are left out.
 *
 * @see WinTD help, Percentage Score
 */
export const percentage = define({
  code: "PCT",
  world: "us",
  name: "Percentage score",
  title: "Percent",
  aliases: ["Percentage", "Pct."],
  rule: "WinTD: Percentage Score",
  summary: "Points from games in percent of the most that the games played could give.",
  ownRow: true,
  work: ({ tournament: { scoring } }, self) => {
    const games = self.rounds.flatMap((round, r): Term[] =>
      round.kind === "game"
        ? resultsOf(round).map((result) => ({
            kind: "result",
            round: r + 1,
            opponent: self.opponents[r] ?? null,
            amount: 100 * scoring[result],
          }))
        : [],
    );
    return meanOf(games, scoring.win);
  },
});
