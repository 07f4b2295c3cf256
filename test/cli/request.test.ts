import { describe, expect, test } from "vitest";
import { readRequest } from "../../src/workbench/cli/request";
import { NO_DIST, ranked } from "./terminal";

const NOTHING = {
  help: false,
  file: undefined,
  sheet: undefined,
  rules: undefined,
  tiebreaks: undefined,
  out: undefined,
  format: "table",
  anyway: false,
};

test.each([
  [[], {}],
  [["Open.xlsx"], { file: "Open.xlsx" }],
  [["a.csv", "--sheet", "K–8"], { file: "a.csv", sheet: "K–8" }],
  [["--sheet=K–8", "a.csv"], { file: "a.csv", sheet: "K–8" }],
  [["--rules", "FIDE, rounds=9"], { rules: "FIDE, rounds=9" }],
  [["--rules", ""], { rules: "" }],
  [["--tiebreaks", "MMED; SOLK"], { tiebreaks: "MMED; SOLK" }],
  [["--out", "b.xlsx", "--anyway"], { out: "b.xlsx", anyway: true }],
  [["--format", "CSV"], { format: "csv" }],
  [["--", "--odd-name.xlsx"], { file: "--odd-name.xlsx" }],
  [["-h"], { help: true }],
])("%j", (args, expected) => {
  expect(readRequest(args)).toEqual({ ...NOTHING, ...expected });
});

describe("wrong usage ends with 2, says why, and does not even build", () => {
  test.each([
    [["--sheets", "x"], "Unknown option '--sheets'"],
    [["--out"], "Option '--out <value>' argument missing"],
    [["--anyway=yes"], "Option '--anyway' does not take an argument"],
    [["a.xlsx", "b.xlsx"], 'One file at a time, not "a.xlsx" and "b.xlsx"'],
    [["--format", "xml"], 'There is no format "xml"; use table, csv, json'],
    [["--rules", "FIDE", "--rules", "USCF"], "--rules is given twice"],
  ])("%j", async (args, words) => {
    expect(await ranked(args, NO_DIST)).toEqual({ exit: 2, out: "", err: `${words}\n` });
  });
});

test("--help names every option and fits a terminal", async () => {
  const { exit, out, err } = await ranked(["--help"], NO_DIST);
  expect([exit, err]).toEqual([0, ""]);
  for (const option of ["sheet", "rules", "tiebreaks", "out", "format", "anyway", "help"])
    expect(out).toContain(`--${option}`);
  expect(Math.max(...out.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(88);
});
