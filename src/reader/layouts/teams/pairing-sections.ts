import { isBlank } from "../../cell";
import { rowText } from "../../headings";
import { type Sheet, sheetFrom } from "../../sheet";
import { roundInTitle } from "../pairings/titles";
import { matchHeads } from "./pairing-heads";

/** A title has one cell, or a word and what it is about. */
const TITLE_CELLS = 2;

const isRoundTitle = (sheet: Sheet, row: number): boolean => {
  const cells = sheet.rows[row] ?? [];
  return cells.filter((cell) => !isBlank(cell)).length <= TITLE_CELLS && roundInTitle(cells) !== null;
};

/** The title above a heading, blank rows and titles of rounds passed over; null: there is none. */
const titleAbove = (sheet: Sheet, head: number): number | null => {
  for (let row = head - 1; row >= 0; row--) {
    const filled = (sheet.rows[row] ?? []).filter((cell) => !isBlank(cell));
    if (filled.length === 0 || isRoundTitle(sheet, row)) continue;
    return filled.length === 1 && filled[0]?.kind === "text" && filled[0].value === null ? row : null;
  }
  return null;
};

/** A list of matches of one section: the sheet without the rows of the others. */
export interface ListSection {
  readonly title: string;
  readonly sheet: Sheet;
}

/** Rows of others are left blank, so that those of the section stay where they are. */
const onlyRows = ({ rows, origin }: Sheet, isOwn: (row: number) => boolean): Sheet =>
  sheetFrom(
    rows.map((cells, row) => (isOwn(row) ? cells : [])),
    origin,
  );

/**
 * Sections of lists of matches, as the titles above their headings name them; empty where there is only one.
 *
 * Titles of rounds above the title of a section are those of all.
 */
export const listSections = (sheet: Sheet): readonly ListSection[] => {
  const starts = matchHeads(sheet).flatMap(({ row }) => titleAbove(sheet, row) ?? []);
  const titleOf = new Map([...new Set(starts)].map((row) => [row, rowText(sheet, row)]));
  const titles = [...new Set(titleOf.values())];
  if (titles.length < 2) return [];
  const first = Math.min(...starts);
  let title = "";
  const owners = sheet.rows.map((_, row) => (title = titleOf.get(row) ?? title));
  return titles.map((own) => ({
    title: own,
    sheet: onlyRows(sheet, (row) => row < first || owners[row] === own || isSharedRound(sheet, row, titleOf)),
  }));
};

/** The title of a round right above that of a section. */
const isSharedRound = (sheet: Sheet, row: number, titleOf: ReadonlyMap<number, string>): boolean =>
  isRoundTitle(sheet, row) && nextFilled(sheet, row).some((next) => titleOf.has(next));

const nextFilled = ({ rows }: Sheet, from: number): readonly number[] => {
  const next = rows.findIndex((cells, row) => row > from && cells.some((cell) => !isBlank(cell)));
  return next < 0 ? [] : [next];
};
