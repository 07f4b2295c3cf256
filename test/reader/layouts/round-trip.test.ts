import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import type { Cells } from "../../../src/reader/types";
import { told } from "./facts";
import { eventFor, PRINTERS } from "./printers/index";
import type { Printer } from "./printers/printer";
import type { Made } from "./tournaments";

interface Line {
  readonly no: number;
  readonly rounds: readonly string[];
}

/** A player as the layout can tell him. */
const expected = (player: Made, { loss }: Printer): Line => ({
  no: player.no,
  rounds: player.rounds.map((round) => told(round, loss)),
});

const read = (cells: Cells, { loss }: Printer): readonly Line[] | string => {
  const { readings, findings } = readCrosstable(cells);
  const [reading] = readings;
  if (reading === undefined || readings.length > 1)
    return `${readings.length} tables, ${findings.map(({ code }) => code).join()}`;
  const errors = reading.findings.filter(({ level }) => level === "error");
  if (errors.length > 0) return errors.map((error) => JSON.stringify(error)).join("\n");
  const { players } = reading.tournament;
  const inOrder = [...players].sort((a, b) => a.no - b.no);
  return inOrder.map(({ no, rounds }) => ({
    no,
    rounds: rounds.map((round) => told(round, loss)),
  }));
};

/** Blank cells as a sheet, a web client and the desktop hand them over. */
const BLANKS = ["", null, 0] as const;

const withBlanks = (cells: Cells, blank: unknown): Cells => {
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((row) =>
    Array.from({ length: width }, (_, column) => ((row[column] ?? "") === "" ? blank : row[column])),
  );
};

describe("a tournament printed and read again is the same", () => {
  test.each(PRINTERS.map((printer) => [printer.name, printer] as const))("%s", (_, printer) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.constantFrom(...BLANKS), (seed, blank) => {
        const players = eventFor(printer, seed);
        expect(read(withBlanks(printer.print(players), blank), printer)).toEqual(
          players.map((player) => expected(player, printer)),
        );
      }),
      { numRuns: 25 },
    );
  });
});
