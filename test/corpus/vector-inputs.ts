import type { Tournament } from "../../src/engine/index";
import { crosstable } from "../engine/crosstable";
import { CORPUS_PRESENT, corpusJson } from "./corpus";

interface Round {
  readonly code: string;
  readonly opp?: string;
}

export type Numbers = Readonly<Record<string, number>>;

/** A match of a team, from its side. */
interface Match {
  readonly result: string;
  readonly opponent: string;
  readonly boardPoints: number;
}

/** What a vector of teams gives: each has some of these. */
interface TeamInput {
  readonly boardPoints?: number;
  readonly opponentFinalMatchScore?: number;
  readonly teams?: Readonly<
    Record<string, { readonly matchScore: number; readonly rounds: readonly Match[] }>
  >;
  readonly boardWeights?: readonly number[];
  readonly scoreBeforeLastGame?: readonly number[];
  readonly boardOutstanding?: number;
}

/** What a vector gives: each has some of these. */
export interface Input extends TeamInput {
  readonly rounds?: number | readonly string[];
  readonly adjustedOpponentScores?: readonly number[];
  readonly ownScore?: number;
  readonly ownRounds?: readonly string[];
  readonly opponentsRounds?: readonly (readonly string[])[];
  readonly resultVsOpponentScore?: readonly (readonly [string, number])[];
  readonly sectionAverage?: number;
  readonly score?: number;
  readonly games?: number | readonly (readonly [string, number])[];
  readonly ownRating?: number;
  readonly players?: Readonly<Record<string, readonly Round[]>>;
  readonly colours?: Readonly<Record<string, readonly (string | null)[]>>;
  readonly ratings?: Readonly<Record<string, number | null>>;
  readonly sameAs?: string;
  readonly scoreBefore?: number;
  readonly round?: number;
  readonly result?: string;
  readonly final?: number;
}

export interface Vector {
  readonly id: string;
  readonly tiebreak: string;
  readonly flavour: string;
  readonly input: Input;
  readonly expected: unknown;
}

export const vectors = CORPUS_PRESENT
  ? (corpusJson("us/vectors.json") as { readonly vectors: readonly Vector[] }).vectors
  : [];

/** Games in which the opponent is not told meet nobody. */
const alone = (code: string) => ("WDLXF".includes(code) ? `${code}0` : code);

const drawn = (rows: readonly string[], given: Partial<Tournament> = {}) =>
  crosstable(rows.join("\n"), { system: "swiss", ...given });

/** Opponents who have their scores by adjustment alone, and lost every round. */
const opponentsWith = (scores: readonly number[]) => {
  const lost = scores.map(() => "L0").join(" ");
  return scores.map((score, i) => `Opponent ${i + 1} | ${lost} | adj=${score}`);
};

/** A plain list of opponents' scores; without results of his own the first player drew and is adjusted. */
export const listTournament = ({ adjustedOpponentScores: scores = [], ownScore = 0, ownRounds }: Input) => {
  const rounds = scores.map((_, i) => {
    const code = ownRounds?.[i] ?? "D";
    return "WDL".includes(code) ? `${code}${i + 2}` : code;
  });
  const missing = ownRounds === undefined ? ownScore - scores.length / 2 : 0;
  return drawn([`Self | ${rounds.join(" ")} | adj=${missing}`, ...opponentsWith(scores)]);
};

export const rowTournament = (rounds: readonly string[]) => drawn([`Self | ${rounds.map(alone).join(" ")}`]);

export const opponentsTournament = ({ opponentsRounds: rows = [] }: Input) =>
  drawn([
    `Self | ${rows.map((_, i) => `D${i + 2}`).join(" ")}`,
    ...rows.map((row, i) => `Opponent ${i + 1} | ${row.map(alone).join(" ")}`),
  ]);

export const resultsTournament = (
  { resultVsOpponentScore: games = [] }: Input,
  system: Tournament["system"],
) =>
  drawn(
    [
      `Self | ${games.map(([code], i) => `${code}${i + 2}`).join(" ")}`,
      ...opponentsWith(games.map(([, score]) => score)),
    ],
    { system },
  );

/** A player who met one unrated opponent, whose results were against the section's average. */
export const unratedTournament = ({ sectionAverage = 0, score = 0, games = 0 }: Input) => {
  const results = Array.from({ length: Number(games) }, (_, i) => `${i < score ? "W" : "L"}${i + 3}`);
  const rated = results.map((_, i) => `Rated ${i} ${sectionAverage} | `);
  return drawn([`Self ${sectionAverage} | W2`, `New | ${results.join(" ")}`, ...rated]);
};

export const ratedTournament = ({ ownRating = 0, games }: Input) => {
  const list = games as readonly (readonly [string, number])[];
  return drawn([
    `Self ${ownRating} | ${list.map(([code], i) => `${code}${i + 2}`).join(" ")}`,
    ...list.map(([, rating], i) => `Opponent ${i + 1} ${rating} | `),
  ]);
};

/** Results that make `points` in `rounds` rounds. */
const making = (points: number, rounds: number) =>
  Array.from({ length: rounds }, (_, i) => (i < points ? "W0" : "L0"));

/** A player with one unplayed round, as FIDE's edition of 2009 was explained. */
export const virtualTournament = (input: Input) => {
  const { rounds, scoreBefore = 0, round = 1, result = "U", final = 0 } = input;
  const gained = result === "X" ? 1 : 0;
  const after = making(final - scoreBefore - gained, Number(rounds) - round);
  return drawn([`Self | ${[...making(scoreBefore, round - 1), result, ...after].join(" ")}`]);
};

export const wholeTournament = ({ players = {}, colours, ratings }: Input): Tournament => {
  const names = Object.keys(players);
  const row = (name: string) => {
    const tokens = (players[name] ?? []).map(({ code, opp }, r) => {
      const side = colours?.[name]?.[r]?.toLowerCase() ?? "";
      return opp === undefined ? code : `${code}${names.indexOf(opp) + 1}${side}`;
    });
    return `${name} ${ratings?.[name] ?? ""} | ${tokens.join(" ")}`;
  };
  return drawn(names.map(row));
};
