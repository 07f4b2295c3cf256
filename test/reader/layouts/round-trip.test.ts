import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import { normalizedTable } from "../../../src/reader/normalize";
import type { Cells, Reading } from "../../../src/reader/types";
import { told } from "./facts";
import { eventFor, PRINTERS } from "./printers/index";
import type { Printer } from "./printers/printer";
import type { Made } from "./tournaments";
import { runs } from "../../setup/runs";

interface Line {
  readonly no: number;
  readonly rounds: readonly string[];
}

/** A player as the layout can tell him. */
const expected = (player: Made, { loss }: Printer): Line => ({
  no: player.no,
  rounds: player.rounds.map((round) => told(round, loss)),
});

/** The only table of a sheet, if nothing in it is wrong; else what is wrong. */
const readClean = (cells: Cells): Reading | string => {
  const { readings, findings } = readCrosstable(cells);
  const [reading] = readings;
  if (reading === undefined || readings.length > 1)
    return `${readings.length} tables, ${findings.map(({ code }) => code).join()}`;
  const errors = reading.findings.filter(({ level }) => level === "error");
  return errors.length > 0 ? errors.map((error) => JSON.stringify(error)).join("\n") : reading;
};

const linesOf = (reading: Reading | string, { loss }: Printer): readonly Line[] | string =>
  typeof reading === "string"
    ? reading
    : [...reading.tournament.players]
        .sort((a, b) => a.no - b.no)
        .map(({ no, rounds }) => ({ no, rounds: rounds.map((round) => told(round, loss)) }));

/** Blank cells as a sheet, a web client and the desktop hand them over. */
const BLANKS = ["", null, 0] as const;

const withBlanks = (cells: Cells, blank: unknown): Cells => {
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((row) =>
    Array.from({ length: width }, (_, column) => ((row[column] ?? "") === "" ? blank : row[column])),
  );
};

describe("a tournament printed and read, and normalized and read again, is the same", () => {
  test.each(PRINTERS.map((printer) => [printer.name, printer] as const))("%s", (_, printer) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.constantFrom(...BLANKS), (seed, blank) => {
        const players = eventFor(printer, seed);
        const lines = players.map((player) => expected(player, printer));
        const reading = readClean(withBlanks(printer.print(players), blank));
        expect(linesOf(reading, printer)).toEqual(lines);
        const again = typeof reading === "string" ? reading : readClean(normalizedTable(reading));
        expect(linesOf(again, printer)).toEqual(lines);
      }),
      { numRuns: runs(25) },
    );
  });
});
