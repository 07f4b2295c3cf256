import { describe, expect, test } from "vitest";
import { readTrf } from "../../../src/reader/trf/index";

const eventOf = (...lines: string[]) => readTrf(lines).event;

/** Dates as programs write them. */
test.each([
  ["2026/05/01", "2026-05-01"],
  ["2026-05-01", "2026-05-01"],
  ["24/09/2010", "2010-09-24"],
  ["24.09.2010", "2010-09-24"],
  ["28. 07. 2005", "2005-07-28"],
  ["May 29, 2020", "2020-05-29"],
  ["29 May 2020", "2020-05-29"],
  ["1.5.2026", "2026-05-01"],
])("042 %s is %s", (text, date) => {
  expect(eventOf(`042 ${text}`).startDate).toBe(date);
});

test.each(["soon", "2026/13/01", "2026/05/41", "05/29/2020x", "2026"])("042 %s is no date", (text) => {
  const { event, problems } = readTrf([`042 ${text}`]);
  expect(event.startDate).toBeNull();
  expect(problems).toEqual([{ code: "bad-field", at: { line: 0, column: 4 }, field: "date", text }]);
});

/** Records 092 and 192. */
test.each([
  ["092 Individual: Swiss-System", "swiss", false],
  ["092 Individual: Swiss-System (Standard)", "swiss", false],
  ["092 Swiss System", "swiss", false],
  ["192 FIDE_DUTCH", "swiss", false],
  ["092 Individual: Round-Robin", "roundRobin", false],
  ["092 RR", "roundRobin", false],
  ["192 BERGER_ROUNDROBIN", "roundRobin", false],
  ["092 Individual: Double-Round-Robin", "doubleRoundRobin", false],
  ["192 BERGER_TEAM_DOUBLEROUNDROBIN", "doubleRoundRobin", true],
  ["192 BERGER_TEAM_ROUNDROBIN", "roundRobin", true],
  ["092 FIDE-TEAM-BAKU", "swiss", true],
  ["092 Team: Swiss-System", "swiss", true],
  ["192 FIDE_TEAM_TYPEA_MP_GP", null, true],
  ["092 Correspondence", null, false],
  ["012 Swiss Open", null, false],
])("%s", (line, pairing, team) => {
  expect(eventOf(line)).toMatchObject({ pairing, team });
});

describe("scoring of record 162", () => {
  test("3-1-0 in columns", () => {
    const { scoring } = eventOf("162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0    X 1.0");
    expect(scoring).toEqual({ win: 6, draw: 2, loss: 0, allocatedBye: 6, absent: 0 });
  });

  test("what it does not state is as usual; a bye of the pairing is worth a win", () => {
    expect(eventOf("162  W 3.0")).toMatchObject({ scoring: { win: 6, draw: 1, allocatedBye: 6, absent: 0 } });
    expect(eventOf("162  P 0.5")).toMatchObject({ scoring: { win: 2, draw: 1, allocatedBye: 1 } });
    expect(eventOf("012 Open").scoring).toBeNull();
  });

  test("points that are no half-points are told", () => {
    expect(readTrf(["162  W 1.25"]).problems).toMatchObject([{ code: "bad-field", field: "scoring" }]);
  });
});

/** Records 202 and 212. */
test.each([
  [["202 DE,BH/C1 BH"], ["PTS", "DE", "BH/C1", "BH"]],
  [["202 EDET/P,EMGSB/C1/P,BH:MP/C1/P,MPvGP"], ["PTS", "EDET/P", "EMGSB/C1/P", "BH:MP/C1/P", "MPvGP"]],
  [["212 STD,PTS,DE"], ["STD", "PTS", "DE"]],
  [
    ["202 BH", "212 PTS,SB"],
    ["PTS", "SB"],
  ],
  [["202 "], null],
])("%j", (lines, sequence) => {
  expect(eventOf(...lines).sequence).toEqual(sequence);
});

test.each([
  ["XXR 9", 9],
  ["142 9", 9],
  ["142 0", null],
])("%s: announced rounds", (line, rounds) => {
  expect(eventOf(line).announced).toBe(rounds);
});

test("title and end", () => {
  expect(eventOf("012 Spring Open ", "052 2026/05/09")).toMatchObject({
    title: "Spring Open",
    startDate: null,
    endDate: "2026-05-09",
  });
});
