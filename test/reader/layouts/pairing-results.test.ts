import { describe, expect, test } from "vitest";
import { scoringOf } from "../../../src/engine/index";
import { drawn, readOne, roundsOf } from "./drawn";

/** A list of six games with one result in the place of the third. */
const withResult = (result: string | number | Date, [first, second] = ["White", "Black"]) => [
  ["Round", first, "Result", second],
  ...[
    [1, "Ann Lee", "1-0", "Bob Roe"],
    [1, "Cy Fox", "0-1", "Dee Ray"],
    [2, "Ann Lee", result, "Cy Fox"],
    [2, "Bob Roe", "½-½", "Dee Ray"],
    [3, "Ann Lee", "1-0", "Dee Ray"],
    [3, "Bob Roe", "0-1", "Cy Fox"],
  ],
];

const told = (cells: ReturnType<typeof withResult>) =>
  readOne(cells).findings.map((each) => [
    ...[each.code, each.at?.row, each.at?.column],
    ...(each.code === "damaged" ? [each.by, each.original] : []),
  ]);

describe("what Excel made of a result is named in a list", () => {
  test.each<[string, string | number | Date, string, string]>([
    ["a date", new Date(Date.UTC(2026, 0, 2)), "date", "1-2"],
    ["the number of a date", 46024, "date", "1-2"],
    ["a month of the year 2000", 36526, "date", "1-0"],
    ["a date in words", "2-Jan", "date", "1-2"],
    ["a date of two digits", "01-Jan", "date", "1-1"],
    ["a German date", "1. Jan", "date", "1-1"],
    ["a month and a day", "Jan-1", "date", "1-1"],
    ["a month and a year", "Jan-00", "date", "1-0"],
    ["a date in digits", "1/2/2026", "date", "1-2"],
    ["a date as a text", "2026-01-02", "date", "1-2"],
    ["a time", 1 / 24, "time", "1:0"],
  ])("%s", (_, result, by, original) =>
    expect(told(withResult(result))).toEqual([["damaged", 3, 2, by, original]]),
  );
});

describe("one result of more points than a game has leaves a list one of games", () => {
  test.each([
    ["White", "Black"],
    ["Home", "Away"],
    ["Player 1", "Player 2"],
  ])("%s and %s", (...sides) => {
    for (const result of ["2-0", "1-1", "1½-½"]) {
      const { tournament, findings } = readOne(withResult(result, sides));
      expect(tournament.players.map(({ name }) => name)).toContain("Dee Ray");
      expect(findings.map(({ level, at }) => [level, at?.row, at?.column])).toContainEqual(["error", 3, 2]);
    }
  });

  test("lists of matches of teams under Home and Away stay such", () => {
    const list =
      "Round|Home|Result|Away\n1|Elms|3-1|Oaks\n1|Firs|2-2|Yews\n2|Elms|2½-1½|Firs\n2|Oaks|4-0|Yews";
    expect(readOne(drawn(list)).teams).not.toBeNull();
  });
});

/** Six games of four players, in columns of points. */
const points = (heading: string, ...rows: readonly string[]) =>
  drawn(
    [
      heading,
      ...[
        ["Ann Lee", "Bob Roe"],
        ["Cy Fox", "Dee Ray"],
        ["Ann Lee", "Cy Fox"],
        ["Bob Roe", "Dee Ray"],
        ["Ann Lee", "Dee Ray"],
        ["Bob Roe", "Cy Fox"],
      ].map(([white = "", black = ""], at) => {
        const names = new Map([
          ["w", white],
          ["b", black],
        ]);
        const fields = (rows[at] ?? "").split("|").map((field) => names.get(field) ?? field);
        return `${1 + Math.floor(at / 2)}|${fields.join("|")}`;
      }),
    ].join("\n"),
  );

const SIX = {
  "1 Ann Lee": "W2w D3w W4w",
  "2 Bob Roe": "L1b W4w D3w",
  "3 Cy Fox": "D4w D1b D2b",
  "4 Dee Ray": "D3b L2b L1b",
};
const COLORLESS = {
  "1 Ann Lee": "W2 D3 W4",
  "2 Bob Roe": "L1 W4 D3",
  "3 Cy Fox": "D4 D1 D2",
  "4 Dee Ray": "D3 L2 L1",
};

describe("results are what the points of both players rise by", () => {
  const AFTER = ["w|1|b|0", "w|.5|b|.5", "w|1.5|b|1", "w|1|b|.5", "w|2.5|b|.5", "w|1.5|b|1.5"];
  test.each<[string, object]>([
    ["Round|White|Pts|Black|Pts", SIX],
    ["Round|White|Score|Black|Score", SIX],
    ["Round|White|W Pts|Black|B Pts", SIX],
    ["Round|White|White Pts|Black|Black Pts", SIX],
    ["Round|Player 1|Pts|Player 2|Pts", COLORLESS],
  ])("after each round: %s", (heading, rounds) => {
    const reading = readOne(points(heading, ...AFTER));
    expect(roundsOf(reading)).toEqual(rounds);
    expect(reading.findings.map(({ code }) => code)).toEqual(["results-by-points"]);
  });

  test("before each round: those of the last one are open", () => {
    const before = ["w|0|b|0", "w|0|b|0", "w|1|b|.5", "w|0|b|.5", "w|1.5|b|.5", "w|1|b|1"];
    const reading = readOne(points("Round|White|Pts|Black|Pts", ...before));
    expect(roundsOf(reading)["1 Ann Lee"]).toBe("W2w D3w *4w");
    expect(roundsOf(reading)["3 Cy Fox"]).toBe("D4w D1b *2b");
  });

  test("else nothing is read, and a warning names the column", () => {
    const odd = ["w|3|b|0", "w|2|b|7", "w|2.5|b|2", "w|1|b|2.5", "w|2|b|2.5", "w|2.5|b|1.5"];
    const { findings } = readOne(points("Round|White|Pts|Black|Pts", ...odd));
    expect(findings.map(({ code, at }) => [code, at?.row, at?.column])).toContainEqual(["no-results", 0, 2]);
  });
});

describe("points of games by 3-1-0", () => {
  const both = ["w|3|b|0", "w|1|b|1", "w|1|b|1", "w|3|b|0", "w|3|b|0", "w|1|b|1"];
  const one = ["w|3-0|b", "w|1-1|b", "w|1-1|b", "w|3-0|b", "w|3-0|b", "w|1-1|b"];
  test.each<[string, readonly string[], object]>([
    ["Round|White|Pts|Black|Pts", both, SIX],
    ["Round|White|White Pts|Black|Black Pts", both, SIX],
    ["Round|Player 1|Pts|Player 2|Pts", both, COLORLESS],
    ["Round|Home|Pts|Away|Pts", both, COLORLESS],
    ["Round|White|Result|Black", one, SIX],
    ["Round|Home|Score|Away", one, COLORLESS],
  ])("%s", (heading, rows, rounds) => {
    const reading = readOne(points(heading, ...rows));
    expect(roundsOf(reading)).toEqual(rounds);
    expect(reading.tournament.scoring).toEqual(scoringOf(6, 2, 0));
    expect(reading.findings.map(({ code }) => code)).toEqual(["other-scoring"]);
  });

  test("a result that is none by them is an error", () => {
    const reading = readOne(points("Round|White|Result|Black", ...one.slice(0, 5), "w|1-0|b"));
    expect(roundsOf(reading)["1 Ann Lee"]).toBe("W2w D3w W4w");
    expect(reading.findings.map(({ code, at }) => [code, at?.row])).toContainEqual(["unread", 6]);
  });
});

describe("small words of lists", () => {
  test("T is a draw", () => expect(roundsOf(readOne(withResult("T")))["1 Ann Lee"]).toBe("W2w D3w W4w"));

  test("an event beside games of the same players makes no sections", () => {
    const list =
      "Round|White|Result|Black|Event\n1|Ann|1-0|Bob|Blitz\n1|Cal|0-1|Dee|Rapid\n2|Ann|1-0|Cal|Rapid";
    expect(readOne(drawn(list)).findings).toEqual([]);
  });

  test("requested alone is a bye that was asked for", () => {
    const list = "Round|White|Result|Black\n1|Ann|1-0|Bob\n1|Cal||requested\n2|Ann|1-0|Cal\n2|Bob|0-1|Dee";
    const reading = readOne(drawn(list));
    expect(roundsOf(reading)["3 Cal"]).toBe("H L1b");
    expect(reading.findings.map(({ code }) => code)).toEqual(["bye-requested"]);
  });
});

describe("other ways to say a result", () => {
  const GAMES = { "1 Ann": "W2w D3w", "2 Bob": "L1b L4w", "3 Cal": "D4w D1b", "4 Dee": "D3b W2b" };
  const rows = ["1|Ann|?|Bob", "1|Cal|?|Dee", "2|Ann|?|Cal", "2|Bob|?|Dee"];
  test.each<[string, string, readonly string[]]>([
    ["1, X, 2", "Result", ["1", "X", "X", "2"]],
    ["1, X, 2 with a legend", "Result (1=white 2=black X=draw)", ["1", "X", "x", "2"]],
    ["two sides under a heading with a remark", "Result (White first)", ["1-0", "½-½", "½-½", "0-1"]],
  ])("%s", (_, heading, results) => {
    const games = rows.map((row, at) => row.replace("?", results[at] ?? ""));
    expect(roundsOf(readOne(drawn([`Round|White|${heading}|Black`, ...games].join("\n"))))).toEqual(GAMES);
  });

  test("the points of each player around both names", () => {
    const list = "Round 1\n1 Ann - Bob 0\n½ Cal - Dee ½\nRound 2\n.5 Ann - Cal .5\n0 Bob - Dee 1";
    const colorless = Object.entries(GAMES).map(([key, rounds]) => [key, rounds.replaceAll(/[wb]/g, "")]);
    expect(roundsOf(readOne(drawn(list)))).toEqual(Object.fromEntries(colorless));
  });

  test("two players who meet again and again play a match", () => {
    const list = "Round|White|Result|Black\n1|Ann|1-0|Bob\n2|Bob|½-½|Ann\n3|Ann|0-1|Bob";
    const reading = readOne(drawn(list));
    expect(roundsOf(reading)).toEqual({ "1 Ann": "W2w D2b L2w", "2 Bob": "L1b D1w W1b" });
    expect(reading.findings).toEqual([]);
  });
});
