import { describe, expect, test } from "vitest";
import { type Rules, standings, viewOf } from "../../../src/engine/index";
import { crosstable, itemFor, itemsFor, valuesOf } from "../crosstable";
import { FIDE_2024, FIDE_2026 } from "./events";

/** Four players on which the reference program's answers depended on the order of the codes. */
const LEAK = crosstable(`
  P1 2200 | W2w W3b D4w X2b
  P2 2100 | L1b D4w O   F1w
  P3 2000 | D4b L1w B   O
  P4 1900 | D3w D2b D1b H
`);

const inOrder = (codes: readonly string[], code: string): Readonly<Record<string, unknown>> => {
  const { items, rows } = standings(LEAK, itemsFor(codes, FIDE_2026));
  const at = items.findIndex((item) => item.code === code);
  return Object.fromEntries(
    rows.map(({ entry, values }) => [entry.player.name, (values[at]?.num ?? 0) / (values[at]?.den ?? 1)]),
  );
};

test("fore Buchholz leaves Buchholz as it was, whichever comes first", () => {
  const right = { P1: 6, P2: 6.5, P4: 8.5 };
  expect(inOrder(["BH", "FB"], "BH")).toMatchObject(right);
  expect(inOrder(["FB", "BH"], "BH")).toMatchObject(right);
  expect(inOrder(["AOB/F", "FB/C1", "BH"], "BH")).toMatchObject(right);
  expect(inOrder(["FB", "BH"], "FB")).toEqual(inOrder(["BH", "FB"], "FB"));
});

const EVENT = `
  P1 | W2 W3 D4
  P2 | L1 W4 X3
  P3 | H  L1 F2
  P4 | O  L2 D1
`;

const DRAWN = `
  P1 | W2 W3 D4
  P2 | L1 W4 D3
  P3 | H  L1 D2
  P4 | O  L2 D1
`;

describe("fore Buchholz", () => {
  test.each(["", "/C1", "/C2", "/M1", "/P"])("FB%s is BH of the event with its last round drawn", (cut) => {
    for (const rules of [FIDE_2024, FIDE_2026]) {
      const fore = valuesOf(crosstable(EVENT), `FB${cut}`, rules);
      expect(fore).toEqual(valuesOf(crosstable(DRAWN), `BH${cut}`, rules));
    }
  });

  test("a bye in the last round stays one", () => {
    const event = crosstable("P1 | W2 B\nP2 | L1 H");
    expect(valuesOf(event, "FB", FIDE_2024)).toEqual(valuesOf(event, "BH", FIDE_2024));
  });

  test("a paired last round makes earlier byes count as scored", () => {
    const event = crosstable("P1 | W2 W3 O F4\nP2 | L1\nP3 | U L1\nP4 | U U U X1");
    const value = (code: string) => valuesOf(event, code, FIDE_2026)["P1"];
    expect(value("ABH")).toBe(2.5);
    expect(value("AFB")).toBe(2.5);
    const kept = crosstable("P1 | W2 W3 O D4\nP2 | L1\nP3 | U L1\nP4 | U U U D1");
    expect(valuesOf(kept, "ABH", FIDE_2026)["P1"]).toBe(2.5);
  });

  test("before the last round of the event it is Buchholz", () => {
    const interim = crosstable(EVENT, { announcedRounds: 5 });
    expect(valuesOf(interim, "FB", FIDE_2026)).toEqual(valuesOf(interim, "BH", FIDE_2026));
  });

  test("a last round without results is drawn", () => {
    const running = crosstable(EVENT.replace("D4\n", "*4\n").replace("D1\n", "*1\n"));
    expect(valuesOf(running, "FB", FIDE_2026)).toEqual(valuesOf(crosstable(DRAWN), "BH", FIDE_2026));
  });

  test("the average of Buchholz with /F takes fore Buchholz", () => {
    const drawn = valuesOf(crosstable(DRAWN), "BH", FIDE_2026);
    const average = valuesOf(crosstable(EVENT), "AOB/F", FIDE_2026)["P1"];
    expect(average).toBeCloseTo(((drawn["P2"] ?? 0) + (drawn["P3"] ?? 0) + (drawn["P4"] ?? 0)) / 3, 10);
  });
});

/** Averages leave out those who were paired and not met. @see FIDE C.07 8.2 */
test("the average of Buchholz is over opponents met, in a round robin too", () => {
  const rules: Rules = FIDE_2026;
  const event = crosstable("A | W2 W3 X4\nB | L1 W4 L3\nC | D4 L1 W2\nD | D3 L2 F1", {
    system: "roundRobin",
  });
  const { policy, tieBreak, modifiers } = itemFor("AOB", rules);
  const view = viewOf(event, policy);
  const self = view.entries[0];
  const lines = self === undefined ? [] : tieBreak.work(view, self, view.entries, modifiers).lines;
  expect(lines.map(({ opponent }) => opponent?.player.name)).toEqual(["B", "C"]);
});
