import { describe, expect, test } from "vitest";
import { drawn, readOne, roundsOf } from "./drawn";

test("a list right of a chart whose heading stands higher is none of its columns", () => {
  const reading = readOne(
    drawn(`
Open|||||||Prizes||
|||||||Place|Name|Prize
|||||||1|Ann|100
No.|Name|Rtg|Rd 1|Rd 2|Total||2|Bob|50
1|Ann|1900|W2|W3|2||3|Cal|20
2|Bob|1800|L1|B|1|||
3|Cal|1700|H|L1|0.5|||`),
  );
  expect(roundsOf(reading)).toEqual({ "1 Ann": "W2 W3", "2 Bob": "L1 B", "3 Cal": "H L1" });
  expect(reading.table.carried).toEqual([]);
  expect(reading.findings).toEqual([]);
});

describe("a list left of a chart, in an order of its own, does not name its players", () => {
  test.each([
    [
      "beyond a blank column",
      `
Club|||||||||
Place|Name|Pts||No.|Name|Rtg|Rd 1|Rd 2|Total
1|Ann|2||1|Ann|1900|W2|W3|2
2|Cal|0.5||2|Bob|1800|L1|H|0.5
3|Bob|0.5||3|Cal|1700|H|L1|0.5`,
    ],
    [
      "next to it",
      `
Club|||||||||
Place|Name|Pts|No.|Name|Rtg|Rd 1|Rd 2|Total
1|Ann|2|1|Ann|1900|W2|W3|2
2|Cal|0.5|2|Bob|1800|L1|H|0.5
3|Bob|0.5|3|Cal|1700|H|L1|0.5`,
    ],
    [
      "with another list on the right",
      `
Club|||||||||||
Place|Name||No.|Name|Rtg|Rd 1|Rd 2|Total||Prize|Name
1|Ann||1|Ann|1900|W2|W3|2||50|Bob
2|Cal||2|Bob|1800|L1|H|0.5||20|Ann
3|Bob||3|Cal|1700|H|L1|0.5||10|Cal`,
    ],
  ])("%s", (_, text) => {
    const reading = readOne(drawn(text));
    expect(roundsOf(reading)).toEqual({ "1 Ann": "W2 W3", "2 Bob": "L1 H", "3 Cal": "H L1" });
    expect(reading.findings).toEqual([]);
    expect(reading.tournament.title).toBe("Club");
  });

  test("first and last names in two columns are one chart", () => {
    const reading = readOne(
      drawn(`
No.|Last name|First name|Rtg|Rd 1|Total
1|Ash|Ann|1900|W2|1
2|Birch|Bob|1800|L1|0`),
    );
    expect(reading.layout).toBe("wall chart");
  });
});

test("a number that somebody's formula gives beside the title is no part of it", () => {
  const { tournament } = readOne([
    ["Willow Creek Open 2026", "", "", "", 15.5],
    ["No.", "Name", "Rd 1", "Total"],
    [1, "Ann", "W2", 1],
    [2, "Bob", "L1", 0],
  ]);
  expect(tournament.title).toBe("Willow Creek Open 2026");
});

describe("a list beside a chart whose columns it does not have", () => {
  const CHART = [
    "No.|Name|Rd 1|Rd 2|Rd 3|Tot",
    "1|Ann|W2|W3|D4|2.5",
    "2|Bob|L1|W4|W3|2",
    "3|Cal|W4|L1|L2|1",
    "4|Dee|L3|L2|D1|0.5",
  ];
  const GRID = [
    "No.|Name|1|2|3|4|Tot",
    "1|Ann|*|1|1|½|2.5",
    "2|Bob|0|*|1|1|2",
    "3|Cal|0|0|*|1|1",
    "4|Dee|½|0|0|*|0.5",
  ];
  const LISTS = [
    [
      "of the players in another order",
      "Name|Rating|School\nDee|1400|Oak\nCal|1500|Elm\nBob|1600|Oak\nAnn|1700|Elm",
    ],
    ["of other people", "Name|Rating|Club\nZoe|1400|Oak\nYan|1500|Elm\nXia|1600|Oak\nWim|1700|Elm"],
    ["of winners", "Winner|Rating|Prize\nDee|1400|100\nCal|1500|50"],
    ["of winners in German", "Sieger|DWZ|Preis\nDee|1400|100\nCal|1500|50"],
    ["of winners in Spanish", "Ganador|Elo|Club\nDee|1400|Oak\nCal|1500|Elm"],
    ["of winners in French", "Vainqueur|Elo|Prix\nDee|1400|100\nCal|1500|50"],
    ["of numbered schools", "Place|Team|Score\n1|Oak|3\n2|Elm|2"],
    ["of schools", "School|Points\nOak|3\nElm|2"],
    ["of prize winners with their clubs", "Prize winner|Club|Amount\nDee|Oak|100\nCal|Elm|50"],
    ["of prizes", "Prize|Name|Amount\n1st|Dee|100\n2nd|Cal|50"],
  ] as const;
  const beside = (left: readonly string[], right: readonly string[], gap: readonly string[]) => {
    const width = Math.max(...left.map((line) => line.split("|").length));
    return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
      const cells = (left[at] ?? "").split("|");
      const padded = [...cells, ...Array.from({ length: width - cells.length }, () => "")];
      return [...padded, ...(right[at] === undefined ? [] : [...gap, right[at]])].join("|");
    }).join("\n");
  };
  const PLACES = [
    ["next to it", []],
    ["beyond a gap", [""]],
  ] as const;
  const CASES = LISTS.flatMap(([name, list]) =>
    PLACES.flatMap(([where, gap]) =>
      [["wall chart", CHART] as const, ["grid", GRID] as const].flatMap(([what, chart]) => [
        {
          title: `${name}, right of a ${what}, ${where}`,
          chart,
          sheet: beside(chart, list.split("\n"), gap),
        },
        { title: `${name}, left of a ${what}, ${where}`, chart, sheet: beside(list.split("\n"), chart, gap) },
      ]),
    ),
  );

  test.each(CASES)("$title", ({ chart, sheet }) => {
    const [alone, both] = [readOne(drawn(chart.join("\n"))), readOne(drawn(sheet))];
    expect(both.tournament.players).toEqual(alone.tournament.players);
    expect(both.table.carried).toEqual([]);
    expect(both.table.printed).toEqual([]);
  });

  test.each([
    [
      "of columns that every player has",
      "Rating|School\n1900|Oak\n1800|Elm\n1700|Oak\n1600|Elm",
      1900,
      "Oak",
    ],
    ["with the same names", "Name|Rating\nAnn|1900\nBob|1800\nCal|1700\nDee|1600", 1900, null],
  ])("is none %s", (_, columns, rating, team) => {
    const [first] = readOne(drawn(beside(CHART, columns.split("\n"), []))).tournament.players;
    expect(first).toMatchObject({ rating, team });
  });

  test("is doubtful where it has a column that some players may have", () => {
    const reading = readOne(drawn(beside(CHART, ["Rating", "1400", "1500"], [""])));
    expect(reading.tournament.players.map(({ rating }) => rating)).toEqual([null, null, null, null]);
    expect(reading.findings.map(({ code, at }) => [code, at])).toEqual([
      ["columns-apart", { row: 0, column: 7 }],
    ]);
  });
});
