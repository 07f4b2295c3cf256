import type { Cells } from "../../excel/port";
import { normalizedTable, readCrosstable, type Reading, type ReadResult, REPORT } from "../../reader/index";
import type { CellValue, FormattedArea, SheetBlock } from "../../writer/block";
import { BLANK_ROW, lines, type Piece, stack } from "../../writer/piece";
import { sheetOf } from "../../writer/sheet";
import { STYLE } from "../../writer/style";
import { TEXTS } from "../texts";

/** A text as the cells of a sheet, and the crosstables in it. */
export interface PastedTable {
  /** A clean wall chart of each crosstable; the text as it is where something in it looks wrong. */
  readonly cells: readonly (readonly CellValue[])[];
  readonly formats: readonly FormattedArea[];
  readonly players: number;
  readonly rounds: number;
}

/** Longer texts are no crosstable: reports of five thousand players are shorter. */
const LONGEST = 5_000_000;

const CELL_WITH_QUOTES = /(^|\t)"((?:[^"]|"")*)"(?=\t|$)/gm;
/** Stands for a line feed inside a cell while the text is split into lines. */
const INSIDE = "\uE000";

/** The cells of a text as Excel copies them: cells with several lines are in quotes. */
const cellsIn = (text: string): string[][] => {
  const lines = text.replaceAll(/\r\n?/g, "\n");
  const plain = lines.includes("\t")
    ? lines.replaceAll(
        CELL_WITH_QUOTES,
        (_, before: string, cell: string) =>
          before + cell.replaceAll('""', '"').replaceAll("\n", INSIDE).replaceAll("\t", " "),
      )
    : lines;
  return plain.split("\n").map((line) => line.split("\t").map((cell) => cell.replaceAll(INSIDE, "\n")));
};

const largest = (
  { readings }: ReadResult,
  count: (reading: ReadResult["readings"][number]) => number,
): number => Math.max(0, ...readings.map(count));

const NUMBER = /^\d{1,9}(?:\.\d{1,4})?$/;

/** Numbers are numbers, everything else stays as it was pasted. */
const cellOf = (text: string): CellValue => (NUMBER.test(text.trim()) ? Number(text) : text);

/** The columns left of the rounds of a clean wall chart: number, name, rating and team. */
const FIXED = 4;

/** Text cells: Excel makes dates of results such as 1-2 otherwise. */
const AS_TEXT = { numberFormat: "@" } as const;

const titlesOf = ({ section, tournament: { title } }: Reading): Piece =>
  lines(
    [title, section].filter((line, i, all) => line !== "" && all.indexOf(line) === i),
    STYLE.section,
  );

const wallChart = (reading: Reading): Piece => {
  const rows = normalizedTable(reading);
  const columns = rows[0]?.length ?? 0;
  const rounds = (rows[0] ?? []).filter((heading) => /^Rd \d+$/.test(String(heading))).length;
  const results = { row: 1, column: FIXED, rows: rows.length - 1, columns: rounds };
  const chart: Piece = {
    rows,
    formats: [
      { area: { row: 0, column: 0, rows: 1, columns }, format: STYLE.heading },
      ...(rounds === 0 ? [] : [{ area: results, format: { ...AS_TEXT, align: "Center" } as const }]),
    ],
  };
  return stack([titlesOf(reading), chart, BLANK_ROW]);
};

/** The text as it is; columns without a number hold text, whatever it looks like. */
const asPasted = (cells: readonly (readonly string[])[]): Piece => {
  const rows = cells.map((row) => row.map(cellOf));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const texts = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.every((row) => typeof (row[column] ?? "") === "string"),
  );
  const formats = texts.map((column) => ({
    area: { row: 0, column, rows: rows.length, columns: 1 },
    format: AS_TEXT,
  }));
  return { rows, formats };
};

const isSound = ({ readings, findings }: ReadResult): boolean =>
  [...findings, ...readings.flatMap((reading) => reading.findings)].every(({ level }) => level !== "error");

/** Whether a reading is of a report file: it is a crosstable before the first round too. */
const isReport = ({ layout }: Reading): boolean => layout === REPORT;

/** The crosstable in a pasted text; null: it is none, or nobody has a result. */
export const pastedTable = (text: string): PastedTable | null => {
  if (text.length > LONGEST) return null;
  const cells = cellsIn(text);
  const result = readCrosstable(cells satisfies Cells);
  const rounds = largest(result, ({ tournament }) => tournament.rounds);
  const players = result.readings.reduce((sum, { tournament }) => sum + tournament.players.length, 0);
  if ((rounds === 0 && !result.readings.some(isReport)) || players < 2) return null;
  const piece = isSound(result) ? stack(result.readings.map(wallChart)) : asPasted(cells);
  return { cells: piece.rows, formats: piece.formats ?? [], players, rounds };
};

const WIDEST = 60;

const widthOf = (cells: PastedTable["cells"], column: number): number =>
  Math.min(
    WIDEST,
    Math.max(6, ...cells.map((row) => (row.length < 2 ? 0 : String(row[column] ?? "").length + 2))),
  );

/** The pasted crosstable as a sheet. */
export const pastedSheet = ({ cells, formats }: PastedTable, paper: "Letter" | "A4"): SheetBlock => {
  const columns = Math.max(1, ...cells.map(({ length }) => length));
  return sheetOf(
    { rows: cells, formats },
    {
      kind: "standings",
      widths: Array.from({ length: columns }, (_, column) =>
        columns === 1 ? WIDEST : widthOf(cells, column),
      ),
      frozenRows: 0,
      paper,
      footer: TEXTS.new.sheet,
    },
  );
};
