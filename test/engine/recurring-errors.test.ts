import { describe, expect, test } from "vitest";
import { type Round, toNumber, type Tournament } from "../../src/engine/index";
import { crosstable, placesOf, ranked, roundOf, rulesFor, USCF, valuesOf, viewFor } from "./crosstable";
import { EVERY_KIND } from "./events";

/** The fixture of a pairing program that has several of these errors; the values are the right ones. */
const FIXTURE = crosstable(`
  A | W2 L8 W10
  B | L1 L7 B
  C | L4 B W11
  D | W3 L9 W5
  E | W6 L12 L4
  F | L5 W11 L7
  G | L8 W2 W6
  H | W7 W1 L13
  I | W10 W4 L12
  J | L9 L13 L1
  K | L12 L6 L3
  L | W11 W5 W9
  M | B W10 W8
`);

test.each([
  ["CUM", "G", 3, 5],
  ["CUM", "H", 5, 3],
  ["CUM", "M", 5, 3],
  ["MMED", "L", 3, 1],
  ["MMED", "M", 2, 0],
  ["CUMOPP", "D", 10, 6],
  ["SOLK", "H", 6.5, 7],
])("johnridesabike/coronate: %s of %s is %d, not %d", (code, name, right, wrong) => {
  const value = valuesOf(FIXTURE, code)[name];
  expect(value).toBe(right);
  expect(value).not.toBe(wrong);
});

/** Modified Median of one who met opponents with 4, 3, 2, 1 and 0 points in five rounds. */
const mixed = (row: string) => {
  const opponents = [4, 3, 2, 1, 0].map((points, i) => `O${i + 1} | L9 L9 L9 L9 L9 | adj=${points}`);
  return valuesOf(crosstable([`Self | ${row}`, ...opponents].join("\n"), { system: "swiss" }), "MMED")[
    "Self"
  ];
};

test.each([
  ["W2 W3 D4 L5 L6", 6, "2½ of 5 is even: 4 and 0 go"],
  ["W2 W3 L4 L5 L6", 6, "2 of 5 is minus: 4 goes"],
  ["W2 W3 W4 L5 L6", 10, "3 of 5 is plus: 0 goes"],
])("half of an odd number of rounds is no whole number: %s", (row, value) => {
  expect(mixed(row)).toBe(value);
});

test("Cumulative goes by rounds, not by the order of the row backwards", () => {
  const early = crosstable("Self | W0 W0 L0");
  const late = crosstable("Self | L0 W0 W0");
  expect([early, late].map((event) => valuesOf(event, "CUM")["Self"])).toEqual([5, 3]);
});

test("an own unplayed round is an opponent with 0, which may be the one dropped", () => {
  const event = crosstable("A | W2 W3 B \n B | L1 U W3 \n C | U L1 L2", { system: "swiss" });
  expect(valuesOf(event, "SOLK")["A"]).toBe(1.5 + 0.5);
  expect(valuesOf(event, "MMED")["A"]).toBe(1.5 + 0.5);
  expect(valuesOf(event, "MED")["A"]).toBe(0.5);
});

test("opponents count with adjusted scores, players are placed by their own", () => {
  expect(viewFor(EVERY_KIND).entries.map(({ adjusted }) => adjusted / 2)).toEqual([
    4, 4, 2.5, 2, 1.5, 2.5, 1,
  ]);
  expect(Object.values(valuesOf(EVERY_KIND, "PTS"))).toEqual([4.5, 4, 1.5, 2.5, 1.5, 2, 1.5]);
});

describe("plus and even go by the score, by games only where the rules say so", () => {
  const scores = (list: readonly number[], row: string) => {
    const opponents = list.map((points, i) => `O${i + 1} | L9 L9 L9 L9 L9 | adj=${points}`);
    return crosstable([`Self | ${row}`, ...opponents].join("\n"), { system: "swiss" });
  };
  const byGames = rulesFor("USCF", { signBy: "games" });

  test.each([
    ["B W3 L4 D5 D6", [9, 2, 4, 3, 3], 12, 8],
    ["W2 D3 D4 D5 U", [2, 3, 3, 3, 9], 8, 11],
  ])("%s", (row, list, byScore, byGamesValue) => {
    const event = scores(list, row);
    expect(valuesOf(event, "MMED", USCF)["Self"]).toBe(byScore);
    expect(valuesOf(event, "MMED", byGames)["Self"]).toBe(byGamesValue);
  });
});

describe("a forfeit is no meeting in a Swiss", () => {
  const event = crosstable("A | X2 W3 \n B | F1 W4 \n C | W4 L1 \n D | L3 L2", { system: "swiss" });

  test.each([
    ["SOLK", 1],
    ["SB", 1],
    ["H2H/G", 0],
    ["CUMOPP", 2],
    ["KS", 1],
  ])("%s of the one who won it", (code, value) => {
    expect(valuesOf(event, code)["A"]).toBe(value);
  });
});

test("Cumulative of opposition is not the sum of the opponents' scores", () => {
  const event = crosstable("A | W2 W3 \n B | L1 W4 \n C | W4 L1 \n D | L3 L2", { system: "swiss" });
  expect([valuesOf(event, "CUMOPP")["A"], valuesOf(event, "SOLK")["A"]]).toEqual([3, 2]);
});

test.each([
  ["MED/M1", 4],
  ["MED/M2", 1],
  ["MED/M3", 0],
  ["MMED/M2", 2],
])("a cut at one end or of more than there is: %s", (code, value) => {
  const opponents = [3, 2, 1, 1, 0].map((points, i) => `O${i + 1} | L9 L9 L9 L9 L9 | adj=${points}`);
  const event = crosstable(["Self | W2 W3 L4 L5 L6", ...opponents].join("\n"), { system: "swiss" });
  expect(valuesOf(event, code)["Self"]).toBe(value);
});

test("averages are compared unrounded", () => {
  const event = crosstable(`
    A 1500 | D3 D4 D5
    B 1500 | D4 D3 D6
    C 1600 | D1 D2
    D 1600 | D2 D1
    E 1601 | U U D1
    F 1600 | U U D2
  `);
  const standings = ranked(event, ["AVGOPP"]);
  expect(
    standings.rows.slice(0, 2).map(({ values }) => Math.round(toNumber(values[2] ?? { num: 0, den: 1 }))),
  ).toEqual([1600, 1600]);
  expect(placesOf(standings).slice(0, 2)).toEqual(["1 A", "2 B"]);
});

describe("events of one and two rounds", () => {
  test.each([
    ["A | W2 \n B | L1", ["MMED", "MED", "SOLK", "CUM", "CUMOPP"], [0, 0, 0, 1, 0]],
    ["A | D2 \n B | D1", ["MMED", "MED", "SOLK", "CUM", "CUMOPP"], [0, 0, 0.5, 0.5, 0.5]],
    ["A | W2 L3 \n B | L1 W3 \n C | L2 W1", ["MMED", "MED", "SOLK"], [0, 0, 2]],
  ])("%s", (drawing, codes, values) => {
    const event = crosstable(drawing, { system: "swiss" });
    expect(codes.map((code) => valuesOf(event, code)["A"])).toEqual(values);
  });

  test("no round at all", () => {
    const event = crosstable("A | \n B | ");
    expect(placesOf(ranked(event, ["MMED", "H2H", "AVGOPP", "COIN"]))).toHaveLength(2);
  });
});

/** One round of each kind; a new kind does not compile until it is here. */
const KINDS: Readonly<Record<Round["kind"], readonly string[]>> = {
  game: ["W2", "D2", "L2"],
  forfeit: ["X2", "Z2", "F2"],
  bye: ["B", "P", "H", "O"],
  unpaired: ["U"],
  pending: ["*2"],
};

/** What an own round adds in a Swiss: Solkoff, Cumulative of that round alone, Kashdan, wins, games won. */
const OWN: Readonly<Record<string, readonly number[]>> = {
  W2: [1, 1, 4, 1, 1],
  D2: [1, 0.5, 2, 0, 0],
  L2: [1, 0, 1, 0, 0],
  X2: [0, 0, 0, 1, 0],
  Z2: [0, 0, 0, 0, 0],
  F2: [0, 0, 0, 0, 0],
  B: [0, 0, 0, 1, 0],
  P: [0, 0, 0, 1, 0],
  H: [0, 0, 0, 0, 0],
  O: [0, 0, 0, 0, 0],
  U: [0, 0, 0, 0, 0],
  "*2": [0, 0, 0, 0, 0],
};

/** What that round counts for somebody who met the player in another one. */
const FOR_OTHERS: Readonly<Record<string, number>> = { W2: 1, D2: 0.5, L2: 0 };

describe.each(Object.values(KINDS).flat())("a round %s", (token) => {
  const alone = (): Tournament => crosstable(`Self | ${token} \n Other | L9 | adj=1`, { system: "swiss" });

  test("adds to the player's own tie-breaks what the rules say", () => {
    const values = ["SOLK", "CUM", "KASH", "WIN", "WON"].map((code) => valuesOf(alone(), code)["Self"]);
    expect(values).toEqual(OWN[token]);
  });

  test("counts for the opponents ½ unless it was played", () => {
    const [entry] = viewFor(alone()).entries;
    expect((entry?.counted[0] ?? 0) / 2).toBe(FOR_OTHERS[token] ?? 0.5);
    expect(roundOf(token).kind).toBe(entry?.rounds[0]?.kind);
  });
});
