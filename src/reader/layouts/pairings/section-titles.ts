import { isBlank } from "../../cell";
import { headingKey } from "../../heading-words";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { At } from "../../types";
import { hasLetter } from "./habits";
import { isNoteLabel, isTitleOfOthers } from "./notes";
import type { Pairing } from "./rounds";
import { roundInTitle } from "./titles";

const ROUND =
  /\b(?:round|rd|runde|ronde|ronda|turno|tour|rodada|kolo|rnd)s?\.?\s*#?\d{1,2}\b|\b\d{1,2}\s*(?:\.|st|nd|rd|th|er|e|ème|ª|º|°)\s*(?:round|rd|runde|ronde|ronda|turno|tour|rodada|kolo)\b/giu;
/** What lists are called, and what tells apart the pages and sessions of one tournament. */
const NO_NAME =
  /\b(?:pairings?|pairing list|list|results?|paarungen|paarungsliste|ergebnisse|resultados|emparejamientos|appariements|of|for|der|de la|boards?|tables?|bretter|page|continued|cont|part|teil|schedule|session|day|days|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b|\d+/giu;
const AROUND = /^[\s\-–—:,.;|()/#]+|[\s\-–—:,.;|(/#]+$/g;

/** Longer texts are notes. */
const LONGEST = 40;

/** What a title says beside its round. */
const nameIn = (text: string): string => text.replace(ROUND, " ").replaceAll(/\s+/g, " ").replace(AROUND, "");

const keyOf = (name: string): string => headingKey(name.replace(NO_NAME, " "));

/** What names the section of pairings. */
export interface Title {
  readonly key: string;
  readonly name: string;
  readonly at: At;
  /** A column of sections, or the title of a round that names one; else any title. */
  readonly by: "column" | "round" | "line";
}

/** A title has one cell, or a few that belong together. */
const TITLE_CELLS = 2;

const titleOf = (sheet: Sheet, row: number, column: number, isLine: boolean): Title | null => {
  const cell = cellAt(sheet, row, column);
  const { text } = cell;
  if (!hasLetter(text) || text.length > LONGEST || isTitleOfOthers(text)) return null;
  const by = roundInTitle([cell]) === null ? "line" : "round";
  const name = nameIn(text);
  const key = keyOf(name);
  const isNone = key === "" || (by === "line" && (!isLine || isNoteLabel(text)));
  return isNone ? null : { key, name, by, at: placeOf(sheet, row, column) };
};

/** The last title of a section in the rows from one to a pairing; that of a round before any other. Null: none. */
const titleAbove = (sheet: Sheet, from: number, { row: end, head }: Pairing): Title | null => {
  const titles: Title[] = [];
  for (let row = from; row < end; row++) {
    const cells = row === head.row ? [] : (sheet.rows[row] ?? []).slice(head.from, head.to);
    const isLine = cells.filter((cell) => !isBlank(cell)).length <= TITLE_CELLS;
    for (const at of cells.keys()) titles.push(...[titleOf(sheet, row, head.from + at, isLine) ?? []].flat());
  }
  return titles.filter(({ by }) => by === "round").at(-1) ?? titles.at(-1) ?? null;
};

/** The section that a column names; a blank says what stands above it. */
const inColumn = (sheet: Sheet, { row, head }: Pairing): Title | null => {
  if (head.section === null) return null;
  for (let at = row; at > head.row; at--) {
    const { shown, text, kind } = cellAt(sheet, at, head.section);
    if (kind !== "blank")
      return { key: headingKey(text), name: shown, by: "column", at: placeOf(sheet, at, head.section) };
  }
  return null;
};

/** Pairings of one round that stand together, and the title that holds for them; null: none does. */
export interface Block {
  readonly title: Title | null;
  readonly round: number;
  readonly pairings: readonly Pairing[];
}

/** Whether a title between two rows names a round. */
const isRoundBetween = (sheet: Sheet, from: number, { row: end, head }: Pairing): boolean =>
  sheet.rows.slice(from, end).some((cells) => roundInTitle(cells.slice(head.from, head.to)) !== null);

/** The pairings of a sheet in blocks, in the order of the lists. */
export const blocksOf = (sheet: Sheet, pairings: readonly Pairing[]): readonly Block[] => {
  const blocks = new Map<string, Block & { readonly pairings: Pairing[] }>();
  /** The last row read in the columns of each list. */
  const read = new Map<Pairing["head"], number>();
  let title: Title | null = null;
  let lists = 0;
  for (const pairing of pairings) {
    const { row, round, head } = pairing;
    const before = [...read].flatMap(([each, at]) =>
      each.from < head.to && head.from < each.to ? [at] : [],
    );
    const from = Math.max(-1, ...before) + 1;
    if (head.round === null && from < row && isRoundBetween(sheet, from, pairing)) lists++;
    title = inColumn(sheet, pairing) ?? (from < row ? titleAbove(sheet, from, pairing) : null) ?? title;
    const key = [lists, head.row, head.from, round, title?.key].join();
    const block = blocks.get(key);
    if (block === undefined) blocks.set(key, { title, round, pairings: [pairing] });
    else block.pairings.push(pairing);
    read.set(head, row);
  }
  return [...blocks.values()];
};
