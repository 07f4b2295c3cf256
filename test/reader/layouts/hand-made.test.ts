import { describe, expect, test } from "vitest";
import { a1, describe as inWords } from "../../../src/reader/index";
import { drawn, readAll, readOne, roundsOf } from "./drawn";

/** Every finding in words. */
const wordsOf = (picture: string): readonly string[] =>
  readOne(drawn(picture)).findings.map((each) => inWords(each, a1));

const errorsOf = (picture: string) =>
  readOne(drawn(picture)).findings.flatMap(({ level, code, at, also }) =>
    level === "error" ? [{ code, at, also }] : [],
  );

describe("a quad with one wrong cell is still a quad", () => {
  test.each([
    [
      "results on an empty diagonal",
      `
No.|Name|Rtg|1|2|3|4|Pts.
1|Ann|1444||1|½|1|1.5
2|Bob|1948|0||0|1|1
3|Cal|1725|½|1||0|1.5
4|Dee|2211|1|0|1||2`,
    ],
    [
      "two games glued into numbers",
      `
No.|Name|1|2|3|4|Pts.
1|Ann||1½|10|1½|4
2|Bob|0½||0|0|0.5
3|Cal|1|11||1½|4.5
4|Dee|1½|11|0½||3`,
    ],
  ])("%s", (_, picture) => {
    const reading = readOne(drawn(picture));
    expect(reading.layout).toBe("grid");
    expect(Object.keys(roundsOf(reading))).toEqual(["1 Ann", "2 Bob", "3 Cal", "4 Dee"]);
    const column = picture.includes("Rtg") ? 6 : 5;
    expect(errorsOf(picture)).toContainEqual({
      code: "games-disagree",
      at: { row: 1, column },
      also: [{ row: 4, column: column - 3 }],
    });
  });
});

describe("two wall charts side by side are two sections", () => {
  const OPEN = { "1 Ann": "W2 W3", "2 Bob": "L1 D4", "3 Cal": "W4 L1", "4 Dee": "L3 D2" };
  const U1500 = { "1 Eve": "W2 D4", "2 Fay": "L1 W3", "3 Gus": "W4 L2", "4 Hal": "L3 D1" };

  test.each([
    [
      "under titles of their own",
      ["Open", "U1500"],
      `
Open|||||||U1500
No.|Name|Rd 1|Rd 2|Total||No.|Name|Rd 1|Rd 2|Total
1|Ann|W2|W3|2||1|Eve|W2|D4|1.5
2|Bob|L1|D4|0.5||2|Fay|L1|W3|1
3|Cal|W4|L1|1||3|Gus|W4|L2|1
4|Dee|L3|D2|0.5||4|Hal|L3|D1|0.5`,
    ],
    [
      "without a gap, the numbers without a heading",
      ["Section 1", "Section 2"],
      `
|Name|R1|R2|Pts||Name|R1|R2|Pts
1|Ann|W2|W3|2|1|Eve|W2|D4|1.5
2|Bob|L1|D4|0.5|2|Fay|L1|W3|1
3|Cal|W4|L1|1|3|Gus|W4|L2|1
4|Dee|L3|D2|0.5|4|Hal|L3|D1|0.5`,
    ],
    [
      "one lower than the other",
      ["Section 1", "Section 2"],
      `
No.|Name|Rd 1|Rd 2|Total
1|Ann|W2|W3|2||
2|Bob|L1|D4|0.5||No.|Name|Rd 1|Rd 2|Total
3|Cal|W4|L1|1||1|Eve|W2|D4|1.5
4|Dee|L3|D2|0.5||2|Fay|L1|W3|1
||||||3|Gus|W4|L2|1
||||||4|Hal|L3|D1|0.5`,
    ],
  ])("%s", (_, sections, picture) => {
    expect(readAll(drawn(picture))).toEqual([
      [sections[0], OPEN],
      [sections[1], U1500],
    ]);
  });
});

describe("a list beside a wall chart is none of its columns", () => {
  const CHART = `
No.|Name|Rating|School|Rd 1|Rd 2|Total
1|Ann|1500|Oaks|D2|W3|1.5
2|Bob||Elms|D1|W4|1.5
3|Cal|1300|Oaks|W4|L1|1
4|Dee||Elms|L3|L2|0`;
  const besides = (gap: string, list: readonly string[]) =>
    drawn(
      CHART.trim()
        .split("\n")
        .map((line, row) => `${line}${gap}${list[row] ?? ""}`)
        .join("\n"),
    );
  const STANDINGS = [
    ...["Place|No.|Name|Rating|Team|Score|Mod. Med.", "1|3|Cal|1300|Oaks|1|1", "2|1|Ann|1500|Oaks|1.5|1.5"],
    ...["3|4|Dee||Elms|0|1", "4|2|Bob||Elms|1.5|1.5"],
  ];
  const TEAMS = ["Place|Team|Score|Players", "1|Oaks|2.5|Ann, Cal", "2|Elms|1.5|Bob, Dee"];
  const PRIZES = ["Prize|Name|Rating", "1st|Cal|1300", "2nd|Ann|1500"];

  test.each([
    ["STANDINGS beyond a gap", "||", STANDINGS],
    ["STANDINGS without a gap", "|", STANDINGS],
    ["TEAMSTANDINGS beyond a gap", "||", TEAMS],
    ["TEAMSTANDINGS without a gap", "|", TEAMS],
    ["prizes", "||", PRIZES],
  ])("%s", (_, gap, list) => {
    const { tournament, table, findings } = readOne(besides(gap, list));
    expect(tournament.players.map(({ rating }) => rating)).toEqual([1500, null, 1300, null]);
    expect(table.carried).toEqual([]);
    expect(table.printed).toEqual([]);
    expect(findings.map(({ code }) => code)).toEqual(["unrated"]);
  });

  test("a column of places and tie-breaks apart from the rest belong to it", () => {
    const { table } = readOne(besides("||", ["Place|Solkoff|MMED", "1|3|2", "2|3|2", "3|1|1", "4|2|1"]));
    expect(table.printed.map(({ code }) => code)).toEqual(["SOLK", "MMED"]);
  });
});

describe("a grid of two players", () => {
  test.each([
    ["one game", "No.|Name|1|2|Total\n1|Ann|*|1|1\n2|Bob|0|*|0", { "1 Ann": "W2", "2 Bob": "L1" }],
    [
      "a match of four games",
      "No.|Name|1|2|Total\n1|Ann|*|1 0 ½ 1|2.5\n2|Bob|0 1 ½ 0|*|1.5",
      { "1 Ann": "W2 L2 D2 W2", "2 Bob": "L1 W1 D1 L1" },
    ],
    ["names over the columns", "|Ann|Bob|Total\nAnn||½|0.5\nBob|½||0.5", { "1 Ann": "D2", "2 Bob": "D1" }],
  ])("%s", (_, picture, rounds) => {
    expect(roundsOf(readOne(drawn(picture)))).toEqual(rounds);
  });
});

describe("opponents given by name", () => {
  const ROUNDS = {
    "1 Smith, Ann": "W2 D4w W3",
    "2 Lee, Bob": "L1 W3 D4",
    "3 Roe, Cal": "D4 L2 L1",
    "4 Dee, Dan": "D3 D1b D2",
  };

  test.each([
    [
      "by the family name",
      `
No.|Name|Rd 1|Rd 2|Rd 3|Total
1|Smith, Ann|W Lee|D Dee (w)|W Roe|2.5
2|Lee, Bob|L Smith|W Roe|D Dee|1.5
3|Roe, Cal|D Dee|L Lee|L Smith|0.5
4|Dee, Dan|D Roe|D Smith (b)|D Lee|1.5`,
    ],
    [
      "in other ways",
      `
Name|Rd 1|Rd 2|Rd 3|Total
Smith, Ann|1 Bob Lee|½ Dee, Dan (w)|beat Cal|2.5
Lee, Bob|lost to A. Smith|W Roe, C.|=Dee|1.5
Roe, Cal|½ Dee|-Lee|0 Smith|0.5
Dee, Dan|drew Roe|D Smit (b)|D Lee|1.5`,
    ],
  ])("are read: %s", (_, picture) => {
    const reading = readOne(drawn(picture));
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("are a finding where several may be meant, or nobody", () => {
    const reading = readOne(
      drawn(`
Name|Rd 1|Rd 2|Total
Smith, Ann|W Lee|D Dee|1.5
Smith, Bob|D Dee|W Lee|1.5
Lee, Cal|L Smith|L Smith, Bob|0
Dee, Dan|D Smith, Bob|D Jones|1`),
    );
    const unclear = reading.findings.flatMap((each) =>
      each.code === "name-unclear" ? [[each.at, each.text, inWords(each)]] : [],
    );
    expect(unclear).toEqual([
      [
        { row: 3, column: 1 },
        "L Smith",
        "Row 4, column 2 of the range holds “L Smith”: Smith may be Smith, Ann or Smith, Bob. Write the opponent's number.",
      ],
      [
        { row: 4, column: 2 },
        "D Jones",
        "Row 5, column 3 of the range holds “D Jones”: nobody here is called Jones. Write the opponent's number.",
      ],
    ]);
  });
});

test("a rating at the end of the name is the rating", () => {
  const { tournament } = readOne(
    drawn(`
Pos|NAME|Pts|1|2|3
1|CM Ann Smith 2050|2|½ 2|1 3|½ 4
2|Bob Lee (1980)|1½|½ 1|½ 4|½ 3
3|(W) Cal Roe 640|1|½ 4|0 1|½ 2
4|Dan Dee|1½|½ 3|½ 2|½ 1`),
  );
  expect(tournament.players.map(({ name, rating }) => [name, rating])).toEqual([
    ["CM Ann Smith", 2050],
    ["Bob Lee", 1980],
    ["(W) Cal Roe", 640],
    ["Dan Dee", null],
  ]);
});

describe("totals and running totals", () => {
  test("a total with a letter O is named with what it holds", () => {
    expect(
      wordsOf("No.|Name|Rd 1|Rd 2|Total\n1|Ann|W2|D3|1,5\n2|Bob|L1|W4|1.O\n3|Cal|W4|D1|1,5\n4|Dee|L3|L2|0"),
    ).toEqual(["Bob: the rounds add up to 1, the total is “1.O”, which is no number."]);
  });

  test("a later round of byes counts in the totals only", () => {
    expect(
      wordsOf(
        "No.|Name|Rd 1|Rd 2|Rd 3|Total\n1|Ann|W2|W3|H|2.5\n2|Bob|L1|W4||1\n3|Cal|W4|L1||1\n4|Dee|L3|L2|H|0.5",
      ),
    ).toEqual(["1 later round is not counted yet; the totals of the sheet include its byes."]);
  });

  test("a running total that is not the points so far", () => {
    expect(
      wordsOf(`
No.|Name|Rd 1|Rd 2|Rd 3|Total
1|Ann|W2|W3|D4|2.5
||1|2|2.5|
2|Bob|L1|W4|W3|2
||0|2|2|
3|Cal|W4|L1|L2|1
||1|1|1|
4|Dee|L3|L2|D1|0.5
||0|0|0.5|`),
    ).toEqual(["Round 2: Bob has 1 so far, the running total says 2."]);
  });

  test("running totals of three points a win say who won", () => {
    const reading = readOne(
      drawn(`
No.|Name|Rd 1|Rd 2|Rd 3
1|Ann|W2|B3|W4
||3|6|7
2|Bob|B1|W4|B3
||0|3|4
3|Cal|W4|W1|W2
||3|3|4
4|Dee|B3|B2|B1
||0|0|1`),
    );
    expect(roundsOf(reading)).toEqual({
      "1 Ann": "W2w W3b D4w",
      "2 Bob": "L1b W4w D3b",
      "3 Cal": "W4w L1w D2w",
      "4 Dee": "L3b L2b D1b",
    });
    expect(reading.findings.map((each) => inWords(each))).toContain("The scoring is 3 – 1 – 0.");
  });
});

describe("titles above a chart", () => {
  const CHART = "\nNo.|Name|Rd 1|Total\n1|Ann|W2|1\n2|Bob|L1|0";

  test.each([
    ["Spring Swiss\nOpen section - 5 rounds, G/90;+30", "Spring Swiss", "Open"],
    [
      "Issu de la base de données Chess-Results https://chess-results.com\nOpen de Nantes",
      "Open de Nantes",
      "",
    ],
    ["Von der Turnierdatenbank https://chess-results.com\nOpen Ulm\nRangliste nach Runde 1", "Open Ulm", ""],
  ])("%j", (titles, event, section) => {
    const { tournament, facts } = readOne(drawn(titles + CHART));
    expect(tournament.title).toBe(event);
    expect(facts.find(({ code }) => code === "section")?.value).toBe(section);
  });
});
