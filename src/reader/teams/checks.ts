import { halfPoints, resultOf } from "../../engine/index";
import { type Context, facingSide, placeOfSide, type Side, sideOf, whoIs } from "../checks/context";
import { confirms } from "../checks/totals";
import { type Finding, finding } from "../finding";
import type { RawTeam } from "../layout";
import { boardSum, unscored } from "./boards";
import type { PointRows } from "./points";
import type { Total } from "./totals";

/** A table of team matches with everything decided. */
export interface TeamContext {
  readonly context: Context;
  readonly points: PointRows;
  readonly games: readonly Total[];
  readonly gameAdjustments: readonly number[];
  /** What the sheet tells of each match beside its result, by row and round. */
  readonly matches: readonly RawTeam["matches"][];
  /** Half-points of a board won. */
  readonly boardWin: number;
  /** Half-points that the two sides of a match share; 0: nothing tells. */
  readonly full: number;
}

const pointsAt = ({ points }: TeamContext, { i, r }: Side) => points[i]?.[r]?.points ?? null;

const sumOf = ({ points, gameAdjustments, context }: TeamContext, i: number): number =>
  (points[i] ?? [])
    .slice(0, context.counted)
    .reduce((sum, { points: own }) => sum + (own ?? 0), gameAdjustments[i] ?? 0);

/** Whether the printed sum of board points is what the rounds say. */
const confirmsGames = (teams: TeamContext, i: number): boolean => {
  const total = teams.games[i];
  return total != null && total.value * 2 === sumOf(teams, i);
};

const bothConfirmed = (teams: TeamContext, mine: Side, theirs: Side): boolean =>
  confirmsGames(teams, mine.i) && confirmsGames(teams, theirs.i);

const placeOf = ({ context, points }: TeamContext, mine: Side, theirs: Side | null) => {
  const at = points[mine.i]?.[mine.r]?.at ?? mine.at;
  const other = theirs === null ? null : (points[theirs.i]?.[theirs.r]?.at ?? theirs.at);
  return { ...placeOfSide(context, mine), at, also: other === null ? [] : [other] };
};

/** Nobody played: what a ruling gave the two sides need not be all boards. */
const isUnplayed = (mine: Side, theirs: Side): boolean =>
  mine.round.kind === "forfeit" && theirs.round.kind === "forfeit";

/** Boards at which nobody sat: a short roster, or rows that are missing. */
const emptyBoards = (teams: TeamContext, mine: Side, theirs: Side, boards: number): Finding => {
  const facts = { who: whoIs(teams.context, mine.i), opponent: whoIs(teams.context, theirs.i), boards };
  return finding(
    { code: "boards-empty", ...facts, of: teams.full / teams.boardWin },
    placeOf(teams, mine, theirs),
  );
};

/** Board points of both sides that are not those of all boards. */
const disagreement = (teams: TeamContext, mine: Side, theirs: Side): readonly Finding[] => {
  const [own, other] = [pointsAt(teams, mine), pointsAt(teams, theirs)];
  if (own === null || other === null || teams.full === 0) return [];
  const { unseated, halves } = unscored(teams, mine, theirs);
  if (own + other + halves === teams.full)
    return unseated === 0 ? [] : [emptyBoards(teams, mine, theirs, unseated)];
  if (isUnplayed(mine, theirs) && own + other < teams.full) return [];
  const short = own + other < teams.full && bothConfirmed(teams, mine, theirs);
  const facts = {
    ...{ who: whoIs(teams.context, mine.i), opponent: whoIs(teams.context, theirs.i) },
    ...{ mine: own / 2, theirs: other / 2, boards: teams.full / 2 },
  };
  const code = short ? "boards-short" : "boards-disagree";
  return [finding({ code, ...facts }, placeOf(teams, mine, theirs))];
};

/** The result of a match that its board points do not give: a ruling where all totals confirm it. */
const otherResult = (teams: TeamContext, mine: Side, theirs: Side): readonly Finding[] => {
  const { context, full } = teams;
  const own = pointsAt(teams, mine);
  const other = pointsAt(teams, theirs) ?? (own === null || full === 0 ? null : full - own);
  if (mine.round.kind !== "game" || own === null || other === null) return [];
  if (mine.round.result === resultOf(halfPoints(own), halfPoints(other))) return [];
  const ruled =
    bothConfirmed(teams, mine, theirs) && confirms(context, mine.i) && confirms(context, theirs.i);
  const facts = {
    ...{ who: whoIs(context, mine.i), opponent: whoIs(context, theirs.i), result: mine.round.result },
    ...{ mine: own / 2, theirs: other / 2 },
  };
  return [finding({ code: ruled ? "match-ruled" : "match-differs", ...facts }, placeOf(teams, mine, theirs))];
};

/** Boards that do not add up to what is stated for their match. */
const otherSum = (teams: TeamContext, mine: Side): readonly Finding[] => {
  const [stated, sum] = [pointsAt(teams, mine), boardSum(teams, mine)];
  if (stated === null || sum === null || stated === sum) return [];
  const facts = { who: whoIs(teams.context, mine.i), sum: sum / 2, stated: stated / 2 };
  return [finding({ code: "boards-sum", ...facts }, placeOf(teams, mine, null))];
};

/** A match without board points, where others have them. */
const missing = (teams: TeamContext, mine: Side, theirs: Side | null): readonly Finding[] => {
  if (mine.round.kind !== "game" || pointsAt(teams, mine) !== null) return [];
  const text = mine.token.text;
  const facts = { code: "boards-missing", who: whoIs(teams.context, mine.i), text } as const;
  return [finding(facts, placeOf(teams, mine, theirs))];
};

const hasPoints = ({ points }: TeamContext): boolean =>
  points.some((row) => row.some(({ points: own }) => own !== null));

const matchFindings = (teams: TeamContext): readonly Finding[] => {
  const { context } = teams;
  const found: Finding[] = [];
  context.nos.forEach((_, i) => {
    for (let r = 0; r < context.counted; r++) {
      const mine = sideOf(context, i, r);
      if (mine === null) continue;
      const theirs = facingSide(context, i, r);
      found.push(...missing(teams, mine, theirs), ...otherSum(teams, mine));
      if (theirs === null || (context.pairs.rows[theirs.i * context.pairs.rounds + theirs.r] ?? -1) !== i)
        continue;
      found.push(...otherResult(teams, mine, theirs));
      if (theirs.i > i) found.push(...disagreement(teams, mine, theirs));
    }
  });
  return found;
};

/** Printed sums of board points that the rounds do not give. */
const totalFindings = (teams: TeamContext): readonly Finding[] =>
  teams.games.flatMap((total, i) => {
    if (total === null || confirmsGames(teams, i) || hasUntoldBye(teams, i)) return [];
    const who = whoIs(teams.context, i);
    const facts = {
      code: "boards-total-differs",
      who,
      sum: sumOf(teams, i) / 2,
      total: total.value,
    } as const;
    return [finding(facts, { at: total.at, player: who.no })];
  });

/** A bye or a forfeited match whose board points the table does not state: the total may hold anything for it. */
const hasUntoldBye = ({ context, points }: TeamContext, i: number): boolean =>
  (context.rounds[i] ?? [])
    .slice(0, context.counted)
    .some(
      ({ kind }, r) => (kind === "bye" || kind === "forfeit") && (points[i]?.[r]?.points ?? null) === null,
    );

/** Board points of the two sides of each match, the results that they give, and their printed sums. */
export const checkBoards = (teams: TeamContext): readonly Finding[] =>
  hasPoints(teams)
    ? [...matchFindings(teams), ...totalFindings(teams)]
    : [finding({ code: "no-boards", totals: teams.games.some((total) => total !== null) })];
