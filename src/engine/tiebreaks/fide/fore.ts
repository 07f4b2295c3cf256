import type { Round } from "../../tournament";
import { type Entry, type View, viewOf } from "../../view";
import { once } from "../once";

const drawn = (round: Round, entry: Entry, last: number): Round => {
  if (round.kind === "bye" || round.kind === "unpaired") return round;
  const { color } = round;
  const opponent = entry.opponents[last]?.player.no;
  if (opponent === undefined) return round;
  const game = { kind: "game", opponent, result: "draw", color } as const;
  return round.kind === "game" && round.second !== undefined ? { ...game, second: "draw" } : game;
};

/**
 * The tournament as if every game paired for the last round of the event had been drawn.
 *
 * Before the last round is paired it is the tournament as it stands.
 *
 * @see FIDE C.07 8.3
 */
export const foreOf = once((view: View): View => {
  const { tournament, policy } = view;
  const last = Math.max(tournament.announcedRounds, tournament.rounds) - 1;
  if (tournament.rounds <= last) return view;
  const players = view.entries.map((entry) => ({
    ...entry.player,
    rounds: entry.rounds.map((round, r) => (r === last ? drawn(round, entry, last) : round)),
  }));
  return viewOf({ ...tournament, players }, policy);
});
