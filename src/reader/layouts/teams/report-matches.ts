import { type Color, type HalfPoints, resultOf, type Result, type Scoring } from "../../../engine/index";
import type { RawMatch } from "../../layout";
import { letterOf, type Token } from "../../token";
import type { Trf } from "../../trf/index";
import type { At } from "../../types";
import { boardOf, boardPoints, colorOf, type Rosters, type Seats, seatsOf } from "./seats";

/** A report with what is asked of it again and again. */
export interface TeamReport {
  readonly trf: Trf;
  readonly rosters: Rosters;
  readonly boards: number;
  /** Of games, and of matches. */
  readonly scoring: Scoring;
  readonly matchScoring: Scoring;
  /** The boards of each team in each round. */
  readonly seats: readonly (readonly Seats[])[];
}

/** One round of a team: the token of its match, and what the boards say. */
export interface RoundOfTeam {
  readonly token: Token;
  readonly match: RawMatch | null;
}

type Forfeit = Trf["teams"]["forfeits"][number];

const LETTERS: Readonly<Record<Result, string>> = { win: "W", draw: "D", loss: "L" };

const forfeitResult = ({ result }: Forfeit, isWhite: boolean): Result =>
  result === "--" ? "loss" : (result === "+-") === isWhite ? "win" : "loss";

/** A whole match that was forfeited. @see FIDE C.04.2, TRF26, record 330 */
const forfeited = (report: TeamReport, i: number, r: number): RoundOfTeam | null => {
  const no = report.rosters.nos[i] ?? 0;
  const record = report.trf.teams.forfeits.find(
    ({ round, white, black }) => round === r + 1 && (white === no || black === no),
  );
  if (record === undefined) return null;
  const isWhite = record.white === no;
  const [opponent, result] = [isWhite ? record.black : record.white, forfeitResult(record, isWhite)];
  const token: Token = { kind: "forfeit", text: `330 ${record.result}`, opponent, color: null, result };
  return { token, match: null };
};

const worthOf = (points: HalfPoints | null, { win, draw }: Scoring): "full" | "half" | "zero" =>
  points === null || points === draw ? "half" : points >= win ? "full" : points === 0 ? "zero" : "half";

const stated = (points: HalfPoints | null, at: At): RawMatch | null =>
  points === null ? null : { points, at, boards: null, color: null };

/** A bye of the pairing, or one that was asked for. @see FIDE C.04.2, TRF26, records 320 and 240 */
const byeOf = (
  { trf: { teams }, rosters, matchScoring }: TeamReport,
  i: number,
  r: number,
  at: At,
): RoundOfTeam | null => {
  const no = rosters.nos[i] ?? 0;
  const given = teams.byes.find((bye) => bye.teams[r] === no);
  if (given !== undefined) {
    const worth = worthOf(given.matchPoints, matchScoring);
    return {
      token: { kind: "bye", text: "320", worth, allocated: true },
      match: stated(given.gamePoints, at),
    };
  }
  const asked = teams.requested.find((bye) => bye.round === r + 1 && bye.teams.includes(no));
  return asked === undefined
    ? null
    : {
        token: { kind: "bye", text: `240 ${asked.worth}`, worth: asked.worth, allocated: false },
        match: null,
      };
};

/** The team that most opponents of a lineup play for; null: nobody has an opponent. */
const opponentBySeats = (seats: Seats, { teamOf }: Rosters): number | null => {
  const counts = new Map<number, number>();
  for (const seat of seats) {
    const opponent = seat !== null && "opponent" in seat.round ? seat.round.opponent : null;
    const team = opponent === null ? undefined : teamOf.get(opponent);
    if (team !== undefined) counts.set(team, (counts.get(team) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
};

/** The position of the opposing team. */
const opponentIn = ({ trf, rosters, seats }: TeamReport, i: number, r: number): number | null => {
  const named = opponentBySeats(seats[i]?.[r] ?? [], rosters);
  if (named !== null) return named;
  const record = trf.teams.lineups.find(({ round, team }) => round === r + 1 && team === rosters.nos[i]);
  const at = record === undefined ? -1 : rosters.nos.indexOf(record.opponent);
  return at < 0 ? null : at;
};

const matchOf = (report: TeamReport, i: number, j: number, r: number, at: At): RoundOfTeam => {
  const { scoring, trf, rosters, boards } = report;
  const [mine, theirs] = [report.seats[i]?.[r] ?? [], report.seats[j]?.[r] ?? []];
  const [points, against] = [boardPoints(mine, scoring), boardPoints(theirs, scoring)];
  const color: Color | null = colorOf(mine, trf.teams.boards);
  const opponent = rosters.nos[j] ?? 0;
  const result = resultOf(points, against);
  const pairing = { text: `${LETTERS[result]}${opponent} ${points / 2}`, opponent, color: letterOf(color) };
  const isOpen = mine.some((seat) => seat?.round.kind === "pending");
  const list = Array.from({ length: Math.max(boards, mine.length) }, (_, b) =>
    boardOf(mine[b] ?? null, theirs[b]),
  );
  return {
    token: isOpen ? { kind: "pending", ...pairing } : { kind: "game", ...pairing, result },
    match: { points, at, boards: list, color },
  };
};

const ABSENT: RoundOfTeam = { token: { kind: "unpaired", text: "" }, match: null };

/** What a report says of a team's round. */
export const roundOfTeam = (report: TeamReport, i: number, r: number, at: At): RoundOfTeam => {
  const unplayed = forfeited(report, i, r) ?? byeOf(report, i, r, at);
  if (unplayed !== null) return unplayed;
  const j = opponentIn(report, i, r);
  return j === null ? ABSENT : matchOf(report, i, j, r, at);
};

/** Every team's boards in every round, looked up once. */
export const allSeats = (trf: Trf, rosters: Rosters, rounds: number): TeamReport["seats"] =>
  trf.teams.teams.map((_, i) => Array.from({ length: rounds }, (__, r) => seatsOf(trf, rosters, i, r)));
