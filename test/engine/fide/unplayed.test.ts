import { describe, expect, test } from "vitest";
import type { Rules } from "../../../src/engine/index";
import { crosstable, valuesOf, viewFor, workingsOf } from "../crosstable";
import { FIDE_2009, FIDE_2024, FIDE_2026, ofOpponents } from "./events";

const own = (...given: Parameters<typeof valuesOf>) => valuesOf(...given)["Self"];

/** A zero-point bye in round 4; all opponents' scores as printed. */
const LAXMAN = ofOpponents(
  [["W", 5], ["W", 5], ["L", 6.5], ["O"], ["W", 4.5], ["D", 6], ["W", 5], ["D", 6.5], ["W", 5.5], ["W", 6]],
  7,
);

/** Numbers of the annex of FIDE's Arbiters' Manual 2026. */
const MANUAL: readonly (readonly [string, number, number])[] = [
  ["BH", 57, 55],
  ["BH/C1", 50, 50],
  ["SB", 37.25, 37.25],
];

describe("Arbiters' Manual", () => {
  test.each(MANUAL)("%s with a zero-point bye: %d in 2024, %d in 2026", (code, in2024, in2026) => {
    expect(own(LAXMAN, code, FIDE_2024)).toBe(in2024);
    expect(own(LAXMAN, code, FIDE_2026)).toBe(in2026);
    expect(own(LAXMAN, `${code}/V1`, FIDE_2026)).toBe(in2024);
    expect(own(LAXMAN, `${code}/V2026`, FIDE_2024)).toBe(in2026);
  });

  const games = (count: number, score: number) => Array.from({ length: count }, () => ["D", score] as const);

  // The opponents' scores are not printed; any that add up to the published total will do.
  test.each([
    ["Ex01: forfeit win, the opponent has 5½", ofOpponents([["X", 5.5], ...games(8, 5.5)], 7), 51, 49.5],
    ["Ex03: a bye in ten rounds", ofOpponents([["H"], ...games(8, 6.5), ["D", 6]], 6.5), 64.5, 63],
    [
      "Ex04: forfeit win, the opponent has 4½",
      ofOpponents([["X", 4.5], ...games(8, 7), ["D", 8.5]], 9.5),
      74,
      69,
    ],
  ])("Buchholz of %s", (_name, tournament, in2024, in2026) => {
    expect(own(tournament, "BH", FIDE_2024)).toBe(in2024);
    expect(own(tournament, "BH", FIDE_2026)).toBe(in2026);
  });
});

/** Vega's manual: forfeit win in round 3 with 2 before; absent in round 7 with 4 before; both end with 6 of 9. */
const VEGA_1 = crosstable("Self | W2 W3 X4 W5 W6 W7 L8 L9 L10");
const VEGA_2 = crosstable("Self | W2 W3 W4 W5 L6 L7 U W9 W10");

describe("virtual opponent of 2009", () => {
  test.each([
    ["a forfeit win", VEGA_1, 5, 5.5],
    ["an absence", VEGA_2, 6, 6.5],
  ])("%s", (_name, tournament, virtual, adjusted) => {
    const [working] = workingsOf(tournament, "BH", FIDE_2009);
    const dummy = working?.lines.find(({ round }) => round === (tournament === VEGA_1 ? 3 : 7));
    expect(dummy).toMatchObject({ kind: "dummy", amount: 2 * virtual });
    expect(viewFor(tournament, FIDE_2009).entries[0]?.adjusted).toBe(2 * adjusted);
  });

  test("its Sonneborn-Berger multiplies the virtual score by the points of the round", () => {
    const [working] = workingsOf(VEGA_1, "SB", FIDE_2009);
    expect(working?.lines.find(({ round }) => round === 3)).toMatchObject({ amount: 20, of: 10 });
  });

  test("a cut takes the lowest score, voluntary or not", () => {
    const tournament = ofOpponents([["W", 4], ["H"], ["W", 1]], 2.5);
    expect(own(tournament, "BH/C1", FIDE_2009)).toBe(6);
    expect(own(tournament, "BH/C1", FIDE_2024)).toBe(5);
  });
});

/** The dummy of an own unplayed round, by edition. */
const DUMMIES: readonly (readonly [string, Rules, number, string])[] = [
  ["B", FIDE_2024, 6, "own score"],
  ["B", FIDE_2026, 4.5, "a draw in every round"],
  ["P", FIDE_2026, 4.5, "a draw in every round"],
  ["H", FIDE_2026, 4.5, "a draw in every round"],
  ["O", FIDE_2026, 4.5, "a draw in every round"],
  ["U", FIDE_2026, 4.5, "a draw in every round"],
  ["X", FIDE_2026, 4.5, "a forfeit win without an opponent"],
];

describe("dummy opponent", () => {
  test.each(DUMMIES)("%s: $1.ruleSet.code, %d, %s", (letter, rules, score) => {
    const tournament = ofOpponents([[letter], ["W", 3]], 6, { announcedRounds: 9 });
    const [working] = workingsOf(tournament, "BH", rules);
    expect(working?.lines[0]).toMatchObject({ kind: "dummy", round: 1, amount: 2 * score });
  });

  test("the cap goes by the announced rounds in interim standings", () => {
    const after5 = ofOpponents([["B"], ["W", 3], ["W", 3], ["W", 3], ["W", 3]], 5, { announcedRounds: 9 });
    expect(own(after5, "BH", FIDE_2026)).toBe(12 + 4.5);
  });

  test("a forfeit is capped by the adjusted score of the opponent, win or loss", () => {
    expect(
      own(
        ofOpponents(
          [
            ["X", 2.5],
            ["W", 3],
          ],
          6,
        ),
        "BH",
        FIDE_2026,
      ),
    ).toBe(5.5);
    expect(
      own(
        ofOpponents(
          [
            ["F", 2.5],
            ["W", 3],
          ],
          6,
        ),
        "BH",
        FIDE_2026,
      ),
    ).toBe(5.5);
    expect(
      own(
        ofOpponents(
          [
            ["F", 7],
            ["W", 3],
          ],
          6,
        ),
        "BH",
        FIDE_2026,
      ),
    ).toBe(9);
  });

  test("lichess-org/lila#13694: a bye of a winner brings at most half the rounds", () => {
    const winner = ofOpponents([["B"], ["W", 2], ["W", 2], ["W", 2], ["W", 2]], 5);
    expect(own(winner, "SB", FIDE_2026)).toBe(8 + 2.5);
    expect(own(winner, "SB", FIDE_2024)).toBe(8 + 5);
  });

  test("a game without a result brings nothing yet", () => {
    const tournament = crosstable("Self | W2 *3\nA | L1 W4\nB | W4 *1\nC | L3 L2", { announcedRounds: 3 });
    expect(own(tournament, "BH", FIDE_2026)).toBe(1);
  });
});

describe("/P", () => {
  test("a forfeit brings the score of the scheduled opponent", () => {
    expect(
      own(
        ofOpponents(
          [
            ["F", 7],
            ["W", 3],
          ],
          6,
        ),
        "BH/P",
        FIDE_2026,
      ),
    ).toBe(10);
    expect(
      own(
        ofOpponents(
          [
            ["X", 7],
            ["W", 3],
          ],
          6,
        ),
        "SB/P",
        FIDE_2026,
      ),
    ).toBe(10);
  });

  test("a forfeit loss is no voluntary unplayed round any more", () => {
    const tournament = ofOpponents(
      [
        ["F", 5],
        ["W", 3],
      ],
      6,
    );
    expect(own(tournament, "BH/C1", FIDE_2026)).toBe(3);
    expect(own(tournament, "BH/C1/P", FIDE_2026)).toBe(5);
  });

  test("a bye stays one", () => {
    const tournament = ofOpponents([["H"], ["W", 3]], 6, { announcedRounds: 9 });
    expect(own(tournament, "BH/P", FIDE_2026)).toBe(own(tournament, "BH", FIDE_2026));
  });
});
