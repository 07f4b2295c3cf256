import { BLANK, type Cell, cellOf, isBlank } from "../../cell";
import type { Page } from "../../layout";
import { cellAt, type Sheet, sheetFrom } from "../../sheet";
import { headingRows } from "../heading-rows";
import type { Rewritten } from "../rewritten";
import { FEWEST, MOST } from "./square";

/** `2`, `2a`, `2 w`: a player over one of his two columns. */
const LABEL = /^(\d{1,3})(?: ?[\p{L}.)]{1,6})?$/u;
const COLOR = /^(?:w|b|s|white|black|weiss|weiß|schwarz)$/i;

/** Two columns an opponent, headed by his number over both or over the first. */
interface Doubled {
  readonly row: number;
  readonly first: number;
  readonly players: number;
  /** A row below the heading says White and Black: the first column of one player is the second of the other. */
  readonly colored: boolean;
}

const numberIn = (cell: Cell): number | null => {
  const digits = LABEL.exec(cell.text)?.[1];
  return digits === undefined ? null : Number(digits);
};

const doubledFrom = (sheet: Sheet, row: number, first: number): Doubled | null => {
  let players = 0;
  const isPair = (column: number): boolean => {
    const [a, b] = [cellAt(sheet, row, column), cellAt(sheet, row, column + 1)];
    return numberIn(a) === players + 1 && (isBlank(b) || numberIn(b) === players + 1);
  };
  while (players < MOST && isPair(first + 2 * players)) players++;
  if (players < FEWEST) return null;
  const below = (sheet.rows[row + 1] ?? [])
    .slice(first, first + 2 * players)
    .filter((cell) => !isBlank(cell));
  return { row, first, players, colored: below.length > 2 && below.every(({ text }) => COLOR.test(text)) };
};

const doubledIn = (sheet: Sheet): readonly Doubled[] =>
  headingRows(sheet).flatMap((row) => {
    const first = (sheet.rows[row] ?? []).findIndex((cell) => numberIn(cell) === 1);
    return first < 0 ? [] : (doubledFrom(sheet, row, first) ?? []);
  });

const SIGN = /^(?:[*xX×■□▪●\\/#]{1,3}|-{2,3})$/;

/** Two cells as one: the two games of a pair. */
export const joined = (a: Cell, b: Cell): Cell => {
  if (a.kind === "blank" || b.kind === "blank") return a.kind === "blank" ? b : a;
  return SIGN.test(a.text) && SIGN.test(b.text) ? a : cellOf(`${a.text} ${b.text}`);
};

/** The row of a player with one cell an opponent; on the other side of the diagonal colors are turned. */
const rowOf = (
  sheet: Sheet,
  { first, players, colored }: Doubled,
  row: number,
  nth: number,
): readonly Cell[] => {
  const cells = sheet.rows[row] ?? [];
  const games = Array.from({ length: players }, (_, at) => {
    const [a, b] = [cells[first + 2 * at] ?? BLANK, cells[first + 2 * at + 1] ?? BLANK];
    return colored && nth > at ? joined(b, a) : joined(a, b);
  });
  return [...cells.slice(0, first), ...games, ...cells.slice(first + 2 * players)];
};

const headingOf = (sheet: Sheet, { row, first, players }: Doubled): readonly Cell[] => {
  const cells = sheet.rows[row] ?? [];
  const labels = Array.from({ length: players }, (_, at) => cellOf(at + 1));
  return [...cells.slice(0, first), ...labels, ...cells.slice(first + 2 * players)];
};

/** Grids of double round robins with two columns an opponent, written with one. */
export const withOneColumnEach = ({ sheet }: Page): readonly Rewritten[] =>
  doubledIn(sheet).map((doubled) => {
    const { row, first, players, colored } = doubled;
    const start = row + (colored ? 2 : 1);
    const rows: (readonly Cell[])[] = [...sheet.rows.slice(0, row), headingOf(sheet, doubled)];
    const from: number[] = rows.map((_, at) => at);
    let nth = 0;
    for (let at = start; at < sheet.rows.length; at++) {
      const isPlayer = nth < players && (sheet.rows[at] ?? []).some((cell) => !isBlank(cell));
      rows.push(isPlayer ? rowOf(sheet, doubled, at, nth) : (sheet.rows[at] ?? []));
      from.push(at);
      if (isPlayer) nth++;
    }
    const columnOf = (column: number): number =>
      column < first ? column : column < first + players ? 2 * column - first : column + players;
    return {
      sheet: sheetFrom(rows, (at) =>
        sheet.origin({ row: from[at.row] ?? at.row, column: columnOf(at.column) }),
      ),
    };
  });
