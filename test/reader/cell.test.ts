import { describe, expect, test } from "vitest";
import { cellOf, isBlank } from "../../src/reader/cell";
import { numberIn, printHalves } from "../../src/reader/number";

describe("cells", () => {
  test.each([
    ["W12", "W12", "plain text"],
    ["  W12 ", "W12", "blanks around"],
    ["\u00A0W\u00A012", "W 12", "hard blanks"],
    ["\u2009W12\u200B", "W12", "thin blank, zero-width blank"],
    ["Ｗ１２", "W12", "full-width letters and digits"],
    ["\u22125", "-5", "minus sign U+2212"],
    ["\u20135", "-5", "en dash"],
    ["½", "½", "½ stays one character"],
    ["5½", "5½", "½ after a digit"],
    ["1\u20442", "1/2", "fraction slash"],
    ["1\n21", "1\n21", "a line feed separates"],
    ["1\r\n 21\r", "1\n21", "line ends of Windows"],
    ["W\u00AD12\uFEFF", "W12", "soft hyphen, byte order mark"],
    ["W  39", "W  39", "columns of a text table stay"],
  ])("%j reads %j: %s", (raw, text) => {
    expect(cellOf(raw).text).toBe(text);
  });

  test.each([
    [12, "number"],
    ["12", "text"],
    ["", "blank"],
    [null, "blank"],
    [undefined, "blank"],
    ["\u00A0\t", "blank"],
    [true, "boolean"],
    ["#N/A", "error"],
    [{ code: "#N/A", message: "why" }, "error"],
    [{ type: "Error", basicValue: "#VALUE!" }, "error"],
    [Number.NaN, "error"],
    [new Date(Date.UTC(2026, 0, 2)), "date"],
    [{ basicValue: 5 }, "number"],
    [{}, "error"],
    [Symbol("x"), "error"],
  ])("%o is %s", (value, kind) => {
    expect(cellOf(value).kind).toBe(kind);
  });

  test("the same content is the same cell", () => {
    expect(cellOf("W12")).toBe(cellOf("W12"));
    expect(cellOf(3.5)).toBe(cellOf(3.5));
  });

  test.each([[""], [null], [undefined], [0]])("%o may be a blank cell", (value) => {
    expect(isBlank(cellOf(value))).toBe(true);
  });

  test("a name keeps its own letters and dashes", () => {
    expect(cellOf("\u00A0Smith\u2013Jones,  Zoë ").shown).toBe("Smith\u2013Jones, Zoë");
  });

  test.each([
    ["W12", false],
    ["W\u00A012", true],
    ["\u22125", true],
    ["½", false],
    ["Zoë", false],
  ])("%j has characters that only look right: %s", (raw, odd) => {
    expect(cellOf(raw).odd).toBe(odd);
  });
});

describe("numbers", () => {
  test.each([
    ["12", 12],
    ["12.", 12],
    ["3.5", 3.5],
    ["6,5", 6.5],
    [".5", 0.5],
    [",5", 0.5],
    ["½", 0.5],
    ["1/2", 0.5],
    ["5½", 5.5],
    ["5 1/2", 5.5],
    ["-1", -1],
    ["51/2", null],
    ["1862/7", null],
    ["1.2.3", null],
    ["", null],
    ["x", null],
  ])("%j is %j", (text, value) => {
    expect(numberIn(text)).toBe(value);
  });

  test.each([
    [0, "0"],
    [1, "½"],
    [2, "1"],
    [7, "3½"],
    [-1, "-½"],
    [-3, "-1½"],
  ])("%i half-points print as %s", (halves, text) => {
    expect(printHalves(halves)).toBe(text);
  });
});
