import { expect, test } from "vitest";
import { halfPoints } from "../../src/engine/index";
import { alphabeticalList } from "../../src/writer/alphabetical";
import { ALL_COLUMNS } from "../../src/writer/input";
import { noticeSheet } from "../../src/writer/notice";
import { raceChart } from "../../src/writer/race-chart";
import { standingsSheet } from "../../src/writer/standings-sheet";
import { crosstable } from "../engine/crosstable";
import { drawn, formatAt, inputOf, MAPLE_GROVE_SECTION, sectionOf } from "./sections";

const input = inputOf([MAPLE_GROVE_SECTION]);

test("the alphabetical list runs from A to Z", () => {
  expect(drawn(alphabeticalList(input)).slice(3, 7)).toEqual([
    "*Name* | *Place* | *Score* | *School*",
    "Dubois, Chloe | 6 | 3.0 | Lincoln MS",
    "Feld, Jonah | 7 | 2.0 | Oak Hill",
    "Haddad, Zara | 10 | 2.0 | Riverside",
  ]);
});

test("above forty players it is set in two columns", () => {
  const rows = Array.from({ length: 41 }, (_, i) => `P${String(i + 1).padStart(2, "0")} | B`);
  const lines = drawn(alphabeticalList(inputOf([sectionOf(crosstable(rows.join("\n")))])));
  expect(lines.slice(3, 5)).toEqual([
    "*Name* | *Place* | *Score* |  | *Name* | *Place* | *Score*",
    "P01 | 1–41 | 1.0 |  | P22 | 1–41 | 1.0",
  ]);
  expect(lines).toHaveLength(3 + 1 + 21);
});

test("the notice lists the sequence in words", () => {
  const lines = drawn(noticeSheet(input));
  expect(lines.slice(0, 2)).toEqual(["*Maple Grove Scholastic, K–8 U1200*", "*Tie-breaks*"]);
  expect(lines).toContain("2. Solkoff (US Chess 34E2): scores of all opponents.");
  expect(lines.at(-1)).toBe("Posted Nov 28, 2026, 4:12 PM.");
});

test("the race chart draws the scores that stand below it", () => {
  const block = raceChart(input);
  expect(block.charts).toEqual([
    {
      title: "Maple Grove Scholastic, K–8 U1200: Score after each round",
      data: { row: 22, column: 0, rows: 7, columns: 9 },
      at: { row: 2, column: 0, rows: 19, columns: 9 },
    },
  ]);
  expect(block.cells.slice(22, 25).map((row) => row.slice(0, 3))).toEqual([
    ["Round", "Lindqvist, Ava", "Nair, Priya"],
    ["0", 0, 0],
    ["1", 1, 1],
  ]);
});

test("score places and chosen columns", () => {
  const columns = { ...ALL_COLUMNS, number: false, rating: false, carried: ["Grade"], scorePlace: true };
  const carried = [
    { heading: "Grade", values: new Map([[1, 5]]) },
    { heading: "Club", values: new Map([[1, "=x"]]) },
  ];
  const lines = drawn(standingsSheet({ ...input, sections: [{ ...MAPLE_GROVE_SECTION, carried }], columns }));
  expect(lines.slice(3, 5)).toEqual([
    "*Place* | *Score place* | *Name* | *School* | *Grade* | *Score* | *Mod. Med.* | *Solkoff* | *Cumul.* | *Cum. Opp.* | *Note*",
    "1 | 1–3 | Lindqvist, Ava | Oak Hill | 5 | 4.0 | *14.0* | 15.5 | 12.0 | 50.0",
  ]);
});

const RUNNING = crosstable(
  `
  Ann 1500 | W2 *4
  Bea 1400 | L1 W3
  Cal 1300 | U L2
  Dan 1200 | H *1
  Eve      | U U
  Hal      | B B | house
`,
  { announcedRounds: 5 },
);

test("while the event runs, the sheet says so and lists what is missing", () => {
  const section = sectionOf(RUNNING, ["SOLK"], { errors: { count: 1, first: "Round 2: no." } });
  const lines = drawn(standingsSheet(inputOf([section], { event: "Open" })));
  expect(lines.slice(0, 3)).toEqual([
    "*Open*",
    "Standings after round 2 of 5 · 6 players · ranked Nov 28, 2026, 4:12 PM",
    "Provisional: 1 result missing in round 2 (1–4). Ranked with 1 error: Round 2: no.",
  ]);
  expect(lines.slice(4, 10).map((line) => line.split(" | ").at(-1))).toEqual([
    "*2.0*",
    "Result missing in round 2",
    "Result missing in round 2",
    "Entered in round 2",
    "0.0",
    "House player",
  ]);
});

test("players without a game are left out on request, house players have no place", () => {
  const section = sectionOf(RUNNING, ["SOLK"]);
  const block = standingsSheet(inputOf([section], { leaveOutUnplayed: true, notes: false }));
  expect(block.cells.slice(4, 8).map((row) => row[2])).toEqual(["Bea", "Ann", "Dan", "Cal"]);
  const all = standingsSheet(inputOf([section]));
  expect(all.cells[9]?.slice(0, 3)).toEqual(["", 6, "Hal"]);
  expect(formatAt(all, 9, 0).lineAbove).toBeDefined();
});

test("several sections are blocks on one sheet", () => {
  const quads = ["Quad 1", "Quad 2"].map((title) =>
    sectionOf(crosstable("Ann | W2\nBea | L1"), ["SB"], { title }),
  );
  const block = standingsSheet(inputOf(quads, { event: "Quads" }));
  expect(drawn(block).slice(0, 13)).toEqual([
    "*Quads*",
    "2 sections · 4 players · ranked Nov 28, 2026, 4:12 PM",
    "",
    "*Quad 1*",
    "Final standings · 2 players · 1 of 1 round",
    "*Place* | *No.* | *Name* | *Score* | *S-B*",
    "1 | 1 | Ann | 1.0 | 0.00",
    "2 | 2 | Bea | 0.0 | 0.00",
    "",
    "*Quad 2*",
    "Final standings · 2 players · 1 of 1 round",
    "*Place* | *No.* | *Name* | *Score* | *S-B*",
    "1 | 1 | Ann | 1.0 | 0.00",
  ]);
  expect(block.tables).toHaveLength(2);
  expect(block.frozenRows).toBe(2);
});

test("a penalty shows in the score", () => {
  const { players, ...rest } = crosstable("Ann | W2\nBea | L1");
  const fined = players.map((player) => ({ ...player, adjustment: halfPoints(-1) }));
  const block = standingsSheet(inputOf([sectionOf({ ...rest, players: fined })]));
  expect(block.cells.slice(4, 6).map((row) => row[3])).toEqual([0.5, -0.5]);
});
