import { type Cell, isBlank } from "../../cell";
import { cellAt, type Sheet } from "../../sheet";
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

/** What a round cell of a wall chart would say; what cannot be read is passed on as it stands. */
const wordOf = (opponent: Cell, color: Cell, result: Cell): string => {
  const letter = letterOf(result);
  if (isBlank(opponent)) {
    if (result.kind === "blank" || result.text === "0") return "";
    return WITHOUT_OPPONENT.get(letter) ?? letter;
  }
  if (opponent.value === null)
    return RESULTS.has(result.text) || result.kind === "blank" ? opponent.text : `${letter} ${opponent.text}`;
  return `${result.kind === "blank" ? "*" : letter}${opponent.text}${COLORS.get(color.text.toLowerCase()) ?? ""}`;
};

const NONE = -1;

const roundPiece = (sheet: Sheet, row: number, { opponent, color, result }: Round): Piece | undefined => {
  const cells = [opponent, color ?? NONE, result].map((column) => cellAt(sheet, row, column));
  const [who, which, what] = cells;
  if (who === undefined || which === undefined || what === undefined) return undefined;
  return piece(wordOf(who, which, what), { row, column: isBlank(what) ? opponent : result });
};

/** The same sheet with one column a round. */
export const sheetWithRounds = (sheet: Sheet, head: ApartHead): Sheet => {
  const starts = new Map(head.rounds.map((round, at) => [round.first, { round, at }]));
  const inside = new Set(
    head.rounds.flatMap(({ first, last }) => Array.from({ length: last - first }, (_, k) => first + 1 + k)),
  );
  const columns = Array.from({ length: sheet.width }, (_, column) => column).filter(
    (column) => !inside.has(column),
  );
  const pieces: Pieces = sheet.rows.map((_, row) =>
    columns.map((column): Piece | undefined => {
      const start = starts.get(column);
      if (start === undefined || row < head.row)
        return row === head.row - 1 && column > (head.rounds[0]?.first ?? 0)
          ? undefined
          : pieceAt(sheet, row, column);
      return row === head.row
        ? piece(`Rd ${start.at + 1}`, { row, column })
        : roundPiece(sheet, row, start.round);
    }),
  );
  return sheetOfPieces(pieces, sheet);
};
