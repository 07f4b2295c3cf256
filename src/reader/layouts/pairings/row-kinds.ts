import { type Cell, isBlank } from "../../cell";
import { cellAt, type Sheet } from "../../sheet";
import { type ByeWord, byesBeside, byeWordIn, namedBye, type ToldBye } from "./bye-lists";
import type { PairingHead } from "./columns";
import { type Entry, entryAt, type Habits, hasLetter, hasResult, hasWorth, isPair } from "./habits";
import { isBoard, isBoardNumber, isNote, isNoteLabel, isSentence } from "./notes";
import { namedIn } from "./seats";
import { roundInTitle } from "./titles";
import { isNobody } from "./words";

/** What is doubtful about a row, and the column of the cell that makes it so. */
export interface Doubt {
  readonly code: "row-skipped" | "row-unclear" | "bye-alone";
  readonly column: number;
}

/** What a row of a list is; `doubt`: null where it is plain. */
export type RowKind =
  | { readonly kind: "pairing"; readonly doubt: Doubt | null }
  | { readonly kind: "byes"; readonly byes: readonly ToldBye[] }
  | { readonly kind: "other"; readonly doubt: Doubt | null };

/** A list and what is known of all its rows. */
export interface List {
  readonly sheet: Sheet;
  readonly head: PairingHead;
  readonly habits: Habits;
  /** Columns where games have numbers, or nothing. */
  readonly labels: readonly number[];
}

/** Where a row stands. */
export interface Standing {
  /** The row above is one of the list. */
  readonly follows: boolean;
  /** The row below is a heading or a title of a round. */
  readonly isTitle: boolean;
}

const PAIRING: RowKind = { kind: "pairing", doubt: null };
const OTHER: RowKind = { kind: "other", doubt: null };

const skipped = (column: number): RowKind => ({ kind: "other", doubt: { code: "row-skipped", column } });
const unclear = (column: number): RowKind => ({ kind: "pairing", doubt: { code: "row-unclear", column } });

/** A row with its cells in the columns of the list. */
interface Row {
  readonly list: List;
  readonly row: number;
  readonly entry: Entry;
  readonly filled: readonly (readonly [column: number, cell: Cell])[];
  /** Its board has a number. */
  readonly numbered: boolean;
}

const labelIn = ({ list: { labels }, filled }: Row): readonly [column: number, cell: Cell] | null =>
  filled.find(
    ([column, cell]) => labels.includes(column) && !isBoard(cell.text) && roundInTitle([cell]) === null,
  ) ?? null;

const sides = ({ list: { head }, entry }: Row): readonly (readonly [column: number, cell: Cell])[] =>
  [[head.white.name ?? -1, entry.white] as const, [head.black.name ?? -1, entry.black] as const].filter(
    ([, cell]) => !isBlank(cell),
  );

const isKnown = ({ list: { habits }, row }: Row, { shown }: Cell): boolean => habits.isKnown(shown, row);

/** Columns of numbers and ratings, which name nobody. */
const isNaming = ({ list: { head, labels } }: Row, column: number, { text }: Cell): boolean =>
  hasLetter(text)
    ? true
    : !labels.includes(column) &&
      ![head.white, head.black].some(
        ({ number, rating, name }) => column !== name && [number, rating].includes(column),
      );

/** The word for byes that a row begins with: before the names, or in the place of the only one. */
const byeWord = (row: Row, label: readonly [number, Cell] | null): ByeWord | null => {
  if (label !== null) return byeWordIn(label[1].text, label[0]);
  const [only, other] = sides(row);
  if (only === undefined) return null;
  const word = byeWordIn(only[1].shown, only[0]);
  return word === null || (other !== undefined && word.rest === "") ? null : word;
};

const byesOf = (row: Row, word: ByeWord): RowKind => {
  if (isPair(row.entry) && hasResult(row.entry)) return unclear(word.column);
  const cells = row.filled.filter(([column, cell]) => isNaming(row, column, cell));
  const byes = byesBeside(word, cells, row.list.habits, row.row);
  if (byes.length > 0) return { kind: "byes", byes };
  return row.filled.some(([column]) => column !== word.column) ? skipped(word.column) : OTHER;
};

/** A row with a word where the others have the number of a board. */
const labeled = (row: Row, column: number, { text }: Cell): RowKind => {
  const { entry } = row;
  const names = sides(row).filter(([, cell]) => hasLetter(cell.text) && !isNobody(cell.text));
  const areKnown = names.some(([, cell]) => isKnown(row, cell));
  if (isNoteLabel(text)) {
    if (isPair(entry) && hasResult(entry)) return unclear(column);
    return areKnown ? skipped(column) : OTHER;
  }
  if (isPair(entry)) return areKnown || entry.results.length > 0 ? PAIRING : skipped(column);
  if (names.length === 0 || !hasWorth(entry)) return row.filled.length > 1 ? skipped(column) : OTHER;
  return areKnown ? PAIRING : unclear(column);
};

/** A name that is none where players have names. */
const nameless = (row: Row): number | null => {
  const found = sides(row).find(([, { text }]) => !hasLetter(text) && !isNobody(text));
  return row.list.habits.named && found !== undefined ? found[0] : null;
};

const paired = (row: Row): RowKind => {
  const { entry, numbered } = row;
  const isLine = [entry.white, entry.black].some((cell) => isNote(cell.text) && !isKnown(row, cell));
  if (isLine && !numbered && !hasResult(entry)) return OTHER;
  const column = nameless(row);
  return column === null ? PAIRING : unclear(column);
};

/** One name without an opponent: a bye as the result says, else one that may be a note. */
const single = (row: Row, column: number, cell: Cell, { follows, isTitle }: Standing): RowKind => {
  const { entry, filled, numbered } = row;
  if (isNobody(cell.text)) return PAIRING;
  const bye = entry.results.length === 0 ? namedBye(cell.shown, column) : null;
  if (bye !== null) return { kind: "byes", byes: [bye] };
  const known = isKnown(row, cell);
  if (isNote(cell.text) && !known && !(numbered && hasResult(entry))) return OTHER;
  if (entry.results.length > 0) return nameless(row) === null ? PAIRING : unclear(column);
  if (nameless(row) !== null) return skipped(column);
  if (known) return PAIRING;
  if (isSentence(namedIn(cell.shown).name)) return filled.length > 1 ? skipped(column) : OTHER;
  if (numbered) return PAIRING;
  if (filled.length === 1 && (!follows || isTitle)) return OTHER;
  return { kind: "pairing", doubt: { code: "bye-alone", column } };
};

/** A result, or numbers of players, without a name. */
const withoutNames = (row: Row): RowKind => {
  const { head } = row.list;
  const numbers = [head.white.number, head.black.number].filter((column) => column !== null);
  const isThere = (column: number): boolean => !isBlank(cellAt(row.list.sheet, row.row, column));
  if (numbers.some(isThere)) return PAIRING;
  return row.numbered && hasResult(row.entry) ? skipped(head.result ?? head.white.name ?? 0) : OTHER;
};

/** A line that speaks of byes says something of somebody, though it is not plain of whom. */
const BYES = /\b(?:byes?|spielfrei|freilos|exempt|descansan?)\b/iu;

/** What a row below the heading of a list is; nothing that speaks of a bye is left out without a word. */
export const rowKindOf = (list: List, at: number, standing: Standing): RowKind => {
  const kind = plainKindOf(list, at, standing);
  if (kind !== OTHER) return kind;
  const column = (list.sheet.rows[at] ?? []).findIndex(
    ({ text }, each) => each >= list.head.from && each < list.head.to && BYES.test(text),
  );
  return column < 0 ? kind : skipped(column);
};

const plainKindOf = (list: List, at: number, standing: Standing): RowKind => {
  const { sheet, head, labels } = list;
  const filled = (sheet.rows[at] ?? [])
    .map((cell, column) => [column, cell] as const)
    .filter(([column, cell]) => column >= head.from && column < head.to && !isBlank(cell));
  if (filled.length === 0) return OTHER;
  if (filled.length === 2 && roundInTitle(filled.map(([, cell]) => cell)) !== null) return OTHER;
  const numbered = filled.some(([column, { text }]) => labels.includes(column) && isBoardNumber(text));
  const row: Row = { list, row: at, entry: entryAt(sheet, at, head), filled, numbered };
  const label = numbered ? null : labelIn(row);
  const isTitle = filled.some(([column, cell]) => column !== head.round && roundInTitle([cell]) !== null);
  if (isTitle && !numbered && row.entry.results.length === 0 && label === null) return OTHER;
  const word = byeWord(row, label);
  if (word !== null) return byesOf(row, word);
  if (label !== null) return labeled(row, ...label);
  const [only, other] = sides(row);
  if (only === undefined) return withoutNames(row);
  return other === undefined ? single(row, ...only, standing) : paired(row);
};
