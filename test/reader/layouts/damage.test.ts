import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Finding } from "../../../src/reader/finding";
import { readCrosstable } from "../../../src/reader/index";
import type { At, Cells, Reading, ReadResult } from "../../../src/reader/types";
import { eventFor, PRINTERS } from "./printers/index";
import { type Random, randomOf } from "./tournaments";

/** A round cell of a table that was read. */
interface Spot {
  readonly at: At;
  readonly no: number;
  readonly round: number;
}

const spotsOf = ({ table, tournament }: Reading): readonly Spot[] =>
  [...table.cells].flatMap(([no, cells]) =>
    cells.flatMap((at, round) => (at === null || round >= tournament.rounds ? [] : [{ at, no, round }])),
  );

const swapped = (text: string, letters: readonly (readonly [string, string])[]): string =>
  Array.from(text, (sign) => letters.find(([from]) => from === sign)?.[1] ?? sign).join("");

const RESULTS = [
  ["W", "L"],
  ["L", "W"],
  ["D", "W"],
  ["½", "1"],
  ["=", "+"],
] as const;

const COLORS = [
  ["w", "b"],
  ["b", "w"],
] as const;

type Damage = (value: unknown, others: readonly unknown[], random: Random) => unknown;

const pick = (values: readonly unknown[], random: Random): unknown =>
  values[Math.floor(random() * values.length)];

/** What happens to cells. */
const DAMAGES: readonly Damage[] = [
  (value, _others, random) => String(value).replace(/\d{1,3}(?=\D*$)/, String(1 + Math.floor(random() * 12))),
  (value) => swapped(String(value), RESULTS),
  (value) => swapped(String(value), COLORS),
  () => "",
  (_value, others, random) => pick(others, random),
  (_value, _others, random) => 45_000 + Math.floor(random() * 400),
];

const roundsIn = ({ readings }: ReadResult): string =>
  JSON.stringify(readings.map(({ tournament }) => tournament.players.map(({ no, rounds }) => [no, rounds])));

const placesOf = ({ at, also }: Finding): readonly At[] => (at === null ? also : [at, ...also]);

const isSame = (a: At) => (b: At) => a.row === b.row && a.column === b.column;

/** The damaged cell, and the cells of the opponent's row that tell of the same game. */
const placesNamed = (reading: Reading, { at, no, round }: Spot): readonly At[] => {
  const own = reading.tournament.players.find((player) => player.no === no)?.rounds[round];
  const opponent = own !== undefined && "opponent" in own ? own.opponent : null;
  const cells = opponent === null ? [] : (reading.table.cells.get(opponent) ?? []);
  const theirs = reading.tournament.roundOrderKnown ? [cells[round]] : cells;
  return [at, ...theirs.flatMap((cell) => cell ?? [])];
};

/** Null: the damage makes another table that is right, or none. */
const isNamed = (cells: Cells, seed: number): boolean | null => {
  const random = randomOf(seed);
  const before = readCrosstable(cells);
  const [reading] = before.readings;
  const spots = reading === undefined ? [] : spotsOf(reading);
  const spot = spots[Math.floor(random() * spots.length)];
  if (reading === undefined || spot === undefined) return null;
  const others = spots.map(({ at }) => cells[at.row]?.[at.column]);
  const value = cells[spot.at.row]?.[spot.at.column];
  const damaged = DAMAGES[Math.floor(random() * DAMAGES.length)]?.(value, others, random);
  const after = readCrosstable(
    cells.map((row, r) => row.map((cell, c) => (r === spot.at.row && c === spot.at.column ? damaged : cell))),
  );
  if (roundsIn(after) === roundsIn(before)) return null;
  const known = new Set(
    before.readings.flatMap(({ findings }) => findings.map((each) => JSON.stringify(each))),
  );
  const fresh = [...after.findings, ...after.readings.flatMap(({ findings }) => findings)].filter(
    (each) => !known.has(JSON.stringify(each)),
  );
  const wanted = placesNamed(reading, spot);
  return fresh.some((each) => placesOf(each).some((place) => wanted.some(isSame(place))));
};

/** Lines of text are one cell: the damage of a cell is not that of a round. */
const isText = (cells: Cells): boolean => cells.every(({ length }) => length < 2);

describe("one damaged cell is named by a finding", () => {
  const printers = PRINTERS.filter((printer) => !isText(printer.print(eventFor(printer, 1))));

  test("in at least 95 of 100 tables", () => {
    const outcomes = printers.flatMap((printer) =>
      Array.from(
        { length: 12 },
        (_, seed) => [printer.name, seed, isNamed(printer.print(eventFor(printer, seed)), seed)] as const,
      ),
    );
    const told = outcomes.filter(([, , named]) => named !== null);
    const missed = told.filter(([, , named]) => named === false);
    expect(told.length).toBeGreaterThan(250);
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
      { numRuns: 150 },
    );
  });
});
