import { isVoluntary, type Policy } from "../../policy";
import { define, noValue, shown, sumOf, type Term, type TieBreak, type Working } from "../../tiebreak";
import { type Color, resultsOf, type Round } from "../../tournament";
import { type Entry, isRest, type View } from "../../view";

export type Count = (round: Round, view: View, self: Entry, r: number) => number;

/** One line a round with what it counts; a rest round of a round robin is none. */
export const countOf = (view: View, self: Entry, count: Count): Term[] =>
  self.rounds.flatMap((round, r): Term[] =>
    isRest(view, self, r)
      ? []
      : [
          {
            kind: "result",
            round: r + 1,
            opponent: self.opponents[r] ?? null,
            amount: count(round, view, self, r),
          },
        ],
  );

const counting =
  (count: Count): TieBreak["work"] =>
  (view, self) =>
    sumOf(countOf(view, self, count), 1);

/** Whether a forfeit counts among the games won. @see FIDE C.07 7.2, 15.2 */
const FORFEIT_WINS: Record<Policy["forfeitWins"], (round: Round, view: View) => boolean> = {
  unplayed: () => false,
  won: (round, view) =>
    view.roundRobin && round.kind === "forfeit" && round.result === "win" && round.opponent !== null,
};

const isCounted = (round: Round, view: View): boolean =>
  round.kind === "game" || FORFEIT_WINS[view.policy.forfeitWins](round, view);

const winsIn = (round: Round): number => resultsOf(round).filter((result) => result === "win").length;

/** Wins: rounds worth as much as a win, played or not. @see FIDE C.07 7.1 */
export const wins = define({
  code: "WIN",
  world: "fide",
  name: "Wins",
  title: "Wins",
  aliases: ["Number of wins"],
  functionName: "WINS",
  rule: "FIDE C.07 7.1",
  summary: "Number of rounds worth a win, byes and forfeit wins included.",
  display: "whole",
  ownRow: true,
  work: counting((round, view, self, r) =>
    round.kind === "bye" ? Number(self.points[r] === view.tournament.scoring.win) : winsIn(round),
  ),
});

/** Games won over the board. @see FIDE C.07 7.2 */
export const gamesWon = define({
  code: "WON",
  world: "fide",
  name: "Games won",
  title: "Games won",
  aliases: ["Number of games won"],
  functionName: "GAMESWON",
  rule: "FIDE C.07 7.2",
  summary: "Number of games won over the board.",
  display: "whole",
  ownRow: true,
  work: counting((round, view) => (isCounted(round, view) ? winsIn(round) : 0)),
});

const colorOf = (round: Round): Color | null =>
  round.kind === "game" || round.kind === "forfeit" ? round.color : null;

/** A count of games with Black; it needs the color of every game of the player. */
const withBlack =
  (count: (round: Round) => number): TieBreak["work"] =>
  (view, self): Working => {
    const terms = countOf(view, self, (round) =>
      isCounted(round, view) && colorOf(round) === "black" ? count(round) : 0,
    );
    const known = self.rounds.every((round) => round.kind !== "game" || round.color !== null);
    return known ? sumOf(terms, 1) : noValue("colors", terms.map(shown));
  };

/** Games played with Black over the board. @see FIDE C.07 7.3 */
export const blackGames = define({
  code: "BPG",
  world: "fide",
  name: "Games played with Black",
  title: "Black games",
  aliases: ["Number of games played with Black", "Games with Black"],
  rule: "FIDE C.07 7.3",
  summary: "Number of games played over the board with Black.",
  display: "whole",
  ownRow: true,
  work: withBlack((round) => resultsOf(round).length),
});

/** Games won with Black over the board. @see FIDE C.07 7.4 */
export const blackWins = define({
  code: "BWG",
  world: "fide",
  name: "Games won with Black",
  title: "Black wins",
  aliases: ["Number of games won with Black", "Wins with Black"],
  rule: "FIDE C.07 7.4",
  summary: "Number of games won over the board with Black.",
  display: "whole",
  ownRow: true,
  work: withBlack(winsIn),
});

/**
 * Rounds elected to play: all rounds but half-point and zero-point byes, absences and forfeit losses.
 *
 * @see FIDE C.07 7.6
 */
export const electedToPlay = define({
  code: "REP",
  world: "fide",
  name: "Rounds elected to play",
  title: "Rounds elected",
  aliases: ["GE", "Games one elected to play"],
  rule: "FIDE C.07 7.6",
  summary: "Number of rounds played, won by forfeit or missed through a bye of the pairing.",
  display: "whole",
  ownRow: true,
  work: counting((round) => Number(!isVoluntary(round))),
});

/** Voluntary unplayed rounds. @see FIDE C.07 16.2 */
export const voluntaryRounds = define({
  code: "VUR",
  world: "fide",
  name: "Voluntary unplayed rounds",
  title: "VUR",
  rule: "FIDE C.07 16.2",
  summary: "Number of requested byes, absences and forfeit losses.",
  display: "whole",
  helper: true,
  ownRow: true,
  work: (_view, self) => {
    const lines = self.rounds.map((round, r): Term => {
      const opponent = self.opponents[r] ?? null;
      return { kind: "result", round: r + 1, opponent, amount: Number(isVoluntary(round)) };
    });
    return sumOf(lines, 1);
  },
});

/** Games played over the board. @see FIDE C.07 16.1 */
export const gamesPlayed = define({
  code: "NUM",
  world: "fide",
  name: "Games over the board",
  title: "Games",
  rule: "FIDE C.07 16.1",
  summary: "Number of games played over the board.",
  display: "whole",
  helper: true,
  ownRow: true,
  work: counting((round) => (round.kind === "game" ? resultsOf(round).length : 0)),
});
