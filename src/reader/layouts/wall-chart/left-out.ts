import { BLANK, isBlank } from "../../cell";
import { namesOpponent } from "../../heading-players";
import { headingOf } from "../../heading-words";
import type { Head } from "../../headings";
import type { Page } from "../../layout";
import { type Finding, finding } from "../../finding";
import { cellAt, placeOf } from "../../sheet";
import { printedOpponent } from "../../survey";
import { type Family, tokenReader } from "../../tokens/index";
import type { Group } from "./body";
import type { Source } from "./rows";

/** So many cells of a column must be games that name opponents; figures alone may be anything. */
const MOSTLY = 0.6;
/** Numbers of players who are not in the table are not far above those who are; U1200 names a section. */
const HIGHEST = 100;
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
    const games = cells.filter((cell) => {
      const opponent = FIGURES.test(cell.text) ? null : printedOpponent(readCell(cell));
      return opponent !== null && opponent <= HIGHEST + groups.length;
    }).length;
    const words = new Set(cells.map(({ text }) => text)).size;
    if (games < 2 || 2 * words < cells.length || games < MOSTLY * cells.length) return [];
    const heading = head.texts.get(column) ?? "";
    return [finding({ code: "round-left-out", heading }, { at: placeOf(sheet, head.row, column) })];
  });
};

const FEWEST = 2;

/** Rounds in a second block below the chart, under a heading that does not begin with round 1. */
export const roundsBelow = ({ sheet, heads }: Page, head: Head): readonly Finding[] => {
  const next = heads.find(({ firstRow }) => firstRow > head.row);
  if (next === undefined || next.rounds.length > 0) return [];
  const column = [...next.texts].find(([at, text]) => {
    const cells = sheet.rows.slice(next.row + 1).map((cells) => cells[at] ?? BLANK);
    return headingOf(text).number !== null && cells.filter(namesOpponent).length >= FEWEST;
  })?.[0];
  if (column === undefined) return [];
  const heading = next.texts.get(column) ?? "";
  return [finding({ code: "round-left-out", heading }, { at: placeOf(sheet, next.row, column) })];
};
