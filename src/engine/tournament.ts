import { halfPoints, type HalfPoints, NO_POINTS } from "./points";

export const COLORS = ["white", "black"] as const;
export type Color = (typeof COLORS)[number];

export const RESULTS = ["win", "draw", "loss"] as const;
export type Result = (typeof RESULTS)[number];

/** A pairing number: a positive whole number that names one player of a tournament. */
export type PlayerNo = number;

/**
 * One round of one player. Points are derived, never stored.
 *
 * - `game`: played over the board; `second` is the other result where two games were played in the round.
 *   A ruling may give the two players results that do not complement each other; each keeps his own.
 * - `forfeit`: paired, not played; the opponent may be unknown.
 * - `bye`: no opponent. `allocated` tells a bye given by the pairing from one that was requested.
 * - `unpaired`: absent, withdrawn, not yet entered, or the rest round of a round robin.
 * - `pending`: paired, without a result yet.
 *
 * `points` is there only where a round is a match of teams that is worth its board points: no result tells those.
 */
export type Round =
  | {
      readonly kind: "game";
      readonly opponent: PlayerNo;
      readonly result: Result;
      readonly second?: Result;
      readonly color: Color | null;
      readonly points?: HalfPoints;
    }
  | {
      readonly kind: "forfeit";
      readonly opponent: PlayerNo | null;
      readonly result: Result;
      readonly color: Color | null;
      readonly points?: HalfPoints;
    }
  | {
      readonly kind: "bye";
      readonly worth: "full" | "half" | "zero";
      readonly allocated: boolean;
      readonly points?: HalfPoints;
    }
  | { readonly kind: "unpaired" }
  | { readonly kind: "pending"; readonly opponent: PlayerNo | null; readonly color: Color | null };

export const UNPAIRED: Round = { kind: "unpaired" };

/** What each outcome is worth, in half-points. */
export interface Scoring {
  readonly win: HalfPoints;
  readonly draw: HalfPoints;
  readonly loss: HalfPoints;
  /** The bye given by the pairing; a requested full-point bye is worth a win. */
  readonly allocatedBye: HalfPoints;
  /** A zero-point bye, a forfeit loss, and a round without a pairing and without a bye. */
  readonly absent: HalfPoints;
}

/** Scoring by the points of a win, a draw and a loss, in half-points; the pairing's bye is worth a win. */
export const scoringOf = (win: number, draw: number, loss: number): Scoring => ({
  win: halfPoints(win),
  draw: halfPoints(draw),
  loss: halfPoints(loss),
  allocatedBye: halfPoints(win),
  absent: NO_POINTS,
});

/** 1 - ½ - 0. */
export const USUAL_SCORING: Scoring = scoringOf(2, 1, 0);

export interface Player {
  readonly no: PlayerNo;
  readonly name: string;
  /** Null: unrated. */
  readonly rating: number | null;
  readonly team: string | null;
  /** One entry a round, from round 1 on; missing rounds at the end are unpaired. */
  readonly rounds: readonly Round[];
  /** Penalty (below 0) or bonus points: they count in the score and belong to no round. */
  readonly adjustment: HalfPoints;
  /** The order of a play-off, 1 = first; null: did not take part. */
  readonly playoff: number | null;
  /** A house player is an opponent like any other, but has no place. */
  readonly house: boolean;
  /** A team of a team event: its name has no family name in it. */
  readonly isTeam?: true;
}

export const SYSTEMS = ["swiss", "roundRobin", "doubleRoundRobin", "team"] as const;

/** The kind of event. */
export type System = (typeof SYSTEMS)[number];

export interface Tournament {
  readonly title: string;
  readonly players: readonly Player[];
  /** Rounds of the whole event, played or not: the nine-round rule and FIDE's dummy cap go by them. */
  readonly announcedRounds: number;
  /** Rounds that count now; cells of later rounds are ignored. */
  readonly rounds: number;
  readonly system: System;
  readonly scoring: Scoring;
  /** False where a table does not tell in which order games were played (a grid). */
  readonly roundOrderKnown: boolean;
  /** Drawing of lots; default: the title. */
  readonly seed: string;
}

export const isRoundRobin = (system: System): boolean =>
  system === "roundRobin" || system === "doubleRoundRobin";

/** What a bye is worth. */
const BYE_POINTS: Record<"full" | "half" | "zero", (scoring: Scoring, allocated: boolean) => HalfPoints> = {
  full: (scoring, allocated) => (allocated ? scoring.allocatedBye : scoring.win),
  half: (scoring) => scoring.draw,
  zero: (scoring) => scoring.absent,
};

/** The points of one round; a pending game has none yet. */
export const pointsOf = (round: Round, scoring: Scoring): HalfPoints => {
  if ("points" in round) return round.points;
  switch (round.kind) {
    case "game":
      return round.second === undefined
        ? scoring[round.result]
        : halfPoints(scoring[round.result] + scoring[round.second]);
    case "forfeit":
      return round.result === "loss" ? scoring.absent : scoring[round.result];
    case "bye":
      return BYE_POINTS[round.worth](scoring, round.allocated);
    case "unpaired":
      return scoring.absent;
    case "pending":
      return NO_POINTS;
  }
};

/** The opponent on the pairing list, met or not. */
export const scheduledOpponent = (round: Round): PlayerNo | null =>
  round.kind === "bye" || round.kind === "unpaired" ? null : round.opponent;

const NO_RESULTS: readonly Result[] = [];

/** The results of a round, played or forfeited: none, one, or two where two games were played in it. */
export const resultsOf = (round: Round): readonly Result[] => {
  if (round.kind !== "game" && round.kind !== "forfeit") return NO_RESULTS;
  return round.kind === "game" && round.second !== undefined ? [round.result, round.second] : [round.result];
};

const hasResult = (round: Round): boolean => round.kind === "game" || round.kind === "forfeit";

/** The last round of which at least one game has a result; 0 before the first. */
export const roundsBegun = (players: readonly Pick<Player, "rounds">[]): number => {
  let last = 0;
  for (const { rounds } of players) {
    for (let r = rounds.length; r > last; r--) {
      const round = rounds[r - 1];
      if (round !== undefined && hasResult(round)) last = r;
    }
  }
  return last;
};

const pairKey = (a: PlayerNo, b: PlayerNo): string => (a < b ? `${a}:${b}` : `${b}:${a}`);

/**
 * The kind of event as the pairings show it: a round robin if every pair is scheduled exactly once over
 * the announced rounds, a double one if exactly twice, else a Swiss.
 */
export const systemOf = (players: readonly Pick<Player, "no" | "rounds">[], announced: number): System => {
  const n = players.length;
  const perCycle = n % 2 === 0 ? n - 1 : n;
  const cycles = n < 3 ? 0 : announced === perCycle ? 1 : announced === 2 * perCycle ? 2 : 0;
  if (cycles === 0) return "swiss";
  const meetings = new Map<string, number>();
  for (const { no, rounds } of players) {
    for (const round of rounds) {
      const opponent = scheduledOpponent(round);
      if (opponent !== null)
        meetings.set(pairKey(no, opponent), (meetings.get(pairKey(no, opponent)) ?? 0) + 1);
    }
  }
  const complete = meetings.size === (n * (n - 1)) / 2;
  const even = [...meetings.values()].every((count) => count === 2 * cycles);
  return complete && even ? (cycles === 1 ? "roundRobin" : "doubleRoundRobin") : "swiss";
};
