import type { Cell } from "./cell";
import { decideFamily } from "./decide/family";
import type { RoundColumn } from "./heading-rounds";
import { cellAt, type Sheet } from "./sheet";
import { printedOpponent } from "./survey";
import { tokenReader } from "./tokens/index";

/** The row of a player, and his number. */
export interface Numbered {
  readonly row: number;
  readonly number: number;
}

/** In one round of a larger section, the players of a part may meet only each other by chance. */
const FEWEST_ROUNDS = 2;

/**
 * Whether players of each of several parts of a table met only players of the same part, in so many rounds at
 * least: sections whose players are numbered through.
 */
export const areClosed = (
  sheet: Sheet,
  rounds: readonly RoundColumn[],
  parts: readonly (readonly Numbered[])[],
  fewest = FEWEST_ROUNDS,
): boolean => {
  const cellsOf = ({ row }: Numbered): readonly Cell[] =>
    rounds.map(({ column }) => cellAt(sheet, row, column));
  const all = parts.flat();
  const rowsOf = [new Map(all.map(({ number }, at) => [number, at]))];
  const readCell = tokenReader(decideFamily({ cells: all.map(cellsOf), rowsOf }));
  return parts.every((part) => {
    const own = new Set(part.map(({ number }) => number));
    const opponents = part.map((player) => cellsOf(player).map((cell) => printedOpponent(readCell(cell))));
    const played = rounds.filter((_, r) => opponents.some((row) => row[r] !== null));
    return (
      played.length >= fewest && opponents.flat().every((opponent) => opponent === null || own.has(opponent))
    );
  });
};
