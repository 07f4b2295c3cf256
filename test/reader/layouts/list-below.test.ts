import { describe, expect, test } from "vitest";
import { drawn, readOne, roundsOf } from "./drawn";

const CHART = `No.|Name|Rd 1|Rd 2|Rd 3|Tot
1|Ann|W2|W3|D4|2.5
2|Bob|L1|W4|W3|2
3|Cal|W4|L1|L2|1
4|Dee|L3|L2|D1|0.5`;

const ROUNDS = { "1 Ann": "W2 W3 D4", "2 Bob": "L1 W4 W3", "3 Cal": "W4 L1 L2", "4 Dee": "L3 L2 D1" };

describe("what stands below a wall chart is neither players nor a section", () => {
  test.each([
    ["totals in figures", "24|Total players|1500\n5|Chief TD: Joe\n6|Entries closed"],
    ["notes that go on with the numbers", "5|Entries closed at 9:00\n6|Round 3 on Sunday"],
    ["numbered prizes", "Board prizes\n1|Ann\n2|Bob"],
    ["numbered prizes below a blank row", "\nBoard prizes\n1|Ann\n2|Bob"],
    ["tie-breaks", "Tie-breaks\n1|Modified Median\n2|Solkoff\n3|Cumulative"],
    ["who withdrew", "\nWithdrawn\n5|Eve\n6|Flo"],
    ["prizes by class", "\nClass|Winner|Score\nA|Dee|0.5\nB|Cal|1"],
    ["the next pairings", "\nBoard|White|Black\n1|Ann|Dee\n2|Bob|Cal"],
    ["pairings with results", "\nBoard|White|Result|Black\n1|Ann|1-0|Dee\n2|Bob|½-½|Cal"],
    ["a timetable", "\nRound|Date|Time\n1|5 May|10:00\n2|5 May|14:00\n3|6 May|10:00"],
    ["notes in German", "5|Turnierleiter Max Berg\n6|Anzahl der Partien"],
    ["notes in Spanish and French", "5|Árbitro Juan Ruiz\n6|Nombre de parties"],
  ])("%s", (_, below) => {
    const reading = readOne(drawn(`${CHART}\n${below}`));
    expect(roundsOf(reading)).toEqual(ROUNDS);
    const others = reading.findings.filter(({ code, level }) => code !== "list-below" && level !== "info");
    expect(others).toEqual([]);
  });

  test.each(["\n5|Eve|||0", "Late entries\n5|Eve|||0"])(
    "a new number and name apart from them are said: %j",
    (below) => {
      const { findings } = readOne(drawn(`${CHART}\n${below}`));
      expect(findings.map(({ code, at }) => [code, at])).toEqual([["list-below", { row: 6, column: 0 }]]);
    },
  );

  test("it is said where it begins", () => {
    const { findings } = readOne(drawn(`${CHART}\n24|Total players|1500`));
    expect(findings.map(({ code, at }) => [code, at])).toEqual([["list-below", { row: 5, column: 0 }]]);
  });
});

test.each([
  ["a late entry without games", "5|Eve||||", { "5 Eve": "U U U" }],
  [
    "two late entries",
    "5|Eve Moss||||0\n6|van der Berg, Jan||||0",
    { "5 Eve Moss": "U U U", "6 van der Berg, Jan": "U U U" },
  ],
  [
    "late entries with initials",
    "5|Moss, E.||||\n6|Robert Hill Jr.||||",
    { "5 Moss, E.": "U U U", "6 Robert Hill Jr.": "U U U" },
  ],
  [
    "late entries with a small name",
    "5|eve Moss||||\n6|Hill, robert||||",
    { "5 eve Moss": "U U U", "6 Hill, robert": "U U U" },
  ],
])("%s stays a player", (_, below, late) =>
  expect(roundsOf(readOne(drawn(`${CHART}\n${below}`)))).toEqual({ ...ROUNDS, ...late }),
);

test("a section in which nobody has played yet stays one", () => {
  const next = "1|Eve||||\n2|Flo||||\n3|Gus||||";
  expect(() => readOne(drawn(`${CHART}\n\n${next}`))).toThrow("2 tables");
});

test.each([
  ["OpenGotha", "2+/w|1-/b|0+|0-"],
  ["Swiss-Chess", "2w/1|1s/0|+/1|-/0"],
])("%s writes byes with less or more marks", (_, cells) => {
  const [ann, bob, full, none] = cells.split("|");
  const reading = readOne(
    drawn(`Pl|Name|R1|R2|Pts\n1|Ann|${ann}|${full}|2\n2|Bob|${bob}|${full}|1\n3|Eve|${full}|${none}|1`),
  );
  expect(roundsOf(reading)).toEqual({ "1 Ann": "W2w B", "2 Bob": "L1b B", "3 Eve": "B U" });
  expect(reading.findings.filter(({ level }) => level === "error")).toEqual([]);
});

test("numbers apart from the names by a column for titles are those of the chart", () => {
  const [heading = "", ...rows] = CHART.split("\n");
  const apart = (row: string) => row.replace("|", "||");
  const reading = readOne(drawn(["Spring Open", apart(heading), ...rows.map(apart)].join("\n")));
  expect(roundsOf(reading)).toEqual(ROUNDS);
  expect(reading.findings).toEqual([]);
});

describe("a name without a number or a result", () => {
  const HEAD = ["No|Name|Rating|Rd 1|Rd 2|Total"];
  const PLAYERS = ["1|Ann|1500|W2|W3|2", "2|Bob|1400|L1|D4|.5", "3|Cal|1300|L4|L1|0", "4|Dee|1200|W3|D2|1.5"];
  const said = (lines: readonly string[]) =>
    readOne(drawn(lines.join("\n"))).findings.map((each) => [each.code, each.at?.row, each.at?.column]);

  test.each<[string, readonly string[], number]>([
    ["between players", [...PLAYERS.slice(0, 1), "|Fay Fox||||", ...PLAYERS.slice(1)], 2],
    ["with a rating", [...PLAYERS.slice(0, 3), "|Fay Fox|1000|||", ...PLAYERS.slice(3)], 4],
    ["right below them", [...PLAYERS, "|Fay Fox||||"], 5],
  ])("%s is said: it may be a player", (_, rows, row) => {
    expect(said([...HEAD, ...rows])).toEqual([["name-alone", row, 1]]);
  });

  test.each<[string, readonly string[]]>([
    ["a note", [...PLAYERS, "|Chief director: Kim Poe||||"]],
    ["a title among the players", [...PLAYERS.slice(0, 2), "Lower half|||||", ...PLAYERS.slice(2)]],
    ["a line further down", [...PLAYERS, "|||||", "|Kim Poe||||"]],
  ])("%s is none", (_, rows) => {
    expect(said([...HEAD, ...rows])).toEqual([]);
  });
});
