import { scoringOf, USUAL_SCORING } from "../../../engine/index";
import type { RawRow, RawTable, RawTeam } from "../../layout";
import type { Trf, TrfAt } from "../../trf/index";
import type { At } from "../../types";
import { gameAdjustment, matchAdjustment, withStated } from "./report-adjustments";
import { allSeats, type RoundOfTeam, roundOfTeam, type TeamReport } from "./report-matches";
import { rostersOf } from "./seats";

/** The place of a line of the report on the sheet. */
type Places = (at: TrfAt) => At;

/** 2 - 1 - 0. @see FIDE C.04.2, TRF26, record 362 */
const USUAL_MATCH = scoringOf(4, 2, 0);

const reportOf = (trf: Trf, rounds: number): TeamReport => {
  const rosters = rostersOf(trf);
  const seats = allSeats(trf, rosters, rounds);
  const most = seats.reduce(
    (max, team) => team.reduce((longest, { length }) => Math.max(longest, length), max),
    0,
  );
  return {
    ...{ trf, rosters, seats, boards: trf.teams.boards.length || most },
    scoring: trf.event.scoring ?? USUAL_SCORING,
    matchScoring: trf.teams.matchPoints === null ? USUAL_MATCH : scoringOf(...trf.teams.matchPoints),
  };
};

const rowOf = (report: TeamReport, i: number, rounds: readonly RoundOfTeam[], place: Places): RawRow => {
  const team = report.trf.teams.teams[i];
  const no = report.rosters.nos[i] ?? i + 1;
  const at = place(team?.at ?? { line: 0, column: 0 });
  const points = team?.matchPoints ?? null;
  return {
    at,
    numbers: { pairing: no, rank: null, place: null },
    ...{ name: team?.name ?? "", rating: team?.strength ?? null, team: null },
    total: points === null ? null : { value: points / 2, at },
    adjustment: matchAdjustment(report, no, rounds),
    ...{ playoff: null, house: false },
    tokens: rounds.map(({ token }) => token),
    cells: rounds.map(() => at),
  };
};

const rawTeamOf = (report: TeamReport, i: number, rounds: readonly RoundOfTeam[], place: Places): RawTeam => {
  const team = report.trf.teams.teams[i];
  const points = team?.gamePoints ?? null;
  const no = report.rosters.nos[i] ?? i + 1;
  const at = place(team?.at ?? { line: 0, column: 0 });
  return {
    roster: (team?.players ?? []).flatMap((no) => {
      const player = report.rosters.players.get(no);
      return player === undefined ? [] : [{ no, name: player.name, rating: player.rating }];
    }),
    matches: rounds.map((round, r) => withStated(report, no, round, r, at)),
    gameTotal: points === null ? null : { value: points / 2, at },
    gameAdjustment: gameAdjustment(report, no, rounds),
  };
};

/** The teams of a report, in place of its players: a row a team, its matches made of the players' games. */
export const teamReport = (players: RawTable, trf: Trf, place: Places): RawTable => {
  const longest = Math.max(0, ...trf.players.map(({ rounds }) => rounds.length));
  const report = reportOf(trf, longest);
  const { teams } = trf.teams;
  const rounds = teams.map(({ at }, i) =>
    Array.from({ length: longest }, (_, r) => roundOfTeam(report, i, r, place(at))),
  );
  const rows = teams.map((_, i) => rowOf(report, i, rounds[i] ?? [], place));
  return {
    ...players,
    rows,
    ...{ firstRow: rows[0]?.at.row ?? 0, lastRow: rows.at(-1)?.at.row ?? 0 },
    ...{ system: "team", scoring: report.matchScoring, carried: [] },
    headings: { rating: teams.some(({ strength }) => strength !== null) ? "Rating" : null, team: null },
    teams: {
      ...{ boards: report.boards, gameScoring: report.scoring, system: trf.event.pairing },
      rows: teams.map((_, i) => rawTeamOf(report, i, rounds[i] ?? [], place)),
    },
  };
};
