import { type Player, type System, systemOf } from "../engine/index";
import type { Decisions } from "./decide/decisions";
import { type Finding, finding } from "./finding";
import type { RawTable } from "./layout";
import type { ReadingSettings } from "./types";

/** Rounds: of the event, and those that count now. */
export interface Extent {
  readonly announced: number;
  readonly counted: number;
}

/** The rounds announced, and those that count now: all begun, or as many of them as the user says. */
export const extentOf = (raw: RawTable, { begun }: Decisions, { rounds, after }: ReadingSettings): Extent => {
  const announced = rounds ?? raw.announced;
  return { announced, counted: Math.min(after ?? begun, begun, announced) };
};

/** The kind of event: as set, as stated, or as the pairings show. */
export const kindOf = (
  raw: RawTable,
  players: readonly Player[],
  announced: number,
  ordered: boolean,
  settings: ReadingSettings,
): System => {
  const stated = settings.system ?? raw.system;
  if (stated !== null) return stated;
  return ordered ? systemOf(players, announced) : systemOfList(players);
};

/** Where rounds are in no order, how many there were does not matter. */
const systemOfList = (players: readonly Player[]): System => {
  const cycle = players.length % 2 === 0 ? players.length - 1 : players.length;
  const once = systemOf(players, cycle);
  return once === "swiss" ? systemOf(players, 2 * cycle) : once;
};

/** What is wrong with the settings, for this table. */
export const settingsFindings = (
  { begun, numbering }: Decisions,
  { after, house = [] }: ReadingSettings,
): readonly Finding[] => {
  const late = after !== undefined && after > begun;
  const unknown = house.filter((number) => !numbering.nos.includes(number));
  return [
    ...(late ? [finding({ code: "after-too-late", after, rounds: begun })] : []),
    ...unknown.map((number) => finding({ code: "house-unknown", number })),
  ];
};
