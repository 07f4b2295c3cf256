import type { Cell } from "../../cell";
import { decideFamily } from "../../decide/family";
import type { RoundColumn } from "../../heading-rounds";
import { cellAt, type Sheet } from "../../sheet";
import { tokenReader } from "../../tokens/index";

/** The rows among `rows` that show a game, a bye or an absence of somebody, in the notation of them all. */
export const playedRows = (
  sheet: Sheet,
  rounds: readonly RoundColumn[],
  rows: readonly number[],
): ReadonlySet<number> => {
  const cells = rows.map((row) => rounds.map(({ column }): Cell => cellAt(sheet, row, column)));
  const readCell = tokenReader(decideFamily({ cells, rowsOf: [] }));
  const isToken = (cell: Cell): boolean => {
    const { kind } = readCell(cell);
    return kind !== "unread" && kind !== "blank" && kind !== "zero";
  };
  return new Set(rows.filter((_, at) => cells[at]?.some(isToken)));
};
