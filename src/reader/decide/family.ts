import type { Cell } from "../cell";
import { surveyOf } from "../survey";
import type { Token } from "../token";
import { FAMILIES, type Family, tokenReader } from "../tokens/index";
import { namedOpponent } from "../tokens/by-name";
import { results } from "../tokens/results";
import { us } from "../tokens/us";
import { pairsOf, printedOpponent } from "./pairs";

/** The round cells of a table, a row a player, and the ways in which opponents may be numbered. */
export interface Written {
  readonly cells: readonly (readonly Cell[])[];
  readonly rowsOf: readonly ReadonlyMap<number, number>[];
}

interface Trial {
  readonly family: Family;
  readonly unread: number;
  readonly games: number;
}

/** Rows that a first look takes in. */
const SAMPLE = 30;

/** A notation that reads less than this share of what the best one reads is out. */
const NEAR = 0.8;

const isGame = ({ kind }: Token): boolean => kind === "game" || kind === "points" || kind === "forfeit";

const tryOn = (cells: readonly (readonly Cell[])[], family: Family): Trial & { readonly read: number } => {
  const readCell = tokenReader(family);
  let [read, unread, games] = [0, 0, 0];
  for (const row of cells) {
    for (const cell of row) {
      const token = readCell(cell);
      if (token.kind === "unread") unread++;
      else if (token.kind !== "blank" && token.kind !== "zero") read++;
      if (isGame(token)) games++;
    }
  }
  return { family, read, unread, games };
};

/** The notations that could be meant, as a first look shows. */
const plausible = ({ cells }: Written): readonly Family[] => {
  const trials = FAMILIES.map((family) => tryOn(cells.slice(0, SAMPLE), family));
  const most = Math.max(0, ...trials.map(({ read }) => read));
  return most === 0 ? [] : trials.filter(({ read }) => read >= NEAR * most).map(({ family }) => family);
};

/** Games in which both rows name each other, numbered in the way that suits them best. */
const agreedBy = ({ cells, rowsOf }: Written, family: Family): number => {
  const readCell = tokenReader(family);
  const tokens = cells.map((row) => row.map(readCell));
  const survey = surveyOf(tokens);
  return Math.max(0, ...rowsOf.map((rowOf) => pairsOf(survey, rowOf).agreed));
};

/** A win in half-points where a draw is worth one. */
const WIN = 2;

/** Games are results alone, of 1, ½ and 0: none names an opponent. */
const isPlain = ({ cells }: Written, family: Family): boolean => {
  const games = cells.flat().map(tokenReader(family)).filter(isGame);
  const isResult = (token: Token): boolean =>
    printedOpponent(token) === null && (token.kind !== "points" || token.halves <= WIN);
  return games.length > 0 && games.every(isResult);
};

/**
 * The notation of a table: one for all cells.
 *
 * Where several read it, games that both rows show decide, then cells that remain unread, then that 1 and 0 which no
 * opponent confirms are results, then games at all.
 */
export const decideFamily = (written: Written): Family => {
  const families = plausible(written);
  const [first = us] = families;
  if (families.length < 2) return first;
  const ranked = families
    .map((family) => ({
      ...tryOn(written.cells, family),
      agreed: agreedBy(written, family),
      plain: isPlain(written, family) ? 1 : 0,
    }))
    .sort((a, b) => b.agreed - a.agreed || a.unread - b.unread || b.plain - a.plain || b.games - a.games);
  return ranked[0]?.family ?? first;
};

/** How much of a table one notation reads, and whether its cells name opponents. */
export interface Likeness {
  readonly share: number;
  readonly named: boolean;
}

/** A number that may be a result says nothing of an opponent, even where a notation could take it for one. */
const isResult = (cell: Cell): boolean => tokenReader(results)(cell).kind !== "unread";

const likenessIn = (cells: readonly Cell[], family: Family): Likeness => {
  const readCell = tokenReader(family);
  let [read, strange, named] = [0, 0, 0];
  for (const cell of cells) {
    const token = readCell(cell);
    const byName = token.kind === "unread" && namedOpponent(cell.text) !== null;
    if (token.kind === "unread" && !byName) strange += cell.value === null ? 1 : 0;
    else if (token.kind !== "blank" && token.kind !== "zero") read++;
    if (byName || (printedOpponent(token) !== null && !isResult(cell))) named++;
  }
  return { share: read === 0 ? 0 : read / (read + strange), named: named > 0 };
};

/**
 * How much of a table each notation reads.
 *
 * Numbers that it does not read are no sign of anything: they may be running totals.
 */
export const likenesses = (cells: readonly (readonly Cell[])[]): readonly Likeness[] => {
  const all = cells.flat();
  return FAMILIES.map((family) => likenessIn(all, family));
};
