import { firstOf, type Verdict } from "./last-round-first";
import {
  contendersIn,
  type Open,
  type OpenGame,
  openGames,
  scoresOf,
  seenBy,
  type Sides,
  sidesOf,
  withResults,
} from "./last-round-games";
import type { HalfPoints } from "./points";
import type { Item } from "./sequence";
import { score } from "./tiebreaks/points";
import { RESULTS, type Tournament } from "./tournament";

/** Games of which every combination of results is worked out: at most 19,683 of them. */
export const MOST_GAMES = 9;

/** What decides the first place, before anything is worked out. */
export interface Question extends Open {
  readonly items: readonly Item[];
  readonly contenders: readonly number[];
  /** The games whose results are gone through: those of contenders first. */
  readonly decisive: readonly OpenGame[];
  /** Games that may matter to tie-breaks, and are taken as not known because there are too many. */
  readonly ignored: readonly OpenGame[];
  /** How many combinations of results there are. */
  readonly outcomes: number;
  readonly tooMany: boolean;
}

/** Every outcome: `verdicts[of[i]]` is that of the i-th, which `resultsAt` spells out. */
export interface LastRound {
  readonly question: Question;
  readonly verdicts: readonly Verdict[];
  readonly of: Uint16Array;
}

const plays = (players: ReadonlySet<number>, { a, b }: OpenGame): boolean =>
  players.has(a.player) || (b !== null && players.has(b.player));

/** Which games have to be gone through to see who will be first; `most` of them can be. */
export const lastRoundQuestion = (
  tournament: Tournament,
  items: readonly Item[],
  most = MOST_GAMES,
): Question => {
  const open = openGames(tournament);
  const contenders = contendersIn(open, items);
  const seen = seenBy(open.tournament, contenders, items);
  const own = open.games.filter((game) => plays(contenders, game));
  const others = open.games.filter((game) => !plays(contenders, game) && plays(seen, game));
  const all = own.length + others.length <= most;
  const decisive = all ? [...own, ...others] : own;
  return {
    ...open,
    items,
    contenders: [...contenders],
    decisive,
    ignored: all ? [] : others,
    outcomes: RESULTS.length ** decisive.length,
    tooMany: own.length > most,
  };
};

/** The results of an outcome: one a decisive game, of its first player. */
export const resultsAt = ({ decisive }: Question, outcome: number) =>
  decisive.map((_, g) => RESULTS[Math.floor(outcome / RESULTS.length ** g) % RESULTS.length] ?? "draw");

const LOST: Sides = ["loss", "loss"];
const WON: Sides = ["win", "win"];
const DRAWN: Sides = ["draw", "draw"];

/** Those who are level at the top on points; all contenders where the score does not come first. */
const levelAtTop = ({ contenders, items }: Question, scores: readonly HalfPoints[]): readonly number[] => {
  if (items[0]?.tieBreak !== score) return contenders;
  const most = Math.max(...contenders.map((player) => scores[player] ?? 0));
  return contenders.filter((player) => scores[player] === most);
};

const verdictOf = (question: Question, base: Tournament, outcome: number): Verdict => {
  const results = resultsAt(question, outcome);
  const known = question.decisive.map((game, g) => [game, sidesOf(results[g] ?? "draw")] as const);
  const played = withResults(base, known);
  const level = levelAtTop(question, scoresOf(played));
  if (level.length === 1) return { first: level, by: 0, open: false };
  const limit = (sides: Sides) =>
    withResults(
      played,
      question.ignored.map((game) => [game, sides]),
    );
  const low = limit(LOST);
  return firstOf(low, question.ignored.length === 0 ? low : limit(WON), question.items, level);
};

/** The tournament with the games that nobody's tie-break depends on out of the way. */
const baseOf = ({ tournament, games, decisive, ignored }: Question): Tournament =>
  withResults(
    tournament,
    games.filter((game) => !decisive.includes(game) && !ignored.includes(game)).map((game) => [game, DRAWN]),
  );

/** How many outcomes are worked out between two steps. */
const STEP = 16;

/**
 * Works out who is first in every outcome, a few at a time: it yields how many are done.
 *
 * @throws RangeError where there are too many
 */
export function* lastRoundWork(question: Question): Generator<number, LastRound, void> {
  if (question.tooMany) throw new RangeError(`${question.outcomes} outcomes are too many`);
  const base = baseOf(question);
  const known = new Map<string, number>();
  const verdicts: Verdict[] = [];
  const of = new Uint16Array(question.outcomes);
  for (let outcome = 0; outcome < question.outcomes; outcome++) {
    if (outcome % STEP === 0) yield outcome;
    const verdict = verdictOf(question, base, outcome);
    const key = JSON.stringify(verdict);
    const at = known.get(key) ?? verdicts.push(verdict) - 1;
    known.set(key, at);
    of[outcome] = at;
  }
  return { question, verdicts, of };
}
