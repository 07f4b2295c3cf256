import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { halfPoints, scoringOf, type Tournament } from "../../src/engine/index";
import { anyEvent } from "./any";
import { placesOf, ranked, rulesFor, valuesOf } from "./crosstable";
import { runs } from "../setup/runs";

/** The same event with 2 points for a win, 1 for a draw. */
const doubled = (tournament: Tournament): Tournament => ({
  ...tournament,
  scoring: scoringOf(4, 2, 0),
  players: tournament.players.map((player) => ({ ...player, adjustment: halfPoints(2 * player.adjustment) })),
});

const twice = (values: readonly (number | null)[]) =>
  values.map((value) => (value === null ? null : 2 * value));

const SCALED = ["PTS", "MMED", "MED", "SOLK", "CUM", "CUMOPP", "SB"];

describe("2 - 1 - 0 is 1 - ½ - 0 doubled", () => {
  test.each(SCALED)("%s", (code) => {
    fc.assert(
      fc.property(anyEvent, (tournament) => {
        const usual = Object.values(valuesOf(tournament, code));
        expect(Object.values(valuesOf(doubled(tournament), code))).toEqual(twice(usual));
      }),
      { numRuns: runs(40) },
    );
  });

  test.each(["USCF", "USCF-LEGACY", "WINTD", "SWISSSYS", "MCA"])("the places by %s stay", (code) => {
    const rules = rulesFor(code);
    fc.assert(
      fc.property(anyEvent, (tournament) => {
        const codes = ["MMED", "SOLK", "CUM", "CUMOPP"];
        expect(placesOf(ranked(doubled(tournament), codes, rules))).toEqual(
          placesOf(ranked(tournament, codes, rules)),
        );
      }),
      { numRuns: runs(25) },
    );
  });
});
