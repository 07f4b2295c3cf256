import { ownUnplayedText } from "./explain-rounds";
import { nounsOf } from "./explain-nouns";
import { EXPLAIN_TEXTS as T } from "./explain-texts";
import { listed, numberText, type NumberStyle } from "./explain-words";
import { exact } from "./points";
import { type Standing, type Standings, workingOf } from "./standings";
import { score } from "./tiebreaks/points";
import { isRoundRobin, type PlayerNo, UNPAIRED } from "./tournament";
import { type Entry, opponentMet } from "./view";
import type { Line, Working } from "./working";

/** Two lines of the standings and what is needed to speak of them. */
export interface Pair {
  readonly standings: Standings;
  readonly ahead: Standing;
  readonly behind: Standing;
  readonly style: NumberStyle;
  readonly short: ReadonlyMap<PlayerNo, string>;
}

export const shortOf = ({ short }: Pick<Pair, "short">, { player }: Entry): string =>
  short.get(player.no) ?? player.name;

/** Rounds in which a player won against the other; where two games were played, both. */
export const wonAgainst = (winner: Entry, loser: Entry): number[] =>
  winner.rounds.flatMap((round, r) => {
    const won = round.kind === "game" && round.result === "win" && (round.second ?? "win") === "win";
    return won && opponentMet(winner, r)?.player.no === loser.player.no ? [r + 1] : [];
  });

/** That the one who stands behind won their game, and where that would have counted. */
const aboutTheirGame = (pair: Pair, k: number): string[] => {
  const { standings, ahead, behind } = pair;
  const rounds = wonAgainst(behind.entry, ahead.entry);
  if (rounds.length <= wonAgainst(ahead.entry, behind.entry).length) return [];
  const among = standings.items.map(({ tieBreak }) => tieBreak.encounter === true);
  if (among.slice(0, k + 1).includes(true)) return [];
  const nouns = nounsOf(standings.tournament.players);
  const list = listed(rounds.map(String));
  const game = T.othersGame(shortOf(pair, behind.entry), list, rounds.length > 1, nouns);
  return [`${game} ${among.includes(true) ? T.laterInSequence : T.notInSequence(nouns)}`];
};

/** How many rounds a player was away at the end. */
const awayAtEnd = ({ rounds }: Entry): number => {
  let away = 0;
  while (away < rounds.length && rounds[rounds.length - 1 - away]?.kind === "unpaired") away++;
  return away;
};

const howMet = (pair: Pair, self: Entry, { round }: Line): string => {
  const game = self.rounds[round - 1] ?? UNPAIRED;
  return game.kind === "game" ? T.met[game.result](shortOf(pair, self), round) : "";
};

/** Opponents who withdrew, so that their last rounds count for something else. */
const aboutWithdrawals = (pair: Pair, self: Entry, { lines }: Working): string[] =>
  lines.flatMap((line) => {
    const { kind, opponent } = line;
    if (kind !== "opponent" || opponent === null) return [];
    const away = awayAtEnd(opponent);
    const met = howMet(pair, self, line);
    return away === 0 || away === opponent.rounds.length || met === ""
      ? []
      : [T.withdrew(shortOf(pair, opponent), met, away)];
  });

const aboutOwnUnplayed = (pair: Pair, self: Entry, { lines, den }: Working): string[] =>
  lines.flatMap(({ kind, round, amount, use }) => {
    const what = ownUnplayedText(self.rounds[round - 1] ?? UNPAIRED);
    if (kind !== "ownUnplayed" || what === null) return [];
    const counted = numberText(exact(amount, den), pair.style);
    const text = T.ownUnplayedCounts(shortOf(pair, self), what, round, counted);
    return [`${text}${use === "kept" ? "" : T.thatIsDropped(counted)}.`];
  });

const MOST_SENTENCES = 3;

/** What is likely to be asked next when item `k` has decided between two players. */
export const likelyQuestions = (pair: Pair, k: number): string[] => {
  const { standings, ahead, behind } = pair;
  const item = standings.items[k];
  if (item?.tieBreak === score) return [];
  const halves = item?.policy.opponentUnplayed === "half" && !isRoundRobin(standings.tournament.system);
  const workings = [behind, ahead].flatMap((row) => {
    const working = workingOf(standings, row, k);
    return working === undefined ? [] : [{ self: row.entry, working }];
  });
  const sentences = [
    ...aboutTheirGame(pair, k),
    ...(halves ? workings.flatMap(({ self, working }) => aboutWithdrawals(pair, self, working)) : []),
    ...workings.flatMap(({ self, working }) => aboutOwnUnplayed(pair, self, working)),
  ];
  return sentences.slice(0, MOST_SENTENCES);
};
