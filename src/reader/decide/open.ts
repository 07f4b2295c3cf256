import { type Round, type Scoring, UNPAIRED } from "../../engine/index";
import { type Finding, finding } from "../finding";
import type { RawRow } from "../layout";
import type { Token } from "../token";
import { isOpen, sumOf } from "./totals";

/** A row with its open tokens settled. */
export interface Settled {
  readonly rounds: readonly Round[];
  /** How many half-point byes only the total shows. */
  readonly hidden: number;
}

const bye = (worth: "full" | "half" | "zero", allocated: boolean): Round => ({
  kind: "bye",
  worth,
  allocated,
});

/** What a bye without a stated worth is if the total asks for these points. */
const byeWorth = (halves: number, { win, draw }: Scoring, allocated: boolean): Round | null => {
  if (halves === win) return bye("full", allocated);
  if (halves === draw) return bye("half", false);
  return halves === 0 ? (allocated ? bye("zero", false) : UNPAIRED) : null;
};

/** What a result against nobody is if the total asks for these points. */
const nobodyWorth = (halves: number, { win, draw }: Scoring): Round | null => {
  if (halves === win) return { kind: "forfeit", opponent: null, result: "win", color: null };
  if (halves === draw) return bye("half", false);
  return halves === 0 ? UNPAIRED : null;
};

const worthOf = (token: Token, halves: number, scoring: Scoring): Round | null =>
  token.kind === "bye" ? byeWorth(halves, scoring, token.allocated) : nobodyWorth(halves, scoring);

/** Where the total does not tell: a word means a full-point bye or a rest, a result against nobody no game. */
const usualWorth =
  (rests: boolean) =>
  (token: Token): Round =>
    token.kind === "bye" && token.allocated ? (rests ? bye("zero", false) : bye("full", true)) : UNPAIRED;

const pointsLeft = (row: RawRow, rounds: readonly Round[], scoring: Scoring): number | null => {
  if (row.total === null) return null;
  const others = rounds.filter((_, r) => !isOpen(row.tokens[r] ?? NOTHING));
  return row.total.value * 2 - row.adjustment - sumOf(others, scoring);
};

const NOTHING: Token = { kind: "blank", text: "" };

const replaced = (
  row: RawRow,
  rounds: readonly Round[],
  worth: (token: Token, nth: number) => Round,
): Round[] => {
  let nth = 0;
  return rounds.map((round, r) => {
    const token = row.tokens[r];
    return token !== undefined && isOpen(token) ? worth(token, nth++) : round;
  });
};

/** Signs that mean no game or a half-point bye alike: the total says how many are byes, not which. */
const hiddenByes = (
  row: RawRow,
  rounds: readonly Round[],
  scoring: Scoring,
  left: number,
): Settled | null => {
  const open = row.tokens.filter(isOpen);
  const alike = open.every((token) => token.kind === "bye" && !token.allocated);
  const count = left / scoring.draw;
  if (!alike || !Number.isInteger(count) || count < 0 || count > open.length) return null;
  const settled = replaced(row, rounds, (_, nth) => (nth < count ? bye("half", false) : UNPAIRED));
  return { rounds: settled, hidden: count < open.length ? count : 0 };
};

/**
 * Gives byes without a stated worth, and results against nobody, the points that the printed total demands.
 *
 * @param rests byes are rounds in which a round robin of an odd number leaves a player out
 */
export const settleOpen = (
  row: RawRow,
  rounds: readonly Round[],
  scoring: Scoring,
  rests: boolean,
): Settled => {
  const usual = usualWorth(rests);
  const open = row.tokens.filter(isOpen);
  const left = pointsLeft(row, rounds, scoring);
  if (left === null) return { rounds: replaced(row, rounds, usual), hidden: 0 };
  const each = left / open.length;
  const fits = open.every((token) => worthOf(token, each, scoring) !== null);
  if (fits)
    return {
      rounds: replaced(row, rounds, (token) => worthOf(token, each, scoring) ?? UNPAIRED),
      hidden: 0,
    };
  return hiddenByes(row, rounds, scoring, left) ?? { rounds: replaced(row, rounds, usual), hidden: 0 };
};

/** The finding that half-point byes show in the total only. */
export const checkHidden = (row: RawRow, no: number, hidden: number): readonly Finding[] => {
  if (hidden === 0) return [];
  const [at = null, ...also] = row.tokens.flatMap((token, r) => (isOpen(token) ? (row.cells[r] ?? []) : []));
  return [
    finding({ code: "byes-by-total", who: { no, name: row.name }, count: hidden }, { at, also, player: no }),
  ];
};
