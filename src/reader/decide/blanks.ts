import { type Finding, finding } from "../finding";
import type { EmptyKind } from "../finding-facts";
import type { RawRow } from "../layout";
import { type Survey, tokenAt } from "../survey";
import type { Token } from "../token";

/** The rows of results without opponents, blanks that are no losses marked so, and what there is to say of them. */
export interface Blanks {
  readonly rows: readonly RawRow[];
  readonly findings: readonly Finding[];
}

const isEmpty = (token: Token | undefined): boolean =>
  token === undefined || token.kind === "blank" || token.kind === "zero";

/** Rounds in which somebody has something: not everybody can have lost. */
const roundsPlayed = ({ tokens, rounds }: Survey): ReadonlySet<number> =>
  new Set(Array.from({ length: rounds }, (_, r) => r).filter((r) => tokens.some((row) => !isEmpty(row[r]))));

const isLoss = (token: Token | undefined): boolean =>
  token?.kind === "zero" ||
  (token?.kind === "game" && token.result === "loss") ||
  (token?.kind === "points" && token.halves === 0);

const unplayed = (token: Token): Token =>
  token.kind === "blank" || token.kind === "zero" ? { ...token, unplayed: true } : token;

const toldUnplayed = (
  rows: readonly RawRow[],
  survey: Survey,
  cells: readonly number[],
): readonly Finding[] => {
  if (cells.length === 0) return [];
  const [at = null, ...also] = cells.flatMap(
    (cell) => rows[Math.floor(cell / survey.rounds)]?.cells[cell % survey.rounds] ?? [],
  );
  return [finding({ code: "blanks-unplayed", count: cells.length }, { at, also })];
};

const KINDS: readonly EmptyKind[] = ["blank", "dash", "zero"];

const kindOf = (token: Token | null): EmptyKind =>
  token === null || token.text === "" ? "blank" : token.kind === "zero" ? "zero" : "dash";

const kindsOf = (survey: Survey, cells: readonly number[]): readonly EmptyKind[] => {
  const found = new Set(cells.map((cell) => kindOf(tokenAt(survey, cell) ?? null)));
  return KINDS.filter((kind) => found.has(kind));
};

const toldLost = (
  rows: readonly RawRow[],
  survey: Survey,
  lost: readonly number[],
  blanks: readonly number[],
): readonly Finding[] => {
  if (lost.length === 0) return [];
  const [at = null, ...also] = blanks.flatMap(
    (cell) => rows[Math.floor(cell / survey.rounds)]?.cells[cell % survey.rounds] ?? [],
  );
  return [finding({ code: "zeros-unclear", count: lost.length, are: kindsOf(survey, lost) }, { at, also })];
};

/**
 * What blanks are where rounds name no opponents.
 *
 * A round in which every cell is blank is not played yet. Elsewhere a blank is a loss, unless others write a 0 or
 * an L for one.
 */
export const settleBlanks = (rows: readonly RawRow[], survey: Survey): Blanks => {
  const played = roundsPlayed(survey);
  const inPlayed = (cell: number): boolean => played.has(cell % survey.rounds);
  const blanks = survey.cellsOf("blank").filter(inPlayed);
  const zeros = survey.cellsOf("zero").filter(inPlayed);
  const writesLosses = survey
    .cellsOf("zero", "game", "points")
    .some((cell) => inPlayed(cell) && isLoss(tokenAt(survey, cell)));
  const lost = writesLosses ? zeros : [...blanks, ...zeros];
  const settle = (token: Token, r: number): Token =>
    !played.has(r) || (writesLosses && token.kind === "blank") ? unplayed(token) : token;
  return {
    rows: rows.map((row) => ({ ...row, tokens: row.tokens.map(settle) })),
    findings: [
      // Zeros beside blanks are losses, and what is said of the blanks says so.
      ...(writesLosses && blanks.length > 0
        ? toldUnplayed(rows, survey, blanks)
        : toldLost(rows, survey, lost, blanks)),
    ],
  };
};
