import { BLANK, type Cell, isBlank } from "../../cell";
import { type Finding, finding } from "../../finding";
import { cellAt, placeOf, type Sheet, sheetFrom } from "../../sheet";
import type { ReadingSettings } from "../../types";
import type { Pairing } from "./rounds";

const TWO_SIDES = /\S\s{0,3}[-:]\s{0,3}\S/;

const resultAt = (sheet: Sheet, { row, head }: Pairing): Cell => cellAt(sheet, row, head.result ?? -1);

/** Whether a 0 is a blank cell as Excel hands it over: results have two sides, or there is none yet. */
const areBlanks = (sheet: Sheet, pairings: readonly Pairing[]): boolean => {
  const results = pairings.map((pairing) => resultAt(sheet, pairing));
  return results.some(({ text }) => TWO_SIDES.test(text)) || results.every(isBlank);
};

/** The sheet with blank cells for the zeros that are no results of White alone. */
export const withoutZeros = (
  sheet: Sheet,
  pairings: readonly Pairing[],
  zero: ReadingSettings["zero"],
): Sheet => {
  const common = zero === "unplayed" || areBlanks(sheet, pairings);
  const columns = new Set(
    pairings.flatMap(({ head: { result, white, black } }) => {
      const own = white.result !== null && black.result !== null ? [white.result, black.result] : [];
      return common ? [result, ...own] : own;
    }),
  );
  const rows = sheet.rows.map((cells) =>
    cells.map((cell, column) => (columns.has(column) && isBlank(cell) ? BLANK : cell)),
  );
  return sheetFrom(rows, sheet.origin);
};

/** Each number 0 where White's result stands alone: a loss, or a blank cell as Excel hands it over. */
export const unclearZeros = (sheet: Sheet, pairings: readonly Pairing[]): readonly Finding[] =>
  pairings.flatMap((pairing): readonly Finding[] => {
    const { row, round, head } = pairing;
    const cell = resultAt(sheet, pairing);
    if (head.result === null || cell.kind === "blank" || !isBlank(cell)) return [];
    return [finding({ code: "zero-result" }, { at: placeOf(sheet, row, head.result), round })];
  });
