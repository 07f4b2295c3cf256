import type { Round, Standing } from "../engine/index";

type Rounds = Pick<Standing["entry"], "rounds" | "player">;

const isAbsent = (round: Round): boolean =>
  round.kind === "unpaired" || (round.kind === "bye" && round.worth === "zero");

/** Rounds at the beginning and at the end that a player was absent from; all of them: no answer. */
export const absences = (rounds: readonly Round[]): { readonly late: number; readonly left: number } => {
  const first = rounds.findIndex((round) => !isAbsent(round));
  if (first < 0) return { late: 0, left: 0 };
  const last = rounds.length - 1 - [...rounds].reverse().findIndex((round) => !isAbsent(round));
  return { late: first, left: rounds.length - 1 - last };
};

/** Whether the player has played a game, or has one without a result. */
export const hasGame = ({ rounds }: Pick<Rounds, "rounds">): boolean =>
  rounds.some((round) => round.kind === "game" || round.kind === "pending");

/** Rounds, from 1, in which the player's result is missing. */
export const pendingRounds = (rounds: readonly Round[]): number[] =>
  rounds.flatMap((round, r) => (round.kind === "pending" ? [r + 1] : []));
