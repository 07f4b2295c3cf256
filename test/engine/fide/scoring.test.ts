import { describe, expect, test } from "vitest";
import { halfPoints, scoringOf, type Scoring } from "../../../src/engine/index";
import { crosstable, ranked, rulesFor, valuesOf } from "../crosstable";
import { EXERCISE, FIDE_2024, FIDE_2026 } from "./events";

const THREE_ONE: Scoring = scoringOf(6, 2, 0);

const EVENT = `
  A 2000 | W2w D3b W4w
  B 1900 | L1b W4w X3b
  C 1800 | H   D1w F2w
  D 1700 | B   L2b L1b
`;

const three = crosstable(EVENT, { scoring: THREE_ONE, system: "swiss" });
const usual = crosstable(EVENT, { system: "swiss" });
const values = (code: string, tournament = three) => valuesOf(tournament, code, FIDE_2026);

describe("3-1-0", () => {
  test("scores, byes worth a draw and a win", () => {
    expect(values("PTS")).toEqual({ A: 7, B: 6, C: 2, D: 3 });
  });

  test("the standard score counts 1, ½, 0", () => {
    expect(values("STD")).toEqual({ A: 2.5, B: 2, C: 1, D: 1 });
    expect(values("STD", usual)).toEqual(values("PTS", usual));
  });

  test("the dummy is capped by the points of a draw a round", () => {
    // C's bye: own 2, below three draws; forfeit: B has 6.
    expect(values("BH")).toMatchObject({ A: 6 + 2 + 3, C: 2 + 7 + 2, D: 3 + 6 + 7 });
  });

  test("performances count 1 and ½", () => {
    expect(values("TPR")).toEqual(values("TPR", usual));
    expect(values("PTP")).toEqual(values("PTP", usual));
  });

  test("wins are what is worth a win", () => {
    expect(values("WIN")).toEqual({ A: 2, B: 2, C: 0, D: 1 });
  });

  test("Koya's half is that of three points a round", () => {
    expect(values("KS")).toMatchObject({ A: 3, C: 1, D: 0 });
  });
});

/** Points of record 162 that need not follow from win, draw and loss. */
describe("the bye of the pairing and absences", () => {
  test("Sharly-Chess #1291: a bye of the pairing may be worth a draw, for the adjusted score too", () => {
    const scoring = { ...scoringOf(2, 1, 0), allocatedBye: halfPoints(1) };
    const event = crosstable("A | B W2\nB | W3 L1\nC | L2 B", { scoring, system: "swiss" });
    expect(valuesOf(event, "PTS", FIDE_2026)).toEqual({ A: 1.5, B: 1, C: 0.5 });
    expect(valuesOf(event, "ABH", FIDE_2026)).toEqual({ A: 1.5, B: 1, C: 0.5 });
    expect(valuesOf(event, "WIN", FIDE_2026)).toEqual({ A: 1, B: 1, C: 0 });
    expect(valuesOf(event, "STD", FIDE_2026)).toEqual({ A: 1.5, B: 1, C: 0.5 });
    expect(valuesOf(event, "REP", FIDE_2026)).toEqual({ A: 2, B: 2, C: 2 });
  });

  test("a loss may be worth more than a forfeit", () => {
    const scoring = scoringOf(6, 4, 2);
    const event = crosstable("A | W2 X2\nB | L1 F1", { scoring, system: "swiss" });
    expect(valuesOf(event, "PTS", FIDE_2026)).toEqual({ A: 6, B: 1 });
  });
});

describe("standard score", () => {
  const rulings = crosstable("A | W2 F2\nB | D1 F1", { system: "swiss" });

  test("compares what the two sides of a game made", () => {
    expect(valuesOf(rulings, "STD", FIDE_2026)).toEqual({ A: 1, B: 0 });
  });

  test("a double forfeit is level by the letter, 0 by our choice", () => {
    const letter = rulesFor("FIDE-2026", { unplayedStandard: "opponent" });
    expect(valuesOf(rulings, "STD", letter)).toEqual({ A: 1.5, B: 0.5 });
  });

  test("may come before the score", () => {
    const { rows } = ranked(three, ["STD", "PTS"], FIDE_2026);
    expect(rows.map(({ entry, place }) => `${place ?? "-"} ${entry.player.name}`)).toEqual([
      "1 A",
      "2 B",
      "3 D",
      "4 C",
    ]);
  });
});

test("the average of Buchholz may be rounded to hundredths", () => {
  const hundredths = rulesFor("FIDE-2024", { averageBuchholz: "hundredths" });
  expect(valuesOf(EXERCISE, "AOB", FIDE_2024)["P14"]).toBeCloseTo(79 / 6, 10);
  expect(valuesOf(EXERCISE, "AOB", hundredths)["P14"]).toBe(13.17);
});

test("interim standings may cap the dummy by the rounds played", () => {
  const event = crosstable("A | B W2\nB | B L1", { announcedRounds: 9, system: "swiss" });
  const played = rulesFor("FIDE-2026", { dummyRounds: "played" });
  expect(valuesOf(event, "BH", FIDE_2026)["A"]).toBe(2 + 1);
  expect(valuesOf(event, "BH", played)["A"]).toBe(1 + 1);
});
