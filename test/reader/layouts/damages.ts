import type { Finding } from "../../../src/reader/finding";
import { readCrosstable } from "../../../src/reader/index";
import type { At, Cells, Reading, ReadResult } from "../../../src/reader/types";
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

/** All rounds that were read, to compare. */
export const roundsIn = ({ readings }: ReadResult): string =>
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

/**
 * Damages one cell; whether a finding names it, or the opponent's cell of the same game.
 *
 * Null: the damage changes nothing that counts.
 */
export const isNamed = (cells: Cells, seed: number): boolean | null => {
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
