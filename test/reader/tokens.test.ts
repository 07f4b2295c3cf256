import { describe, expect, test } from "vitest";
import { cellOf } from "../../src/reader/cell";
import type { Token } from "../../src/reader/token";
import { FAMILIES, tokenOf } from "../../src/reader/tokens/index";

/** A token in short: kind, result or worth, opponent, color. */
const short = (token: Token): string => {
  const parts: unknown[] = [token.kind];
  if ("result" in token) parts.push(token.result);
  if ("second" in token && token.second !== undefined) parts.push(token.second);
  if ("oneSided" in token && token.oneSided === true) parts.push("one-sided");
  if ("halves" in token) parts.push(token.halves / 2);
  if ("worth" in token) parts.push(token.worth);
  if ("allocated" in token && token.allocated) parts.push("allocated");
  if ("code" in token) parts.push(token.code);
  if ("why" in token) parts.push(token.why);
  if ("opponent" in token && token.opponent !== null) parts.push(token.opponent);
  if ("color" in token && token.color !== null) parts.push(token.color);
  return parts.join(" ");
};

const read = (family: string, value: unknown): string => {
  const found = FAMILIES.find(({ name }) => name === family);
  if (found === undefined) throw new Error(`no notation ${family}`);
  return short(tokenOf(cellOf(value), found));
};

describe("US Chess: wall charts, SwissSys, WinTD, rating reports, hand-made charts", () => {
  test.each<[value: unknown, token: string, because: string]>([
    ["W12", "game win 12", "rating report"],
    ["W 12", "game win 12", "rating report"],
    ["W  39", "game win 39", "DBF format 1, right-justified"],
    ["W   12B", "game win 12 b", "DBF format 2C, padded"],
    ["D16W   ", "game draw 16 w", "DBF format 2C"],
    ["w12", "game win 12", "small letters"],
    ["D5", "game draw 5", "rating report"],
    ["L3", "game loss 3", "rating report"],
    ["W12 (b)", "game win 12 b", "SwissSys"],
    ["W2(w)", "game win 2 w", "rating report of the new site"],
    ["W12w", "game win 12 w", "clean wall chart"],
    ["Ww2", "game win 2 w", "the color before the opponent"],
    ["Lb1", "game loss 1 b", "the color before the opponent"],
    ["Dw14", "game draw 14 w", "the color before the opponent"],
    ["D(b) 14", "game draw 14 b", "the color before the opponent"],
    ["Xb7", "forfeit win 7 b", "the color before the opponent"],
    ["WW2", "game win win 2", "two games"],
    ["W12W", "game win 12 w", "last letter is the color"],
    ["W-7", "game win 7", "hand-made"],
    ["D-10", "game draw 10", "hand-made"],
    ["+12", "game win 12", "hand-made"],
    ["\u22125", "game loss 5", "hand-made, minus sign"],
    ["=4", "game draw 4", "hand-made"],
    ["WD5", "game win draw 5", "SwissSys, two games in a round"],
    ["WD5 (b)", "game win draw 5 b", "SwissSys, two games in a round"],
    ["N12", "game win one-sided 12", "entry code"],
    ["R12", "game draw one-sided 12", "entry code"],
    ["S12", "game loss one-sided 12", "entry code"],
    ["X", "forfeit win", "rating report"],
    ["X12", "forfeit win 12", "SwissSys"],
    ["F12", "forfeit loss 12", "SwissSys"],
    ["W3 (-)", "forfeit win 3", "SwissSys"],
    ["L12 (-)", "forfeit loss 12", "SwissSys"],
    ["W12*", "forfeit win 12", "starred result"],
    ["L*", "forfeit loss", "starred result"],
    ["F", "code F", "forfeit loss, or FIDE's bye"],
    ["F   0", "code F", "DBF format 1"],
    ["Z", "code Z", "zero-point bye"],
    ["Z12", "code Z 12", "drawn forfeit, or FIDE's zero"],
    ["U", "code U", "unpaired, or FIDE's bye"],
    ["U---", "code U", "SwissSys"],
    ["U   0", "code U", "DBF format 1"],
    ["H", "bye half", "rating report"],
    ["H---", "bye half", "SwissSys"],
    ["-H-", "bye half", "scholastic standings"],
    ["H 0", "bye half", "older rating reports"],
    ["H0", "bye half", "DBF format 2C"],
    ["B", "bye full allocated", "rating report"],
    ["B---", "bye full allocated", "SwissSys"],
    ["P", "bye full", "requested full-point bye"],
    ["BYE", "bye unstated allocated", "typed for B"],
    ["½ bye", "bye half", "hand-made"],
    ["1/2 BYE", "bye half", "hand-made"],
    ["Half-point bye", "bye half", "hand-made"],
    ["BYE(½)", "bye half", "rating report of the new site"],
    ["BYE(1)", "bye full allocated", "rating report of the new site"],
    ["0 bye", "bye zero", "hand-made"],
    ["*12w", "pending 12 w", "paired, no result"],
    ["*", "pending", "paired, nobody known"],
    ["L0", "nobody loss", "forum t/382: no game"],
    ["W 0", "nobody win", "forum t/382: no game"],
    ["W", "game win", "result alone"],
    ["Wb", "game win b", "result alone, with its color"],
    ["-", "unpaired", "absent"],
    ["---", "unpaired", "absent"],
    ["\u2014", "unpaired", "absent, long dash"],
    ["No show", "unpaired", "hand-made"],
    ["W12†", "game win 12", "footnote mark after a token"],
    ["W12 (a)", "game win 12", "footnote mark after a token"],
    ["", "blank", "absent or not yet played"],
    [0, "zero", "a blank cell of a function, or 0"],
    ["12", "unread unknown", "a number says nothing here"],
    ["hello", "unread unknown", ""],
    ["B12", "unread unknown", "a bye has no opponent"],
    [45659, "unread date", "a date that Excel made of 1-2"],
    [0.041666666666666664, "unread time", "a time that Excel made of 1:0"],
    [true, "unread boolean", ""],
    ["#REF!", "unread error", ""],
  ])("%j is %s (%s)", (value, token) => {
    expect(read("us", value)).toBe(token);
  });
});

test.each<[value: string, token: string]>([
  ["T12", "game draw 12"],
  ["tied 12", "game draw 12"],
  ["W/4", "game win 4"],
  ["L: 4", "game loss 4"],
  ["D.4", "game draw 4"],
  ["W vs 4", "game win 4"],
  ["W v4", "game win 4"],
  ["W4 (forfeit)", "forfeit win 4"],
  ["L4 by forfeit", "forfeit loss 4"],
  ["W4-F", "forfeit win 4"],
  ["W4 (fft)", "forfeit win 4"],
  ["FW6", "forfeit win 6"],
  ["F L6", "forfeit loss 6"],
  ["1F6", "forfeit win 6"],
  ["W4x", "forfeit win 4"],
  ["__3", "pending 3"],
  ["?3", "pending 3"],
  ["3 ?", "pending 3"],
  ["vs 3", "pending 3"],
  ["...3", "pending 3"],
  ["(bye)", "bye unstated allocated"],
  ["[half]", "bye half"],
  ["½bye", "bye half"],
  ["requested bye", "bye half"],
  ["FB", "bye full allocated"],
  ["1-bye", "bye full allocated"],
  ["Bye-1", "bye full allocated"],
  ["HB", "bye half"],
  ["HPB*", "bye half"],
  ["BYE!", "bye unstated allocated"],
  ["wd", "unpaired"],
  ["W/D", "unpaired"],
  ["late", "unpaired"],
  ["sick", "unpaired"],
  ["absent", "unpaired"],
  ["DNP", "unpaired"],
  ["n.p.", "unpaired"],
  ["n/a", "unpaired"],
  ["didn't play", "unpaired"],
  ["forfeit", "forfeit loss"],
  ["TBD", "pending"],
  ["W4?", "unread unknown"],
  ["w3/b1", "unread unknown"],
  ["1-0", "unread unknown"],
])("by hand in a US chart: %s", (value, token) => expect(read("us", value)).toBe(token));

describe("chess-results.com, Swiss-Manager, TRF cells with blanks", () => {
  test.each<[value: unknown, token: string, because: string]>([
    ["17b1", "points 1 17 b", "ranking crosstable"],
    [" 9b½", "points 0.5 9 b", "padded on the left"],
    ["5w0", "points 0 5 w", "ranking crosstable"],
    ["4w ", "pending 4 w", "paired, no result"],
    ["32b+", "forfeit win 32 b", "forfeit"],
    [" 7w-", "forfeit loss 7 w", "forfeit"],
    ["3z1", "points 1 3 z", "Dutch: zwart"],
    ["-1", "bye full allocated", "pairing bye"],
    [-1, "bye full allocated", "pairing bye, a number in Excel"],
    ["-½", "bye half", "half-point bye"],
    ["-0", "unpaired", "not paired"],
    ["0", "zero", "not paired"],
    ["0,5", "bye half", "half-point bye after a CSV step"],
    ["3b1½", "points 1.5 3 b", "3 - 1½ - 1 - 0"],
    ["18w4½", "points 4.5 18 w", "board points of a team event"],
    ["0w0", "unpaired", "team event without an opponent"],
    ["10 w 1", "points 1 10 w", "Tie Break Server"],
    ["2 w =", "game draw 2 w", "Tie Break Server"],
    ["8 w +", "forfeit win 8 w", "Tie Break Server"],
    ["153 - -", "forfeit loss 153", "TRF, forfeit without color"],
    ["0000 - H", "bye half", "TRF"],
    ["0000 - U", "bye full allocated", "TRF: pairing bye"],
    ["0000 - F", "bye full", "TRF: requested"],
    ["62 b Z", "code Z 62 b", "Lichess: scheduled, no points"],
    ["spielfrei", "bye full allocated", "German page"],
    ["not paired", "unpaired", "English page"],
  ])("%j is %s (%s)", (value, token) => {
    expect(read("chess-results", value)).toBe(token);
  });
});

describe("other programs", () => {
  test.each<[family: string, value: unknown, token: string, because: string]>([
    ["vega", "113", "points 1 13", "glued: won against 13"],
    ["vega", "010", "points 0 10", "glued: lost to 10"],
    ["vega", "½9", "points 0.5 9", "glued"],
    ["vega", "1\n21", "points 1 21", "two lines in one cell"],
    ["vega", "½ BYE", "bye half", ""],
    ["vega", "1BYE", "bye full allocated", ""],
    ["vega", 7, "points 0 7", "07 that became a number"],
    ["vega", "2.5 3", "points 2.5 3", "team event"],
    ["signs", "+ 24N", "game win 24 n", "grille américaine"],
    ["signs", "= 5B", "game draw 5 b", "grille américaine"],
    ["signs", "- 1N", "game loss 1 n", "grille américaine"],
    ["signs", "> 8N", "forfeit win 8 n", "grille américaine"],
    ["signs", "< 9", "forfeit loss 9", "grille américaine"],
    ["signs", "EXE", "bye full allocated", "grille américaine"],
    ["signs", "=", "bye half", "Sharly"],
    ["signs", ">", "bye full", "Sharly"],
    ["signs", "+W10", "game win 10 w", "Vega text, FIDE exercise"],
    ["signs", "=B13", "game draw 13 b", "FIDE exercise"],
    ["signs", "-F11", "forfeit loss 11", "FIDE exercise"],
    ["signs", "+F9", "forfeit win 9", "FIDE exercise"],
    ["signs", "=BYE", "bye half", "FIDE exercise"],
    ["signs", "+BYE", "bye full allocated", "FIDE exercise"],
    ["signs", "--", "unpaired", "FIDE exercise"],
    ["swiss-chess", "3w/1", "points 1 3 w", "Fortschrittstabelle"],
    ["swiss-chess", "5s/½", "points 0.5 5 s", "Fortschrittstabelle"],
    ["swiss-chess", "8/+", "forfeit win 8", "Fortschrittstabelle"],
    ["swiss-chess", "2/-", "forfeit loss 2", "Fortschrittstabelle"],
    ["swiss-chess", "+", "bye full allocated", "Fortschrittstabelle"],
    ["swiss-chess", "=", "bye half", "as + and -"],
    ["swiss-chess", "½", "bye half", "as the result of a game"],
    ["swiss-chess", "1", "bye full allocated", "as the result of a game"],
    ["swiss-chess", "9s/=", "game draw 9 s", "a sign for the draw"],
    ["swiss-chess", "0/1", "bye full allocated", "against number 0"],
    ["swiss-chess", "0/½", "bye half", "against number 0"],
    ["swiss-chess", "0/-", "unpaired", "against number 0"],
    ["draughts", "2/23w", "points 2 23 w", "result first"],
    ["swiss-perfect", "15:W", "game win 15", ""],
    ["swiss-perfect", "  3:D", "game draw 3", ""],
    ["swiss-perfect", "  :W", "bye full allocated", ""],
    ["swiss-perfect", "  : ", "bye unstated", "no game, or a half-point bye"],
    ["open-gotha", "12+/w3", "game win 12 w", "with handicap"],
    ["open-gotha", "5-/b", "game loss 5 b", ""],
    ["open-gotha", "0=/", "bye half", ""],
    ["open-gotha", "7+!", "forfeit win 7", "by default"],
    ["results", "1", "points 1", "results only"],
    ["results", ".5", "points 0.5", "results only"],
    ["results", "+", "forfeit win", "grid"],
    ["results", "-", "forfeit loss", "grid"],
    ["results", "1F", "forfeit win", "club sheets"],
  ])("%s: %j is %s (%s)", (family, value, token) => {
    expect(read(family, value)).toBe(token);
  });
});

test("a cell is read only once", () => {
  const [family] = FAMILIES;
  if (family === undefined) throw new Error("no notation");
  expect(tokenOf(cellOf("W12 (b)"), family)).toBe(tokenOf(cellOf("W12 (b)"), family));
});

test.each(["W", "1", "-", " ", "(", "a,", "½", "w1", "*", "*x", "1/2", "\u00A0"])(
  "long cells of %j are read to the end",
  (part) => {
    const cell = cellOf(part.repeat(32_767 / part.length));
    for (const family of FAMILIES) expect(() => tokenOf(cell, family)).not.toThrow();
  },
);

describe("the opponent before the letter of the result", () => {
  test.each<[value: unknown, token: string]>([
    ["12 W", "game win 12"],
    ["12L", "game loss 12"],
    ["3-d", "game draw 3"],
    ["7 X", "forfeit win 7"],
    ["H", "bye half"],
    ["4b", "unread unknown"],
  ])("%j is %s", (value, token) => expect(read("opponent-first", value)).toBe(token));
});

test("a forfeit of Vega may have a line feed between its sign and the opponent", () =>
  expect(["+\n8", "-\n2"].map((value) => read("vega", value))).toEqual(["forfeit win 8", "forfeit loss 2"]));

test.each([
  ["Full", "bye full"],
  ["Half", "bye half"],
  ["Zero", "bye zero"],
])("the word %s alone is a bye", (word, token) => expect(read("us", word)).toBe(token));
