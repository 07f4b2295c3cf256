import { type Cell, cellOf } from "../../cell";
import { type Finding, finding } from "../../finding";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { PairingHead } from "./columns";
import { pointColumns } from "./found-results";
import type { Pairing } from "./rounds";
import { withCells } from "./scales";
import { byName, seatAt } from "./seats";

/** The points of a player in the row of a round. */
interface Standing {
  readonly pairing: Pairing;
  readonly round: number;
  readonly halves: number;
}

type Standings = ReadonlyMap<string, readonly Standing[]>;

const SIDES = ["white", "black"] as const;
const GAME = 2;

const halvesAt = (sheet: Sheet, row: number, column: number): number | null => {
  const { kind, value } = cellAt(sheet, row, column);
  const halves = value === null || kind === "blank" ? NaN : value * 2;
  return Number.isSafeInteger(halves) ? halves : null;
};

/** The players of a pairing, with their points; White first. */
const seatsOf = (sheet: Sheet, pairing: Pairing, columns: readonly [number, number]) =>
  SIDES.flatMap((color, at) => {
    const seat = seatAt(sheet, pairing, pairing.head[color]);
    const halves = halvesAt(sheet, pairing.row, columns[at] ?? -1);
    return seat === null ? [] : [{ color, key: `${seat.number ?? ""} ${byName(seat)}`, halves }];
  });

/** The points of each player, round by round. */
const standingsOf = (
  sheet: Sheet,
  pairings: readonly Pairing[],
  columns: readonly [number, number],
): Standings => {
  const found = new Map<string, Standing[]>();
  for (const pairing of pairings)
    for (const { key, halves } of seatsOf(sheet, pairing, columns))
      if (halves !== null)
        found.set(key, [...(found.get(key) ?? []), { pairing, round: pairing.round, halves }]);
  return new Map([...found].map(([key, all]) => [key, [...all].sort((a, b) => a.round - b.round)]));
};

/** Points after a round, or before it. */
type When = "after" | "before";

/** What each row gives a player, by the rows of his before or after it; undefined: nothing tells. */
const gainsOf = (standings: Standings, when: When): ReadonlyMap<string, ReadonlyMap<Pairing, number>> =>
  new Map(
    [...standings].map(([key, all]) => [
      key,
      new Map(
        all.flatMap(({ pairing, halves }, at): readonly [Pairing, number][] => {
          const other = when === "after" ? (all[at - 1]?.halves ?? 0) : all[at + 1]?.halves;
          if (other === undefined) return [];
          return [[pairing, when === "after" ? halves - other : other - halves]];
        }),
      ),
    ]),
  );

const RESULTS: Readonly<Record<string, string>> = { "2 0": "1-0", "1 1": "½-½", "0 2": "0-1" };
const BYES: Readonly<Record<string, string>> = { "2": "1", "1": "½", "0": "0" };

/** The results of all rows by what the points rise by; null: they do not settle them. */
const resultsBy = (
  sheet: Sheet,
  pairings: readonly Pairing[],
  columns: readonly [number, number],
  when: When,
): ReadonlyMap<Pairing, string> | null => {
  const gains = gainsOf(standingsOf(sheet, pairings, columns), when);
  const last = Math.max(...pairings.map(({ round }) => round));
  const found = new Map<Pairing, string>();
  for (const pairing of pairings) {
    const seats = seatsOf(sheet, pairing, columns);
    const told = seats.map(({ key }) => gains.get(key)?.get(pairing));
    const isOpen =
      seats.every(({ halves }) => halves === null) || (when === "before" && pairing.round === last);
    const words = seats.length > 1 ? RESULTS : BYES;
    const word = told.includes(undefined) ? undefined : words[told.join(" ")];
    if (word === undefined && !isOpen) return null;
    if (word !== undefined) found.set(pairing, word);
  }
  const games = [...found.values()].filter((word) => word.length > GAME);
  return games.length > 0 ? found : null;
};

/** Nobody has points before the first round. */
const areBefore = (sheet: Sheet, pairings: readonly Pairing[], columns: readonly [number, number]): boolean =>
  pairings
    .filter(({ round }) => round === 1)
    .every((pairing) => seatsOf(sheet, pairing, columns).every(({ halves }) => halves === 0));

/** The columns of points that may run on: no results, or those of each side that are more than a game has. */
const runningColumns = (
  sheet: Sheet,
  pairings: readonly Pairing[],
  { result, white, black }: PairingHead,
): readonly [number, number] | null => {
  if (result !== null || white.result === null || black.result === null) return null;
  const columns = [white.result, black.result] as const;
  const isMore = ({ row }: Pairing): boolean => columns.some((at) => (halvesAt(sheet, row, at) ?? 0) > GAME);
  return pairings.some(isMore) ? columns : null;
};

const isSettled = ({ result, white, black }: PairingHead): boolean =>
  result !== null || white.result !== null || black.result !== null;

const resultIn = (head: PairingHead, column: number): PairingHead => ({
  ...head,
  ...{ result: column, white: { ...head.white, result: null }, black: { ...head.black, result: null } },
});

/** Lists with results, and the sheet that has them. */
export interface WithRunning {
  readonly sheet: Sheet;
  readonly pairings: readonly Pairing[];
  readonly findings: readonly Finding[];
}

/** Lists with the points of both players after or before each round, and no results: what these rise by. */
export const withRunning = (sheet: Sheet, pairings: readonly Pairing[]): WithRunning => {
  const none: WithRunning = { sheet, pairings, findings: [] };
  const [first] = pairings;
  if (first === undefined) return none;
  const columns = isSettled(first.head)
    ? runningColumns(sheet, pairings, first.head)
    : pointColumns(sheet, first.head);
  if (columns === null) return none;
  const when: When = areBefore(sheet, pairings, columns) ? "before" : "after";
  const results = resultsBy(sheet, pairings, columns, when);
  if (results === null) return none;
  const [column] = columns;
  const cells = new Map(
    pairings.map((pairing): readonly [number, ReadonlyMap<number, Cell>] => [
      pairing.row,
      new Map([[column, cellOf(results.get(pairing) ?? "")]]),
    ]),
  );
  const heading = cellAt(sheet, first.head.row, column).shown;
  return {
    sheet: withCells(sheet, cells),
    pairings: pairings.map((pairing) => ({ ...pairing, head: resultIn(pairing.head, column) })),
    findings: [
      finding({ code: "results-by-points", heading, when }, { at: placeOf(sheet, first.head.row, column) }),
    ],
  };
};
