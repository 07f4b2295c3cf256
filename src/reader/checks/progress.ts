import { countGames, pendingGames } from "../../engine/index";
import { sumOf } from "../decide/totals";
import { type Finding, finding } from "../finding";
import type { Token } from "../token";
import { type Context, sidesOf } from "./context";
import { confirms } from "./totals";

/** Rounds begun of which results are missing; a grid has no rounds to tell apart. */
const missingResults = (context: Context): readonly Finding[] => {
  const { nos, rounds, counted, pairs, survey } = context;
  if (survey.count("pending") === 0) return [];
  const players = nos.map((no, i) => ({ no, rounds: rounds[i] ?? [] }));
  const pending = sidesOf(context, "pending").filter(({ r }) => r < counted);
  return pendingGames(players, counted, pairs.ordered).map((games) => {
    const cells = pending.filter(({ r }) => games.round === null || r === games.round - 1);
    const [at = null, ...also] = cells.flatMap((side) => side.at ?? []);
    return finding({ code: "results-missing", count: countGames(games) }, { at, also, round: games.round });
  });
};

/** Cells of rounds that do not count yet. */
const laterCells = (context: Context): readonly Finding[] => {
  const { survey, counted } = context;
  const isWritten = (token: Token | undefined): boolean =>
    token !== undefined && token.kind !== "blank" && token.kind !== "zero";
  const later = Array.from({ length: Math.max(0, survey.rounds - counted) }, (_, k) => counted + k).filter(
    (r) => survey.tokens.some((row) => isWritten(row[r])),
  );
  const [first] = later;
  if (first === undefined) return [];
  const i = survey.tokens.findIndex((row) => isWritten(row[first]));
  const at = context.rows[i]?.cells[first] ?? null;
  const inTotals = context.rows.some(({ total }, k) => {
    const halves = (total?.value ?? 0) * 2 - (context.adjustments[k] ?? 0);
    return (
      total !== null &&
      halves !== sumOf(context.rounds[k] ?? [], context.scoring, counted) &&
      confirms(context, k)
    );
  });
  return [finding({ code: "later-ignored", rounds: later.length, inTotals }, { at, round: first + 1 })];
};

export const checkProgress = (context: Context): readonly Finding[] => [
  ...missingResults(context),
  ...laterCells(context),
];
