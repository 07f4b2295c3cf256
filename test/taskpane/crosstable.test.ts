import { describe, expect, test } from "vitest";
import type { SheetSettings } from "../../src/excel/settings";
import { factsOf } from "../../src/taskpane/model/facts";
import { addressesText, findingGroups, findingsOf, shownAtFirst } from "../../src/taskpane/model/findings";
import { footOf } from "../../src/taskpane/model/foot";
import { headerOf } from "../../src/taskpane/model/header";
import { resetFact, withKey } from "../../src/taskpane/model/settings";
import { statusOf } from "../../src/taskpane/model/status";
import { type Crosstable, type FactCode, INITIAL } from "../../src/taskpane/state";
import { changed, chart, crosstable, SAMPLE, stateOf } from "./scene";

/** Columns of the sample: rounds from E on, the total in J; players from row 5 on. */
const CELL = { nairRd3: [6, 6], okaforTotal: [8, 9], tranRd2: [9, 5], number8: [11, 0] } as const;

test("the header names section, players, kind and round", () => {
  expect(headerOf(stateOf(SAMPLE))).toEqual({
    title: "K–8 U1200",
    line: "12 players · Swiss · after round 5 of 5",
  });
  expect(
    headerOf({
      ...INITIAL,
      subject: {
        kind: "none",
        sheet: { id: "1", name: "Sheet1" },
        welcome: true,
        others: [],
        obstacle: null,
      },
    }),
  ).toEqual({
    title: "Sheet1",
    line: "No crosstable on this sheet",
  });
});

test("a clean crosstable is ready to rank", () => {
  const { level, title, text } = statusOf(crosstable(SAMPLE));
  expect([level, title]).toEqual(["ok", "Ready to rank."]);
  expect(text).toMatch(/^All \d+ games agree in both rows, and all 12 totals add up\.$/);
});

test.each<[string, string[][], string]>([
  [
    "a list of pairings",
    [
      ["Round", "White", "Result", "Black"],
      ["1", "Ann", "1-0", "Bob"],
      ["1", "Cy", "½-½", "Di"],
      ["2", "Cy", "0-1", "Ann"],
    ],
    "All 3 games are read. The sheet has no totals to compare.",
  ],
  [
    "one half of a grid",
    [
      ["No", "Name", "1", "2", "3", "Total"],
      ["1", "Ann", "x", "1", "½", "1.5"],
      ["2", "Bob", "", "x", "1", "1"],
      ["3", "Cy", "", "", "x", "0.5"],
    ],
    "All 3 games are read, and all 3 totals add up.",
  ],
  [
    "a list of matches",
    [
      ["Round", "Team 1", "Score", "Team 2"],
      ["1", "Oak", "3-1", "Elm"],
      ["1", "Ash", "2-2", "Fir"],
      ["2", "Oak", "1-3", "Ash"],
    ],
    "All 3 matches are read. The sheet has no totals to compare.",
  ],
])("%s has no two rows that could agree", (_, cells, text) => {
  expect(statusOf(crosstable(cells)).text).toBe(text);
});

test("a crosstable without totals says so", () => {
  const text = statusOf(crosstable(chart("Ann | 1800 | W2 D3\nBob | 1700 | L1 B\nCy | 1600 | H D1"))).text;
  expect(text).toBe("All 2 games agree in both rows. The sheet has no totals to compare.");
});

test("missing results make the standings provisional", () => {
  const cells = chart("Ann | | W2 4\nBob | | L1 3\nCy | | W4 2\nDee | | L3 1");
  expect(
    statusOf(crosstable(changed(cells, [2, 4, "*4"], [5, 4, "*1"], [3, 4, "W3"], [4, 4, "L2"]))),
  ).toEqual({
    level: "warning",
    title: "Round 2 is not finished.",
    text: "1 result is missing; the standings will be provisional.",
  });
});

test("errors come first, each with its cells and the way out", () => {
  const cells = changed(SAMPLE, [...CELL.nairRd3, "D1b"], [...CELL.okaforTotal, 3.5]);
  const [errors, warnings] = findingGroups(crosstable(cells));
  expect(errors?.level).toBe("error");
  expect(warnings?.level).toBe("warning");
  const game = errors?.findings.find(({ sentence }) => sentence.startsWith("Round 3"));
  expect(addressesText(game?.cells ?? [])).toMatch(/^(G7, G5|G5, G7)$/);
  expect(game?.caption).toBe("Both rows must show the same game.");
  const total = errors?.findings.find(({ sentence }) => sentence.includes("Okafor"));
  expect(total?.sentence).toMatch(/the rounds add up to 3, the total says 3½\.$/);
  expect(addressesText(total?.cells ?? [])).toBe("J9");
  expect(total?.caption).toBe("Or a half-point bye is missing from the rounds.");
});

test("cells are named where they stand on the sheet", () => {
  const subject = crosstable(changed(SAMPLE, [...CELL.tranRd2, "W31w"]));
  const moved = { ...subject, grid: { ...subject.grid, area: { ...subject.grid.area, row: 10, column: 2 } } };
  const error = findingsOf(moved).find(({ sentence }) => sentence.includes("31"));
  expect(addressesText(error?.cells ?? [])).toBe("H20");
  expect(error?.caption).toBe("The numbers go from 1 to 12.");
});

test.each`
  count | shown
  ${3}  | ${3}
  ${8}  | ${8}
  ${9}  | ${5}
  ${19} | ${5}
`("of $count findings $shown are shown at first", ({ count, shown }: { count: number; shown: number }) =>
  expect(shownAtFirst(count)).toBe(shown),
);

test("what was recognized, with evidence", () => {
  const state = stateOf(SAMPLE);
  const facts = factsOf(crosstable(SAMPLE), state).map(({ name, value, evidence }) => [
    name,
    value,
    evidence,
  ]);
  expect(facts).toEqual(
    expect.arrayContaining([
      ["Cells", "A4:J16", "Heading in row 4, one row per player"],
      ["Event", "Maple Grove Scholastic", "From A1. Section from A2: K–8 U1200"],
      ["Rounds", "5 of 5 played", "Columns Rd 1 to Rd 5"],
      ["Kind", "Swiss", "Not every pair meets"],
      ["Scoring", "1 – ½ – 0", "As the totals say"],
    ]),
  );
  expect(facts.map(([name]) => name)).not.toContain("Section");
});

test("a fact that the user decided says so, and can be given back", () => {
  const settings = withKey(crosstable(SAMPLE).settings, "rounds", "7");
  const subject = crosstable(SAMPLE, settings);
  const rounds = factsOf(subject, stateOf(SAMPLE)).find(({ code }) => code === "rounds");
  expect(rounds).toMatchObject({ value: "5 of 7 played", evidence: "Set by you", setByUser: true });
  expect(resetFact(subject.settings, "rounds").rules).not.toContain("rounds");
});

test.each`
  fact       | settings
  ${"event"} | ${{ event: "Spring Open" }}
  ${"cells"} | ${{ headingRow: 3 }}
  ${"kind"}  | ${{ rules: "USCF, system=swiss" }}
`(
  "$fact set by the user is reset",
  ({ fact, settings }: { fact: FactCode; settings: Partial<SheetSettings> }) => {
    const subject = crosstable(SAMPLE, settings);
    expect(factsOf(subject, stateOf(SAMPLE)).find(({ code }) => code === fact)?.setByUser).toBe(true);
    const again = crosstable(SAMPLE, resetFact(subject.settings, fact));
    expect(factsOf(again, stateOf(SAMPLE)).find(({ code }) => code === fact)?.setByUser).toBe(false);
  },
);

test("the foot ranks, and with errors leads to the first of them", () => {
  expect(footOf(stateOf(SAMPLE))).toMatchObject({
    caption: "USCF: Mod. Med., Solkoff, Cumul., Cum. Opp.",
    buttons: [{ command: "rank", label: "Rank sheet", primary: true }],
  });
  expect(footOf(stateOf(changed(SAMPLE, [...CELL.number8, 7])))).toMatchObject({
    caption: expect.stringMatching(/^\d+ errors?\. Games that disagree count as each row says\.$/) as unknown,
    buttons: [{ command: "firstError" }, { command: "rankAnyway" }],
  });
  expect(footOf(stateOf(SAMPLE, { write: "live" }))?.buttons[0]?.label).toBe("Write live standings");
  expect(footOf({ ...stateOf(SAMPLE), page: { kind: "settings" } })).toBeNull();
  expect(footOf(INITIAL)).toBeNull();
});

describe("several sections at once", () => {
  const CELLS = [
    ["Open"],
    ["No", "Name", "Rd 1", "Rd 2", "Rd 3", "Total"],
    ["1", "Ann", "W2", "W3", "D4", "2.5"],
    ["2", "Bob", "L1", "D4", "W3", "1.5"],
    ["3", "Cal", "L4", "L1", "L2", "0"],
    ["4", "Dee", "W3", "D2", "D1", "2"],
    [""],
    ["Reserve"],
    ["No", "Name", "Rd 1", "Rd 2", "Total"],
    ["1", "Kim", "W2", "H", "1.5"],
    ["2", "Lou", "L1", "W4", "1"],
    ["3", "Max", "D4", "B", "1.5"],
    ["4", "Ned", "D3", "L2", "0.5"],
  ];
  const factAt = (subject: Crosstable, code: string) => {
    const fact = factsOf(subject, stateOf(CELLS)).find((each) => each.code === code);
    return [fact?.value, fact?.evidence];
  };

  test("what is recognized is said of each where they differ, once where they do not", () => {
    const all = crosstable(CELLS);
    expect(factAt(all, "cells")).toEqual(["A2:F6 · A9:E13", "In the order of the sections"]);
    expect(factAt(all, "kind")).toEqual(["Round robin · Swiss", "In the order of the sections"]);
    expect(factAt(all, "scoring")).toEqual(["1 – ½ – 0", "As the totals say"]);
    expect(factAt(all, "section")).toEqual(["All sections", "Split at the headings in rows 2, 9"]);
  });

  test("of the chosen section only its own is said", () => {
    const one = crosstable(CELLS, { section: "Reserve" });
    expect(factAt(one, "cells")).toEqual(["A9:E13", "Heading in row 9, one row per player"]);
    expect(factAt(one, "kind")).toEqual(["Swiss", "Not every pair meets"]);
  });

  test("the foot names the sequence of each kind of event", () => {
    expect(footOf(stateOf(CELLS))?.caption).toMatch(/^USCF: S-B, .* · Mod\. Med\., /);
    expect(footOf(stateOf(CELLS, { section: "Reserve" }))?.caption).toMatch(/^USCF: Mod\. Med\., /);
  });
});
