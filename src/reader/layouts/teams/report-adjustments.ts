import { addPoints, type HalfPoints, halfPoints, type Scoring } from "../../../engine/index";
import type { RawMatch } from "../../layout";
import type { Token } from "../../token";
import type { At } from "../../types";
import type { RoundOfTeam, TeamReport } from "./report-matches";

type Adjustment = TeamReport["trf"]["teams"]["adjustments"][number];

const isGame = (result: string) => (token: Token) => token.kind === "game" && token.result === result;
const isForfeit = (result: string) => (token: Token) => token.kind === "forfeit" && token.result === result;
const isBye = (worth: string) => (token: Token) =>
  token.kind === "bye" && token.worth === worth && !token.allocated;

/** Which rounds of a team a type is about. @see FIDE C.04.2, TRF26, record 299 */
const CONCERNED: ReadonlyMap<string, (token: Token) => boolean> = new Map([
  ["W", isGame("win")],
  ["D", isGame("draw")],
  ["L", isGame("loss")],
  ["+", isForfeit("win")],
  ["-", isForfeit("loss")],
  ["F", isBye("full")],
  ["H", isBye("half")],
  ["Z", (token: Token) => token.kind === "unpaired" || isBye("zero")(token)],
]);

const isFor = ({ teams }: Adjustment, no: number): boolean => teams.includes(no);

/** The record that says what a round is worth; of several the last. */
const statedFor = ({ trf }: TeamReport, no: number, { token }: RoundOfTeam, r: number): Adjustment | null =>
  trf.teams.adjustments
    .filter(
      (each) =>
        each.type !== null &&
        isFor(each, no) &&
        (each.round === 0 || each.round === r + 1) &&
        CONCERNED.get(each.type)?.(token) === true,
    )
    .at(-1) ?? null;

/** Penalties and bonuses of a team. */
const plain = (
  { trf }: TeamReport,
  no: number,
  points: "matchPoints" | "gamePoints",
): readonly HalfPoints[] =>
  trf.teams.adjustments.flatMap((each) =>
    each.type === null && isFor(each, no) ? (each[points] ?? []) : [],
  );

const BYES = { full: "win", unstated: "win", half: "draw", zero: "loss" } as const;

const usualPoints = (token: Token, scoring: Scoring): number => {
  if (token.kind === "game" || token.kind === "forfeit") return scoring[token.result];
  return token.kind === "bye" ? scoring[BYES[token.worth]] : 0;
};

/** Match points that a team has beside those of its results: penalties, bonuses, rounds that are worth something else. */
export const matchAdjustment = (report: TeamReport, no: number, rounds: readonly RoundOfTeam[]): HalfPoints =>
  addPoints([
    ...plain(report, no, "matchPoints"),
    ...rounds.flatMap((round, r) => {
      const stated = statedFor(report, no, round, r)?.matchPoints ?? null;
      return stated === null ? [] : [halfPoints(stated - usualPoints(round.token, report.matchScoring))];
    }),
  ]);

/** Rounds that have board points of their own without a match. */
const isUnplayed = ({ token: { kind } }: RoundOfTeam): boolean => kind === "forfeit" || kind === "bye";

/** The same for board points; unplayed matches have theirs in their round. */
export const gameAdjustment = (report: TeamReport, no: number, rounds: readonly RoundOfTeam[]): HalfPoints =>
  addPoints([
    ...plain(report, no, "gamePoints"),
    ...rounds.flatMap((round, r) => {
      const stated = isUnplayed(round) ? null : statedFor(report, no, round, r)?.gamePoints;
      return stated == null ? [] : [halfPoints(stated - (round.match?.points ?? 0))];
    }),
  ]);

/** What a report tells of a match, with the board points that a record states for one that was not played. */
export const withStated = (
  report: TeamReport,
  no: number,
  round: RoundOfTeam,
  r: number,
  at: At,
): RawMatch | null => {
  const { match } = round;
  const points = isUnplayed(round) ? (statedFor(report, no, round, r)?.gamePoints ?? null) : null;
  if (points === null) return match;
  return match === null ? { points, at, boards: null, color: null } : { ...match, points };
};
