import type { Result } from "../../engine/index";
import type { RawRow } from "../layout";
import { type Survey, surveyOf } from "../survey";
import type { Token } from "../token";
import { USUAL_SCALE } from "./scale";

/** The rows of a table and what they say. */
export interface Surveyed {
  readonly rows: readonly RawRow[];
  readonly survey: Survey;
}

const isUnnamed = (token: Token): boolean =>
  (token.kind === "game" || token.kind === "points") && token.opponent === null;

const resultOf = (token: Token): Result | undefined =>
  token.kind === "game"
    ? token.result
    : token.kind === "points"
      ? USUAL_SCALE.results.get(token.halves)
      : undefined;

/** A result without an opponent among games that have one: against nobody. */
const named = (token: Token): Token => {
  const result = isUnnamed(token) ? resultOf(token) : undefined;
  return result === undefined ? token : { kind: "nobody", text: token.text, result };
};

/** Looks through the rows; where games name their opponents, a result that names none is no game. */
export const surveyRows = (rows: readonly RawRow[]): Surveyed => {
  const survey = surveyOf(rows.map(({ tokens }) => tokens));
  const lonely =
    survey.opponents.some((opponent) => opponent !== 0) && rows.some(({ tokens }) => tokens.some(isUnnamed));
  if (!lonely) return { rows, survey };
  const read = rows.map((row) => ({ ...row, tokens: row.tokens.map(named) }));
  return { rows: read, survey: surveyOf(read.map(({ tokens }) => tokens)) };
};
