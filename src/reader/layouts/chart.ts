import { cellOf } from "../cell";
import type { Sheet } from "../sheet";
import { STRAY } from "../token";
import { namedOpponent } from "../tokens/by-name";
import { FAMILIES, tokenOf } from "../tokens/index";
import { isWritten, type Piece, piece, type Pieces, sheetOfPieces } from "./pieces";

/** One player of a wall chart that is made from records laid out otherwise. */
export interface ChartRow {
  readonly no: Piece | undefined;
  readonly name: Piece | undefined;
  /** In the order of the headings beside the name. */
  readonly more: readonly (Piece | undefined)[];
  /** A wall chart's own words, `W12 (w)`; from round 1. */
  readonly rounds: readonly (Piece | undefined)[];
  readonly total: Piece | undefined;
}

/** A wall chart made from records. */
export interface Chart {
  /** Lines above it. */
  readonly titles: Pieces;
  /** Headings of the columns between name and rounds. */
  readonly headings: readonly string[];
  readonly rows: readonly ChartRow[];
  /** Where headings of our own stand on the sheet. */
  readonly heading: Piece["at"];
}

/** Whether a chart might take a text for something. */
const isSomething = (text: string): boolean =>
  namedOpponent(text) !== null || FAMILIES.some((family) => tokenOf(cellOf(text), family).kind !== "unread");

/**
 * A result of two opponents that is none, as the chart is to have it: marked where a chart might take it for
 * something else. `B` beside two players is no bye of either, and `1-1` no win against number 1.
 */
export const strayWord = (text: string): string => (isSomething(text) ? noResult(text) : text);

/** A text that is no result here, even if it looks like one. */
export const noResult = (text: string): string => `${text}${STRAY}`;

const piecesOf = ({ titles, headings, rows, heading }: Chart): Pieces => {
  const rounds = Math.max(0, ...rows.map((row) => row.rounds.length));
  const cells = Array.from({ length: rounds }, (_, r) => r);
  const head = ["No.", "Name", ...headings, ...cells.map((r) => `Rd ${r + 1}`), "Total"];
  const hasTotal = rows.some(({ total }) => isWritten(total));
  return [
    ...titles,
    (hasTotal ? head : head.slice(0, -1)).map((value) => piece(value, heading)),
    ...rows.map((row) => [row.no, row.name, ...row.more, ...cells.map((r) => row.rounds[r]), row.total]),
  ];
};

/** The chart as a sheet of its own, to be read as any wall chart is. */
export const sheetOfChart = (chart: Chart, from: Sheet): Sheet => sheetOfPieces(piecesOf(chart), from);
