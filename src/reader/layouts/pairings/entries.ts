import type { Cell } from "../../cell";
import { nameKey } from "../../lookup";
import { cellAt, type Sheet } from "../../sheet";
import { COLOR_LETTERS } from "../../token";
import { noResult, strayWord } from "../chart";
import { type Piece, piece } from "../pieces";
import type { PairingHead } from "./columns";
import { damagedIn } from "./damaged";
import { entryAt, hasLetter } from "./habits";
import { outcomeAt } from "./outcomes";
import { type Color, type Listed, other } from "./players";
import { byeOf, isTooMuch, outcomeOf } from "./results";
import type { Pairing } from "./rounds";
import { nobodyIn } from "./words";

/** Nothing, or signs for a result that is still to come. */
const OPEN = /^[-_*:?\s]*$|^vs\.?$/i;

const resultCell = ({ result, white, black }: PairingHead, color: Color): number =>
  (color === "white" ? white.result : black.result) ??
  result ??
  (color === "white" ? white.name : black.name) ??
  0;

/** What is said of a game, by the side's own result if it has one. */
const saidAt = (sheet: Sheet, { row, head }: Pairing, color: Color): string => {
  const own = cellAt(sheet, row, head[color].result ?? -1).text;
  return own === "" ? cellAt(sheet, row, head.result ?? -1).text : own;
};

/** The text in the place of the other player. */
const opposite = (sheet: Sheet, { row, head }: Pairing, color: Color): string =>
  cellAt(sheet, row, head[other(color)].name ?? -1).text;

/** A word on a bye in a column of remarks. */
const remarkIn = (sheet: Sheet, { row, head }: Pairing): string => {
  const names = [head.white.name, head.black.name];
  const cells = (sheet.rows[row] ?? []).slice(head.from, head.to);
  const found = cells.find(
    ({ text }, at) => !names.includes(head.from + at) && hasLetter(text) && (nobodyIn(text) ?? "") !== "",
  );
  return found?.text ?? "";
};

/** Against an opponent who is not named and did not play. */
const BY_DEFAULT: Readonly<Record<string, string>> = { W: "X", X: "X", L: "F", F: "F" };

/** A column of winners names who has the bye. */
const isSameName = (one: string, other: string): boolean => hasLetter(one) && nameKey(one) === nameKey(other);

/** What a player without an opponent gets: as the result says, else as the cell of the opponent does. */
const byeWord = (sheet: Sheet, pairing: Pairing, color: Color): string => {
  const { row, head } = pairing;
  const own = cellAt(sheet, row, head[color].result ?? -1).text;
  const said = saidAt(sheet, pairing, color);
  const beside = opposite(sheet, pairing, color);
  if (said !== "" && isSameName(said, cellAt(sheet, row, head[color].name ?? -1).text)) return "B";
  const text = said === "" && beside === "" ? remarkIn(sheet, pairing) : beside;
  const nobody = nobodyIn(text) ?? "";
  if (nobody === "default") return BY_DEFAULT[outcomeAt(sheet, row, head)[color] ?? ""] ?? strayWord(text);
  if (said === "" && nobody === "none") return strayWord(text);
  if (said === "" && nobody !== "") return nobody;
  return byeOf(said, own === "" ? color : "white") ?? strayWord(said);
};

/** What a round cell of a wall chart would say; an unknown result is passed on, to be found by the checks. */
const wordOf = (
  sheet: Sheet,
  pairing: Pairing,
  color: Color,
  opponent: Listed | undefined,
): string | Cell => {
  const { row, head, bye } = pairing;
  if (opponent === undefined) return bye?.letter ?? byeWord(sheet, pairing, color);
  const cell = cellAt(sheet, row, resultCell(head, color));
  const common = outcomeOf(cellAt(sheet, row, head.result ?? -1).text);
  if (common !== null && isTooMuch(common) && head[color].result === null) return noResult(cell.text);
  const letter = outcomeAt(sheet, row, head)[color];
  const against = `${opponent.no}${head.colored ? COLOR_LETTERS[color] : ""}`;
  if (letter !== undefined) return `${letter}${against}`;
  const hasResult = head.result !== null || head[color].result !== null;
  if (OPEN.test(cell.text) || !hasResult) return `*${against}`;
  return damagedIn(cell) ?? strayWord(cell.text);
};

/** The cell that says it: that of the result, or the word in the place of an opponent. */
const cellOfWord = (sheet: Sheet, pairing: Pairing, color: Color, opponent: Listed | undefined): number => {
  const { head } = pairing;
  const isWord =
    opponent === undefined &&
    saidAt(sheet, pairing, color) === "" &&
    opposite(sheet, pairing, color) !== "" &&
    head[other(color)].name !== null;
  return isWord ? (head[other(color)].name ?? 0) : resultCell(head, color);
};

/** What the cell of a player in a round says, and the cell of the list that says it. */
export const saidOf = (sheet: Sheet, pairing: Pairing, color: Color, opponent: Listed | undefined): Piece => {
  const said = wordOf(sheet, pairing, color, opponent);
  const at = { row: pairing.row, column: cellOfWord(sheet, pairing, color, opponent) };
  return typeof said === "string" ? piece(said, at) : { cell: said, at };
};

/** Whether a row says of a bye only that it is one. */
export const isUntold = (sheet: Sheet, { row, head }: Pairing): boolean =>
  entryAt(sheet, row, head).results.every((text) => hasLetter(text) && nobodyIn(text) === "");
