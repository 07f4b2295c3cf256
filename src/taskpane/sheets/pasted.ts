import type { Cells } from "../../excel/port";
import { normalizedTable, readCrosstable, type Reading, type ReadResult } from "../../reader/index";
import type { CellValue, SheetBlock } from "../../writer/block";
import { sheetOf } from "../../writer/sheet";
import { TEXTS } from "../texts";

/** A text as the cells of a sheet, and the crosstables in it. */
export interface PastedTable {
  /** A clean wall chart of each crosstable; the text as it is where something in it looks wrong. */
  readonly cells: readonly (readonly CellValue[])[];
  readonly players: number;
  readonly rounds: number;
}

const LONGEST = 500_000;

const cellsIn = (text: string): string[][] =>
  text
    .slice(0, LONGEST)
    .split(/\r\n?|\n/)
    .map((line) => line.split("\t"));

const largest = (
  { readings }: ReadResult,
  count: (reading: ReadResult["readings"][number]) => number,
): number => Math.max(0, ...readings.map(count));

const NUMBER = /^\d{1,9}(?:\.\d{1,4})?$/;

/** Numbers are numbers, everything else stays as it was pasted. */
const cellOf = (text: string): CellValue => (NUMBER.test(text.trim()) ? Number(text) : text);

const titleRows = ({ section, tournament: { title } }: Reading): CellValue[][] =>
  [title, section].filter((line, i, lines) => line !== "" && lines.indexOf(line) === i).map((line) => [line]);

const wallChart = (reading: Reading): CellValue[][] => [
  ...titleRows(reading),
  ...normalizedTable(reading).map((row) => [...row]),
  [],
];

const isSound = ({ readings, findings }: ReadResult): boolean =>
  [...findings, ...readings.flatMap((reading) => reading.findings)].every(({ level }) => level !== "error");

/** The crosstable in a pasted text; null: it is none, or nobody has a result. */
export const pastedTable = (text: string): PastedTable | null => {
  const cells = cellsIn(text);
  const result = readCrosstable(cells satisfies Cells);
  const rounds = largest(result, ({ tournament }) => tournament.rounds);
  const players = result.readings.reduce((sum, { tournament }) => sum + tournament.players.length, 0);
  if (rounds === 0 || players < 2) return null;
  const clean = isSound(result) ? result.readings.flatMap(wallChart) : cells.map((row) => row.map(cellOf));
  return { cells: clean, players, rounds };
};

const WIDEST = 60;

const widthOf = (cells: PastedTable["cells"], column: number): number =>
  Math.min(
    WIDEST,
    Math.max(6, ...cells.map((row) => (row.length < 2 ? 0 : String(row[column] ?? "").length + 2))),
  );

/** The pasted crosstable as a sheet. */
export const pastedSheet = ({ cells }: PastedTable, paper: "Letter" | "A4"): SheetBlock => {
  const columns = Math.max(1, ...cells.map(({ length }) => length));
  return sheetOf(
    { rows: cells },
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
