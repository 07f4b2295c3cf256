import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { htmlCopy, plainCopy } from "../../src/writer/copy";
import { liveSheet, quotedText } from "../../src/writer/live-sheet";
import { standingsSheet } from "../../src/writer/standings-sheet";
import { crosstable } from "../engine/crosstable";
import { inputOf, MAPLE_GROVE_SECTION, sectionOf } from "./sections";

const block = standingsSheet(inputOf([MAPLE_GROVE_SECTION]));

test("plain text for an e-mail", () => {
  expect(plainCopy(block).split("\n").slice(0, 6)).toEqual([
    "Maple Grove Scholastic, K–8 U1200",
    "Final standings · 12 players · 5 of 5 rounds · ranked Nov 28, 2026, 4:12 PM",
    "",
    "Place  No.  Name              Rating  School       Score  Mod. Med.  Solkoff  Cumul.  Cum. Opp.  Note",
    "    1    1  Lindqvist, Ava      1184  Oak Hill       4.0       14.0     15.5    12.0       50.0",
    "    2    3  Nair, Priya         1067  Riverside      4.0       12.5     14.0    13.0       45.0",
  ]);
});

test("decimals by the language of the workbook", () => {
  expect(plainCopy(block, ",").split("\n")[4]).toMatch(/ 4,0 +14,0 +15,5 +12,0 +50,0$/);
  expect(htmlCopy(block, ",")).toContain('<td align="right">15,5</td>');
  expect(htmlCopy(block, ",")).toContain("(34E1)");
});

describe("HTML for a website", () => {
  test("title, lines and a table", () => {
    const html = htmlCopy(block);
    expect(html).toMatch(/^<h2>Maple Grove Scholastic, K–8 U1200<\/h2>\n<p>Final standings/);
    expect(html).toContain('<tr><td align="right">8–9</td><td align="right">8</td><td>Whitaker, Noah</td>');
    expect(html.match(/<tr>/g)).toHaveLength(13);
  });

  test("whatever a player is called, the tags are ours", () => {
    const tags = /<\/?(?:h2|p|table|thead|tbody|tr|th|td)(?: align="right")?>/g;
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (name) => {
        const { players, ...rest } = crosstable("Ann | W2\nBea | L1");
        const hostile = players.map((player) => ({ ...player, name: `${name}<script>"'&` }));
        const html = htmlCopy(standingsSheet(inputOf([sectionOf({ ...rest, players: hostile })])));
        expect(html.replaceAll(tags, "")).not.toMatch(/[<>"]/);
      }),
    );
  });
});

describe("a live block", () => {
  const live = liveSheet(inputOf([MAPLE_GROVE_SECTION]), {
    range: "Open!$A$4:$J$16",
    tiebreaks: "MMED, SOLK",
    rules: 'seed="x"',
  });

  test("is one formula with its arguments", () => {
    expect(live.formulas).toEqual([
      { row: 3, column: 0, formula: '=STANDINGS(Open!$A$4:$J$16,"MMED, SOLK","seed=""x""")' },
    ]);
    expect(live.tables).toEqual([]);
    expect(live.columns).toBe(10);
  });

  test("a long text is joined from parts", () => {
    expect(quotedText(`${"a".repeat(255)}b`)).toBe(`"${"a".repeat(255)}"&"b"`);
    expect(quotedText("")).toBe('""');
  });
});
