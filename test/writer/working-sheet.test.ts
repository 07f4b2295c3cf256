import { expect, test } from "vitest";
import { standingsSheet } from "../../src/writer/standings-sheet";
import { workingSheet } from "../../src/writer/working-sheet";
import { crosstable } from "../engine/crosstable";
import { drawn, formatAt, inputOf, MAPLE_GROVE_SECTION, sectionOf } from "./sections";

const input = inputOf([MAPLE_GROVE_SECTION]);
const { block, rows } = workingSheet(input);
const lines = drawn(block);

test("two players of the example event", () => {
  expect(lines.slice(4, 6)).toEqual([
    "4 points: Lindqvist before Nair and Rios on Modified Median (14 / 12½ / 12½); Nair before Rios on Solkoff (14 / 13½).",
    "",
  ]);
  expect(lines.slice(15, 33)).toEqual([
    "*2. Nair, Priya · 4 points · plus score, 5 rounds: Modified Median drops the lowest*",
    "*Rd* | *Opponent* | *Result* | *Opp. score* | *Counts* | *Mod. Med.* | *Solkoff* | *Cumul.* | *Cum. Opp.* | *Why*",
    "1 | 8 Whitaker, Noah | W w | 2.0 | 1.5 | (1.5) | 1.5 | 1.0 | 5.0 | round 2 (forfeit win, 1) counts ½; lowest, dropped",
    "2 | 12 Park, Ethan | W b | 2.0 | 1.5 | 1.5 | 1.5 | 2.0 | 5.0 | round 1 (bye, 1) counts ½",
    "3 | 1 Lindqvist, Ava | W b | 4.0 | 4.0 | 4.0 | 4.0 | 3.0 | 12.0",
    "4 | 2 Rios, Mateo | L b | 4.0 | 4.0 | 4.0 | 4.0 | 3.0 | 14.0",
    "5 | 6 Tran, Liam | W w | 3.0 | 3.0 | 3.0 | 3.0 | 4.0 | 9.0",
    " | *Total* |  |  |  | *12.5* | *14.0* | *13.0* | *45.0*",
    "",
    "*3. Rios, Mateo · 4 points · plus score, 5 rounds: Modified Median drops the lowest*",
    "*Rd* | *Opponent* | *Result* | *Opp. score* | *Counts* | *Mod. Med.* | *Solkoff* | *Cumul.* | *Cum. Opp.* | *Why*",
    "1 | 7 Petrova, Sofia | W b | 0.0 | 1.0 | (1.0) | 1.0 | 1.0 | 0.0 | rounds 4 and 5 (absent, 0) count ½ each; lowest, dropped",
    "2 | 5 Okafor, Emma | W w | 3.0 | 3.0 | 3.0 | 3.0 | 2.0 | 9.0",
    "3 | 4 Feld, Jonah | W b | 2.0 | 1.5 | 1.5 | 1.5 | 3.0 | 5.0 | round 5 (bye, 1) counts ½",
    "4 | 3 Nair, Priya | W w | 4.0 | 4.0 | 4.0 | 4.0 | 4.0 | 13.0",
    "5 | 1 Lindqvist, Ava | L w | 4.0 | 4.0 | 4.0 | 4.0 | 4.0 | 12.0",
    " | *Total* |  |  |  | *12.5* | *13.5* | *14.0* | *39.0*",
    "",
  ]);
});

test("a bye is taken off in a row of its own", () => {
  const feld = lines.slice(rows.get(MAPLE_GROVE_SECTION)?.get(4) ?? 0);
  expect(feld[0]).toBe(
    "*7. Feld, Jonah · 2 points · minus score, 5 rounds: Modified Median drops the highest*",
  );
  expect(feld.slice(6, 9)).toEqual([
    "5 |  | B |  | 0.0 | 0.0 | 0.0 | 2.0 |  | own bye: counts as an opponent with 0",
    " | Bye in round 5 |  |  |  |  |  | -1.0",
    " | *Total* |  |  |  | *10.0* | *14.0* | *5.0* | *42.0*",
  ]);
});

test("what is dropped is struck through and gray", () => {
  expect(formatAt(block, 17, 5)).toMatchObject({ strikethrough: true, numberFormat: "(0.0)" });
});

test("names on Standings lead to the player's working", () => {
  const { links } = standingsSheet({ ...input, workings: rows });
  expect(links).toHaveLength(12);
  expect(links[1]).toEqual({ row: 5, column: 2, kind: "working", to: { row: 15, column: 0 } });
});

test("pages begin between players", () => {
  const starts = [...(rows.get(MAPLE_GROVE_SECTION)?.values() ?? [])];
  expect(block.page.breaks.length).toBeGreaterThan(0);
  for (const row of block.page.breaks) expect(starts).toContain(row);
  expect(block.page.scale).toBeLessThan(100);
});

test("a value that does not exist says why", () => {
  const unrated = sectionOf(crosstable("Ann | W2\nBea | L1"), ["AVGOPP"]);
  const text = drawn(workingSheet(inputOf([unrated])).block);
  expect(text).toContain(" | *Total* |  |  |  |  | *No opponent met has a rating.*");
});

test("one score group alone; everybody where nobody has that score", () => {
  const group = workingSheet(input, 8);
  expect([...(group.rows.get(MAPLE_GROVE_SECTION)?.keys() ?? [])]).toEqual([1, 3, 2]);
  expect(drawn(group.block)[4]).toMatch(/^4 points: Lindqvist before Nair and Rios/);
  expect(workingSheet(input, 9).rows).toEqual(rows);
});
