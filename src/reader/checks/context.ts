import type { PlayerNo, Round, Scoring, System } from "../../engine/index";
import { NO_ROW, type Pairs } from "../decide/pairs";
import type { Who } from "../finding";
import type { ExpectedResult } from "../finding-facts";
import type { RawRow } from "../layout";
import type { Survey, TokenKind } from "../survey";
import type { Token } from "../token";
import type { At, NumberKind } from "../types";

/** A table with everything decided: what the checks look at. */
export interface Context {
  readonly rows: readonly RawRow[];
  readonly survey: Survey;
  readonly nos: readonly PlayerNo[];
  /** What those numbers are. */
  readonly kind: NumberKind;
  readonly pairs: Pairs;
  /** The rounds of each row, as the tokens mean them. */
  readonly rounds: readonly (readonly Round[])[];
  /** Half-points that belong to no round. */
  readonly adjustments: readonly number[];
  /** Rounds begun: what comes later is not compared. */
  readonly begun: number;
  /** Rounds that count. */
  readonly counted: number;
  readonly system: System;
  readonly scoring: Scoring;
  readonly rated: boolean;
  /** Nobody forgets a cell: players who are not listed in a round are absent. */
  readonly blanksAreAbsences: boolean;
  /** What a cell of a game holds. */
  readonly expected: ExpectedResult;
}

/** A cell of a player's round, with what it says and means. */
export interface Side {
  readonly i: number;
  readonly r: number;
  readonly token: Token;
  readonly round: Round;
  readonly at: At | null;
}

export const whoIs = ({ rows, nos }: Context, i: number): Who => ({
  no: nos[i] ?? 0,
  name: rows[i]?.name ?? "",
});

export const sideOf = ({ survey, rounds, rows }: Context, i: number, r: number): Side | null => {
  const token = survey.tokens[i]?.[r];
  const round = rounds[i]?.[r];
  return token === undefined || round === undefined
    ? null
    : { i, r, token, round, at: rows[i]?.cells[r] ?? rows[i]?.at ?? null };
};

/** The other side of the game that a cell tells of. */
export const facingSide = (context: Context, i: number, r: number): Side | null => {
  const { facing, rounds } = context.pairs;
  const k = facing[i * rounds + r] ?? NO_ROW;
  return k === NO_ROW ? null : sideOf(context, Math.floor(k / rounds), k % rounds);
};

/** The opponent's row that a cell names. */
export const opponentOf = ({ rows, rounds }: Pairs, i: number, r: number): number =>
  rows[i * rounds + r] ?? NO_ROW;

/** The sides of cells of the survey. */
export const sidesAt = (context: Context, cells: readonly number[]): readonly Side[] => {
  const { rounds } = context.survey;
  return cells.flatMap((cell) => sideOf(context, Math.floor(cell / rounds), cell % rounds) ?? []);
};

/** Every cell whose token is of one of these kinds. */
export const sidesOf = (context: Context, ...kinds: readonly TokenKind[]): readonly Side[] =>
  sidesAt(context, context.survey.cellsOf(...kinds));

/** Where a finding about a side belongs. */
export const placeOfSide = ({ nos, pairs }: Context, { i, r, at }: Side) => ({
  at,
  player: nos[i] ?? null,
  round: pairs.ordered ? r + 1 : null,
});
