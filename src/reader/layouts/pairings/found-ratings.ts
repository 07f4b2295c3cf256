import { isBlank } from "../../cell";
import { headingKey } from "../../heading-words";
import { cellAt, type Sheet } from "../../sheet";
import { ratingOf } from "../../values";
import type { PairingHead } from "./columns";
import { columnsWithoutUse, gamesBelow } from "./found-results";

const RATING = "(?:rating|rtg|rtng|elo|rat|dwz|twz|nwz|uscf|fide|ecf|r)";

/** What tells the sides apart beside a word for ratings: of White, and of Black. */
const SIDES = [
  ["w|white|wh|weiss", "b|black|bl|s|schwarz"],
  ["b|blancas|blanc|blancs", "n|negras|noir|noirs"],
  ["1|p1|player1|a|home|h", "2|p2|player2|b|away"],
].map((pair) => pair.map((words) => new RegExp(`^(?:${RATING}(?:${words})|(?:${words})${RATING})$`)));

/** Headings of numbers that are as high as ratings. */
const NO_RATING =
  /(?:id|year|jahr|date|datum|time|min|moves|prize|phone|member|code|eco|pin|score|pts|points|result)/;

/** More columns than these are not looked at. */
const MOST_COLUMNS = 40;
const MOSTLY = 0.7;
const UNRATED = /^(?:unr\.?|unrated|nr|n\/?a|-+)$/i;

/** Two ratings, that of White and that of Black. */
type Pair = readonly [white: number, black: number];

/** By their headings, the rating of Black may stand before that of White. */
const byHeadings = (sheet: Sheet, row: number, columns: readonly number[]): Pair | null => {
  const keyAt = (column: number): string => headingKey(cellAt(sheet, row, column).text);
  for (const forms of SIDES) {
    const [white, black] = forms.map((form) => columns.find((column) => form.test(keyAt(column))));
    if (white !== undefined && black !== undefined && white !== black) return [white, black];
  }
  return null;
};

/** The ratings of both sides, of which none or one is known by its heading. */
export const withFoundRatings = (sheet: Sheet, head: PairingHead): PairingHead => {
  const { white, black } = head;
  if (white.rating !== null && black.rating !== null) return head;
  const rows = gamesBelow(sheet, head);
  const areRatings = (column: number): boolean => {
    if (NO_RATING.test(headingKey(cellAt(sheet, head.row, column).text))) return false;
    const filled = rows
      .map((row) => cellAt(sheet, row, column))
      .filter((cell) => !isBlank(cell) && !UNRATED.test(cell.text));
    const rated = filled.filter((cell) => cell.value !== null && ratingOf(cell) !== null);
    return rated.length > 0 && rated.length >= MOSTLY * filled.length;
  };
  const columns = columnsWithoutUse(sheet, head).slice(0, MOST_COLUMNS).filter(areRatings);
  const [first, second, ...more] = columns;
  if (white.rating !== null || black.rating !== null) {
    if (first === undefined || second !== undefined) return head;
    return {
      ...head,
      white: { ...white, rating: white.rating ?? first },
      black: { ...black, rating: black.rating ?? first },
    };
  }
  if (first === undefined || second === undefined) return head;
  const named = byHeadings(sheet, head.row, columns);
  if (named === null && more.length > 0) return head;
  const inOrder: Pair = (white.name ?? 0) < (black.name ?? 0) ? [first, second] : [second, first];
  const [ofWhite, ofBlack] = named ?? inOrder;
  return {
    ...head,
    white: { ...white, rating: ofWhite },
    black: { ...black, rating: ofBlack },
  };
};
