import type { Round } from "../../engine/index";
import { type Finding, finding } from "../finding";
import { type Context, whoIs } from "./context";

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

/** Numbers between 1 and the highest that nobody has: players who withdrew before round 1. */
export const checkHoles = ({ nos, kind }: Context): readonly Finding[] => {
  const used = new Set(nos);
  const highest = nos.reduce((most, no) => Math.max(most, no), 0);
  if (used.size === highest || highest > nos.length / MOST_HOLES) return [];
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

const isFullBye = (round: Round | undefined): boolean => round?.kind === "bye" && round.worth === "full";

const isAllocated = (round: Round | undefined): boolean =>
  round?.kind === "bye" && round.worth === "full" && round.allocated;

/** Players with two full-point byes or more. */
const severalByes = (context: Context): readonly Finding[] =>
  context.rounds.flatMap((rounds, i) => {
    const [first, ...others] = rounds.flatMap((round, r) => (isFullBye(round) ? [r] : []));
    const cells = context.rows[i]?.cells ?? [];
    if (first === undefined || others.length === 0) return [];
    const who = whoIs(context, i);
    const place = { at: cells[first] ?? null, also: others.flatMap((r) => cells[r] ?? []), player: who.no };
    return [finding({ code: "several-byes", who, rounds: [first, ...others].map((r) => r + 1) }, place)];
  });

/** Rounds with more than one bye of the pairing: an odd field leaves one over, an even one none. */
const byesInRound = (context: Context): readonly Finding[] =>
  Array.from({ length: context.begun }, (_, r) => r).flatMap((r) => {
    const free = context.rounds.flatMap((rounds, i) => (isAllocated(rounds[r]) ? [i] : []));
    if (free.length < 2) return [];
    const [at = null, ...also] = free.flatMap((i) => context.rows[i]?.cells[r] ?? []);
    const names = free.map((i) => nameOf(context, i));
    return [finding({ code: "byes-in-round", names }, { at, also, round: r + 1 })];
  });

export const checkByes = (context: Context): readonly Finding[] =>
  context.survey.count("bye") + context.survey.count("code") === 0
    ? []
    : [...severalByes(context), ...byesInRound(context)];
