import { type Cell, cellOf, isBlank } from "../../cell";
import { cellAt, type Sheet } from "../../sheet";
import { wordToken } from "../../tokens/words";
import { type Piece, piece, pieceAt, type Pieces, sheetOfPieces } from "../pieces";
import type { ApartHead, Round } from "./heads";

const RESULTS: ReadonlyMap<string, string> = new Map([
  ["1", "W"],
  ["½", "D"],
  ["1/2", "D"],
  ["0.5", "D"],
  ["0,5", "D"],
  [".5", "D"],
  ["=", "D"],
  ["0", "L"],
  ["+", "X"],
  ["-", "F"],
  ["1-0", "W"],
  ["0-1", "L"],
]);

const WITHOUT_OPPONENT: ReadonlyMap<string, string> = new Map([
  ["W", "B"],
  ["D", "H"],
  ["L", "U"],
  ["X", "B"],
  ["F", "U"],
]);

const COLORS: ReadonlyMap<string, string> = new Map([
  ["w", "w"],
  ["white", "w"],
  ["weiss", "w"],
  ["b", "b"],
  ["black", "b"],
  ["s", "b"],
  ["schwarz", "b"],
]);

const letterOf = ({ text }: Cell): string => RESULTS.get(text.toLowerCase()) ?? text.toUpperCase();

/** A word for a bye that does not say what it is worth: the result beside it does. */
const isBye = ({ text }: Cell): boolean => {
  const token = wordToken(text);
  return token?.kind === "bye" && token.worth === "unstated";
};

/** What a round cell of a wall chart would say; what cannot be read is passed on as it stands. */
const wordOf = (opponent: Cell, color: Cell, result: Cell): string => {
  const letter = letterOf(result);
  if (isBlank(opponent)) {
    if (result.kind === "blank" || result.text === "0") return "";
    return WITHOUT_OPPONENT.get(letter) ?? letter;
  }
  const bye = isBye(opponent) ? WITHOUT_OPPONENT.get(letter) : undefined;
  if (bye !== undefined) return bye;
  if (opponent.value === null)
    return RESULTS.has(result.text) || result.kind === "blank" ? opponent.text : `${letter} ${opponent.text}`;
  return `${result.kind === "blank" ? "*" : letter}${opponent.text}${COLORS.get(color.text.toLowerCase()) ?? ""}`;
};

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
      // Opponents in a block of their own.
      ...(round.opponent < round.first || round.opponent > round.last ? [round.opponent] : []),
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
export const withOneColumn = (sheet: Sheet, heads: readonly ApartHead[]): Sheet | null => {
  const [first] = heads;
  return first === undefined ? null : sheetWithRounds(sheet, heads.filter(sameColumns(first)));
};
