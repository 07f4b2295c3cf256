import { type Entry, isRoundRobin, listed, type Tournament } from "../engine/index";
import { absences, pendingRounds } from "./state";
import { TEXTS } from "./texts";

/** When a player came late or left early; the rest rounds of a round robin say nothing. */
const absenceNotes = (entry: Entry, { system, rounds }: Tournament): string[] => {
  if (isRoundRobin(system)) return [];
  const { late, left } = absences(entry.rounds);
  return [
    ...(late > 0 ? [TEXTS.entered(late + 1)] : []),
    ...(left > 0 ? [TEXTS.withdrew(rounds - left)] : []),
  ];
};

/** What the rounds of a player say that a reader of the standings should know; often nothing. */
export const noteOf = (entry: Entry, tournament: Tournament): string => {
  const pending = pendingRounds(entry.rounds);
  return [
    ...(entry.player.house ? [TEXTS.house] : []),
    ...absenceNotes(entry, tournament),
    ...(pending.length > 0 ? [TEXTS.resultMissing(listed(pending.map(String)))] : []),
  ].join("; ");
};
