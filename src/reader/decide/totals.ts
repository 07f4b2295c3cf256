import {
  halfPoints,
  type HalfPoints,
  pointsOf,
  type Round,
  type Scoring,
  scoringOf,
  UNPAIRED,
} from "../../engine/index";
import type { RawRow } from "../layout";
import { type Convention, type Meaning, resolver } from "../resolve";
import { type Survey, tokenAt } from "../survey";
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

/** Points of some rounds, from the first on. */
export const sumOf = (rounds: readonly Round[], scoring: Scoring, to = rounds.length): HalfPoints => {
  let sum = 0;
  for (let r = 0; r < Math.min(to, rounds.length); r++) sum += pointsOf(rounds[r] ?? UNPAIRED, scoring);
  return halfPoints(sum);
};

/** Whether a total stands for these rounds: for those begun, or for all. */
export const isTotalOf = (
  halves: number,
  rounds: readonly Round[],
  scoring: Scoring,
  begun: number,
): boolean => {
  const sum = sumOf(rounds, scoring, begun);
  return sum === halves || (begun < rounds.length && sumOf(rounds, scoring) === halves);
};

/** Half-points that the rounds must give for the printed total. */
const demanded = ({ total, adjustment }: RawRow): number => (total?.value ?? 0) * 2 - adjustment;

/** Beside printed totals, a blank one is a 0 if the usual reading says so; else it is missing. */
const hasZero = ({ totalAt, adjustment }: RawRow, rounds: readonly Round[], scoring: Scoring): boolean =>
  totalAt !== undefined && adjustment + sumOf(rounds, scoring) === 0;

/** Rows whose total tells: no cell of theirs is open or unread. */
const tellingRows = ({ rows, survey, rounds }: Tally, scoring: Scoring): readonly number[] => {
  if (rows.every(({ total }) => total === null)) return [];
  const silent = new Set(
    [...openCells(survey), ...survey.cellsOf("unread")].map((cell) => Math.floor(cell / survey.rounds)),
  );
  return rows.flatMap((row, i) => {
    const tells = row.total !== null || hasZero(row, rounds[i] ?? [], scoring);
    return tells && !silent.has(i) ? [i] : [];
  });
};

/** Cells whose points are what the total demands. */
export const openCells = (survey: Survey): readonly number[] =>
  survey.cellsOf("nobody", "bye").filter((cell) => {
    const token = tokenAt(survey, cell);
    return token !== undefined && isOpen(token);
  });

const hasPairedZero = (survey: Survey): boolean =>
  survey.cellsOf("code").some((cell) => {
    const token = tokenAt(survey, cell);
    return token?.kind === "code" && token.code === "Z" && token.opponent !== null;
  });

/** A table that writes B for a full-point bye does not write U for one. */
const hasLetterB = (survey: Survey): boolean =>
  survey.cellsOf("bye").some((cell) => {
    const token = tokenAt(survey, cell);
    return token?.kind === "bye" && token.worth === "full" && token.allocated;
  });

/** Readings worth trying, the usual first. */
const readingsFor = (survey: Survey, usual: Reading, fixed: boolean): readonly Reading[] => {
  const scorings = fixed ? [usual.scoring] : [usual.scoring, ...SCORINGS];
  const codes: readonly Convention[] =
    survey.count("code") > 0 && !hasLetterB(survey) ? ["us", "fide"] : [usual.codes];
  const zeros: readonly Meaning["pairedZero"][] = hasPairedZero(survey)
    ? ["draw", "zero"]
    : [usual.pairedZero];
  return scorings.flatMap((scoring) =>
    codes.flatMap((convention) =>
      zeros.map((pairedZero): Reading => ({ scoring, codes: convention, pairedZero })),
    ),
  );
};

/** What the totals are compared with: the rows as the usual meaning reads them. */
export interface Tally {
  readonly rows: readonly RawRow[];
  readonly survey: Survey;
  readonly meaning: Meaning;
  readonly rounds: readonly (readonly Round[])[];
  readonly begun: number;
}

/**
 * The reading of letters and points that the printed totals confirm.
 *
 * The usual one stands unless another explains more of them, and nearly all.
 */
export const decideByTotals = (tally: Tally, scoring: Scoring, fixed: boolean): Decided => {
  const { rows, survey, meaning, rounds, begun } = tally;
  const telling = tellingRows(tally, scoring);
  const matched = (by: Scoring, roundsOf: (i: number) => readonly Round[]): number =>
    telling.filter((i) => {
      const row = rows[i];
      return row !== undefined && isTotalOf(demanded(row), roundsOf(i), by, begun);
    }).length;
  const usual: Reading = { scoring, codes: meaning.codes, pairedZero: meaning.pairedZero };
  const totals = telling.length;
  let best: Decided = { ...usual, totals, matched: matched(scoring, (i) => rounds[i] ?? []) };
  if (best.matched === totals) return best;
  for (const reading of readingsFor(survey, usual, fixed)) {
    const read = resolver({ ...meaning, codes: reading.codes, pairedZero: reading.pairedZero });
    const explained = matched(reading.scoring, (i) => (rows[i]?.tokens ?? []).map(read));
    if (explained > best.matched && explained >= ENOUGH * totals)
      best = { ...reading, totals, matched: explained };
  }
  return best;
};
