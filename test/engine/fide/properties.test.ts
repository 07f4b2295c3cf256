import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compareExact,
  exact,
  type Exact,
  roundHalfUp,
  TIE_BREAKS,
  type Tournament,
  type Working,
} from "../../../src/engine/index";
import { FIDE_TIE_BREAKS } from "../../../src/engine/tiebreaks/fide/index";
import { expectedFor } from "../../../src/engine/tiebreaks/fide/rating-tables";
import { placesOf, ranked, valuesOf, workingsOf } from "../crosstable";
import { FIDE_2009, FIDE_2024, FIDE_2026 } from "./events";
import { anyRows, anySwiss, gamesOnly, renumbered, withoutForfeits } from "./tournaments";
import { runs } from "../../setup/runs";

const RULES = [FIDE_2009, FIDE_2024, FIDE_2026];

/** Every code, and every code that takes a modifier with it. */
const CODES = FIDE_TIE_BREAKS.flatMap(({ code, takes }) => [
  code,
  ...(takes.includes("cut") ? ["/C1", "/C2", "/M1", "/M2", "/C9"].map((cut) => code + cut) : []),
  ...(takes.includes("forfeitsPlayed") ? [`${code}/P`] : []),
  ...(takes.includes("fore") ? [`${code}/F`] : []),
  ...(takes.includes("limit") ? [`${code}/L40`, `${code}/L+1`] : []),
]);

const combined = ({ lines, den, combine, rounded }: Working): Exact => {
  const kept = lines.filter(({ use }) => use === "kept").map(({ amount }) => amount);
  const sum = kept.reduce((total, amount) => total + amount, 0);
  const value = combine === "mean" ? exact(sum, den * kept.length) : exact(sum, den);
  return rounded === true ? exact(roundHalfUp(value)) : value;
};

const check = (event: fc.Arbitrary<Tournament>, holds: (tournament: Tournament) => void, numRuns = 60) =>
  fc.assert(fc.property(event, holds), { numRuns: runs(numRuns) });

describe.each(CODES)("%s", (code) => {
  test("the value is made of the lines that are kept", () =>
    check(
      anySwiss,
      (tournament) => {
        for (const rules of RULES) {
          for (const working of workingsOf(tournament, code, rules)) {
            if (working.value === null) expect(working.missing).toBeDefined();
            else expect(compareExact(combined(working), working.value)).toBe(0);
          }
        }
      },
      25,
    ));

  test("renumbering and reordering change nothing", () =>
    check(
      anySwiss,
      (tournament) => {
        if (code === "TPN") return;
        const values = valuesOf(tournament, code, FIDE_2026);
        expect(valuesOf(renumbered(tournament), code, FIDE_2026)).toEqual(values);
      },
      25,
    ));
});

test("rows that do not fit together have values, all made of their lines", () =>
  check(
    anyRows,
    (tournament) => {
      for (const code of CODES) {
        for (const rules of RULES) {
          for (const working of workingsOf(tournament, code, rules)) {
            if (working.value === null) expect(working.missing).toBeDefined();
            else expect(compareExact(combined(working), working.value)).toBe(0);
          }
        }
      }
      ranked(tournament, ["DE", "BH/C1", "SB", "PTP", "AOB"], FIDE_2026);
    },
    15,
  ));

describe("cuts", () => {
  const value = (tournament: Tournament, code: string) =>
    Object.values(valuesOf(tournament, code, FIDE_2026));

  test.each(["BH", "FB", "SB"])("%s falls with every cut", (code) =>
    check(anySwiss, (tournament) => {
      const steps = ["", "/C1", "/C2", "/C3"].map((cut) => value(tournament, code + cut));
      steps.slice(1).forEach((cut, i) => {
        cut.forEach((after, player) => expect(after).toBeLessThanOrEqual(steps[i]?.[player] ?? NaN));
      });
      value(tournament, `${code}/M1`).forEach((median, player) =>
        expect(median).toBeLessThanOrEqual(steps[1]?.[player] ?? NaN),
      );
    }),
  );

  test("a cut drops exactly as many lines as it says, as long as there are any", () =>
    check(anySwiss, (tournament) => {
      for (const { lines } of workingsOf(tournament, "BH/M2", FIDE_2026)) {
        const dropped = lines.filter(({ use }) => use !== "kept").length;
        expect(dropped).toBe(Math.min(4, lines.length));
      }
    }));

  test("without an own unplayed round the lowest goes first", () =>
    check(gamesOnly, (tournament) => {
      for (const { lines } of workingsOf(tournament, "BH/C1", FIDE_2026)) {
        const lowest = Math.min(...lines.map(({ amount }) => amount));
        expect(lines.find(({ use }) => use === "droppedLow")?.amount).toBe(lowest);
      }
    }));
});

describe("unplayed rounds", () => {
  test.each(["BH", "BH/C1", "FB", "SB", "SB/C2", "DE"])("%s/P changes nothing without forfeits", (code) =>
    check(withoutForfeits, (tournament) => {
      expect(valuesOf(tournament, `${code}/P`, FIDE_2026)).toEqual(valuesOf(tournament, code, FIDE_2026));
    }),
  );

  test.each(["BH", "BH/C1", "FB", "AOB", "SB", "SB/C1"])(
    "%s is the same in all editions if all play",
    (code) =>
      check(gamesOnly, (tournament) => {
        const values = valuesOf(tournament, code, FIDE_2026);
        expect(valuesOf(tournament, code, FIDE_2024)).toEqual(values);
        expect(valuesOf(tournament, code, FIDE_2009)).toEqual(values);
      }),
  );

  test("the edition of 2026 never gives more than that of 2024", () =>
    check(anySwiss, (tournament) => {
      const before = valuesOf(tournament, "BH", FIDE_2024);
      for (const [name, value] of Object.entries(valuesOf(tournament, "BH", FIDE_2026)))
        expect(value).toBeLessThanOrEqual(before[name] ?? NaN);
    }));

  test("all rounds are elected or voluntary", () =>
    check(anySwiss, (tournament) => {
      const elected = valuesOf(tournament, "REP", FIDE_2026);
      for (const [name, value] of Object.entries(valuesOf(tournament, "VUR", FIDE_2026)))
        expect((value ?? 0) + (elected[name] ?? 0)).toBe(tournament.rounds);
    }));
});

describe("performance", () => {
  test("the perfect performance is the lowest rating that suffices", () =>
    check(gamesOnly, (tournament) => {
      workingsOf(tournament, "PTP", FIDE_2026).forEach(({ value }, i) => {
        const rounds = tournament.players[i]?.rounds ?? [];
        const worth = { win: 100, draw: 50, loss: 0 };
        const points = rounds.reduce(
          (sum, round) => sum + (round.kind === "game" ? worth[round.result] : 0),
          0,
        );
        const opponents = rounds.map((round) => ("opponent" in round ? (round.opponent ?? 0) : 0));
        const expected = (own: number) =>
          opponents.reduce(
            (sum, no) => sum + expectedFor(own - (tournament.players[no - 1]?.rating ?? 0)),
            0,
          );
        if (points === 0 || value === null) return;
        expect(expected(value.num)).toBeGreaterThanOrEqual(points);
        expect(expected(value.num - 1)).toBeLessThan(points);
      });
    }));
});

describe("direct encounter", () => {
  test("places are 1 … k with gaps after shared ones, or all 0", () =>
    check(anySwiss, (tournament) => {
      const places = Object.values(valuesOf(tournament, "DE", FIDE_2026)).map((place) => place ?? NaN);
      if (places.every((place) => place === 0)) return;
      for (const place of places) expect(places.filter((other) => other < place)).toHaveLength(place - 1);
    }));

  test("a longer sequence keeps the order of a shorter one", () =>
    check(anySwiss, (tournament) => {
      const short = ranked(tournament, ["DE"], FIDE_2026).rows;
      const long = ranked(tournament, ["DE", "BH/C1", "BH"], FIDE_2026).rows;
      const places = new Map(short.map(({ entry, place }) => [entry.player.no, place ?? 0]));
      const inLong = long.map(({ entry }) => places.get(entry.player.no) ?? 0);
      expect(inLong).toEqual([...inLong].sort((a, b) => a - b));
    }));

  test("the standings of a renumbered event are the same", () =>
    check(anySwiss, (tournament) => {
      const codes = ["DE", "BH/C1", "BH", "SB"];
      const places = (event: Tournament) => [...placesOf(ranked(event, codes, FIDE_2026))].sort();
      expect(places(renumbered(tournament))).toEqual(places(tournament));
    }));
});

test("every code of FIDE is in the registry once", () => {
  const codes = TIE_BREAKS.filter(({ world }) => world === "fide").map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { code } of FIDE_TIE_BREAKS) expect(codes).toContain(code);
});
