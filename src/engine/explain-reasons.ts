import { ownUnplayedText, unplayedText } from "./explain-rounds";
import { nounsOf } from "./explain-nouns";
import { EXPLAIN_TEXTS as T } from "./explain-texts";
import { listed, numberText, type NumberStyle } from "./explain-words";
import { compareExact, exact, inPoints } from "./points";
import { type Round, UNPAIRED } from "./tournament";
import type { Entry, View } from "./view";
import type { Line, LineKind, Use, Working } from "./working";

/** What the reasons of one working are told from. */
export interface Telling {
  readonly view: View;
  readonly self: Entry;
  readonly working: Working;
  readonly style: NumberStyle;
}

/** Rounds of an opponent that count for others something else than they brought. */
interface Change {
  readonly what: string;
  readonly points: number;
  readonly counted: number;
  readonly rounds: number[];
}

const whatOf = (round: Round): string =>
  unplayedText(round) ?? (round.kind === "game" ? T.played[round.result] : "");

const changesOf = ({ rounds, points }: Entry, counted: Entry["counted"]): readonly Change[] => {
  const changes: Change[] = [];
  rounds.forEach((round, r) => {
    const change = { what: whatOf(round), points: points[r] ?? 0, counted: counted[r] ?? 0 };
    if (change.points === change.counted) return;
    const same = changes.find(
      ({ what, ...rest }) =>
        what === change.what && rest.points === change.points && rest.counted === change.counted,
    );
    if (same === undefined) changes.push({ ...change, rounds: [r + 1] });
    else same.rounds.push(r + 1);
  });
  return changes;
};

/**
 * Which rounds of a player count for the opponents something else than they brought, and why.
 *
 * `counting` may be of a view that changed results, such as that of fore Buchholz.
 */
const changesText = (entry: Entry, counting: Entry, style: NumberStyle): string[] =>
  changesOf(entry, counting.counted).map(({ what, points, counted, rounds }) =>
    T.counts(
      listed(rounds.map(String)),
      rounds.length > 1,
      what,
      numberText(exact(points, 2), style),
      numberText(exact(counted, 2), style),
    ),
  );

const ownRound = ({ self }: Telling, { round }: Line) => self.rounds[round - 1] ?? UNPAIRED;

const amountOf = ({ working, style }: Telling, { amount }: Line): string =>
  numberText(exact(amount, working.den), style);

/** The factor by which the opponent's score enters, unless that is 1. */
const shareOf = ({ working, style }: Telling, { of, amount }: Line): string[] => {
  if (of === undefined || of === 0) return [];
  const share = exact(amount * 2, of * working.den);
  return compareExact(share, exact(1)) === 0
    ? []
    : [T.share(numberText(inPoints(of), style), numberText(share, style))];
};

const changesOfOpponent = ({ view, style }: Telling, { opponent }: Line): string[] => {
  const entry = opponent === null ? undefined : view.entries[opponent.index];
  return opponent === null || entry === undefined ? [] : changesText(entry, opponent, style);
};

/** Penalty and bonus points count in the opponent's score, and belong to none of his rounds. */
const adjustmentOfOpponent = ({ style }: Telling, { opponent }: Line): string[] => {
  const points = opponent?.player.adjustment ?? 0;
  return points === 0 ? [] : [T.adjustment(points < 0, numberText(exact(Math.abs(points), 2), style))];
};

const ofOpponent = (telling: Telling, line: Line): string[] => [
  ...changesOfOpponent(telling, line),
  ...adjustmentOfOpponent(telling, line),
  ...shareOf(telling, line),
];

const dummyReasons = (telling: Telling, line: Line): string[] => {
  const { self, style } = telling;
  const score = line.of === undefined ? exact(line.amount, telling.working.den) : inPoints(line.of);
  const own = inPoints(self.score);
  return [
    T.dummy(ownUnplayedText(ownRound(telling, line)) ?? "", numberText(score, style), nounsOf([self.player])),
    ...(compareExact(score, own) !== 0 ? [T.dummyOwn(numberText(own, style))] : []),
    ...shareOf(telling, line),
  ];
};

const limitReasons = ({ working: { fact }, style }: Telling, { of, use }: Line): string[] =>
  fact?.kind === "limit" && of !== undefined && use === "shown"
    ? [T.belowLimit(numberText(inPoints(of), style), numberText(fact.limit, style))]
    : [];

const ratingReasons = (telling: Telling, line: Line): string[] => {
  if (line.opponent === null || line.opponent.player.rating !== null) return [];
  return [line.use === "shown" ? T.leftOutUnrated : T.countedUnrated(amountOf(telling, line))];
};

const NOTHING = (): string[] => [];

/** A board's points where its number weighs them. */
const boardReasons = ({ style }: Telling, { of, board, use }: Line): string[] =>
  of === undefined || board === undefined || use !== "kept"
    ? []
    : [T.share(numberText(inPoints(of), style), String(board))];

const strengthReasons = ({ working, style }: Telling, { of }: Line): string[] =>
  of === undefined ? [] : [T.divided(numberText(inPoints(of), style), working.den / 2)];

/** Why a line has the amount it has, by what it stands for; nothing where the number speaks for itself. */
const AMOUNT: Record<LineKind, (telling: Telling, line: Line) => string[]> = {
  opponent: ofOpponent,
  final: (telling, line) => [...adjustmentOfOpponent(telling, line), ...shareOf(telling, line)],
  opponentValue: NOTHING,
  ownUnplayed: (telling, line) => [
    T.ownUnplayed(ownUnplayedText(ownRound(telling, line)) ?? "", amountOf(telling, line)),
  ],
  dummy: dummyReasons,
  running: NOTHING,
  deduction: (telling, line) => [
    T.deduction(ownUnplayedText(ownRound(telling, line)) ?? "", amountOf(telling, line)),
  ],
  result: limitReasons,
  rating: ratingReasons,
  board: boardReasons,
  index: NOTHING,
  matchScore: NOTHING,
  gameScore: NOTHING,
  strength: strengthReasons,
  member: (_telling, { use }) => (use === "shown" ? [T.notCounting] : []),
  average: NOTHING,
  difference: NOTHING,
  expected: NOTHING,
  performance: (_telling, { use }) => (use === "shown" ? [T.noRatedGame] : []),
  lot: NOTHING,
  playoff: NOTHING,
  number: NOTHING,
};

const sameUse = ({ lines }: Working, use: Use): number => lines.filter((line) => line.use === use).length;

/** Why a line is not in the value. */
const USE: Record<Use, (working: Working) => string[]> = {
  kept: NOTHING,
  shown: NOTHING,
  droppedLow: (working) => [T.droppedLow(sameUse(working, "droppedLow"))],
  droppedHigh: (working) => [T.droppedHigh(sameUse(working, "droppedHigh"))],
  droppedFirst: (working) => [T.droppedFirst(sameUse(working, "droppedFirst"))],
  droppedVoluntary: () => [T.droppedVoluntary],
};

/** Everything that a reader would ask about one line. */
export const reasonsOf = (telling: Telling, line: Line): string[] => [
  ...AMOUNT[line.kind](telling, line),
  ...USE[line.use](telling.working),
];
