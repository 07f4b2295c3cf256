import { describe, expect, test } from "vitest";
import { looksLikeTrf, readTrf } from "../../../src/reader/trf/index";
import { playerLine } from "./lines";

const OPEN = [
  "012 Open",
  "XXR 2",
  playerLine(1, ["2 w 1", "0000 - H"], { rating: "2000", points: "1.5", rank: "1" }),
  playerLine(2, ["1 b 0"], { rating: "0", points: "0,0" }),
];

const read = readTrf(OPEN);

test("players with everything that is printed", () => {
  expect(read.players[0]).toMatchObject({
    no: 1,
    name: "Player 1",
    rating: 2000,
    points: 3,
    rank: 1,
    adjustment: 0,
  });
  expect(read.players[1]).toMatchObject({ no: 2, rating: null, points: 0, rank: null, federation: "XXX" });
  expect(read.problems).toEqual([]);
});

/** The same lines as other programs and sheets hand them over. */
describe.each([
  ["one text with carriage returns only", [OPEN.join("\r")]],
  ["one text with line feeds", [OPEN.join("\n")]],
  ["lines that keep their ends", OPEN.map((line) => `${line}\r\n`)],
  ["a byte order mark", [`\uFEFF${OPEN[0] ?? ""}`, ...OPEN.slice(1)]],
  ["blank lines and comments", ["", "### comment", ...OPEN, "   "]],
  ["blanks at the ends", OPEN.map((line) => `${line}     `)],
])("%s", (_name, lines) => {
  test("reads the same", () => {
    const { event, players, problems } = readTrf(lines);
    expect(event).toEqual(read.event);
    expect(players.map(({ rounds }) => rounds)).toEqual(read.players.map(({ rounds }) => rounds));
    expect(problems).toEqual([]);
  });
});

test("in one text the column counts from its beginning", () => {
  const text = [OPEN[0], playerLine(1, ["12 w X"])].join("\r");
  expect(readTrf([text]).problems[0]).toMatchObject({ at: { line: 0, column: 9 + 98 } });
});

describe("names whose bytes were counted", () => {
  /** As a program writes that pads to bytes: the line is shorter by one column a byte too many. */
  const inBytes = (name: string) => {
    const surplus = new TextEncoder().encode(name).length - name.length;
    const line = playerLine(1, ["2 w 1", "12 b ="], { name, rating: "2000", points: "1.5" });
    return line.slice(0, 14) + name.padEnd(33 - surplus) + line.slice(47);
  };

  test.each(["Müller, Jürgen", "Łukasz Żółć", "Иванов, Пётр", "王小明", "Plain, Name"])("%s", (name) => {
    const { players, problems } = readTrf([inBytes(name)]);
    expect(problems).toEqual([]);
    expect(players[0]).toMatchObject({ name, rating: 2000, points: 3 });
    expect(players[0]?.rounds).toHaveLength(2);
    expect(players[0]?.cells[1]?.at).toEqual({ line: 0, column: inBytes(name).length - 8 });
  });

  test("characters counted as the format says are read too", () => {
    const { players, problems } = readTrf([
      playerLine(1, ["2 w 1"], { name: "Müller, Jürgen", rating: "2000" }),
    ]);
    expect(problems).toEqual([]);
    expect(players[0]).toMatchObject({ name: "Müller, Jürgen", rating: 2000 });
  });
});

describe("problems", () => {
  test("a start number twice", () => {
    expect(readTrf([...OPEN, playerLine(2, [])]).problems).toEqual([
      { code: "duplicate-player", at: { line: 4, column: 4 }, player: 2 },
    ]);
  });

  test.each(["", "0", "x"])("the start number %j", (text) => {
    const line = playerLine(1, ["2 w 1"]);
    const { players, problems } = readTrf([line.slice(0, 4) + text.padStart(4) + line.slice(8)]);
    expect(players).toEqual([]);
    expect(problems).toMatchObject([{ code: "bad-field", field: "start number", text }]);
  });

  test.each([
    ["rating", { rating: "19x0" }, 48],
    ["points", { points: "1.25" }, 80],
    ["points", { points: "ab" }, 80],
    ["rank", { rank: "1-2" }, 85],
  ])("a bad %s", (field, given, column) => {
    expect(readTrf([playerLine(1, [], given)]).problems).toMatchObject([
      { code: "bad-field", field, at: { line: 0, column } },
    ]);
  });

  test("a record that we do not know, once", () => {
    expect(readTrf([...OPEN, "999 what", "999 again", "hello"]).problems).toEqual([
      { code: "unread-record", at: { line: 4, column: 0 }, record: "999" },
      { code: "unread-record", at: { line: 6, column: 0 }, record: "HEL" },
    ]);
  });
});

test("accelerated points are left alone", () => {
  const { players, problems } = readTrf([...OPEN, "250      1.0 001 002 0001 0001"]);
  expect(problems).toEqual([]);
  expect(players[0]?.adjustment).toBe(0);
});

test.each([
  [OPEN, true],
  [[OPEN.join("\r")], true],
  [["012 Open", "Rank Name"], false],
  [["001", "001 is a number"], false],
  [[], false],
])("looks like a report: %#", (lines, is) => {
  expect(looksLikeTrf(lines)).toBe(is);
});
