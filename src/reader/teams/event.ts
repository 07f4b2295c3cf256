import {
  type ByePoints,
  halfPoints,
  type Player,
  type Round,
  type Scoring,
  scoringOf,
  type Team,
  type TeamEvent,
  type TeamRound,
  type TeamSystem,
  type Tournament,
  USUAL_SCORING,
} from "../../engine/index";
import type { Built } from "../build";
import { NO_ROW } from "../decide/pairs";
import type { RawMatch, RawTeam } from "../layout";
import type { ReadingSettings } from "../types";
import { type CellPoints, cellIn, type PointRows } from "./points";
import type { TeamTable } from "./table";
import type { Totals } from "./totals";

/** One match as the table tells it from both sides. */
interface Told {
  readonly own: CellPoints["points"];
  readonly other: CellPoints["points"];
  readonly raw: RawMatch | null;
}

const NO_COLOR = null;

type Played = Extract<Round, { kind: "game" }>;

/** Board points of a match; those that the table leaves out are what the other side has left, else none. */
const matchOf = (
  { opponent, result, color }: Played,
  { own, other, raw }: Told,
  full: number,
): TeamRound => ({
  kind: "match",
  ...{ opponent, result, color: raw?.color ?? color },
  points: own ?? halfPoints(other === null ? 0 : Math.max(0, full - other)),
  against: other,
  boards: raw?.boards ?? null,
});

const roundOf = (round: Round, told: Told, full: number): TeamRound => {
  switch (round.kind) {
    case "game":
      return matchOf(round, told, full);
    case "forfeit": {
      const { opponent, result, color } = round;
      return { kind: "forfeit", opponent, result, points: told.own, boards: told.raw?.boards ?? null, color };
    }
    case "bye":
      return { kind: "bye", worth: round.worth, allocated: round.allocated, points: told.own };
    case "pending":
      return { kind: "pending", opponent: round.opponent, color: round.color ?? NO_COLOR };
    case "unpaired":
      return { kind: "unpaired" };
  }
};

const roundsOf = (
  { rounds }: Player,
  i: number,
  { raw, pairs, full }: TeamTable,
  points: PointRows,
): readonly TeamRound[] =>
  rounds.map((round, r) => {
    const facing = pairs.facing[i * pairs.rounds + r] ?? NO_ROW;
    const mutual = facing !== NO_ROW && pairs.rows[facing] === i;
    const other = mutual ? (cellIn(points, pairs, facing)?.points ?? null) : null;
    const told = { own: points[i]?.[r]?.points ?? null, other, raw: raw.teams?.rows[i]?.matches[r] ?? null };
    return roundOf(round, told, full);
  });

const gameAdjustmentOf = (team: RawTeam | undefined, total: number | null): Team["gameAdjustment"] =>
  halfPoints(total === null ? (team?.gameAdjustment ?? 0) : Math.round(total * 2));

/** The team of a row; `total`: its board points where nothing but their sum is told. */
const teamOf = (player: Player, i: number, table: TeamTable, total: number | null): Team => {
  const { no, name, rating, adjustment, playoff, house } = player;
  const team = table.raw.teams?.rows[i];
  return {
    ...{ no, name, rating, adjustment, playoff, house, roster: team?.roster ?? [] },
    rounds: roundsOf(player, i, table, table.points),
    gameAdjustment: gameAdjustmentOf(team, total),
  };
};

const BYES: Readonly<Record<"0" | "half" | "all", ByePoints>> = { "0": "zero", half: "half", all: "all" };

const isSame = (a: Scoring, b: Scoring): boolean => a.win === b.win && a.draw === b.draw && a.loss === b.loss;

const DOUBLED = scoringOf(4, 2, 0);

/**
 * Null for the usual points of a match, 1 - ½ - 0 or 2 - 1 - 0, unless the user sets them, or penalties and bonuses
 * are on their scale.
 */
const matchScoringOf = ({ scoring, players }: Tournament, settings: ReadingSettings): Scoring | null =>
  settings.scoring === undefined &&
  players.every(({ adjustment }) => adjustment === 0) &&
  (isSame(scoring, USUAL_SCORING) || isSame(scoring, DOUBLED))
    ? null
    : scoring;

const systemOf = ({ pairing }: Built): TeamSystem => (pairing === "team" ? "swiss" : pairing);

/** The event of a table of team matches. `sumsOnly`: board points are told as sums only. */
export const teamEventOf = (
  built: Built,
  table: TeamTable,
  { games }: Totals,
  sumsOnly: boolean,
  settings: ReadingSettings,
): TeamEvent => {
  const { tournament } = built;
  const { title, announcedRounds, rounds, roundOrderKnown, seed } = tournament;
  const { team = {} } = settings;
  return {
    ...{ title, announcedRounds, rounds, roundOrderKnown, seed, system: systemOf(built) },
    teams: tournament.players.map((player, i) =>
      teamOf(player, i, table, sumsOnly ? (games[i]?.value ?? null) : null),
    ),
    boards: table.boards,
    matchScoring: matchScoringOf(tournament, settings),
    gameScoring: table.raw.teams?.gameScoring ?? USUAL_SCORING,
    placement: team.by ?? "match",
    byes: team.bye === undefined ? "stated" : BYES[team.bye],
    boardWeights: team.boards ?? null,
  };
};
