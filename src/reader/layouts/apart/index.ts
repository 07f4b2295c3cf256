import { cellOf } from "../../cell";
import { cellAt, type Sheet } from "../../sheet";
import { type Piece, piece, pieceAt, type Pieces, sheetOfPieces } from "../pieces";
import type { Rewritten } from "../rewritten";
import type { ApartHead, Round } from "./heads";
import { quoting } from "./quoting";
import { wordOf } from "./word";

/** An opponent with a color, `4w` or `B3`. */
const COLORED = /^([wb]?)([1-9]\d{0,3})([wb]?)$/i;

const NONE = -1;

const roundPiece = (sheet: Sheet, row: number, { opponent, color, result }: Round): Piece | undefined => {
  const cells = [opponent, color ?? NONE, result].map((column) => cellAt(sheet, row, column));
  const [who, which, what] = cells;
  if (who === undefined || which === undefined || what === undefined) return undefined;
  const [, before = "", number = "", after = ""] = COLORED.exec(who.text) ?? [];
  const own = before + after;
  const word = own === "" ? wordOf(who, which, what) : wordOf(cellOf(Number(number)), cellOf(own), what);
  return piece(word, { row, column: result });
};

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** The same sheet with one column a round; the heads are those of sections with the same columns. */
const sheetWithRounds = (sheet: Sheet, heads: readonly ApartHead[]): Sheet => {
  const rounds = heads[0]?.rounds ?? [];
  const headRows = new Set(heads.map(({ row }) => row));
  const first = heads[0]?.row ?? 0;
  const starts = new Map(rounds.map((round, at) => [round.first, { round, at }]));
  const inside = new Set(
    rounds.flatMap((round) => [
      ...range(round.first + 1, round.last + 1),
      // Opponents and colors in blocks of their own.
      ...[round.opponent, round.color ?? NONE].filter((each) => each < round.first || each > round.last),
    ]),
  );
  const pieceIn = (row: number, column: number): Piece | undefined => {
    const start = starts.get(column);
    const isMerged = headRows.has(row + 1) && column >= (rounds[0]?.first ?? 0);
    if (start === undefined || row < first || isMerged)
      return isMerged ? undefined : pieceAt(sheet, row, column);
    return headRows.has(row)
      ? piece(`Rd ${start.at + 1}`, { row, column })
      : roundPiece(sheet, row, start.round);
  };
  const columns = range(0, sheet.width).filter((column) => !inside.has(column));
  const pieces: Pieces = sheet.rows.map((_, row) => columns.map((column) => pieceIn(row, column)));
  return sheetOfPieces(pieces, sheet);
};

const sameColumns = (head: ApartHead) => (other: ApartHead) =>
  other.rounds.length === head.rounds.length && other.rounds[0]?.first === head.rounds[0]?.first;

/** The sheet with one column a round, where it has rounds of several columns. */
export const withOneColumn = (sheet: Sheet, heads: readonly ApartHead[]): Rewritten | null => {
  const [first] = heads;
  if (first === undefined) return null;
  const complete = quoting(sheet, first.rounds, first.row);
  return { sheet: sheetWithRounds(sheet, heads.filter(sameColumns(first))), complete };
};
