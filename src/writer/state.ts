import { type PlayerNo, type Round, type Standing, type Tournament } from "../engine/index";

/** Results that are missing in one round, as pairs of numbers; 0: the opponent is not known. */
export interface MissingResults {
  readonly round: number;
  readonly pairs: readonly (readonly [PlayerNo, PlayerNo])[];
}

type Rounds = Pick<Standing["entry"], "rounds" | "player">;

const missingIn = (entries: readonly Rounds[], r: number): [PlayerNo, PlayerNo][] => {
  const pairs = new Map<string, [PlayerNo, PlayerNo]>();
  for (const { player, rounds } of entries) {
    const round = rounds[r];
    if (round?.kind !== "pending") continue;
    const opponent = round.opponent ?? 0;
    const pair: [PlayerNo, PlayerNo] =
      opponent === 0 || player.no < opponent ? [player.no, opponent] : [opponent, player.no];
    pairs.set(pair.join(), pair);
  }
  return [...pairs.values()].sort(([a], [b]) => a - b);
};

/** The results that are missing in the rounds that count, round by round. */
export const missingByRound = (entries: readonly Rounds[], { rounds }: Tournament): MissingResults[] =>
  Array.from({ length: rounds }, (_, r) => ({ round: r + 1, pairs: missingIn(entries, r) })).filter(
    ({ pairs }) => pairs.length > 0,
  );

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
