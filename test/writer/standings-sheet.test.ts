import { describe, expect, test } from "vitest";
import { standingsSheet } from "../../src/writer/standings-sheet";
import { drawn, formatAt, inputOf, MAPLE_GROVE_SECTION } from "./sections";

/** The sheet of the example event; bold cells stand between asterisks. */
const STANDINGS = [
  "*Maple Grove Scholastic, K–8 U1200*",
  "Final standings · 12 players · 5 of 5 rounds · ranked Nov 28, 2026, 4:12 PM",
  "",
  "*Place* | *No.* | *Name* | *Rating* | *School* | *Score* | *Mod. Med.* | *Solkoff* | *Cumul.* | *Cum. Opp.* | *Note*",
  "1 | 1 | Lindqvist, Ava | 1184 | Oak Hill | 4.0 | *14.0* | 15.5 | 12.0 | 50.0",
  "2 | 3 | Nair, Priya | 1067 | Riverside | 4.0 | 12.5 | *14.0* | 13.0 | 45.0",
  "3 | 2 | Rios, Mateo | 1121 | Lincoln MS | 4.0 | 12.5 | 13.5 | 14.0 | 39.0",
  "4 | 5 | Okafor, Emma | 968 | Lincoln MS | 3.0 | *13.0* | 14.5 | 9.0 | 42.0",
  "5 | 6 | Tran, Liam | 905 | Riverside | 3.0 | *11.0* | 12.5 | 9.0 | 40.0",
  "6 | 9 | Dubois, Chloe | 744 | Lincoln MS | 3.0 | 8.0 | 9.0 | 7.0 | 23.0",
  "7 | 4 | Feld, Jonah | 1012 | Oak Hill | 2.0 | *10.0* | 14.0 | 5.0 | 42.0",
  "8–9 | 8 | Whitaker, Noah | 812 | Oak Hill | 2.0 | *6.0* | 10.0 | 5.0 | 32.0",
  "8–9 | 12 | Park, Ethan |  | Maple Grove | 2.0 | *6.0* | 10.0 | 5.0 | 32.0",
  "10 | 11 | Haddad, Zara |  | Riverside | 2.0 | 4.0 | 7.0 | 4.0 | 16.0",
  "11 | 10 | McAllister, Owen | 690 | Maple Grove | 1.5 | 6.0 | 9.0 | 5.0 | 26.0",
  "12 | 7 | Petrova, Sofia | 871 | Maple Grove | 0.0 | 5.0 | 9.0 | 0.0 | 25.0 | Withdrew after round 3",
  "",
  "Still tied: places 8–9 (Whitaker, Park), equal in every tie-break.",
  "Order: score, then points from play, then the tie-breaks from left to right. Bold: the value that put the player ahead of the next.",
  "Rule set: USCF (US Chess, rules in force). An opponent's unplayed games count ½ each; a player's own count as an opponent with 0.",
  "Mod. Med. Modified Median (34E1): opponents' scores; a plus score drops the lowest, a minus score the highest, an even score both.",
  "Solkoff (34E2): scores of all opponents.",
  "Cumul. Cumulative (34E3): running scores, less points from byes and forfeits.",
  "Cum. Opp. Cumulative of opposition (34E9): the opponents' Cumulative.",
  "Cash prizes are split among tied players; tie-breaks decide trophies, titles and seeding.",
];

describe("the example event", () => {
  const block = standingsSheet(inputOf([MAPLE_GROVE_SECTION]));

  test("cell by cell", () => {
    expect(drawn(block)).toEqual(STANDINGS);
  });

  test("places are numbers, shown as a range where they are shared", () => {
    expect(block.cells.slice(11, 13).map(([place]) => place)).toEqual([8, 8]);
    expect(formatAt(block, 11, 0).numberFormat).toBe('0"–9"');
  });

  test("white on green headings, a line above each new score group, small footer lines", () => {
    expect(formatAt(block, 3, 0)).toMatchObject({ bold: true, color: "#FFFFFF", fill: "#107C41" });
    const groups = block.cells.flatMap((_, row) => (formatAt(block, row, 10).lineAbove ? [row + 1] : []));
    expect(groups).toEqual([8, 11, 15, 16]);
    expect(formatAt(block, 17, 0)).toMatchObject({ size: 9 });
  });

  test("headings say what they mean", () => {
    expect(block.prompts.find(({ column }) => column === 6)).toEqual({
      row: 3,
      column: 6,
      title: "Modified Median (US Chess 34E1)",
      text:
        "The opponents' scores added up. A plus score drops the lowest, a minus score the highest, an even score both. " +
        "Unplayed games of an opponent count ½. Your own unplayed rounds count 0.",
    });
    expect(block.prompts.map(({ title }) => title)).toContain("Cumulative of opposition (34E9)");
  });

  test("one table, frozen and repeated headings, landscape from ten columns on", () => {
    expect(block.tables).toEqual([{ row: 3, column: 0, rows: 13, columns: 11 }]);
    expect(block.frozenRows).toBe(4);
    expect(block.page).toEqual({
      paper: "Letter",
      landscape: true,
      titleRow: 3,
      footer: "Maple Grove Scholastic, K–8 U1200",
      scale: null,
      breaks: [],
    });
  });
});
