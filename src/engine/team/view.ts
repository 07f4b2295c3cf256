import { halfPoints, type HalfPoints } from "../points";
import type { Policy } from "../policy";
import type { World } from "../tiebreak";
import { type Player, type Round, type Scoring, scoringOf, type Tournament } from "../tournament";
import { type TeamViews, type View, viewOf } from "../view";
import {
  boardShare,
  FORFEIT_SHARES,
  type Placement,
  type Team,
  type TeamEvent,
  type TeamRound,
} from "./event";

/** What a match is worth where the event does not say: 1 - ½ - 0, and 2 - 1 - 0. */
const USUAL_MATCH_SCORING: Record<World, Scoring> = { us: scoringOf(2, 1, 0), fide: scoringOf(4, 2, 0) };

/** The board points of a round, in half-points; null where it brings none yet or has none. */
export const boardPointsOf = (round: TeamRound, event: TeamEvent): HalfPoints | null => {
  switch (round.kind) {
    case "match":
      return round.points;
    case "forfeit":
      return round.points ?? boardShare(event, FORFEIT_SHARES[round.result]);
    case "bye":
      return event.byes === "stated"
        ? (round.points ?? boardShare(event, round.worth))
        : boardShare(event, round.worth === "zero" ? "zero" : event.byes);
    case "unpaired":
    case "pending":
      return null;
  }
};

/** A round as a game between two teams: its result makes the match points. */
const matchRound = (round: TeamRound): Round => {
  switch (round.kind) {
    case "match":
      return { kind: "game", opponent: round.opponent, result: round.result, color: round.color };
    case "forfeit":
      return { kind: "forfeit", opponent: round.opponent, result: round.result, color: round.color };
    case "bye":
      return { kind: "bye", worth: round.worth, allocated: round.allocated };
    case "unpaired":
    case "pending":
      return round;
  }
};

/** The same round, worth what its boards brought. */
const gameRound = (round: TeamRound, event: TeamEvent): Round => {
  const plain = matchRound(round);
  const points = boardPointsOf(round, event);
  return points === null || plain.kind === "unpaired" || plain.kind === "pending"
    ? plain
    : { ...plain, points };
};

const competitor = (team: Team, rounds: readonly Round[], adjustment: HalfPoints): Player => ({
  no: team.no,
  name: team.name,
  rating: team.rating,
  team: null,
  rounds,
  adjustment,
  playoff: team.playoff,
  house: team.house,
  isTeam: true,
});

/** The event as a tournament whose players are teams. */
const tournamentOf = (event: TeamEvent, scoring: Scoring, players: readonly Player[]): Tournament => ({
  title: event.title,
  players,
  announcedRounds: event.announcedRounds,
  rounds: event.rounds,
  system: event.system,
  scoring,
  roundOrderKnown: event.roundOrderKnown,
  seed: event.seed,
});

/** The tournament of match points, scored by the event or as usual under rules of `world`. */
export const matchTournament = (event: TeamEvent, world: World): Tournament => {
  const players = event.teams.map((team) => competitor(team, team.rounds.map(matchRound), team.adjustment));
  return tournamentOf(event, event.matchScoring ?? USUAL_MATCH_SCORING[world], players);
};

/** All boards of a match, won, drawn or lost. */
const boardScoring = ({ boards, gameScoring }: TeamEvent): Scoring => {
  const all = (points: HalfPoints): HalfPoints => halfPoints(boards * points);
  const { win, draw, loss, allocatedBye, absent } = gameScoring;
  return {
    win: all(win),
    draw: all(draw),
    loss: all(loss),
    allocatedBye: all(allocatedBye),
    absent: all(absent),
  };
};

/** The tournament of board points. */
export const gameTournament = (event: TeamEvent): Tournament => {
  const players = event.teams.map((team) =>
    competitor(
      team,
      team.rounds.map((round) => gameRound(round, event)),
      team.gameAdjustment,
    ),
  );
  return tournamentOf(event, boardScoring(event), players);
};

/** The event seen by a policy, once by match points and once by board points. */
export const teamViewsOf = (
  event: TeamEvent,
  match: Tournament,
  game: Tournament,
  policy: Policy,
  placement: Placement,
): TeamViews => {
  const views: { -readonly [Name in keyof TeamViews]: TeamViews[Name] } = {
    event,
    placement,
    match: viewOf(match, policy),
    game: viewOf(game, policy),
  };
  const linked = (view: View): View => ({ ...view, teams: views });
  views.match = linked(views.match);
  views.game = linked(views.game);
  return views;
};
