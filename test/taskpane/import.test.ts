import { describe, expect, test } from "vitest";
import { printCell, readCrosstable } from "../../src/reader/index";
import { decodeText } from "../../src/taskpane/sheets/decode";
import { pastedSheet, pastedTable } from "../../src/taskpane/sheets/pasted";

const roundsOf = (cells: readonly (readonly unknown[])[]) =>
  readCrosstable(cells).readings.map(({ tournament }) =>
    tournament.players.map(({ no, rounds }) => `${no}: ${rounds.map((round) => printCell(round)).join(" ")}`),
  );

const REPORT = `
 Pair | Player Name                     |Total|Round|Round|
 Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |
-----------------------------------------------------------
    1 | ANN                             |2.0  |W   2|W   3|
   ON | 15445895 / R: 1794   ->1817     |N:2  |W    |B    |
-----------------------------------------------------------
    2 | BOB                             |1.0  |L   1|B    |
   MI | 14598900 / R: Unrated->1663P2   |     |B    |     |
-----------------------------------------------------------
    3 | CAL                             |0.5  |H   0|L   1|
   MI | 14959604 / Q: 1384P9 ->1640     |     |     |W    |`;

const PAIRINGS = "Round,White,Result,Black\n1,Ann,1-0,Bob\n1,Cal,½,bye\n2,Cal,0-1,Ann\n2,Bob,1,bye";

const VEGA = `Pos\tPlayer\tPts\t1\t2
1\tAnn\t2\t"1\n2"\t"1\n3"
2\tBob\t1\t"0\n1"\t1 BYE
3\tCal\t0.5\t½ BYE\t"0\n1"`;

describe("a pasted text becomes a clean wall chart with the same games", () => {
  test.each([
    ["a US Chess report", REPORT, ["1: W2w W3b", "2: L1b B", "3: H L1w"]],
    ["a US Chess report without bars", REPORT.replaceAll("|", " "), ["1: W2w W3b", "2: L1b B", "3: H L1w"]],
    ["a pairing list as CSV", PAIRINGS, ["1: W2w W3b", "2: L1b B", "3: H L1w"]],
    ["cells of several lines, as Excel copies them", VEGA, ["1: W2 W3", "2: L1 B", "3: H L1"]],
  ])("%s", (_, text, rounds) => {
    const table = pastedTable(text);
    const block = table === null ? null : pastedSheet(table, "Letter");
    expect(roundsOf(block?.cells ?? [])).toEqual([rounds]);
  });

  test("of which the results are text cells, so that Excel makes no dates of them", () => {
    const table = pastedTable(PAIRINGS);
    const block = table === null ? null : pastedSheet(table, "Letter");
    const areas = block?.formats.flatMap(({ area, format }) => (format.numberFormat === "@" ? [area] : []));
    expect(areas).toEqual([{ row: 1, column: 4, rows: 3, columns: 2 }]);
  });

  test("a report from before the first round is one too", () => {
    const table = pastedTable(
      [
        "012 Pond Street Rapid",
        "XXR 3",
        "001    1 m    Ash, Ina                          1900 XXX                         0.0    1",
        "001    2 m    Birch, Tom                        1800 XXX                         0.0    2",
      ].join("\r\n"),
    );
    expect(table?.cells[1]).toEqual(["No.", "Name", "Rating", "Team", "Rd 1", "Rd 2", "Rd 3", "Total"]);
  });
});

test("a text with an error stays as it is, in text cells", () => {
  const table = pastedTable(PAIRINGS.replace("0-1,Ann", "9-1,Ann"));
  expect(table?.cells[3]).toEqual(["2,Cal,9-1,Ann"]);
  expect(table?.formats.map(({ format }) => format.numberFormat)).toEqual(["@"]);
});

test.each([
  ["UTF-8", [0x4d, 0xc3, 0xbc, 0x6c]],
  ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc, 0x6c]],
  ["Windows-1252", [0x4d, 0xfc, 0x6c]],
  ["UTF-16", [0xff, 0xfe, 0x4d, 0, 0xfc, 0, 0x6c, 0]],
  ["UTF-16, the other way round", [0xfe, 0xff, 0, 0x4d, 0, 0xfc, 0, 0x6c]],
])("a file in %s is read", (_, bytes) => expect(decodeText(Uint8Array.from(bytes))).toBe("Mül"));
