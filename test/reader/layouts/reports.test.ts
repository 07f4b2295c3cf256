import { describe, expect, test } from "vitest";
import { drawn, pasted, readAll, readOne, roundsOf } from "./drawn";

const TWO_SECTIONS = `
Fall Open
Section 1 - OPEN
-----------------------------------------------------
 Pair | Player Name                     |Total|Round|Round|
 Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |
-----------------------------------------------------
    1 | ANN                             |2.0  |W   2|W   3|
   ON | 15445895 / R: 1794   ->1817     |N:2  |W    |B    |
      |            Q: 1700   ->1710     |     |     |     |
-----------------------------------------------------
    2 | BOB                             |1.0  |L   1|B    |
   MI | 14598900 / R: Unrated->1663P2   |     |B    |     |
-----------------------------------------------------
    3 | CAL                             |0.5  |H   0|L   1|
   MI | 14959604 / Q: 1384P9 ->1640     |     |     |W    |
-----------------------------------------------------
Section 2 - U1200
-----------------------------------------------------
 Pair | Player Name                     |Total|Round|Round|
 Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |
-----------------------------------------------------
    1 | DEE                             |1.5  |W   2|H   0|
   ON | 15445896 / R:  794P5 -> 817P7   |     |W    |     |
-----------------------------------------------------
    2 | EVE                             |1.0  |L   1|X   0|
   MI | 14598901 / R: Unrated-> 663P2   |     |B    |     |
-----------------------------------------------------`;

/** A text split at its blanks; numbers are numbers. */
const wordsOf = (text: string) =>
  text.split("\n").map((line) =>
    line
      .trim()
      .split(/ +/)
      .map((word) => (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : word)),
  );

const OPEN = { "1 ANN": "W2w W3b", "2 BOB": "L1b B", "3 CAL": "H L1w" };
const UNDER_1200 = { "1 DEE": "W2w H", "2 EVE": "L1b X" };

describe("a US Chess rating report", () => {
  test.each([
    ["in column A", pasted(TWO_SECTIONS)],
    ["in one cell", [[TWO_SECTIONS]]],
    ["split at the bars", drawn(TWO_SECTIONS)],
    ["without its bars", pasted(TWO_SECTIONS.replaceAll("|", " "))],
    ["without bars and indentation", pasted(TWO_SECTIONS.replaceAll("|", " ").replaceAll(/\n +/g, "\n"))],
    ["split at its blanks", wordsOf(TWO_SECTIONS.replaceAll("|", " "))],
    ["with an apostrophe before each line", pasted(TWO_SECTIONS.slice(1).replaceAll(/^/gm, "'"))],
    ["in the quotes of a CSV", pasted(TWO_SECTIONS.slice(1).replaceAll(/^.*$/gm, '"$&"'))],
  ])("%s: sections, dual ratings, colors from the second line", (_, cells) => {
    expect(readAll(cells)).toEqual([
      ["OPEN", OPEN],
      ["U1200", UNDER_1200],
    ]);
  });

  test("the rating before the event is the rating; state, ID and the new one are taken along", () => {
    const cells = pasted(TWO_SECTIONS.slice(0, TWO_SECTIONS.indexOf("Section 2")));
    const { tournament, table } = readOne(cells);
    expect(tournament.title).toBe("Fall Open");
    expect(tournament.players.map(({ rating }) => rating)).toEqual([1794, null, 1384]);
    expect(table.carried.map(({ heading, values }) => [heading, values.get(1)])).toEqual([
      ["State", "ON"],
      ["ID", "15445895"],
      ["Post", "1817"],
    ]);
  });

  test("findings point at the line that was pasted", () => {
    const { findings } = readOne(
      pasted(TWO_SECTIONS.slice(0, TWO_SECTIONS.indexOf("Section 2")).replace("L   1|B", "L   3|B")),
    );
    expect(
      findings.filter(({ level }) => level === "error").map(({ code, at, also }) => [code, at, also]),
    ).toContainEqual(["games-disagree", { row: 6, column: 0 }, [{ row: 10, column: 0 }]]);
  });
});

describe("a dump of the file TDEXPORT", () => {
  test("sections are told by their number, rounds 11 to 20 stand in a second record", () => {
    const cells = drawn(`
D_SEC_NUM|D_PAIR_NUM|D_REC_SEQ|D_NAME|D_RND01|D_RND02|D_RND03|D_RND04|D_RND05|D_RND06|D_RND07|D_RND08|D_RND09|D_RND10
1|1|1|ANN|W2W|D3B|H0|W2W|D3B|H0|W2W|D3B|H0|W3W
1|1|2||L2B||||||||||
1|2|1|BOB|L1B|H0|W3W|L1B|H0|W3W|L1B|H0|W3W|B0
1|2|2||W1W||||||||||
1|3|1|CAL|B0|D1W|L2B|B0|D1W|L2B|B0|D1W|L2B|L1B
1|3|2||U0||||||||||
2|1|1|DEE|W2W|H0||||||||
2|2|1|EVE|L1B|U0||||||||`);
    expect(readAll(cells)).toEqual([
      [
        "Section 1",
        {
          "1 ANN": "W2w D3b H W2w D3b H W2w D3b H W3w L2b",
          "2 BOB": "L1b H W3w L1b H W3w L1b H W3w B W1w",
          "3 CAL": "B D1w L2b B D1w L2b B D1w L2b L1b U",
        },
      ],
      ["Section 2", { "1 DEE": "W2w H", "2 EVE": "L1b U" }],
    ]);
  });

  test("fields with their types and widths, as a spreadsheet opens the file", () =>
    expect(
      readAll(
        drawn(`
D_SEC_NUM,C,2|D_PAIR_NUM,C,4|D_NAME,C,30|D_RATING,C,4|D_RND01,C,7|D_RND02,C,7
1|1|ANN|1500|W2B|L3W
1|2|BOB|1400|L1W|H
1|3|CAL|1300|U|W1B`),
      ),
    ).toEqual([["", { "1 ANN": "W2b L3w", "2 BOB": "L1w H", "3 CAL": "U W1b" }]]));

  test("a field of zeros is no round of the event", () => {
    const { tournament } = readOne(
      drawn(`
D_SEC_NUM|D_PAIR_NUM|D_NAME|D_RND01|D_RND02|D_RND03|D_RND04
1|1|ANN|W   2|L   3|    0|    0
1|2|BOB|L   1|U   0|    0|    0
1|3|CAL|B   0|W   1|    0|    0`),
    );
    expect(tournament.announcedRounds).toBe(2);
  });
});

test("a report with a play-off and lines around it reads the same", () => {
  const cells = pasted(
    `US Chess\n${TWO_SECTIONS.slice(1, TWO_SECTIONS.indexOf("Section 2"))}\nNote: ratings are unofficial`,
  );
  expect(roundsOf(readOne(cells))).toEqual(OPEN);
});
