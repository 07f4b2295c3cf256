import type { PlayerNo, Round } from "../../engine/index";
import { type Finding, finding } from "../finding";
import type { RawRow, RawTable } from "../layout";
import { NOBODY } from "../resolve";
import type { NumberKind } from "../types";
import { columnOf, isUsable } from "./number-columns";

/** Programs number their players with four digits at most: what is longer is the number of a member. */
const HIGHEST = 9999;

/** The players' own numbers, where the cells name opponents by something else. */
export interface OwnNumbers {
  readonly nos: readonly PlayerNo[];
  /** Whether they differ in kind from the numbers that the cells use. */
  readonly apart: boolean;
  readonly findings: readonly Finding[];
}

const isOwn = (no: number | null, count: ReadonlyMap<number, number>): no is number =>
  no !== null && no <= HIGHEST && count.get(no) === 1;

const counted = (rows: readonly RawRow[]): ReadonlyMap<number, number> => {
  const count = new Map<number, number>();
  for (const { numbers } of rows)
    if (numbers.pairing !== null) count.set(numbers.pairing, (count.get(numbers.pairing) ?? 0) + 1);
  return count;
};

/** Numbers of members, and columns that are mostly empty or all the same, number no players and never did. */
const arePairing = (rows: readonly RawRow[]): boolean =>
  isUsable(rows, columnOf(rows, "pairing")) && rows.every(({ numbers }) => (numbers.pairing ?? 0) <= HIGHEST);

/**
 * The pairing numbers of a table whose cells name opponents by rank, place or row.
 *
 * All or none: where one is blank or used twice, players keep the numbers that the cells use, with a finding.
 * In a grid the numbers over the columns are those of the players, whatever else numbers its rows.
 *
 * @param named the numbers by which the cells name the players
 */
export const ownNumbers = (
  { rows, opponents, numberHeadings }: RawTable,
  kind: NumberKind,
  named: readonly PlayerNo[],
): OwnNumbers => {
  const as = { nos: named, apart: false, findings: [] };
  if (opponents !== null || kind === "pairing" || !arePairing(rows)) return as;
  const count = counted(rows);
  const nos = rows.map(({ numbers }) => numbers.pairing).filter((no) => isOwn(no, count));
  if (nos.length === rows.length) return { nos, apart: true, findings: [] };
  const wrong = rows.filter(({ numbers }) => !isOwn(numbers.pairing, count));
  const [at = null, ...also] = wrong.map((row) => row.pairingAt ?? row.at);
  const facts = {
    code: "no-pairing-numbers",
    heading: numberHeadings.pairing ?? "",
    cells: wrong.length,
    kind,
  } as const;
  return { ...as, findings: [finding(facts, { at, also })] };
};

type Paired = Extract<Round, { readonly opponent: PlayerNo | null }>;

const hasOpponent = (round: Round): round is Paired =>
  "opponent" in round && round.opponent !== null && round.opponent !== NOBODY;

/**
 * Rounds whose opponents are given by the players' own numbers in place of those that the cells use.
 *
 * Whom the table does not list keeps a number that nobody has.
 */
export const renumbered = (
  rounds: readonly (readonly Round[])[],
  rowOf: ReadonlyMap<PlayerNo, number>,
  nos: readonly PlayerNo[],
): readonly (readonly Round[])[] => {
  const highest = nos.reduce((most, no) => Math.max(most, no), 0);
  const known = new Map<Round, Round>();
  const made = (round: Paired): Round => {
    const printed = round.opponent ?? NOBODY;
    return { ...round, opponent: nos[rowOf.get(printed) ?? -1] ?? highest + printed };
  };
  const convert = (round: Round): Round => {
    if (!hasOpponent(round)) return round;
    const found = known.get(round) ?? made(round);
    known.set(round, found);
    return found;
  };
  return rounds.map((row) => row.map(convert));
};
