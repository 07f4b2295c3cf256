import { isBlank } from "../../cell";
import { type Finding, finding } from "../../finding";
import { cellAt, placeOf } from "../../sheet";
import { printedOpponent } from "../../survey";
import { type Family, tokenReader } from "../../tokens/index";
import type { Group } from "./body";
import type { Source } from "./rows";

/** So many cells of a column must be games that name opponents; figures alone may be anything. */
const MOSTLY = 0.6;
const FIGURES = /^[\d.,½ ]*$/;

/** Columns of games that are none of the rounds: their heading is missing, repeats one or leaves one out. */
export const leftOutRounds = (
  { sheet, head, columns }: Source,
  groups: readonly Group[],
  family: Family,
): readonly Finding[] => {
  const known = new Set([...head.roles.keys(), ...head.rounds.map(({ column }) => column)]);
  const readCell = tokenReader(family);
  return Array.from({ length: sheet.width }, (_, column) => column).flatMap((column) => {
    if (known.has(column) || column === columns.name || column === columns.numbers.pairing) return [];
    const cells = groups.map(([row = 0]) => cellAt(sheet, row, column)).filter((cell) => !isBlank(cell));
    const games = cells.filter(
      (cell) => !FIGURES.test(cell.text) && printedOpponent(readCell(cell)) !== null,
    ).length;
    if (games < 2 || games < MOSTLY * cells.length) return [];
    const heading = head.texts.get(column) ?? "";
    return [finding({ code: "round-left-out", heading }, { at: placeOf(sheet, head.row, column) })];
  });
};
