import type { Round } from "../../../src/engine/index";
import { readTrf, type Trf } from "../../../src/reader/trf/index";

/** A record 001 with the fields in their columns; `cells` are written `12 w 1`. */
export const playerLine = (
  no: number,
  cells: readonly string[],
  { name = `Player ${no}`, rating = "", points = "", rank = "" } = {},
): string => {
  const head = `001 ${String(no).padStart(4)}      ${name.padEnd(33)} ${rating.padStart(4)} XXX`;
  const fixed = `${head.padEnd(80)}${points.padStart(4)} ${rank.padStart(4)}`;
  return fixed + cells.map(cellText).join("");
};

/** Ten columns: `12 w 1`, or `- H` and `H` without an opponent. */
export const cellText = (cell: string): string => {
  if (cell === "") return " ".repeat(10);
  const parts = cell.split(" ");
  const [opponent = "", color = " ", result = " "] = parts.length === 1 ? ["", " ", cell] : parts;
  return `  ${opponent.padStart(4)} ${color} ${result}`;
};

/** The rounds of player 1 when these are his cells. */
export const roundsOf = (...cells: string[]): readonly Round[] => trfOf(cells).players[0]?.rounds ?? [];

export const trfOf = (cells: readonly string[], ...others: string[]): Trf =>
  readTrf([playerLine(1, cells), ...others]);
