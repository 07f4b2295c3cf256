import { describe, expect, test } from "vitest";
import { printCell, type Reading } from "../../../src/reader/index";
import { codesOf, drawn, readOne } from "../support";

const roundsOf = ({ tournament }: Reading): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tournament.players.map(({ no, name, rounds }) => [
      `${no} ${name}`,
      rounds.map((round) => printCell(round)).join(" "),
    ]),
  );

/** Ann, Bob, Cal and Dee after two rounds, as every list below has them. */
const COLORED = { "1 Ann": "W2w W3w", "2 Bob": "L1b D4w", "3 Cal": "L4w L1b", "4 Dee": "W3b D2b" };
const COLORLESS = { "1 Ann": "W2 W3", "2 Bob": "L1 D4", "3 Cal": "L4 L1", "4 Dee": "W3 D2" };

type Game = readonly [round: number, board: number, white: string, result: string, black: string];

const GAMES: readonly Game[] = [
  [1, 1, "Ann", "1-0", "Bob"],
  [1, 2, "Cal", "0-1", "Dee"],
  [2, 1, "Ann", "1-0", "Cal"],
  [2, 2, "Bob", "½-½", "Dee"],
];

/** A heading, and a line a game. */
const list = (heading: string, line: (game: Game) => string): string =>
  [heading, ...GAMES.map(line)].join("\n");

describe("rounds of a pairing list", () => {
  const ROMAN = ["", "I", "II"];
  const WORDS = ["", "One", "Two"];
  const DATES = ["", "5/1/2026", "5/8/2026"];
  test.each<[string, string, string[]]>([
    ["R1", list("Rd|White|Result|Black", ([r, , w, s, b]) => `R${r}|${w}|${s}|${b}`), []],
    [
      "I, II",
      list("Rd|White|Result|Black", ([r, , w, s, b]) => `${ROMAN[r]}|${w}|${s}|${b}`),
      ["rounds-found"],
    ],
    [
      "words",
      list("Rd|White|Result|Black", ([r, , w, s, b]) => `${WORDS[r]}|${w}|${s}|${b}`),
      ["rounds-found"],
    ],
    ["weeks", list("Week|White|Result|Black", ([r, , w, s, b]) => `${r}|${w}|${s}|${b}`), ["rounds-found"]],
    ["#", list("#|White|Result|Black", ([r, , w, s, b]) => `${r}|${w}|${s}|${b}`), ["rounds-found"]],
    [
      "dates",
      list("Date|White|Result|Black", ([r, , w, s, b]) => `${DATES[r]}|${w}|${s}|${b}`),
      ["rounds-found"],
    ],
    [
      "numbers of boards that begin again",
      list("Bd|White|Result|Black", ([, n, w, s, b]) => `${n}|${w}|${s}|${b}`),
      ["rounds-found"],
    ],
    [
      "a title in the column of results",
      `||Round 1\nBd|White|Result|Black\n1|Ann|1-0|Bob\n2|Cal|0-1|Dee\n||Round 2\n1|Ann|1-0|Cal\n2|Bob|½-½|Dee`,
      [],
    ],
  ])("are told apart by %s", (_, table, codes) => {
    const reading = readOne(drawn(table));
    expect(roundsOf(reading)).toEqual(COLORED);
    expect(codesOf(reading)).toEqual(codes);
  });

  test("by blank rows", () => {
    const rows = [["White", "Result", "Black"], ...GAMES.map(([, , ...game]) => game)];
    const reading = readOne([...rows.slice(0, 3), [], ...rows.slice(3)]);
    expect(roundsOf(reading)).toEqual(COLORED);
    expect(codesOf(reading)).toEqual(["rounds-found"]);
  });

  test("are the numbers and dates of a column in their order, not in that of the rows", () => {
    const rows = GAMES.map(([round, , ...game]) => [45000 + 7 * round, ...game]).reverse();
    const { tournament } = readOne([["Date", "White", "Result", "Black"], ...rows]);
    const bob = tournament.players.find(({ name }) => name === "Bob");
    expect(bob?.rounds.map(({ kind }) => kind)).toEqual(["game", "game"]);
    expect(bob?.rounds[1]).toMatchObject({ result: "draw" });
  });

  test("are none where a column has another value in every row", () => {
    const times = GAMES.map(([, , ...game], at) => [`10:0${at}`, ...game]);
    expect(codesOf(readOne([["Time", "White", "Result", "Black"], ...times]))).toEqual([
      ...["paired-twice", "paired-twice"],
    ]);
  });
});

describe("the sides of a pairing list", () => {
  test.each([
    ["Player 1|Result|Player 2"],
    ["Player A|Result|Player B"],
    ["Home|Score|Away"],
    ["Player|Result|Opponent"],
    ["Player|Result|Player"],
    ["Heim|Ergebnis|Gast"],
    ["Jugador 1|Resultado|Jugador 2"],
  ])("headed %s have no colors", (heading) => {
    const reading = readOne(drawn(list(`Round|${heading}`, ([r, , w, s, b]) => `${r}|${w}|${s}|${b}`)));
    expect(roundsOf(reading)).toEqual(COLORLESS);
    expect(codesOf(reading)).toEqual([]);
  });

  test("may be told of each player", () => {
    const POINTS: Readonly<Record<string, readonly [string, string]>> = {
      ...{ "1-0": ["1", "0"], "0-1": ["0", "1"], "½-½": ["½", "½"] },
    };
    const lines = GAMES.flatMap(([r, , w, s, b]) => {
      const [mine, theirs] = POINTS[s] ?? [];
      return [`${r}|${w}|${b}|${mine}`, `${r}|${b}|${w}|${theirs}`];
    });
    const reading = readOne(drawn(["Round|Player|Opponent|Result", ...lines].join("\n")));
    expect(roundsOf(reading)).toEqual(COLORLESS);
    const contradicted = lines.map((line) => (line === "2|Cal|Ann|0" ? "2|Cal|Ann|1" : line));
    expect(codesOf(readOne(drawn(["Round|Player|Opponent|Result", ...contradicted].join("\n"))))).toContain(
      "paired-twice",
    );
  });

  test("with Black first are read by the words of the headings, and a warning says so", () => {
    const reading = readOne(
      drawn(list("Round|Black|White|Result", ([r, , w, s, b]) => `${r}|${b}|${w}|${s}`)),
    );
    const names = { Ann: "Ann", Bob: "Bob", Cal: "Cal", Dee: "Dee" };
    expect(Object.keys(names)).toHaveLength(reading.tournament.players.length);
    const results = reading.tournament.players.map(({ name, rounds }) => [
      name,
      ...rounds.map((round) => (round.kind === "game" ? [round.result, round.color] : null)),
    ]);
    expect(Object.fromEntries(results.map(([name, ...rounds]) => [String(name), rounds]))).toEqual({
      Ann: [
        ["win", "white"],
        ["win", "white"],
      ],
      Bob: [
        ["loss", "black"],
        ["draw", "white"],
      ],
      Cal: [
        ["loss", "white"],
        ["loss", "black"],
      ],
      Dee: [
        ["win", "black"],
        ["draw", "black"],
      ],
    });
    expect(reading.findings.map(({ code, at }) => [code, at])).toEqual([
      ["black-first", { row: 0, column: 1 }],
    ]);
  });
});

describe("games in one cell", () => {
  const SURNAMES: Readonly<Record<string, string>> = {
    Ann: "Ann Lee",
    Bob: "Bob-Jo May",
    Cal: "Cal Ox",
    Dee: "Dee Fox",
  };
  const named = (name: string): string => SURNAMES[name] ?? name;
  const NAMED = Object.fromEntries(
    Object.entries(COLORLESS).map(([key, value]) => [`${key.slice(0, 2)}${named(key.slice(2))}`, value]),
  );
  test.each<[string, string]>([
    ["Ann vs Bob", list("Round|Game|Result", ([r, , w, s, b]) => `${r}|${named(w)} vs. ${named(b)}|${s}`)],
    ["Ann - Bob", list("Rd|Pairing|Result", ([r, , w, s, b]) => `${r}|${named(w)} - ${named(b)}|${s}`)],
    ["Ann - Bob 1-0", list("Round|Match", ([r, , w, s, b]) => `${r}|${named(w)} - ${named(b)} ${s}`)],
    ["Ann 1-0 Bob", list("Round|Games", ([r, , w, s, b]) => `${r}|${named(w)} ${s} ${named(b)}`)],
    [
      "1. Ann - Bob: 1-0, without headings",
      ["Round 1", "Round 2"]
        .flatMap((title, at) => [
          title,
          ...GAMES.filter(([r]) => r === at + 1).map(
            ([, n, w, s, b]) => `${n}. ${named(w)} - ${named(b)}: ${s}`,
          ),
        ])
        .join("\n"),
    ],
  ])("%s", (_, table) => {
    const reading = readOne(drawn(table));
    expect(roundsOf(reading)).toEqual(NAMED);
    expect(codesOf(reading)).toEqual([]);
  });

  test("have colors under a heading that names them, and each finding its cell", () => {
    const reading = readOne(drawn(list("Rd|White - Black|Res", ([r, , w, s, b]) => `${r}|${w} - ${b}|${s}`)));
    expect(roundsOf(reading)).toEqual(COLORED);
    const wrong = drawn("Round 1\nAnn - Bob 1-0\nCal - Dee 0-1\nRound 2\nAnn - Cal 1-0\nAnn - Dee 0-1");
    expect(readOne(wrong).findings.map(({ code, at }) => [code, at])).toEqual([
      ["paired-twice", { row: 5, column: 0 }],
    ]);
  });

  test("are none where points are those of matches", () =>
    expect(() => readOne(drawn("Round 1\nElms - Oaks 2½-1½\nAsh - Yews 3-1"))).toThrow("no-crosstable"));
});

describe("results of a pairing list", () => {
  const WINNER: Readonly<Record<string, string>> = { "1-0": "W", "0-1": "B", "½-½": "D" };
  test.each<[string, string]>([
    [
      "by the color that won",
      list("Round|White|Black|Result", ([r, , w, s, b]) => `${r}|${w}|${b}|${WINNER[s]}`),
    ],
    ["under Winner", list("Round|White|Black|Winner", ([r, , w, s, b]) => `${r}|${w}|${b}|${WINNER[s]}`)],
    [
      "by name",
      list("Round|White|Black|Winner", ([r, , w, s, b]) => {
        const winner = { W: w, B: b }[WINNER[s] ?? ""] ?? "Draw";
        return `${r}|${w}|${b}|${winner}`;
      }),
    ],
    [
      "with the way in which a game ended",
      list(
        "Round|White|Result|Black",
        ([r, , w, s, b]) => `${r}|${w}|${s}${s === "½-½" ? " (agreed)" : " (time)"}|${b}`,
      ),
    ],
    [
      "in words",
      list(
        "Round|White|Result|Black",
        ([r, , w, s, b]) => `${r}|${w}|${{ W: "Win", B: "Loss", D: "Draw" }[WINNER[s] ?? ""]}|${b}`,
      ),
    ],
    [
      "by name and word",
      list(
        "Round|White|Black|Result",
        ([r, , w, s, b]) =>
          `${r}|${w}|${b}|${{ W: `${w} won`, B: `${b} wins`, D: "½-½ agreed" }[WINNER[s] ?? ""]}`,
      ),
    ],
  ])("%s", (_, table) => {
    const reading = readOne(drawn(table));
    expect(roundsOf(reading)).toEqual(COLORED);
    expect(codesOf(reading)).toEqual([]);
  });

  test.each([
    ["1-0 def", "X3w"],
    ["double forfeit", "F3w"],
    ["postponed", "*3w"],
  ])("%s", (text, ann) => {
    const table = list(
      "Round|White|Result|Black",
      ([r, , w, s, b]) => `${r}|${w}|${b === "Cal" ? text : s}|${b}`,
    );
    expect(roundsOf(readOne(drawn(table)))["1 Ann"]).toBe(`W2w ${ann}`);
  });

  test("of which half cannot be read are an error each, once", () => {
    const starred = list(
      "Round|White|Result|Black",
      ([r, , w, s, b]) => `${r}|${w}|${s}${r === 2 ? "*" : ""}|${b}`,
    );
    const { findings } = readOne(drawn(starred));
    expect(findings.flatMap(({ code, at }) => (code === "unread" ? [at?.row] : []))).toEqual([3, 4]);
  });
});

describe("games without headings", () => {
  test.each<[string, string]>([
    [
      "under titles of rounds",
      ["Round 1", "Round 2"]
        .flatMap((title, at) => [
          title,
          ...GAMES.filter(([r]) => r === at + 1).map(([, n, w, s, b]) => `${n}|${w}|${s}|${b}`),
        ])
        .join("\n"),
    ],
    ["with a column of rounds", GAMES.map(([r, , w, s, b]) => `${r}|${w}|${s}|${b}`).join("\n")],
    ["with a column of boards", GAMES.map(([, n, w, s, b]) => `${n}|${w}|${b}|${s}`).join("\n")],
    ["with vs between the names", GAMES.map(([r, , w, s, b]) => `${r}|${w}|vs|${b}|${s}`).join("\n")],
  ])("%s", (_, table) => expect(roundsOf(readOne(drawn(table)))).toEqual(COLORLESS));
});

test.each(["forfeit", "Cal no-show", "Cal did not appear", "kampflos"])(
  "the remark “%s” beside a game that was played is an error",
  (remark) => {
    const table = list("Round|White|Result|Black|Notes", ([r, , w, s, b]) =>
      [r, w, s, b, b === "Cal" ? remark : "long game"].join("|"),
    );
    const told = (text: string) =>
      readOne(drawn(text)).findings.map(({ code, at, round }) => [code, at, round]);
    expect(told(table)).toEqual([["forfeit-remark", { row: 3, column: 4 }, 2]]);
    expect(told(table.replace("Ann|1-0|Cal", "Ann|1-0F|Cal"))).toEqual([]);
  },
);

test("u behind a result may be unrated or unplayed: nobody can read it", () => {
  const table = list(
    "Round|White|Result|Black",
    ([r, , w, s, b]) => `${r}|${w}|${s}${b === "Cal" ? "u" : ""}|${b}`,
  );
  expect(codesOf(readOne(drawn(table)))).toEqual(["unread"]);
});

describe("results of each side under any heading", () => {
  const LINES = ["1|Ann|1|Bob|0", "1|Cal|0|Dee|1", "2|Ann|1|Cal|0", "2|Bob|½|Dee|½"];
  const LETTERS: Readonly<Record<string, string>> = { "1": "W", "0": "L", "½": "D" };
  const lettered = LINES.map((line) =>
    line.replace(/\|([10½])(?=\||$)/g, (_, point: string) => `|${LETTERS[point]}`),
  );
  const table = (heading: string, lines: readonly string[]) => readOne(drawn([heading, ...lines].join("\n")));

  test.each([
    "Rd|White|Pts|Black|Pts",
    "Rd|White|Score|Black|Score",
    "Rd|White||Black|",
    "Rd|White|W/L|Black|W/L",
  ])("%s", (heading) => {
    for (const lines of [LINES, lettered]) {
      const reading = table(heading, lines);
      expect(roundsOf(reading)).toEqual(COLORED);
      expect(codesOf(reading)).toEqual([]);
    }
  });

  test.each<[string, string, string]>([
    ["not finished", "3|Bob||Cal|", "*2w"],
    ["a bye", "3|Eve|1|BYE|", "U"],
    ["a forfeit", "3|Bob|1F|Cal|0F", "F2b"],
    ["without a point for either", "3|Bob|0|Cal|0", "F2b"],
  ])("with a game that is %s", (_, line, cal) => {
    const reading = table("Rd|White|Pts|Black|Pts", [...LINES, "3|Dee|1|Ann|0", line]);
    const [, rounds = ""] = Object.entries(roundsOf(reading)).find(([key]) => key.endsWith("Cal")) ?? [];
    expect(rounds).toBe(`L4w L1b ${cal.replace("*2w", "*2b")}`);
  });

  test("are not points that players had before", () => {
    const reading = table("Rd|White|Pts|Black|Pts", [
      "1|Ann|0|Bob|0",
      "1|Cal|0|Dee|0",
      "2|Ann|1|Dee|1",
      "2|Bob|0|Cal|0",
    ]);
    expect(roundsOf(reading)["1 Ann"]).toBe("W2w *4w");
    expect(codesOf(reading)).toContain("results-by-points");
  });

  test("are not points that players had before and that tell no results", () => {
    const reading = table("Rd|White|Pts|Black|Pts", ["4|Ann|3|Bob|3", "4|Cal|2|Dee|2", "4|Eve|1|Fay|1"]);
    expect(roundsOf(reading)["1 Ann"]).toBe("U U U *2w");
    expect(codesOf(reading)).toContain("no-results");
  });

  test("that are marks are not read, and a warning names their column", () => {
    const reading = table("Rd|White|Won|Black|Won", ["1|Ann|x|Bob|", "1|Cal||Dee|x"]);
    expect(reading.findings.map(({ code, at }) => [code, at])).toContainEqual([
      "no-results",
      { row: 0, column: 2 },
    ]);
  });
});

test("points of both sides without headings are found in every list", () => {
  const points = (at: number): string =>
    GAMES.filter(([r]) => r === at)
      .map(([, n, w, s, b]) => `${n}|${w}|${s.split("-").join(`|${b}|`)}`)
      .join("\n");
  const table = [1, 2].map((r) => `Round ${r}||||\nBoard|White||Black|\n${points(r)}`).join("\n");
  expect(roundsOf(readOne(drawn(table)))).toEqual(COLORED);
});

test("numbers of members are not those that cells name", () => {
  const id = (name: string): number => 12_345_678 + "ABCD".indexOf(name.slice(0, 1));
  const table = list("Round|White ID|White|Black ID|Black|Result", ([r, , w, s, b]) =>
    [r, id(w), w, id(b), b, s].join("|"),
  );
  expect(roundsOf(readOne(drawn(table)))).toEqual(COLORED);
});

test("a rating behind a name is none of it", () => {
  const table = list(
    "Round|White|Result|Black",
    ([r, , w, s, b]) => `${r}|${w} ${1600 + 10 * r}|${s}|${b} unr.`,
  );
  expect(roundsOf(readOne(drawn(table)))).toEqual(COLORED);
});

describe("a round robin of three", () => {
  const GAMES_OF_THREE = ["1|Ann|1-0|Bob", "2|Ann|1-0|Cal", "3|Bob|½-½|Cal"];
  const rounds = (byes: readonly string[]): readonly string[] =>
    Object.values(
      roundsOf(readOne(drawn(["Round|White|Result|Black", ...GAMES_OF_THREE, ...byes].join("\n")))),
    );

  test.each<[string, readonly string[]]>([
    ["a bye as opponent", ["1|Cal||BYE", "2|Bob||BYE", "3|Ann||BYE"]],
    ["a bye in place of a result", ["1|Cal|Bye|", "2|Bob|Bye|", "3|Ann|Bye|"]],
  ])("rests without a point: %s", (_, byes) => {
    expect(rounds(byes)).toEqual(["W2w W3w U", "L1b U D3w", "U L1b D2b"]);
  });

  test("has the points that are written beside byes", () =>
    expect(rounds(["1|Cal|1|BYE", "2|Bob|1|BYE", "3|Ann|1|BYE"])).toEqual([
      "W2w W3w B",
      "L1b B D3w",
      "B L1b D2b",
    ]));

  test("that is not over has byes of a point", () =>
    expect(rounds(["1|Cal||BYE", "2|Bob||BYE"])).toEqual(["W2w W3w U", "L1b B D3w", "B L1b D2b"]));
});

describe("byes in a pairing list", () => {
  const withBye = (line: string): string =>
    `${list("Round|White|Result|Black", ([r, , w, s, b]) => `${r}|${w}|${s}|${b}`)}\n1|Cal|1-0|Eve\n2|${line}`.replace(
      "1|Cal|0-1|Dee",
      "1|Dee||bye",
    );

  test.each([
    ["Eve (bye)||", "B", []],
    ["Eve (half-point bye)||", "H", []],
    ["Eve - ½ bye||", "H", []],
    ["Eve||requested bye", "H", ["bye-requested"]],
    ["Eve|½|requested bye", "H", []],
    ["Eve|1|requested bye", "B", []],
  ])("%s: %s", (line, bye, codes) => {
    const reading = readOne(drawn(withBye(line)));
    expect(roundsOf(reading)["5 Eve"] ?? roundsOf(reading)["6 Eve"]).toMatch(new RegExp(` ${bye}$`));
    expect(codesOf(reading).filter((code) => code !== "bye-scored")).toEqual(codes);
  });
});

test("a list of pairings below a small wall chart leaves it a wall chart", () => {
  const chart =
    "No|Name|Rd 1|Rd 2|Total\n1|Ann|W2w|W3w|2\n2|Bob|L1b|D4w|.5\n3|Cal|L4w|L1b|0\n4|Dee|W3b|D2b|1.5";
  const below = list("Round|White|Result|Black", ([r, , w, s, b]) => `${r}|${w}|${s}|${b}`);
  const rows = [...drawn(chart), [], ...drawn(below)];
  const reading = readOne(rows);
  expect(roundsOf(reading)).toEqual(COLORED);
  expect(codesOf(reading)).toEqual(["list-below"]);
});
