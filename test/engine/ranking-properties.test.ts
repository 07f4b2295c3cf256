import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compareExact,
  type Exact,
  type Item,
  type Rules,
  type Standings,
  type Tournament,
} from "../../src/engine/index";
import { anyEvent } from "./any";
import { ranked, rulesFor } from "./crosstable";
import { runs } from "../setup/runs";

const check = (
  event: fc.Arbitrary<Tournament>,
  holds: (tournament: Tournament) => void,
  numRuns = 60,
): void => {
  fc.assert(fc.property(event, holds), { numRuns: runs(numRuns) });
};

/** Below 0 if the first ranks ahead by the items' values in turn. */
const lexicographic = (
  items: readonly Item[],
  a: readonly (Exact | null)[],
  b: readonly (Exact | null)[],
): number => {
  for (const [k, { best }] of items.entries()) {
    const [x, y] = [a[k] ?? null, b[k] ?? null];
    if (x === null || y === null) {
      if (x !== y) return x === null ? 1 : -1;
      continue;
    }
    const order = best === "high" ? compareExact(y, x) : compareExact(x, y);
    if (order !== 0) return order;
  }
  return 0;
};

const SEQUENCES: readonly (readonly [readonly string[], Rules])[] = [
  [["MMED", "SOLK", "CUM", "CUMOPP"], rulesFor("USCF")],
  [["MMED", "SOLK", "SB", "CUM", "KASH", "WON", "OPPERF"], rulesFor("SWISSSYS")],
  [["BLACKS", "PLAYOFF", "AVGOPP", "PCT"], rulesFor("USCF")],
  [["BH/C1", "BH", "SB", "PS", "ARO"], rulesFor("FIDE-2026")],
];

test.each(SEQUENCES)("ranks by %j agree with comparing any two", (codes, rules) =>
  check(anyEvent, (tournament) => {
    const { rows, items } = ranked(tournament, codes, rules);
    for (const a of rows) {
      for (const b of rows) {
        const order = Math.sign((a.place ?? 0) - (b.place ?? 0));
        expect(Math.sign(lexicographic(items, a.values, b.values))).toBe(order);
      }
    }
  }),
);

const placeOf = ({ rows }: Standings) =>
  new Map(rows.map(({ entry, place }) => [entry.player.no, place ?? 0]));

const LONGEST: readonly (readonly [readonly string[], Rules])[] = [
  ...SEQUENCES,
  [["H2H", "MMED", "H2H/G", "COIN"], rulesFor("USCF")],
  [["MMED", "H2H", "KASH"], rulesFor("SWISSSYS")],
  [["DE", "BH", "RND"], rulesFor("FIDE-2026")],
];

test.each(LONGEST)("a beginning of %j ranks more coarsely", (codes, rules) =>
  check(
    anyEvent,
    (tournament) => {
      const fine = placeOf(ranked(tournament, codes, rules));
      for (let length = 0; length < codes.length; length++) {
        const coarse = [...placeOf(ranked(tournament, codes.slice(0, length), rules))];
        for (const [a, placeA] of coarse) {
          for (const [b, placeB] of coarse) {
            if (placeA < placeB) expect(fine.get(a)).toBeLessThan(fine.get(b) ?? 0);
          }
        }
      }
    },
    30,
  ),
);

test("lots leave nobody tied, and every order of lots comes from its seed", () =>
  check(anyEvent, (tournament) => {
    const places = (seed: string) => ranked({ ...tournament, seed }, ["COIN"]).rows.map(({ place }) => place);
    expect(places("one")).toEqual(tournament.players.map((_, i) => i + 1));
    const order = () => ranked(tournament, ["COIN"]).rows.map(({ entry }) => entry.player.no);
    expect(order()).toEqual(order());
  }));
