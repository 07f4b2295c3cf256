import {
  addPoints,
  halfPoints,
  type HalfPoints,
  pointsOf,
  type Round,
  type Scoring,
  scoringOf,
} from "../../engine/index";
import type { RawRow } from "../layout";
import { type Convention, type Meaning, resolver } from "../resolve";
import type { Token } from "../token";

/** One way to read letters and to score, tried against the printed totals. */
export interface Reading {
  readonly scoring: Scoring;
  readonly codes: Convention;
  readonly pairedZero: Meaning["pairedZero"];
}

/** What the totals say, and how many of them a reading explains. */
export interface Decided extends Reading {
  readonly matched: number;
  readonly totals: number;
}

/** Points systems met: football, draughts, and the scholastic 3 - 2 - 1. */
const SCORINGS: readonly Scoring[] = [
  scoringOf(2, 1, 0),
  scoringOf(6, 2, 0),
  scoringOf(4, 2, 0),
  scoringOf(6, 4, 2),
];

/** Another reading than the usual is believed only if it explains this share of the totals. */
const ENOUGH = 0.9;

/** A cell whose points are what the total demands says nothing about the others. */
export const isOpen = (token: Token): boolean =>
  token.kind === "nobody" || (token.kind === "bye" && token.worth === "unstated");

export const sumOf = (rounds: readonly Round[], scoring: Scoring): HalfPoints => {
  let sum = 0;
  for (const round of rounds) sum += pointsOf(round, scoring);
  return halfPoints(sum);
};

/** Points of the rounds up to each end that a total may stand for: those begun, and all. */
export const sumsOf = (rounds: readonly Round[], scoring: Scoring, begun: number): readonly HalfPoints[] => {
  const points = rounds.map((round) => pointsOf(round, scoring));
  return [addPoints(points.slice(0, begun)), addPoints(points)];
};

const explains = (row: RawRow, scoring: Scoring, read: (token: Token) => Round, begun: number): boolean => {
  const halves = (row.total?.value ?? 0) * 2 - row.adjustment;
  return sumsOf(row.tokens.map(read), scoring, begun).some((sum) => sum === halves);
};

const isTelling = ({ total, tokens }: RawRow): boolean =>
  total !== null && !tokens.some((token) => isOpen(token) || token.kind === "unread");

const isCode = (token: Token): boolean => token.kind === "code";

const isPairedZero = (token: Token): boolean =>
  token.kind === "code" && token.code === "Z" && token.opponent !== null;

/** Readings worth trying, the usual first. */
const readingsFor = (rows: readonly RawRow[], usual: Reading, fixed: boolean): readonly Reading[] => {
  const has = (is: (token: Token) => boolean) => rows.some(({ tokens }) => tokens.some(is));
  const scorings = fixed ? [usual.scoring] : [usual.scoring, ...SCORINGS];
  const codes: readonly Convention[] = has(isCode) ? ["us", "fide"] : [usual.codes];
  const zeros: readonly Meaning["pairedZero"][] = has(isPairedZero) ? ["draw", "zero"] : [usual.pairedZero];
  return [
    usual,
    ...scorings.flatMap((scoring) =>
      codes.flatMap((convention) =>
        zeros.map((pairedZero): Reading => ({ scoring, codes: convention, pairedZero })),
      ),
    ),
  ];
};

/**
 * The reading of letters and points that the printed totals confirm.
 *
 * The usual one stands unless another explains more of them, and nearly all.
 */
export const decideByTotals = (
  rows: readonly RawRow[],
  meaning: Meaning,
  scoring: Scoring,
  fixed: boolean,
  begun: number,
): Decided => {
  const telling = rows.filter(isTelling);
  const matchedBy = (reading: Reading): number => {
    const read = resolver({ ...meaning, ...reading });
    return telling.filter((row) => explains(row, reading.scoring, read, begun)).length;
  };
  const usual: Reading = { scoring, codes: meaning.codes, pairedZero: meaning.pairedZero };
  let best: Decided = { ...usual, matched: matchedBy(usual), totals: telling.length };
  if (best.matched === telling.length) return best;
  for (const reading of readingsFor(rows, usual, fixed)) {
    const matched = matchedBy(reading);
    if (matched > best.matched && matched >= ENOUGH * telling.length)
      best = { ...reading, matched, totals: telling.length };
  }
  return best;
};
