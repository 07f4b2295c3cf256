import { cellOf } from "../../cell";
import { printedOpponent } from "../../decide/pairs";
import { numberIn } from "../../number";
import { type Family, FAMILIES, tokenOf } from "../../tokens/index";
import { type Piece, piece, type Pieces } from "../pieces";
import { roundsOfCells } from "../squeezed";
import type { Line } from "./lines";

/** `½ BYE` and `W 12` are one word each. */
const APART: readonly (readonly [RegExp, string])[] = [
  [/(?<=\s)(½|1\/2|[01]) +(?=bye\b)/gi, "$1"],
  [/(?<=\s)([WDLXF]) +(?=\d{1,4}(?:\s|$))/g, "$1"],
];

const NUMBER = /^\d{1,5}[.)]?$/;
const LONGEST = 400;

const BEGINS_WITH_NUMBER = /^\s*\d{1,5}[.)]?\s/;
/** As many lines tell the notation. */
const SAMPLE = 200;

/** A row of a text whose cells stand apart by blanks: name in the middle, round cells after it. */
interface Row {
  readonly line: Line;
  readonly no: string;
  readonly name: string;
  readonly before: readonly string[];
  readonly cells: readonly string[];
  readonly after: readonly string[];
}

const wordsOf = (text: string): readonly string[] =>
  APART.reduce((joined, [pattern, by]) => joined.replaceAll(pattern, by), ` ${text}`)
    .trim()
    .split(/\s+/);

const isToken = (word: string, family: Family): boolean => tokenOf(cellOf(word), family).kind !== "unread";

/** A cell that cannot be anything else: it names an opponent and is no number. */
const isTelling = (word: string, family: Family): boolean =>
  numberIn(word) === null && printedOpponent(tokenOf(cellOf(word), family)) !== null;

/** `01` is part of a name. */
const PADDED = /^0\d/;

const isNumber = (word: string): boolean => numberIn(word) !== null && !PADDED.test(word);

const lastWord = (words: readonly string[]): number =>
  words.reduce((last, word, at) => (isNumber(word) ? last : at), -1);

/** Where the round cells of a row stand: around the first that names an opponent, else at its end. */
const cellsIn = (words: readonly string[], family: Family): readonly [start: number, end: number] => {
  const isCell = (word: string | undefined): boolean =>
    word !== undefined && numberIn(word) === null && isToken(word, family);
  const first = words.findIndex((word, at) => at > 0 && isTelling(word, family));
  let start = first < 0 ? words.length : first;
  while (start > 1 && isCell(words[start - 1])) start--;
  let end = start;
  while (end < words.length && isCell(words[end])) end++;
  return [start, end];
};

const rowOf = (line: Line, family: Family): Row | null => {
  if (line.text.length > LONGEST) return null;
  const [no = "", ...rest] = wordsOf(line.text);
  if (!NUMBER.test(no)) return null;
  const [start, end] = cellsIn(rest, family);
  if (start === end) return null;
  const names = rest.slice(0, start);
  const numbers = names.length - 1 - lastWord(names);
  return {
    line,
    no,
    name: names.slice(0, names.length - numbers).join(" "),
    before: names.slice(names.length - numbers),
    cells: rest.slice(start, end),
    after: rest.slice(end),
  };
};

const namesOpponent = ({ cells }: Row, family: Family): boolean =>
  cells.some((cell) => isTelling(cell, family));

/** Rows of one table: those that name opponents, and those of nothing but byes that are as long. */
const rowsIn = (lines: readonly Line[], family: Family): readonly Row[] => {
  const rows = lines.flatMap((line) => rowOf(line, family) ?? []);
  const rounds = Math.max(
    0,
    ...rows.filter((row) => namesOpponent(row, family)).map(({ cells }) => cells.length),
  );
  return rows.filter((row) => namesOpponent(row, family) || row.cells.length === rounds);
};

/** Rows that lost cells, and the rounds in which they have none. */
export interface Gap {
  readonly line: Line;
  readonly cells: number;
  readonly rounds: number;
}

export interface Split {
  readonly pieces: Pieces;
  readonly gaps: readonly Gap[];
}

const headingsOf = (
  rows: readonly Row[],
  side: "before" | "after",
  rounds: number,
  taken: boolean,
): readonly string[] => {
  const width = Math.max(...rows.map((row) => row[side].length));
  let total = taken;
  return Array.from({ length: width }, (_, column) => {
    const values = rows.map((row) => numberIn(row[side][column] ?? ""));
    const isScore =
      !total && values.every((value) => value !== null && value <= rounds && Number.isInteger(value * 2));
    if (isScore) total = true;
    return isScore ? "Total" : values.some((value) => value !== null && value >= 100) ? "Rating" : "";
  });
};

const padded = (texts: readonly string[], width: number): readonly string[] =>
  Array.from({ length: width }, (_, at) => texts[at] ?? "");

const placed = (cells: readonly string[], places: readonly number[], rounds: number): readonly string[] => {
  const row = new Array<string>(rounds).fill("");
  cells.forEach((cell, k) => row.splice(places[k] ?? k, 1, cell));
  return row;
};

const toPieces = (texts: readonly string[], { at }: Line): readonly (Piece | undefined)[] =>
  texts.map((text) => piece(text, at));

const splitRows = (rows: readonly Row[], family: Family): Split => {
  const rounds = Math.max(...rows.map(({ cells }) => cells.length));
  const places = roundsOfCells(
    rows.map(({ no, cells }) => ({
      no: numberIn(no) ?? 0,
      opponents: cells.map((cell) => printedOpponent(tokenOf(cellOf(cell), family))),
    })),
    rounds,
  );
  const before = headingsOf(rows, "before", rounds, false);
  const after = headingsOf(rows, "after", rounds, before.includes("Total"));
  const head = [
    "No.",
    "Name",
    ...before,
    ...Array.from({ length: rounds }, (_, r) => `Rd ${r + 1}`),
    ...after,
  ];
  const body = rows.map((row, i) => [
    row.no,
    row.name,
    ...padded(row.before, before.length),
    ...placed(row.cells, places[i] ?? [], rounds),
    ...row.after,
  ]);
  const [first] = rows;
  return {
    pieces:
      first === undefined
        ? []
        : [
            toPieces(head, first.line),
            ...body.map((texts, i) => toPieces(texts, rows[i]?.line ?? first.line)),
          ],
    gaps: rows
      .filter(({ cells }) => cells.length < rounds)
      .map(({ line, cells }) => ({ line, cells: cells.length, rounds })),
  };
};

/** Lines without headings or columns as rows of pieces, by the words in them; null where they are no crosstable. */
export const splitByWords = (lines: readonly Line[]): (Split & { readonly rows: readonly Line[] }) | null => {
  const numbered = lines.filter(({ text }) => BEGINS_WITH_NUMBER.test(text));
  const sample = numbered.slice(0, SAMPLE);
  const counts = FAMILIES.map((family) => rowsIn(sample, family).length);
  const family = FAMILIES[counts.indexOf(Math.max(...counts))];
  if (family === undefined || Math.max(...counts) < sample.length / 2) return null;
  const rows = rowsIn(numbered, family);
  if (rows.length < 2 || rows.length < lines.length / 2) return null;
  return { ...splitRows(rows, family), rows: rows.map(({ line }) => line) };
};
