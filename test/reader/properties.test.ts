import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { halfPoints, type Player, type Round, type Tournament, USUAL_SCORING } from "../../src/engine/index";
import { describe as inWords, normalizedTable, printCell, readCrosstable } from "../../src/reader/index";
import { cellOf } from "../../src/reader/cell";
import { type Meaning, resolver } from "../../src/reader/resolve";
import { USUAL_SCALE } from "../../src/reader/decide/scale";
import { tokenOf } from "../../src/reader/tokens/index";
import { us } from "../../src/reader/tokens/us";
import { runs } from "../setup/runs";

const MEANING: Meaning = {
  white: { by: "letter", letter: "w" },
  codes: "us",
  pairedZero: "draw",
  results: USUAL_SCALE.results,
  zero: "unplayed",
};

const color = fc.constantFrom("white" as const, "black" as const, null);
const result = fc.constantFrom("win" as const, "draw" as const, "loss" as const);
const opponent = fc.integer({ min: 1, max: 9999 });

const anyRound: fc.Arbitrary<Round> = fc.oneof(
  fc.record({ kind: fc.constant("game" as const), opponent, result, color }),
  fc.record({ kind: fc.constant("game" as const), opponent, result, second: result, color }),
  fc.record({ kind: fc.constant("forfeit" as const), opponent, result, color }),
  fc.record({ kind: fc.constant("pending" as const), opponent, color }),
  fc.constantFrom<Round>(
    { kind: "bye", worth: "full", allocated: true },
    { kind: "bye", worth: "full", allocated: false },
    { kind: "bye", worth: "half", allocated: false },
    { kind: "bye", worth: "zero", allocated: false },
    { kind: "unpaired" },
    { kind: "forfeit", opponent: null, result: "win", color: null },
    { kind: "forfeit", opponent: null, result: "loss", color: null },
    { kind: "pending", opponent: null, color: null },
  ),
);

test("a round printed and read is the same round", () => {
  fc.assert(
    fc.property(anyRound, (round) => {
      expect(resolver(MEANING)(tokenOf(cellOf(printCell(round)), us))).toEqual(round);
    }),
  );
});

const COMPLEMENT = { win: "loss", draw: "draw", loss: "win" } as const;
const OTHER = { white: "black", black: "white" } as const;

const ALONE: readonly Round[] = [
  { kind: "bye", worth: "full", allocated: true },
  { kind: "bye", worth: "full", allocated: false },
  { kind: "bye", worth: "half", allocated: false },
  { kind: "bye", worth: "zero", allocated: false },
  { kind: "unpaired" },
];

/** Both sides of one meeting, or what two players do who do not meet. */
const meeting = (a: number, b: number): fc.Arbitrary<readonly [Round, Round]> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(result, fc.constantFrom("white" as const, "black" as const))
        .map(([mine, side]): readonly [Round, Round] => [
          { kind: "game", opponent: b, result: mine, color: side },
          { kind: "game", opponent: a, result: COMPLEMENT[mine], color: OTHER[side] },
        ]),
    },
    {
      weight: 1,
      arbitrary: result.map((mine): readonly [Round, Round] => [
        { kind: "forfeit", opponent: b, result: mine, color: null },
        { kind: "forfeit", opponent: a, result: COMPLEMENT[mine], color: null },
      ]),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...ALONE), fc.constantFrom(...ALONE)),
    },
  );

const name = fc.constantFrom("Ash, Ada", "Birch, Ben", "Cedar, Cleo", "Élan, Zoë", "Fir");

/** A Swiss of random pairings, ratings, teams, penalties, play-offs and house players. */
const tournaments: fc.Arbitrary<Tournament> = fc
  .record({ pairs: fc.integer({ min: 2, max: 8 }), rounds: fc.integer({ min: 1, max: 9 }) })
  .chain(({ pairs, rounds }) => {
    const count = 2 * pairs;
    const round = fc
      .shuffledSubarray(
        Array.from({ length: count }, (_, i) => i + 1),
        { minLength: count, maxLength: count },
      )
      .chain((order) =>
        fc
          .tuple(
            ...Array.from({ length: pairs }, (_, k) => meeting(order[2 * k] ?? 0, order[2 * k + 1] ?? 0)),
          )
          .map((sides) => new Map(sides.flat().map((side, at) => [order[at] ?? 0, side]))),
      );
    const person = fc.record({
      name,
      rating: fc.option(fc.integer({ min: 100, max: 2900 })),
      team: fc.option(fc.constantFrom("Elms", "Oaks")),
      adjustment: fc.constantFrom(0, 0, 0, -1, 2).map(halfPoints),
      playoff: fc.constantFrom(null, null, 1, 2),
      house: fc.constantFrom(false, false, true),
    });
    return fc
      .tuple(
        fc.array(person, { minLength: count, maxLength: count }),
        fc.array(round, { minLength: rounds, maxLength: rounds }),
      )
      .map(([people, columns]): Tournament => ({
        title: "",
        players: people.map((each, i): Player => ({
          ...each,
          no: i + 1,
          rounds: columns.map((column) => column.get(i + 1) ?? { kind: "unpaired" }),
        })),
        announcedRounds: rounds,
        rounds,
        system: "swiss",
        scoring: USUAL_SCORING,
        roundOrderKnown: true,
        seed: "",
      }));
  })
  .filter(({ players, rounds }) =>
    players.some(
      ({ rounds: own }) => own[rounds - 1]?.kind === "game" || own[rounds - 1]?.kind === "forfeit",
    ),
  );

describe("a clean wall chart", () => {
  test("reads back as the same players", () => {
    fc.assert(
      fc.property(tournaments, fc.constantFrom("", null, 0), (tournament, blank) => {
        const cells = normalizedTable({ tournament }).map((row) =>
          row.map((cell) => (cell === "" ? blank : cell)),
        );
        const { readings } = readCrosstable(cells);
        expect(readings.map((reading) => reading.tournament.players)).toEqual([tournament.players]);
        expect(readings[0]?.findings.filter(({ level }) => level === "error")).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  test("in any order of its rows", () => {
    fc.assert(
      fc.property(tournaments, fc.integer({ min: 1, max: 100 }), (tournament, turn) => {
        const [head = [], ...rows] = normalizedTable({ tournament });
        const turned = rows.map((_, i) => rows[(i + turn) % rows.length] ?? []);
        const [reading] = readCrosstable([head, ...turned]).readings;
        const players = [...(reading?.tournament.players ?? [])].sort((a, b) => a.no - b.no);
        expect(players).toEqual(tournament.players);
      }),
      { numRuns: runs(50) },
    );
  });

  test("whose total, adjustment and play-off are 1 holds no grid below that row", () => {
    const { readings } = readCrosstable([
      ["No.", "Name", "Rd 1", "Total", "Adj.", "Play-off"],
      [10, "Ash, Ada", "L12w", 1, 1, 1],
      [11, "Ash, Ada", "L13b", 0, "", ""],
      [12, "Ash, Ada", "W10b", 1, "", 1],
      [13, "Ash, Ada", "W11w", 1, "", ""],
    ]);
    expect(readings.map(({ layout }) => layout)).toEqual(["wall chart"]);
    expect(readings[0]?.tournament.players.map(({ no }) => no)).toEqual([10, 11, 12, 13]);
  });

  test("has its columns in the order in which they are announced", () => {
    const { readings } = readCrosstable([
      ["No.", "Name", "Rd 1"],
      [1, "Ann", "W2"],
      [2, "Bob", "L1"],
    ]);
    const [reading] = readings;
    if (reading === undefined) throw new Error("no reading");
    expect(normalizedTable(reading)).toEqual([
      ["No.", "Name", "Rating", "Team", "Rd 1", "Total"],
      [1, "Ann", "", "", "W2", 1],
      [2, "Bob", "", "", "L1", 0],
    ]);
  });
});

/** What may stand in a cell, sound or not. */
const anyCell = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "W1",
      "L2",
      "D3",
      "H",
      "B",
      "U",
      "X1",
      "12w1",
      "3b½",
      "-1",
      "1",
      "½",
      0,
      1,
      "",
      null,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("No.", "Name", "Rd 1", "Rd 2", "1", "2", "3", "Total", "Rating", "Team", "R1"),
  },
  { weight: 2, arbitrary: fc.anything() },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  { weight: 1, arbitrary: fc.double() },
);

describe("any cells", () => {
  test("are read or refused, and every finding has words", () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyCell, { maxLength: 8 }), { maxLength: 12 }), (cells) => {
        const { readings, findings } = readCrosstable(cells);
        for (const finding of [...findings, ...readings.flatMap((reading) => reading.findings)])
          expect(inWords(finding)).not.toBe("");
        for (const reading of readings) expect(normalizedTable(reading).length).toBeGreaterThan(1);
      }),
      { numRuns: runs(500) },
    );
  });

  test("under a heading likewise", () => {
    const head = ["No.", "Name", "Rating", "Rd 1", "Rd 2", "Rd 3", "Total"];
    fc.assert(
      fc.property(
        fc.array(fc.array(anyCell, { minLength: 7, maxLength: 7 }), { maxLength: 12 }),
        fc.constantFrom("", null, 0),
        (rows, blank) => {
          const cells = [head, ...rows].map((row) =>
            row.map((cell) => (cell === "" || cell === null ? blank : cell)),
          );
          expect(() => readCrosstable(cells)).not.toThrow();
        },
      ),
      { numRuns: runs(500) },
    );
  });

  test.each([
    ["rows without cells", [[], [], []]],
    ["no rows", []],
    ["rows of different lengths", [["No.", "Name", "Rd 1"], [1], [2, "Bob", "W1", "x", "y"]]],
  ])("%s", (_, cells) => {
    expect(() => readCrosstable(cells)).not.toThrow();
  });
});

describe("sheets that are no crosstables", () => {
  const words = [
    "W12",
    "D5",
    "hello",
    1,
    2,
    12,
    "½",
    "-",
    "Rd 1",
    "Name",
    "No.",
    "Total",
    "",
    null,
    3.5,
    45000,
    "x",
    "#N/A",
  ];

  const noise = (rows: number, columns: number) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from(
        { length: columns },
        (__, column) => words[(row * row * 31 + column * 17 + row * column) % words.length],
      ),
    );

  test("5,000 rows of noise are refused", () => {
    const cells = noise(5000, 20);
    const { readings, findings } = readCrosstable(cells);
    expect(readings).toEqual([]);
    expect(findings.map(({ code }) => code)).toEqual(["no-crosstable"]);
  });

  test("more rows or columns than a sheet of players has are not looked at", () => {
    const [finding] = readCrosstable(Array.from({ length: 100_001 }, () => [])).findings;
    expect(finding && inWords(finding)).toBe(
      "100001 rows and 0 columns are too many for a crosstable; select the table alone.",
    );
    const [wide] = readCrosstable([Array.from({ length: 2_001 }, () => "W1")]).findings;
    expect(wide && inWords(wide)).toBe(
      "1 row and 2001 columns are too many for a crosstable; select the table alone.",
    );
  });

  test.each(["", null, undefined, 0])("whole rows of a sheet, %s beyond the table, are read", (blank) => {
    const rows = [
      ["No.", "Name", "Rd 1"],
      [1, "Ann", "W2"],
      [2, "Bob", "L1"],
    ].map((row) => [...row, ...Array.from({ length: 16_384 - row.length }, () => blank)]);
    const [reading, ...others] = readCrosstable(rows).readings;
    expect(others).toEqual([]);
    expect(reading?.tournament.players.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
  });

  test("cells as long as Excel allows", () => {
    const long = ["W", "1", " ", "-", "(", "a,", "½", "\u00A0"].map((part) =>
      part.repeat(32_767 / part.length),
    );
    expect(() =>
      readCrosstable([["No.", "Name", "Rd 1", "Rd 2"], ...long.map((text) => [text, text, text, text])]),
    ).not.toThrow();
  });
});
