import { type Finding, finding } from "../finding";
import type { At } from "../types";
import { type Context, sidesOf, whoIs } from "./context";

const nameOf = (context: Context, i: number): string => {
  const { name, no } = whoIs(context, i);
  return name === "" ? `No. ${no}` : name;
};

/** Numbers that name two players. */
export const checkNumbers = (context: Context): readonly Finding[] => {
  const { nos, kind } = context;
  if (new Set(nos).size === nos.length) return [];
  const rowsOf = new Map<number, number[]>();
  nos.forEach((no, i) => rowsOf.set(no, [...(rowsOf.get(no) ?? []), i]));
  return [...rowsOf].flatMap(([number, rows]) => {
    const [at, ...also] = rows.flatMap((i) => {
      const row = context.rows[i];
      return (kind === "pairing" ? row?.pairingAt : undefined) ?? row?.at ?? [];
    });
    if (rows.length < 2 || at === undefined) return [];
    const names = rows.map((i) => nameOf(context, i));
    return [finding({ code: "number-twice", kind, number, names }, { at, also, player: number })];
  });
};

/** More holes than this mean that numbers are not counted from 1 at all. */
const MOST_HOLES = 0.5;

/** Players who have results and no name, in a table that names others. */
export const checkNames = ({ rows, nos }: Context): readonly Finding[] => {
  const unnamed = rows.flatMap(({ name, at }, i) => (name === "" ? [{ at, no: nos[i] ?? 0 }] : []));
  const [first, ...others] = unnamed;
  if (first === undefined || unnamed.length === rows.length) return [];
  const place = { at: first.at, also: others.map(({ at }) => at), player: first.no };
  return [finding({ code: "no-name", count: unnamed.length }, place)];
};

/** Numbers between 1 and the highest that nobody has: players who withdrew before round 1. */
export const checkHoles = ({ nos, kind }: Context): readonly Finding[] => {
  const used = new Set(nos);
  const highest = nos.reduce((most, no) => Math.max(most, no), 0);
  if (used.size === highest || highest > nos.length / MOST_HOLES) return [];
  const lowest = nos.reduce((least, no) => Math.min(least, no), highest);
  // A section whose numbers go on from those of the one before.
  if (lowest > 2 && highest - lowest + 1 === used.size) return [];
  const numbers = Array.from({ length: highest }, (_, k) => k + 1).filter((no) => !used.has(no));
  return numbers.length === 0 ? [] : [finding({ code: "numbers-missing", kind, numbers })];
};

/** Players without a rating, where others have one. */
export const checkRatings = (context: Context): readonly Finding[] => {
  if (!context.rated) return [];
  const unrated = context.rows.flatMap(({ rating }, i) => (rating === null ? [i] : []));
  if (unrated.length === 0 || unrated.length === context.rows.length) return [];
  const [at = null, ...also] = unrated.flatMap((i) => context.rows[i]?.ratingAt ?? context.rows[i]?.at ?? []);
  const names = unrated.map((i) => nameOf(context, i));
  return [finding({ code: "unrated", names }, { at, also })];
};

/** A full-point bye of a player. */
interface FullBye {
  readonly i: number;
  readonly r: number;
  readonly allocated: boolean;
}

/** Every full-point bye, row by row. */
const fullByesOf = (context: Context): readonly FullBye[] =>
  sidesOf(context, "bye", "code").flatMap(({ i, r, round }) =>
    round.kind === "bye" && round.worth === "full" ? [{ i, r, allocated: round.allocated }] : [],
  );

/** Byes of one row, or of one round. */
const grouped = (byes: readonly FullBye[], by: "i" | "r"): ReadonlyMap<number, readonly FullBye[]> => {
  const groups = new Map<number, FullBye[]>();
  for (const bye of byes) {
    const group = groups.get(bye[by]);
    if (group === undefined) groups.set(bye[by], [bye]);
    else group.push(bye);
  }
  return groups;
};

const placeOfBye = ({ rows }: Context, { i, r }: FullBye): At | null => rows[i]?.cells[r] ?? null;

/** Players with two full-point byes or more. */
const severalByes = (context: Context, byes: readonly FullBye[]): readonly Finding[] =>
  [...grouped(byes, "i")].flatMap(([i, own]) => {
    if (own.length < 2) return [];
    const [at = null, ...others] = own.map((bye) => placeOfBye(context, bye));
    const who = whoIs(context, i);
    const place = { at, also: others.flatMap((other) => other ?? []), player: who.no };
    return [finding({ code: "several-byes", who, rounds: own.map(({ r }) => r + 1) }, place)];
  });

/** Rounds with more than one bye of the pairing: an odd field leaves one over, an even one none. */
const byesInRound = (context: Context, byes: readonly FullBye[]): readonly Finding[] => {
  const rounds = grouped(
    byes.filter(({ r, allocated }) => allocated && r < context.begun),
    "r",
  );
  return [...rounds]
    .sort(([a], [b]) => a - b)
    .flatMap(([r, free]) => {
      if (free.length < 2) return [];
      const [at = null, ...also] = free.flatMap((bye) => placeOfBye(context, bye) ?? []);
      const names = free.map(({ i }) => nameOf(context, i));
      return [finding({ code: "byes-in-round", names }, { at, also, round: r + 1 })];
    });
};

export const checkByes = (context: Context): readonly Finding[] => {
  const byes = fullByesOf(context);
  return [...severalByes(context, byes), ...byesInRound(context, byes)];
};
