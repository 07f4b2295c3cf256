import { describe, expect, test } from "vitest";
import { type Rules, TIE_BREAKS, type Tournament } from "../../src/engine/index";
import { crosstable, rulesFor, USCF, valuesOf } from "./crosstable";
import { EVERY_KIND, MAPLE_GROVE, PRINTED_NINE, PRINTED_SIX, TEC_EXERCISE } from "./events";

const WINTD = rulesFor("WINTD");
const MCA = rulesFor("MCA");
const LEGACY = rulesFor("USCF-LEGACY");
const SWISSSYS = rulesFor("SWISSSYS");
const HULT = rulesFor("USCF", { unrated: "hult" });

/** The value of one player whose opponents do not matter. */
const ofRow = (row: string, code: string, rules: Rules) => {
  const rounds = row.split(" ").map((token) => token.replace(/^([WDLXF])/, "$10"));
  return valuesOf(crosstable(`Self | ${rounds.join(" ")}`), code, rules)["Self"];
};

const ROWS: readonly (readonly [string, Rules, string, number, string])[] = [
  ["PTS", USCF, "W D L B H U", 3, "US Chess 22A-22C"],
  ["CUM", USCF, "W L W D L", 9, "US Chess 34E3, first example"],
  ["CUM", USCF, "W W D L L", 10.5, "US Chess 34E3, second example"],
  ["CUM", WINTD, "W W W W L", 14, "WinTD help, player A"],
  ["CUM", WINTD, "W W L W W", 12, "WinTD help, player B"],
  ["CUM", SWISSSYS, "W W L W", 8, "SwissSys help, Cumulative"],
  ["CUM", USCF, "B W L D W", 10, "michess.org: a full-point bye"],
  ["CUM", MCA, "B W L D W", 10, "michess.org: a full-point bye"],
  ["CUM", USCF, "H D W D", 5.5, "bnasc.org: a half-point bye"],
  ["CUM", LEGACY, "H D W D", 6, "US Chess 34E3, older printing"],
  ["CUM", USCF, "W W W W U", 14, "English Chess Forum t=2416: carried on, 14 and not 10"],
  ["ADJCUM", LEGACY, "H D W D", 5.5, "bnasc.org: a half-point bye"],
  ["ADJCUM", WINTD, "B W L D W", 10, "michess.org: a full-point bye"],
  ["PS", SWISSSYS, "W L W D", 6.5, "Wollongong Chess Club"],
  ["PS/C1", SWISSSYS, "W L W W D", 9.5, "SwissSys help: 1, 1, 2, 3, 3½ less the first"],
  ["KASH", USCF, "W D L B H U", 7, "US Chess 34E7"],
  ["KASH", WINTD, "W D L B H U", 3, "WinTD help: 2 a win, 1 a draw"],
  ["KASH", MCA, "W D L B H U", 13, "Big Rapids: 2 for each unplayed game"],
  ["KASH", USCF, "W L", 5, "US Chess 34E7: a win and a loss beat two draws"],
  ["KASH", USCF, "D D", 4, "US Chess 34E7: a win and a loss beat two draws"],
  ["BLACKS", USCF, "Ww Wb Wb Fb Ww", 2, "US Chess 34E6; a forfeit is no game"],
  ["BAP", SWISSSYS, "Ww Db Wb Lw", 6, "SwissSys help: 2 + 1 + 3"],
  ["WIN", SWISSSYS, "W X B D L", 3, "SwissSys help, WIN"],
  ["WON", SWISSSYS, "W X B D L", 1, "SwissSys help, WON"],
  ["PCT", WINTD, "W D B W L", 62.5, "WinTD's list, by its name: 2½ of the 4 games played"],
];

describe("one row of results", () => {
  test.each(ROWS)("%s, %#", (code, rules, row, value) => {
    expect(ofRow(row, code, rules)).toBe(value);
  });
});

/** Columns in the order of the players. */
type Column = readonly [string, Rules, readonly number[]];

const checkColumn =
  (tournament: Tournament) =>
  (code: string, rules: Rules, right: readonly number[]): void => {
    const values = Object.values(valuesOf(tournament, code, rules));
    right.forEach((value, i) => {
      expect(values[i]).toBeCloseTo(value, 4);
    });
    expect(values).toHaveLength(right.length);
  };

/** Worked out by hand for the Standings sheet of the user's guide. */
const SCHOLASTIC: readonly Column[] = [
  ["PTS", USCF, [4, 4, 4, 2, 3, 3, 0, 2, 3, 1.5, 2, 2]],
  ["MMED", USCF, [14, 12.5, 12.5, 10, 13, 11, 5, 6, 8, 6, 4, 6]],
  ["SOLK", USCF, [15.5, 13.5, 14, 14, 14.5, 12.5, 9, 10, 9, 9, 7, 10]],
  ["CUM", USCF, [12, 14, 13, 5, 9, 9, 0, 5, 7, 5, 4, 5]],
  ["CUMOPP", USCF, [50, 39, 45, 42, 42, 40, 25, 32, 23, 26, 16, 32]],
];

describe("the scholastic section", () => {
  test.each(SCHOLASTIC)("%s", checkColumn(MAPLE_GROVE));

  test.each([
    ["KASH", 7],
    ["SB", 1.5],
  ])("%s does not separate Whitaker and Park", (code, value) => {
    const values = valuesOf(MAPLE_GROVE, code);
    expect([values["Whitaker, Noah"], values["Park, Ethan"]]).toEqual([value, value]);
  });
});

/** Hand-checked for A: adjusted opponents 1½ + 4 + 2 + 0 + 1; running scores 13, less 1 for the forfeit. */
const KINDS: readonly Column[] = [
  ["MMED", USCF, [8.5, 11, 2.5, 6.5, 10, 4.5, 6.5]],
  ["MED", USCF, [4.5, 7, 2.5, 6.5, 9, 4.5, 6.5]],
  ["SOLK", USCF, [8.5, 12.5, 6.5, 10.5, 14, 8.5, 10.5]],
  ["CUM", USCF, [12, 12, 6.5, 7.5, 4, 5, 3.5]],
  ["CUM", LEGACY, [12, 12, 6.5, 8, 4, 5, 3.5]],
  ["CUMOPP", USCF, [27, 35, 19.5, 29, 39, 27, 27.5]],
  ["CUMOPP", LEGACY, [27.5, 35.5, 19.5, 29, 39, 27.5, 27.5]],
  ["KASH", USCF, [14, 16, 7, 6, 9, 10, 5]],
  ["SB", USCF, [6.5, 9.75, 2, 2.5, 3, 2.5, 1.25]],
  ["SB", WINTD, [13, 19.5, 4, 5, 6, 5, 2.5]],
  ["AVGOPP", USCF, [1733.3333, 1720, 1750, 1800, 1800, 1733.3333, 1725]],
  ["AVGOPP/C1", USCF, [1800, 1775, 1900, 1950, 1900, 1800, 1800]],
  ["COMPAVG", WINTD, [1733.3333, 1720, 1750, 1800, 1800, 1733.3333, 1725]],
  ["OPPERF", USCF, [1640.4167, 1706.6667, 1631.6667, 1862.2222, 1752.3333, 1640.4167, 1716.6667]],
];

test.each(KINDS)("every kind of unplayed round: %s", checkColumn(EVERY_KIND));

const PRINTED: readonly (readonly [string, Tournament, readonly number[]])[] = [
  ["WIN", PRINTED_NINE, [6, 5, 3, 4, 3, 4, 0, 2, 5]],
  ["KS", PRINTED_NINE, [2.5, 2, 1, 1.5, 1.5, 1.5, 0, 0.5, 2.5]],
  ["SB", PRINTED_SIX, [10, 5, 4, 2.5, 0, 0]],
];

test.each(PRINTED)("a round robin as chess-results printed it: %s", (code, tournament, right) => {
  checkColumn(tournament)(code, USCF, right);
});

describe("ratings", () => {
  test.each([
    ["P1", 1789],
    ["P3", 1904],
    ["P4", 1772],
    ["P16", 1805],
  ])("APRO of %s is %i (FIDE's exercise)", (name, value) => {
    expect(valuesOf(TEC_EXERCISE, "APRO", SWISSSYS)[name]).toBe(value);
  });

  const section = crosstable(`
    Self   1500 | W2
    New         | W3 W4 L5 L6 L7
    Third  1500 |
    Fourth 1500 |
    Fifth  1500 |
    Sixth  1500 |
    Last   1500 |
  `);

  const UNRATED: readonly (readonly [string, Rules, number | null, string])[] = [
    ["AVGOPP", HULT, 1420, "Hult Chess Club: 2 of 5 in a section of 1500"],
    ["AVGOPP/U1000", USCF, 1000, "a fixed rating"],
    ["AVGOPP", USCF, null, "nobody rated was met"],
  ];

  test.each(UNRATED)("%s of one unrated opponent by %#", (code, rules, value) => {
    expect(valuesOf(section, code, rules)["Self"]).toBe(value);
  });

  test("SwissSys cuts each performance to a whole number and rounds their mean", () => {
    const { B } = valuesOf(EVERY_KIND, "OPPERF", SWISSSYS);
    expect(B).toBe(Math.round((1600 + 2016 + 1750 + 1500 + 1666) / 5));
  });

  test("a win over somebody more than 350 below counts the own rating and 50 (SwissSys help)", () => {
    const event = crosstable(`
      Self 1700 | D2
      Two  1600 | D1 W3 D4 L5 W6
      Low  1500 |
      Even 1700 |
      High 2000 |
      Far  1000 |
    `);
    expect(valuesOf(event, "OPPERF")["Self"]).toBe((1700 + 1900 + 1700 + 1600 + 1650) / 5);
  });
});

test("every tie-break of the US world has an example here", () => {
  const shown = new Set([...ROWS, ...SCHOLASTIC, ...KINDS, ...PRINTED].map(([code]) => code));
  const others = ["APRO", "H2H"];
  const codes = TIE_BREAKS.filter(({ world, hidden }) => world === "us" && hidden !== true);
  expect(codes.map(({ code }) => code).filter((code) => !shown.has(code) && !others.includes(code))).toEqual(
    [],
  );
});
