import { type Survey, tokenAt } from "../survey";
import { NO_ROW, type Pairs } from "./pairs";
import { isOpen } from "./totals";

/** How often each row is met, if every cell names another row or is a bye; null where one does neither. */
const meetingsOf = (survey: Survey, pairs: Pairs, i: number): ReadonlyMap<number, number> | null => {
  const meetings = new Map<number, number>();
  for (let r = 0; r < survey.rounds; r++) {
    const cell = i * survey.rounds + r;
    const token = tokenAt(survey, cell);
    const opponent = token?.kind === "bye" && isOpen(token) ? i : (pairs.rows[cell] ?? NO_ROW);
    if (opponent === NO_ROW) return null;
    meetings.set(opponent, (meetings.get(opponent) ?? 0) + 1);
  }
  return meetings;
};

/**
 * Whether byes are the rests of a round robin of an odd number, which are worth nothing.
 *
 * Everybody meets everybody else, and rests, equally often.
 */
export const areRests = (survey: Survey, pairs: Pairs): boolean => {
  const players = survey.tokens.length;
  const cycles = survey.rounds / players;
  if (players % 2 === 0 || !Number.isInteger(cycles) || cycles === 0) return false;
  return survey.tokens.every((_, i) => {
    const meetings = meetingsOf(survey, pairs, i);
    return meetings?.size === players && [...meetings.values()].every((count) => count === cycles);
  });
};
