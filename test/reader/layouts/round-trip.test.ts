import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import type { Cells } from "../../../src/reader/types";
import { told } from "./facts";
import { CHESS_RESULTS_PRINTERS } from "./printers/chess-results";
import { GRID_PRINTERS } from "./printers/grids";
import { LIST_PRINTERS } from "./printers/lists";
import type { Printer } from "./printers/printer";
import { SIGN_PRINTERS } from "./printers/signs";
import { TEXT_PRINTERS } from "./printers/texts";
import { US_PRINTERS } from "./printers/us";
import { byOpponent, byRank, type Made, roundRobin, swiss } from "./tournaments";

const PRINTERS: readonly Printer[] = [
  ...US_PRINTERS,
  ...CHESS_RESULTS_PRINTERS,
  ...SIGN_PRINTERS,
  ...GRID_PRINTERS,
  ...LIST_PRINTERS,
  ...TEXT_PRINTERS,
];

const CYCLES = { roundRobin: 1, doubleRoundRobin: 2 } as const;

const eventOf = ({ event, kinds, ranks }: Printer, seed: number): readonly Made[] => {
  const made = event === undefined ? swiss(seed, kinds) : roundRobin(seed, CYCLES[event], kinds);
  const numbered = ranks === true ? byRank(made) : made;
  return event === undefined ? numbered : numbered.map(byOpponent);
};

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

describe("a tournament printed and read again is the same", () => {
  test.each(PRINTERS.map((printer) => [printer.name, printer] as const))("%s", (_, printer) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const players = eventOf(printer, seed);
        expect(read(printer.print(players), printer)).toEqual(
          players.map((player) => expected(player, printer)),
        );
      }),
      { numRuns: 40 },
    );
  });
});
