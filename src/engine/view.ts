import { addPoints, type HalfPoints, halfPoints, NO_POINTS } from "./points";
import { OPPONENT_UNPLAYED, type Policy } from "./policy";
import type { Placement, TeamEvent } from "./team/event";
import {
  isRoundRobin,
  type Player,
  type PlayerNo,
  pointsOf,
  type Round,
  scheduledOpponent,
  type Tournament,
  UNPAIRED,
} from "./tournament";

/** One competitor with everything that tie-breaks ask for; lists have one element a round that counts. */
export interface Entry {
  /** Position in `View.entries`. */
  readonly index: number;
  readonly player: Player;
  readonly rounds: readonly Round[];
  readonly points: readonly HalfPoints[];
  /** The opponent on the pairing list, met or not; null where there is none on the crosstable. */
  readonly opponents: readonly (Entry | null)[];
  /** Whether the round is a meeting with that opponent under the policy. */
  readonly met: readonly boolean[];
  /** Points of all rounds and the adjustment. */
  readonly score: HalfPoints;
  /** What each round counts for the players who met this one. */
  readonly counted: readonly HalfPoints[];
  /** The adjusted score: this competitor's score in the eyes of those who met him. */
  readonly adjusted: HalfPoints;
}

/** The one immutable, precomputed input of every tie-break. */
export interface View {
  readonly tournament: Tournament;
  readonly policy: Policy;
  /** In the order of the tournament's players. */
  readonly entries: readonly Entry[];
  readonly byNo: ReadonlyMap<PlayerNo, Entry>;
  readonly roundRobin: boolean;
  /** Games were played, and not one round names an opponent: a table of results only. */
  readonly namesNobody: boolean;
  /** Where the competitors are teams. */
  readonly teams?: TeamViews;
}

/**
 * A team event, seen by its matches and by its boards. A team has the same index in both views and in
 * `event.teams`.
 */
export interface TeamViews {
  readonly event: TeamEvent;
  /** Whose score places the teams. */
  readonly placement: Placement;
  /** Scores are match points. */
  readonly match: View;
  /** Scores are board points. */
  readonly game: View;
}

const roundsOf = (player: Player, count: number): readonly Round[] => {
  if (player.rounds.length === count) return player.rounds;
  return Array.from({ length: count }, (_, r) => player.rounds[r] ?? UNPAIRED);
};

/** In a Swiss a forfeit is never a meeting; in a round robin the policy says. */
const isMeeting = (round: Round, forfeitsMeet: boolean): boolean =>
  round.kind === "game" || (forfeitsMeet && round.kind === "forfeit" && round.opponent !== null);

/** The number of an opponent whom a game does not name. */
const NOBODY = 0;

const isRestRound = (round: Round): boolean => round.kind === "bye" || round.kind === "unpaired";

/**
 * The tournament seen by a policy.
 *
 * An opponent who is not on the crosstable is left out as if there were none (the reader reports it), and
 * so is a player paired with himself.
 */
export const viewOf = (tournament: Tournament, policy: Policy): View => {
  const roundRobin = isRoundRobin(tournament.system);
  const forfeitsMeet = roundRobin && policy.roundRobinForfeits === "played";
  const count = OPPONENT_UNPLAYED[forfeitsMeet ? "asScored" : policy.opponentUnplayed];
  const byNo = new Map<PlayerNo, Entry>();
  const drafts = tournament.players.map((player, index) => {
    const rounds = roundsOf(player, tournament.rounds);
    const points = rounds.map((round) => pointsOf(round, tournament.scoring));
    const credits = count(rounds, points, tournament.scoring);
    const counted = roundRobin
      ? credits.map((credit, r) => (isRestRound(rounds[r] ?? UNPAIRED) ? (points[r] ?? NO_POINTS) : credit))
      : credits;
    const entry = {
      index,
      player,
      rounds,
      points,
      counted,
      score: halfPoints(addPoints(points) + player.adjustment),
      adjusted: halfPoints(addPoints(counted) + player.adjustment),
      opponents: [] as readonly (Entry | null)[],
      met: [] as readonly boolean[],
    };
    if (!byNo.has(player.no)) byNo.set(player.no, entry);
    return entry;
  });
  for (const entry of drafts) {
    const opponents: (Entry | null)[] = [];
    const met: boolean[] = [];
    for (const round of entry.rounds) {
      const scheduled = byNo.get(scheduledOpponent(round) ?? 0) ?? null;
      const opponent = scheduled === entry ? null : scheduled;
      opponents.push(opponent);
      met.push(opponent !== null && isMeeting(round, forfeitsMeet));
    }
    entry.opponents = opponents;
    entry.met = met;
  }
  // One player alone is no table: his own unplayed rounds have their dummies all the same.
  const namesNobody =
    drafts.length > 1 &&
    drafts.every(({ rounds }) => rounds.every((round) => (scheduledOpponent(round) ?? NOBODY) === NOBODY)) &&
    drafts.some(({ rounds }) => rounds.some(({ kind }) => kind === "game"));
  return { tournament, policy, entries: drafts, byNo, roundRobin, namesNobody };
};

/** The opponent of a round if the two have met in it; a forfeit is a meeting too where `forfeitsPlayed`. */
export const opponentMet = (entry: Entry, r: number, forfeitsPlayed = false): Entry | null =>
  entry.met[r] === true || (forfeitsPlayed && entry.rounds[r]?.kind === "forfeit")
    ? (entry.opponents[r] ?? null)
    : null;

/** Whether the round is no round for this player: the rest round of a round robin with an odd field. */
export const isRest = (view: View, entry: Entry, r: number): boolean =>
  view.roundRobin && isRestRound(entry.rounds[r] ?? UNPAIRED);

/** How many rounds a player of a round robin sits out. */
export const restsOf = (view: View, entry: Entry): number =>
  view.roundRobin ? entry.rounds.filter(isRestRound).length : 0;

/** The most points that could have been made in the rounds that count. */
export const maximumScore = (view: View, entry: Entry): HalfPoints =>
  halfPoints((view.tournament.rounds - restsOf(view, entry)) * view.tournament.scoring.win);

/** The same competitor in another view of the event. */
export const entryIn = (view: View, { index }: Pick<Entry, "index">): Entry => {
  const entry = view.entries[index];
  if (entry === undefined) throw new RangeError(`no entry ${index}`);
  return entry;
};
