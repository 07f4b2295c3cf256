import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compareExact,
  type Exact,
  exact,
  halfPoints,
  type Player,
  roundHalfUp,
  RULE_SETS,
  type Rules,
  rulesOf,
  TIE_BREAKS,
  type TieBreak,
  type Tournament,
  viewOf,
  type Working,
} from "../../src/engine/index";
import { anyEvent, anyRoundRobin, anySwiss, playedRoundRobin } from "./any";
import { ranked, rulesFor, valuesOf, workingsOf } from "./crosstable";
import { anyRows, renumbered } from "./fide/tournaments";
import { runs } from "../setup/runs";

const check = (
  event: fc.Arbitrary<Tournament>,
  holds: (tournament: Tournament) => void,
  numRuns = 60,
): void => {
  fc.assert(fc.property(event, holds), { numRuns: runs(numRuns) });
};

const US_RULES: readonly Rules[] = RULE_SETS.filter(({ world }) => world === "us").map((ruleSet) =>
  rulesOf(ruleSet),
);

const FIDE = rulesFor("FIDE-2026");

const rulesThatCompute = ({ world }: TieBreak): readonly Rules[] => (world === "fide" ? [FIDE] : US_RULES);

const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  cut: ["/C1", "/M1", "/C9"],
  limit: ["/L40", "/L+1"],
  unrated: ["/U1400"],
  group: ["/T", "/G"],
  forfeitsPlayed: ["/P"],
};

/** Every code of the registry, also with its modifiers. */
const CODES = TIE_BREAKS.filter(({ hidden }) => hidden !== true).flatMap((tieBreak) =>
  ["", ...tieBreak.takes.flatMap((key) => SUFFIXES[key] ?? [])].map((suffix) => ({
    code: tieBreak.code + suffix,
    rules: rulesThatCompute(tieBreak),
  })),
);

/** What the kept lines make. */
const made = ({ lines, den, combine, rounded }: Working): Exact => {
  const kept = lines.filter(({ use }) => use === "kept").map(({ amount }) => amount);
  const sum = kept.reduce((total, amount) => total + amount, 0);
  const value = exact(sum, combine === "mean" ? den * kept.length : den);
  return rounded === true ? exact(roundHalfUp(value)) : value;
};

const checkLines = (working: Working): void => {
  if (working.value === null) expect(working.missing).toBeDefined();
  else expect(compareExact(made(working), working.value)).toBe(0);
};

describe.each(CODES)("$code", ({ code, rules }) => {
  test("is made of the lines that are kept, in whole units", () =>
    check(
      anyEvent,
      (tournament) => {
        for (const rule of rules) {
          for (const working of workingsOf(tournament, code, rule)) {
            checkLines(working);
            expect(working.lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
          }
        }
      },
      20,
    ));

  test("does not depend on numbers and order", () =>
    check(
      anyEvent,
      (tournament) => {
        if (code === "COIN" || code === "TPN") return;
        for (const rule of rules) {
          expect(valuesOf(renumbered(tournament), code, rule)).toEqual(valuesOf(tournament, code, rule));
        }
      },
      20,
    ));
});

const ADDED_UP = TIE_BREAKS.filter(({ value }) => value !== undefined);

/** Those whose value is worked out without lines, plain and with their modifiers. */
describe.each(ADDED_UP)("$world $code", ({ work, value, takes }) => {
  test.each([{}, ...(takes.includes("cut") ? [{ cut: { mode: "M", count: 1 } } as const] : [])])(
    "is ranked by the value of its working, %o",
    (modifiers) =>
      check(
        fc.oneof(anyEvent, anyRows),
        (tournament) => {
          for (const { policy } of RULE_SETS) {
            const view = viewOf(tournament, policy);
            for (const self of view.entries)
              expect(value?.(view, self, view.entries, modifiers)).toEqual(
                work(view, self, view.entries, modifiers).value,
              );
          }
        },
        40,
      ),
  );
});

test("rows that do not fit together have values, all made of their lines", () =>
  check(anyRows, (tournament) => {
    for (const { code, rules } of CODES) workingsOf(tournament, code, rules[0]).forEach(checkLines);
    ranked(tournament, ["H2H", "MMED", "OPPERF", "KS", "COIN"]);
  }));

test("Median ≤ Modified Median ≤ Solkoff", () =>
  check(anyEvent, (tournament) => {
    for (const rules of US_RULES) {
      const [low, middle, high] = ["MED", "MMED", "SOLK"].map((code) => valuesOf(tournament, code, rules));
      for (const { name } of tournament.players) {
        expect(low?.[name]).toBeLessThanOrEqual(middle?.[name] ?? NaN);
        expect(middle?.[name]).toBeLessThanOrEqual(high?.[name] ?? NaN);
      }
    }
  }));

test("a player whom nobody met changes nothing for the others", () =>
  check(anySwiss, (tournament) => {
    const stranger: Player = {
      no: tournament.players.length + 1,
      name: "Stranger",
      rating: 1500,
      team: null,
      rounds: [{ kind: "bye", worth: "full", allocated: true }],
      adjustment: halfPoints(0),
      playoff: null,
      house: false,
    };
    const more = { ...tournament, players: [...tournament.players, stranger] };
    for (const code of ["SOLK", "MMED", "MED", "CUM", "CUMOPP", "SB", "KS", "AVGOPP", "OPPERF"]) {
      expect(valuesOf(more, code)).toMatchObject(valuesOf(tournament, code));
    }
  }));

test("in a round robin where every game was played no opponents' scores separate who is on one score", () =>
  check(playedRoundRobin, (tournament) => {
    const players = tournament.players.map((player) => ({ ...player, adjustment: halfPoints(0) }));
    const { rows, items } = ranked({ ...tournament, players }, ["SOLK", "MMED", "MED"]);
    expect(rows.every(({ decidedBy }) => decidedBy === null || decidedBy < items.length - 3)).toBe(true);
  }));

const meetings = (tournament: Tournament, roundRobinForfeits: "played" | "unplayed") =>
  workingsOf(tournament, "SOLK", rulesFor("USCF", { roundRobinForfeits })).map(
    ({ lines }) => lines.filter(({ kind }) => kind === "opponent").length,
  );

test("a forfeit in a round robin is a meeting, unless the rules say otherwise", () =>
  check(anyRoundRobin, (tournament) => {
    const count = (kinds: readonly string[]) =>
      tournament.players.map(({ rounds }) => rounds.filter(({ kind }) => kinds.includes(kind)).length);
    expect(meetings(tournament, "played")).toEqual(count(["game", "forfeit"]));
    expect(meetings(tournament, "unplayed")).toEqual(count(["game"]));
  }));
