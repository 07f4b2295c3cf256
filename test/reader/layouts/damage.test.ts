import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import type { Cells } from "../../../src/reader/types";
import { DAMAGE_NAMES, type DamageName, isNamed } from "./damages";
import { eventFor, PRINTERS } from "./printers/index";
import type { Printer } from "./printers/printer";
import { runs } from "../../setup/runs";

/** Lines of text are one cell: the damage of a cell is not that of a round. */
const isText = (cells: Cells): boolean => cells.every(({ length }) => length < 2);

describe("one damaged cell is named by a finding", () => {
  const printers = PRINTERS.filter((printer) => !isText(printer.print(eventFor(printer, 1))));

  const SEEDS = Array.from({ length: 3 }, (_, seed) => seed);

  /** Both players of a pairing share its result: another one makes another list that is as good. */
  const isOther = (printer: Printer, name: DamageName): boolean =>
    printer.name.startsWith("pairing list") && (name === "result" || name === "other");

  test.each(DAMAGE_NAMES)("%s: in at least 95 of 100 tables", (name) => {
    const told = printers
      .filter((printer) => !isOther(printer, name))
      .flatMap((printer) =>
        SEEDS.map(
          (seed) =>
            [printer.name, seed, isNamed(printer.print(eventFor(printer, seed)), name, seed)] as const,
        ),
      )
      .filter(([, , named]) => named !== null);
    const missed = told.filter(([, , named]) => named === false);
    expect(told.length).toBeGreaterThan(30);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05 * told.length);
  });

  test("and whatever a cell holds, reading ends without an exception", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...printers),
        fc.nat(),
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.anything()), { maxLength: 5 }),
        (printer, seed, changes) => {
          const cells = printer.print(eventFor(printer, seed)).map((row) => [...row]);
          for (const [row, column, value] of changes) {
            const target = cells[row % cells.length];
            if (target !== undefined && target.length > 0) target[column % target.length] = value;
          }
          expect(() => readCrosstable(cells)).not.toThrow();
        },
      ),
      { numRuns: runs(150) },
    );
  });
});
