import { join } from "node:path";
import { afterEach, expect } from "vitest";
import type { RankReport } from "../../src/excel/report";
import { areaOf, Book, enter, plainValue, type Sheet, shownText } from "../../src/workbench/model";
import { openAddin, type RunningAddin } from "../../src/workbench/node/addin";

const DIST = join(import.meta.dirname, "../../dist");

export type Row = readonly (string | number | boolean)[];

/** The example event: its cells as a director types them. */
export const MAPLE_GROVE: readonly Row[] = [
  ["Maple Grove Scholastic"],
  ["K–8 U1200"],
  [],
  ["No.", "Name", "Rating", "School", "Rd 1", "Rd 2", "Rd 3", "Rd 4", "Rd 5", "Total"],
  [1, "Lindqvist, Ava", 1184, "Oak Hill", "W6w", "W4b", "L3w", "W5b", "W2b", 4],
  [2, "Rios, Mateo", 1121, "Lincoln MS", "W7b", "W5w", "W4b", "W3w", "L1w", 4],
  [3, "Nair, Priya", 1067, "Riverside", "W8w", "W12b", "W1b", "L2b", "W6w", 4],
  [4, "Feld, Jonah", 1012, "Oak Hill", "W9b", "L1w", "L2w", "L6b", "B", 2],
  [5, "Okafor, Emma", 968, "Lincoln MS", "W11w", "L2b", "W9w", "L1w", "W8b", 3],
  [6, "Tran, Liam", 905, "Riverside", "L1b", "W10w", "W12w", "W4w", "L3b", 3],
  [7, "Petrova, Sofia", 871, "Maple Grove", "L2w", "L9w", "L11b", "U", "U", 0],
  [8, "Whitaker, Noah", 812, "Oak Hill", "L3b", "X11b", "L10w", "W12w", "L5w", 2],
  [9, "Dubois, Chloe", 744, "Lincoln MS", "L4w", "W7b", "L5b", "W10b", "W11w", 3],
  [10, "McAllister, Owen", 690, "Maple Grove", "H", "L6b", "W8b", "L9w", "L12w", 1.5],
  [11, "Haddad, Zara", "", "Riverside", "L5b", "F8w", "W7w", "B", "L9b", 2],
  [12, "Park, Ethan", "", "Maple Grove", "B", "L3w", "L6b", "L8b", "W10b", 2],
];

/** A crosstable of four whose names are given. */
export const quad = (
  names: readonly [string, string, string, string] = ["Ann", "Bea", "Cal", "Dan"],
): Row[] => [
  ["No.", "Name", "Rd 1", "Rd 2", "Rd 3", "Total"],
  [1, names[0], "W4", "W3", "D2", 2.5],
  [2, names[1], "W3", "D4", "D1", 2],
  [3, names[2], "L2", "L1", "B", 1],
  [4, names[3], "L1", "D2", "H", 1],
];

/** Types rows into a sheet from A1 on; text stays text. */
export const fill = (book: Book, sheet: Sheet, rows: readonly Row[]): void => {
  rows.forEach((row, r) => {
    row.forEach((value, c) => {
      const area = { row: r, column: c, rows: 1, columns: 1 };
      if (value !== "") enter(book, sheet, area, typeof value === "string" ? `'${value}` : value);
    });
  });
};

/** A workbook with a sheet for each name. */
export const bookOf = (sheets: Readonly<Record<string, readonly Row[]>>): Book => {
  const book = new Book();
  for (const [name, rows] of Object.entries(sheets)) fill(book, book.addSheet({ name }), rows);
  const [first] = book.sheets;
  if (first !== undefined) book.activate(first);
  return book;
};

export const sheetOf = (book: Book, name: string): Sheet => {
  const sheet = book.sheet(name);
  if (sheet === undefined) throw new Error(`no sheet ${name}: ${namesOf(book).join(", ")}`);
  return sheet;
};

export const namesOf = (book: Book): string[] => book.sheets.map(({ name }) => name);

/** What a cell shows. */
export const textAt = (sheet: Sheet, address: string): string => {
  const { row, column } = areaOf(address);
  const cell = sheet.shown(row, column);
  return shownText(cell.value, cell.numberFormat);
};

export const cellAt = (sheet: Sheet, address: string) => {
  const { row, column } = areaOf(address);
  return sheet.shown(row, column);
};

/** The used part of a sheet as it shows. */
export const shown = (sheet: Sheet): string[][] => {
  const used = sheet.used(true);
  if (used === undefined) return [];
  return Array.from({ length: used.row + used.rows }, (_, row) =>
    Array.from({ length: used.column + used.columns }, (__, column) => {
      const cell = sheet.shown(row, column);
      return shownText(cell.value, cell.numberFormat);
    }),
  );
};

/** Every cell of a sheet with its looks, to compare it with what it is later. */
export const everything = (sheet: Sheet): string =>
  JSON.stringify(
    [...sheet.cells.all()].map(({ row, column, cell }) => [row, column, plainValue(cell.value), cell]),
  );

export const type = (book: Book, sheet: Sheet, address: string, value: string | number): void =>
  enter(book, sheet, areaOf(address), value);

const open: RunningAddin[] = [];

afterEach(() => {
  for (const { host, close } of open.splice(0)) {
    expect(host.missing).toEqual([]);
    close();
  }
});

/** Closes the add-in after the test, which fails if the workbench lacked anything. */
export const closeLater = (addin: RunningAddin): void => {
  open.push(addin);
};

/** Settings of a sheet, as the add-in keeps them in the workbook. */
export const settle = (book: Book, sheet: Sheet, settings: Readonly<Record<string, unknown>>): void => {
  book.settings.set(`tiebreaks.${sheet.id}`, JSON.stringify(JSON.stringify({ version: 1, ...settings })));
};

export interface Ranking {
  readonly addin: RunningAddin;
  /** Presses Rank sheet and gives the report. */
  readonly rank: () => Promise<RankReport>;
}

interface Left {
  readonly lastReport: RankReport | null;
}

export const reportOf = ({ window }: RunningAddin): RankReport => {
  const left = window.tiebreaks as Left | undefined;
  if (!left?.lastReport) throw new Error("no report");
  return JSON.parse(JSON.stringify(left.lastReport)) as RankReport;
};

/** Opens the built add-in on a workbook, in the language of a folder of dist. */
export const openOn = async (book: Book, folder = ""): Promise<Ranking> => {
  const addin = await openAddin({ dist: join(DIST, folder), book });
  closeLater(addin);
  return {
    addin,
    rank: async () => {
      await addin.host.command("RankSheet");
      return reportOf(addin);
    },
  };
};

/** Ranks the active sheet of a workbook once. */
export const rankOnce = async (book: Book): Promise<RankReport> => (await openOn(book)).rank();
