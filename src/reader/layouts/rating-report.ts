import { BLANK, type Cell, isBlank } from "../cell";
import { headingOf } from "../heading-words";
import { cellAt, type Sheet } from "../sheet";
import { type ChartRow, sheetOfChart } from "./chart";
import { isWritten, type Piece, piece, pieceAt, type Pieces } from "./pieces";
import type { Told } from "./told";
import { HEADING, toldOf } from "./rating-report-told";

/** The second line of a player: `90000001 / R: 1794   ->1817`. */
const DETAILS = /(?:^|\/) *O?[RQB] *: *(?:\d{1,4}|unr)|^\d{8} *\//i;
/** The rating before the event; provisional ones go on with P and the number of games. */
const BEFORE = /O?[RQB] *: *(\d{1,4}|Unrated)/i;
const AFTER = /-> *(\d{1,4})/;
const ID = /^(\d{8})\b/;

/** Longer texts are notes. */
const LONGEST = 120;

const TOKEN_WITH_OPPONENT = /^[A-Z] *\d+$/i;
const COLOR = /^[WB]$/i;

interface Player {
  readonly row: number;
  /** The lines below that belong to him. */
  readonly details: readonly number[];
}

/** The rating stands in the first columns. */
const FIRST_COLUMNS = 4;

const isDetails = (cells: readonly Cell[]): boolean => {
  for (let column = 0; column < FIRST_COLUMNS; column++) {
    const { kind, text } = cells[column] ?? BLANK;
    if (kind === "text" && text.length < LONGEST && DETAILS.test(text)) return true;
  }
  return false;
};

const firstFilled = (cells: readonly Cell[]): number => cells.findIndex((cell) => !isBlank(cell));

const lastFilled = (cells: readonly Cell[]): number =>
  cells.reduce((last, cell, column) => (isBlank(cell) ? last : column), 0);

const isNumbered = (cells: readonly Cell[]): boolean => {
  const value = cells[firstFilled(cells)]?.value ?? 0;
  return Number.isInteger(value) && value > 0;
};

/** Players by their detail lines: each belongs to the numbered line above it. */
const playersOf = ({ rows }: Sheet): readonly Player[] => {
  const players: { row: number; details: number[] }[] = [];
  let numbered: number | null = null;
  rows.forEach((cells, row) => {
    if (isDetails(cells)) {
      if (numbered !== null) players.push({ row: numbered, details: [row] });
      else players.at(-1)?.details.push(row);
      numbered = null;
    } else if (isNumbered(cells)) numbered = row;
  });
  return players;
};

/**
 * The numbers start again with each section.
 *
 * A 1 among other numbers is a slip: the row below goes on where the one above stopped, or there is none.
 */
const sectionsOf = (sheet: Sheet, players: readonly Player[]): readonly (readonly Player[])[] => {
  const nos = players.map(({ row }) => {
    const cells = sheet.rows[row] ?? [];
    return cells[firstFilled(cells)]?.value ?? 0;
  });
  const sections: Player[][] = [];
  players.forEach((player, k) => {
    const [before = 0, next] = [nos[k - 1], nos[k + 1]];
    if (k === 0 || (nos[k] === 1 && next !== undefined && next !== before + 2)) sections.push([]);
    sections.at(-1)?.push(player);
  });
  return sections;
};

/** Columns of the first line of a player. */
interface Columns {
  readonly no: number;
  readonly name: number;
  readonly total: number;
  readonly last: number;
}

const lastRoundHeading = (cells: readonly Cell[]): number =>
  cells.reduce((last, { text }, column) => (headingOf(text).round === "bare" ? column : last), 0);

const columnsOf = (sheet: Sheet, players: readonly Player[]): Columns | null => {
  const [first] = players;
  const cells = sheet.rows[first?.row ?? 0] ?? [];
  const no = firstFilled(cells);
  const name = cells.findIndex(({ kind, value }, column) => column > no && kind === "text" && value === null);
  const total = cells.findIndex(({ value }, column) => column > name && value !== null);
  if (first === undefined || name < 0 || total < 0) return null;
  const filled = players.map(({ row }) => lastFilled(sheet.rows[row] ?? []));
  const headed = sheet.rows.slice(Math.max(0, first.row - 3), first.row).map(lastRoundHeading);
  return { no, name, total, last: Math.max(...filled, ...headed) };
};

/** What a pattern finds on the detail lines, and the cell in which it stands. */
const found = (sheet: Sheet, { details }: Player, pattern: RegExp): Piece | undefined => {
  for (const row of details) {
    for (const [column, { text }] of (sheet.rows[row] ?? []).entries()) {
      const value = text.length < LONGEST ? pattern.exec(text)?.[1] : undefined;
      if (value !== undefined) return piece(value, { row, column });
    }
  }
  return undefined;
};

/** The result, with the color that stands under it. */
const withColor = (
  sheet: Sheet,
  { row, details: [below = -1] }: Player,
  column: number,
): Piece | undefined => {
  const token = pieceAt(sheet, row, column);
  const color = cellAt(sheet, below, column).text;
  if (token === undefined) return undefined;
  const text = cellAt(sheet, row, column).text;
  return TOKEN_WITH_OPPONENT.test(text) && COLOR.test(color)
    ? piece(`${text} (${color.toLowerCase()})`, token.at)
    : token;
};

const chartRow = (sheet: Sheet, player: Player, { no, name, total, last }: Columns): ChartRow[] => {
  const {
    row,
    details: [below = -1],
  } = player;
  const number = pieceAt(sheet, row, no);
  if (!isWritten(number)) return [];
  return [
    {
      no: number,
      name: pieceAt(sheet, row, name),
      more: [
        pieceAt(sheet, below, no),
        found(sheet, player, ID),
        found(sheet, player, BEFORE),
        found(sheet, player, AFTER),
      ],
      rounds: Array.from({ length: last - total }, (_, r) => withColor(sheet, player, total + 1 + r)),
      total: pieceAt(sheet, row, total),
    },
  ];
};

const HEADINGS = ["State", "ID", "Rating", "Post"];

const LETTERS = /\p{L}{2}/u;

/** The titles of a section: lines of text above it that are no headings. */
const titlesOf = (sheet: Sheet, from: number, to: number): Pieces =>
  sheet.rows.slice(from + 1, Math.max(from + 1, to)).flatMap((cells, at) => {
    const column = firstFilled(cells);
    const { text = "", kind } = cells[column] ?? {};
    const isTitle =
      kind === "text" && LETTERS.test(text) && headingOf(text).role === null && !isDetails(cells);
    return isTitle && !HEADING.test(text) ? [[pieceAt(sheet, from + 1 + at, column)]] : [];
  });

/** A section of a report as a wall chart of one line a player. */
interface Section {
  readonly chart: Sheet;
  readonly told: Told;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** The sections of a US Chess rating report. */
export const chartsOfReport = (sheet: Sheet): readonly Section[] => {
  let from = -1;
  return sectionsOf(sheet, playersOf(sheet)).flatMap((players) => {
    const columns = columnsOf(sheet, players);
    const firstRow = players[0]?.row ?? 0;
    const lastRow = players.at(-1)?.details.at(-1) ?? firstRow;
    const titles = titlesOf(sheet, from, firstRow);
    from = lastRow;
    if (columns === null || players.length < 2) return [];
    const rows = players.flatMap((player) => chartRow(sheet, player, columns));
    const heading = { row: Math.max(0, firstRow - 1), column: columns.no };
    const chart = sheetOfChart({ titles, headings: HEADINGS, rows, heading }, sheet);
    return [{ chart, told: toldOf(sheet, players, columns, lastRow), firstRow, lastRow }];
  });
};
