import { cellOf } from "../../../src/reader/cell";
import type { Finding } from "../../../src/reader/finding";
import { readCrosstable } from "../../../src/reader/index";
import type { At, Cells, Reading, ReadResult } from "../../../src/reader/types";
import { type Random, randomOf } from "./tournaments";

/** A round cell of a table that was read, or the cell of a player's number. */
interface Spot {
  readonly at: At;
  readonly no: number;
  /** From 0; -1: the number. */
  readonly round: number;
  readonly opponent: number | null;
}

const spotsOf = ({ table, tournament }: Reading): readonly Spot[] =>
  tournament.players.flatMap(({ no, rounds }) =>
    (table.cells.get(no) ?? []).flatMap((at, round) => {
      const own = rounds[round];
      const opponent = own !== undefined && "opponent" in own ? own.opponent : null;
      return at === null || round >= tournament.rounds ? [] : [{ at, no, round, opponent }];
    }),
  );

const valueAt = (cells: Cells, { row, column }: At): unknown => cells[row]?.[column];

/** The column that holds the number of every player; none where the rows are counted. */
const numberSpots = (cells: Cells, { table, tournament }: Reading): readonly Spot[] => {
  const rows = [...table.rows];
  const column = Array.from({ length: table.lastColumn + 1 }, (_, at) => at).find((at) =>
    rows.every(([no, row]) => cellOf(valueAt(cells, { row, column: at })).value === no),
  );
  if (column === undefined || rows.length < tournament.players.length) return [];
  return rows.map(([no, row]) => ({ at: { row, column }, no, round: -1, opponent: null }));
};

const pick = <Value>(values: readonly Value[], random: Random): Value | undefined =>
  values[Math.floor(random() * values.length)];

/** A cell to damage, and the table around it. */
interface Cell {
  readonly text: string;
  readonly spot: Spot;
  readonly spots: readonly Spot[];
  readonly cells: Cells;
  readonly random: Random;
}

type Damage = (cell: Cell) => unknown;

const swapped = (text: string, letters: readonly string[]): string =>
  Array.from(text, (sign) => letters.find(([from]) => from === sign)?.[1] ?? sign).join("");

/** The sign that is the result, and what stands around it. */
const RESULT = /^([^A-Za-z½=]*?)([WDL½=]|(?<=[a-z])[10](?=\D*$)|^[10](?=\D|$)|[-+])/;

const NEXT: Readonly<Record<string, readonly string[]>> = {
  W: ["D", "L"],
  D: ["W", "L"],
  L: ["W", "D"],
  "1": ["½", "0"],
  "½": ["1", "0"],
  "0": ["1", "½"],
  "+": ["=", "-"],
  "=": ["+", "-"],
  "-": ["=", "+"],
};

/** What happens to cells. */
export const DAMAGES = {
  opponent: ({ text, spot, spots, random }) => {
    const others = spots.map(({ no }) => no).filter((no) => no !== spot.opponent);
    const own = new RegExp(`(?<!\\d)${spot.opponent ?? "x"}(?!\\d)`);
    return text.replace(own, String(pick(others, random)));
  },
  result: ({ text, random }) =>
    text.replace(
      RESULT,
      (_, before: string, sign: string) => before + (pick(NEXT[sign] ?? [], random) ?? sign),
    ),
  colors: ({ text }) => swapped(text, ["wb", "bw", "BN", "NB", "ws", "sw"]),
  deleted: () => "",
  other: ({ cells, spots, random }) => valueAt(cells, pick(spots, random)?.at ?? { row: -1, column: -1 }),
  date: ({ random }) => 45_000 + Math.floor(random() * 400),
  number: ({ spots, spot, random }) =>
    pick(
      spots.filter(({ no }) => no !== spot.no),
      random,
    )?.no,
} as const satisfies Readonly<Record<string, Damage>>;

export type DamageName = keyof typeof DAMAGES;

export const DAMAGE_NAMES = Object.keys(DAMAGES) as readonly DamageName[];

/** All rounds that were read, to compare. */
export const roundsIn = ({ readings }: ReadResult): string =>
  JSON.stringify(readings.map(({ tournament }) => tournament.players.map(({ no, rounds }) => [no, rounds])));

const placesOf = ({ at, also }: Finding): readonly At[] => (at === null ? also : [at, ...also]);

const isSame = (a: At) => (b: At) => a.row === b.row && a.column === b.column;

/** The damaged cell, and the cells of the opponent's row that tell of the same game. */
const placesNamed = (reading: Reading, { at, round, opponent }: Spot): readonly At[] => {
  const cells = opponent === null ? [] : (reading.table.cells.get(opponent) ?? []);
  const theirs = reading.tournament.roundOrderKnown ? [cells[round]] : cells;
  return [at, ...theirs.flatMap((cell) => cell ?? [])];
};

/**
 * Damages one cell; whether a finding names it, or the opponent's cell of the same game.
 *
 * Null: the damage changes nothing that counts.
 */
export const isNamed = (cells: Cells, name: DamageName, seed: number): boolean | null => {
  const random = randomOf(seed);
  const before = readCrosstable(cells);
  const [reading] = before.readings;
  if (reading === undefined) return null;
  const spots = spotsOf(reading);
  const spot = pick(name === "number" ? numberSpots(cells, reading) : spots, random);
  if (spot === undefined) return null;
  const { text } = cellOf(valueAt(cells, spot.at));
  const damaged = DAMAGES[name]({ text, spot, spots, cells, random });
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
