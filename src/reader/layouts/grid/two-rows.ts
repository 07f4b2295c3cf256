import { BLANK, type Cell, isBlank } from "../../cell";
import type { Page } from "../../layout";
import { cellAt, type Sheet, sheetFrom } from "../../sheet";
import { headingRows } from "../heading-rows";
import type { Rewritten } from "../rewritten";
import { numbered } from "./find";
import { gridCellOf } from "./marks";
import { columnsOf, FEWEST, isSign, type Run } from "./square";
import { joined } from "./two-columns";

const LETTER = /\p{L}/u;

/** Two rows a player below a heading: the second has the second games alone. */
interface Doubled {
  readonly run: Run;
  readonly rows: readonly number[];
}

const isPlayed = (sheet: Sheet, row: number, run: Run, nth: number): boolean =>
  columnsOf(run).every((column, at) => {
    const { kind, diagonal } = gridCellOf(cellAt(sheet, row, column));
    return at === nth ? diagonal : kind !== "unread";
  });

const isDoubled = (sheet: Sheet, { run, rows }: Doubled): boolean => {
  const before = (row: number): readonly Cell[] => (sheet.rows[row] ?? []).slice(0, run.first);
  const isOf = (row: number, at: number): boolean => isPlayed(sheet, row, run, Math.floor(at / 2));
  return (
    rows.length === 2 * run.length &&
    rows.every((row, at) =>
      at % 2 === 0
        ? before(row).some(({ text }) => LETTER.test(text)) && isSign(sheet, row, run.first + at / 2)
        : before(row).every(isBlank),
    ) &&
    rows.every(isOf)
  );
};

const doubledIn = (sheet: Sheet): readonly Doubled[] =>
  headingRows(sheet).flatMap((heading) =>
    numbered(sheet.rows[heading] ?? [])
      .filter(({ length }) => length >= FEWEST)
      .map((run) => {
        const below = Array.from({ length: 2 * run.length }, (_, at) => heading + 1 + at);
        return { run, rows: below.filter((row) => row < sheet.rows.length) };
      })
      .filter((doubled) => isDoubled(sheet, doubled)),
  );

const both = (sheet: Sheet, { first, length }: Run, row: number): readonly Cell[] => {
  const [upper, lower] = [sheet.rows[row] ?? [], sheet.rows[row + 1] ?? []];
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [a, b] = [upper[column] ?? BLANK, lower[column] ?? BLANK];
    return column >= first && column < first + length ? joined(a, b) : isBlank(a) ? b : a;
  });
};

/** Grids of double round robins with two rows a player, written with one. */
export const withOneRowEach = ({ sheet }: Page): readonly Rewritten[] =>
  doubledIn(sheet).map(({ run, rows }) => {
    const seconds = new Set(rows.filter((_, at) => at % 2 === 1));
    const from = sheet.rows.map((_, row) => row).filter((row) => !seconds.has(row));
    const cells = from.map((row) => (rows.includes(row) ? both(sheet, run, row) : (sheet.rows[row] ?? [])));
    return {
      sheet: sheetFrom(cells, ({ row, column }) => sheet.origin({ row: from[row] ?? row, column })),
    };
  });
