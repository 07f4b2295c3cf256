import { describe, expect, test } from "vitest";
import { call, errorOf } from "./excel";
import { changed, fresh, QUAD, sheet } from "./sheets";

describe("an omitted argument", () => {
  test.each([undefined, null, "", 0, "  ", [[""]], [[null]], [[0]]])("may be %j", (nothing) => {
    expect(call("SOLKOFF", QUAD, nothing, nothing)).toEqual(call("SOLKOFF", QUAD));
    expect(call("STANDINGS", QUAD, nothing, nothing)).toEqual(call("STANDINGS", QUAD));
    expect(call("PLACES", QUAD, nothing, nothing, nothing)).toEqual(call("PLACES", QUAD));
    expect(call("TIEBREAK.LIST", nothing)).toEqual(call("TIEBREAK.LIST"));
  });

  test("is an error where it is needed", () => {
    expect(errorOf("STANDINGS")).toMatch(/^#VALUE! /);
    expect(errorOf("MODMEDIAN")).toMatch(/^#VALUE! /);
    expect(errorOf("CUMULATIVE")).toMatch(/^#VALUE! /);
    expect(errorOf("TIEBREAK", QUAD)).toMatch(/^#VALUE! .*code/);
  });
});

describe("a sequence", () => {
  const headings = (tiebreaks: unknown, rules?: unknown) =>
    (call("STANDINGS", QUAD, tiebreaks, rules) as string[][])[0]?.slice(5);

  test.each([
    "MMED,SOLK",
    "mmed; solk",
    " MMED ;; SOLK, ",
    "MMED SOLK",
    "Modified Median, Solkoff",
    "TBrk[M],TBrk[S]",
    [["MMED", "SOLK"]],
    [["MMED"], [""], ["SOLK"], [null], [0]],
    [["MMED, SOLK"]],
    "PTS, MMED, SOLK",
  ])("may be written %j", (tiebreaks) => {
    expect(headings(tiebreaks)).toEqual(["Mod. Med.", "Solkoff"]);
  });

  test("omitted is that of the rule set", () => {
    expect(headings(null, "USCF")).toEqual(["Mod. Med.", "Solkoff", "Cumul.", "Cum. Opp."]);
    expect(headings(null, "FIDE-2009")).toEqual(["Buchholz", "S-B"]);
  });

  test.each([
    ["MMED, XYZ", "XYZ"],
    ["MMED/Z9", "Z9"],
    ["SOLK, Solkoff", "Solkoff"],
    [[["MMED", 7]], "7"],
    [[["MMED", { code: "#REF!" }]], "#REF!"],
  ])("%j is refused by name", (tiebreaks, name) => {
    const error = errorOf("STANDINGS", QUAD, tiebreaks);
    expect(error).toMatch(/^#VALUE! /);
    expect(error).toContain(name);
  });

  test("may have one code twice with different modifiers", () => {
    expect(headings("MMED/M1, MMED/M2")).toEqual(["MMED-M1", "MMED-M2"]);
  });
});

describe("the rules text", () => {
  test.each([
    ["XYZ", "XYZ"],
    ["USCF, speed=9", "speed"],
    ["rounds=5, rounds=6", "rounds"],
    ["rounds=many", "many"],
    [{ code: "#N/A" }, "#N/A"],
  ])("%j is refused by name", (rules, name) => {
    for (const id of ["STANDINGS", "CROSSTABLE.CHECK", "CROSSTABLE.NORMALIZE"]) {
      const args = id === "STANDINGS" ? [QUAD, null, rules] : [QUAD, rules];
      const error = errorOf(id, ...args);
      expect(error).toMatch(/^#VALUE! /);
      expect(error.toUpperCase()).toContain(name.toUpperCase());
    }
  });

  test("names the rule set; without one it is USCF", () => {
    expect(call("SOLKOFF", QUAD, 1)).toBe(call("SOLKOFF", QUAD, 1, "uscf"));
    expect(call("SONNEBORN", QUAD, 1, "WINTD")).toBe(2 * Number(call("SONNEBORN", QUAD, 1)));
  });

  test("counts after a round", () => {
    const after = call("STANDINGS", QUAD, "SOLK", "after=1") as unknown[][];
    expect(after.map((row) => row[4])).toEqual(["Score", 1, 1, 0, 0]);
  });
});

describe("an error finding", () => {
  const wrong = changed(QUAD, 2, 3, "L3");
  const twice = changed(wrong, 4, 5, "???");

  test("is the answer of every function, by row and column", () => {
    for (const id of ["STANDINGS", "SOLKOFF", "PLACES", "CROSSTABLE.NORMALIZE"])
      expect(errorOf(id, fresh(wrong))).toMatch(/^#VALUE! .*row \d+, column \d+ of the range/);
  });

  test("counts those that follow", () => {
    const errors = (call("CROSSTABLE.CHECK", twice) as string[][]).filter(
      ([level]) => level === "error",
    ).length;
    expect(errors).toBeGreaterThan(1);
    expect(errorOf("STANDINGS", twice)).toContain(`and ${errors - 1} more (see CROSSTABLE.CHECK)`);
  });

  test("fits into 255 characters", () => {
    const long = changed(twice, 1, 3, "x".repeat(32_767));
    const [, message = ""] = /^#VALUE! (.*)$/su.exec(errorOf("STANDINGS", long)) ?? [];
    expect(message.length).toBeLessThanOrEqual(255);
    expect(message).toMatch(/more \(see CROSSTABLE\.CHECK\)$/);
  });

  test("is passed over by anyway", () => {
    expect(call("STANDINGS", wrong, "SOLK", "anyway")).toHaveLength(5);
  });

  test("can be an error value in a cell", () => {
    for (const value of [{ code: "#REF!", message: "" }, "#REF!"])
      expect(errorOf("STANDINGS", changed(QUAD, 1, 3, value as string))).toMatch(/^#VALUE! row 2, column 4/);
  });
});

test("an error value as an argument is named", () => {
  expect(errorOf("SOLKOFF", QUAD, { code: "#DIV/0!" })).toMatch(/^#VALUE! .*#DIV\/0!/);
});

test("data types count as the value that the cell shows", () => {
  const typed = QUAD.map((row) =>
    row.map((value) => (typeof value === "number" ? { type: "FormattedNumber", basicValue: value } : value)),
  );
  expect(call("STANDINGS", typed)).toEqual(call("STANDINGS", QUAD));
});

test("whole columns are refused", () => {
  const row = Array.from({ length: 11 }, () => 0);
  const column = Array.from({ length: 100_000 }, () => row);
  expect(errorOf("STANDINGS", column)).toMatch(/^#VALUE! the range has 1,100,000 cells/);
});

describe("several crosstables in one range", () => {
  const quads = sheet(`
    Quad 1 |  |  |  |  |
    No. | Name | Rd 1 | Rd 2 | Rd 3 | Tot
    1   | Ann  | W4   | W3   | D2   | 2.5
    2   | Bob  | W3   | D4   | D1   | 2
    3   | Cal  | L2   | L1   | W4   | 1
    4   | Dee  | L1   | D2   | L3   | 0.5
     |  |  |  |  |
    Quad 2 |  |  |  |  |
    No. | Name | Rd 1 | Rd 2 | Rd 3 | Tot
    1   | Eve  | W4   | W3   | W2   | 3
    2   | Fay  | W3   | W4   | L1   | 2
    3   | Gil  | L2   | L1   | W4   | 1
    4   | Hal  | L1   | L2   | L3   | 0
  `);

  test("share a column", () => {
    expect(call("PLACES", quads)).toEqual(
      ["", "Place", 1, 2, 3, 4, "", "", "Place", 1, 2, 3, 4].map((cell) => [cell]),
    );
  });

  test("have their players by name", () => {
    expect(call("PLACES", quads, "Hal")).toBe(4);
    expect(errorOf("PLACES", quads, 2)).toMatch(/^#VALUE! /);
  });

  test("have no standings in common", () => {
    expect(errorOf("STANDINGS", quads)).toMatch(/^#VALUE! .*2 crosstables/);
  });
});
