import { describe, expect, test } from "vitest";
import { a1, captionOf, describe as describeFinding } from "../../../src/reader/index";
import { drawn, readOne, roundsOf } from "./drawn";

const RESULTS = ["1-0", "0-1", "½-½", "1-0"];

const list = (heading: string, result: (text: string) => string = (text) => text): string =>
  [
    `Round|White|${heading}|Black`,
    ...["1|Ann|?|Bob", "1|Cal|?|Dee", "2|Dee|?|Ann", "2|Bob|?|Cal"].map((row, at) =>
      row.replace("?", result(RESULTS[at] ?? "")),
    ),
  ].join("\n");

const GAMES = { "1 Ann": "W2w D4b", "2 Bob": "L1b W3w", "3 Cal": "L4w L2b", "4 Dee": "W3b D1w" };

const codes = (text: string) =>
  readOne(drawn(text)).findings.map(({ code, at }) => [code, at?.row, at?.column]);

describe("results are found by what they are where no heading names them", () => {
  test.each(["", "Score", "Points", "Outcome", "W-B", "1-0", "Winner"])("under %j", (heading) =>
    expect(roundsOf(readOne(drawn(list(heading))))).toEqual(GAMES),
  );

  test.each(["White|Pts|Black|Pts", "White|Score|Black|Score", "White||Black|"])(
    "those of each side: %s",
    (names) => {
      const sheet = `Round|${names}\n1|Ann|1|Bob|0\n1|Cal|0|Dee|1\n2|Dee|0.5|Ann|0.5\n2|Bob|1|Cal|0`;
      expect(roundsOf(readOne(drawn(sheet)))).toEqual(GAMES);
    },
  );

  test("numbers that share out no point are none", () => {
    const sheet = "Round|White|Age|Black|Age\n1|Ann|1|Bob|1\n1|Cal|0|Dee|1";
    expect(roundsOf(readOne(drawn(sheet)))["1 Ann"]).toBe("*2w");
  });
});

describe("whose ratings stand beside a pairing list", () => {
  test("two behind Black are those of White and Black", () => {
    const sheet = "Round|White|Result|Black|Rtg|Rtg\n1|Ann|1-0|Bob|1800|1700\n1|Cal|0-1|Dee|1600|1500";
    const { players } = readOne(drawn(sheet)).tournament;
    expect(players.map(({ name, rating }) => [name, rating])).toEqual([
      ["Ann", 1800],
      ["Bob", 1700],
      ["Cal", 1600],
      ["Dee", 1500],
    ]);
  });

  test.each(["|No.|Name|Rating", "No.|Name|Rating"])("none of a list of its own: %s", (heading) => {
    const before = heading.startsWith("|") ? "|" : "";
    const rows = ["Ann|1-0|Bob", "Cal|0-1|Dee"].map(
      (game, at) => `1|${game}|${before}${at + 1}|Dee|${1900 - at}`,
    );
    const sheet = [`Round|White|Result|Black|${heading}`, ...rows].join("\n");
    const { players } = readOne(drawn(sheet)).tournament;
    expect(players.map(({ rating }) => rating)).toEqual([null, null, null, null]);
  });
});

describe("slips in a pairing list", () => {
  test("a letter beside a number is no result", () =>
    expect(codes(list("Result", (text) => (text === "½-½" ? "l-0" : text)))).toEqual([["unread", 3, 2]]));

  test.each(["", "-"])("a name that is %j beside the result of a game", (name) =>
    expect(codes(list("Result").replace("1|Ann|1-0|Bob", `1|Ann|1-0|${name}`))).toEqual([
      ["bye-by-result", 1, 3],
    ]),
  );

  test("a round that does not follow the one before", () =>
    expect(codes(list("Result").replace("2|Dee", "22|Dee"))).toContainEqual(["rounds-skipped", 3, 0]));

  test.each([
    ["1|Ann", "11|Ann", "A2 names round 11, and the list has no rounds 3 to 10."],
    ["2|Bob", "4|Bob", "A5 names round 4, and the list has no round 3."],
    ["1|Cal", "5|Cal", "A3 names round 5, and the list has no rounds 3 to 4."],
  ])("a wrong number of a round is an error: %s as %s", (right, wrong, words) => {
    const { findings } = readOne(drawn(list("Result").replace(right, wrong)));
    const [first] = findings.filter(({ code }) => code === "rounds-skipped");
    expect(first?.level).toBe("error");
    expect(first === undefined ? "" : describeFinding(first, a1)).toContain(words);
  });

  test("the number of a round in the cell beside the word", () => {
    const sheet =
      "Round|1\nBoard|White|Result|Black\n1|Ann|1-0|Bob\n2|Cal|0-1|Dee\nRound|2\n1|Dee|½-½|Ann\n2|Bob|1-0|Cal";
    expect(roundsOf(readOne(drawn(sheet)))).toEqual(GAMES);
    expect(codes(sheet)).toEqual([]);
  });
});

describe("what is no result is quoted as the cell holds it, once for both players", () => {
  const TEXTS = [
    "2-0",
    "1-1",
    "1 - 1",
    "1-½",
    "½-1",
    "W-W",
    "+:+",
    "W-D",
    "B",
    "W12",
    "10",
    "won 7",
    "H",
    "draw 3",
  ];

  test.each(TEXTS)("%s", (text) => {
    const [first, ...others] = readOne(drawn(list("Result").replace("1-0", text))).findings;
    expect(others).toEqual([]);
    expect(first?.level).toBe("error");
    expect(first === undefined ? "" : describeFinding(first, a1)).toBe(
      `C2 holds “${text}”, which is no result.`,
    );
    expect(first === undefined ? "" : captionOf(first)).toBe("Expected is a result such as 1-0, ½-½ or 0-1.");
  });

  test("in a grid its own results are expected", () => {
    const sheet = "No|Name|1|2|3\n1|Ann|x|??|1\n2|Bob|0|x|½\n3|Cal|0|½|x";
    const first = readOne(drawn(sheet)).findings.find(({ code }) => code === "unread");
    expect(first === undefined ? "" : captionOf(first)).toBe("Expected is 1, ½ or 0.");
  });
});

describe("byes in other words", () => {
  const GAME = "Round|Board|White|Result|Black|Comments\n1|1|Ann|1-0|Bob|\n1|2|Cal|0-1|Dee|";

  test.each([
    ["half-point bye", "H"],
    ["zero-point bye", "U"],
    ["withdrawn", "U"],
    ["", "B"],
  ])("a remark %j beside a name alone", (remark, told) =>
    expect(roundsOf(readOne(drawn(`${GAME}\n1|3|Eve|||${remark}`)))["5 Eve"]).toBe(told),
  );

  test.each(["Gus has a bye", "Half-point byes\n||Flo"])("a line that is not plain is said: %j", (line) => {
    expect(codes(`${GAME}\n${line}`)).toContainEqual(["row-skipped", 3, 0]);
  });

  test("points of White and Black behind the names", () => {
    const sheet = "Round|White|Black|W|B\n1|Ann|Bob|1|0\n1|Cal|Dee|0|1\n2|Dee|Ann|0.5|0.5\n2|Bob|Cal|1|0";
    expect(roundsOf(readOne(drawn(sheet)))).toEqual(GAMES);
  });
});

describe("a name that is written otherwise in one round", () => {
  const named = (first: string, again: string): string =>
    `Round|White|Result|Black\n1|${first}|1-0|Moss, Eve\n2|Moss, Eve|½-½|${again}\n1|Hill, Gus|1-0|Ward, Ada\n2|Ward, Ada|1-0|Hill, Gus`;

  test.each([
    ["Smith, John", "Smith, Jon"],
    ["Smith, John", "J. Smith"],
    ["Smith, John", "Smith"],
    ["Smith, John", "Smith, J."],
    ["Ann Dale", "Anne Dale"],
    ["Bertolucci", "Bertoluci"],
  ])("%s and %s", (first, again) =>
    expect(codes(named(first, again))).toContainEqual(["spelled-differently", 2, 3]),
  );

  test.each([
    ["Smith, John", "Smith, Mary"],
    ["Smith, John", "Jones, Joan"],
    ["Ann", "Bob"],
  ])("%s and %s are two", (first, again) =>
    expect(codes(named(first, again)).filter(([code]) => code === "spelled-differently")).toEqual([]),
  );
});

describe("ratings of both sides are found by what they are", () => {
  const BY_NAME = { Ann: 1800, Bob: 1700, Cal: 1600, Dee: 1500 };
  const ratingsIn = (...rows: readonly string[]) =>
    Object.fromEntries(
      readOne(drawn(rows.join("\n"))).tournament.players.map((each) => [each.name, each.rating]),
    );

  test.each([
    ...["White|W Rtg|Result|Black|B Rtg", "White|White Rtg|Result|Black|Black Rtg"],
    ...["White|WElo|Result|Black|BElo", "White|Rtg W|Result|Black|Rtg B", "White|R1|Result|Black|R2"],
    ...["White|USCF|Result|Black|USCF", "White|Elo White|Result|Black|Elo Black", "White||Result|Black|"],
    ...["Player 1|Rating 1|Result|Player 2|Rating 2", "Home|Rtg H|Result|Away|Rtg A"],
    ...["Weiß|DWZ W|Ergebnis|Schwarz|DWZ S", "Blancas|Elo B|Resultado|Negras|Elo N"],
  ])("%s", (heading) =>
    expect(ratingsIn(`Rd|${heading}`, "1|Ann|1800|1-0|Bob|1700", "1|Cal|1600|0-1|Dee|1500")).toEqual(BY_NAME),
  );

  test.each(["R1|R2", "W Elo|B Elo", "Rating|Rating"])("behind the names: %s", (headings) =>
    expect(
      ratingsIn(`Rd|White|Black|Result|${headings}`, "1|Ann|Bob|1-0|1800|1700", "1|Cal|Dee|0-1|1600|1500"),
    ).toEqual(BY_NAME),
  );

  test("that of Black may stand first", () =>
    expect(
      ratingsIn("Rd|White|Result|Black|B Rtg|W Rtg", "1|Ann|1-0|Bob|1700|1800", "1|Cal|0-1|Dee|1500|1600"),
    ).toEqual(BY_NAME));

  test.each(["Moves|Minutes", "ID|ID", "Year|Code"])("%s are none", (headings) =>
    expect(
      ratingsIn(`Rd|White|Result|Black|${headings}`, "1|Ann|1-0|Bob|140|180", "1|Cal|0-1|Dee|135|2024"),
    ).toEqual({ Ann: null, Bob: null, Cal: null, Dee: null }),
  );
});
