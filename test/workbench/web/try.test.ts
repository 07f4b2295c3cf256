import { describe, expect, test } from "vitest";
import { readTryRequest } from "../../../src/workbench/try/arguments";

describe("npm run try", () => {
  test.each([
    [[], { file: undefined, headless: false, screenshot: undefined, help: false }],
    [["club.xlsx"], { file: "club.xlsx", headless: false, screenshot: undefined, help: false }],
    [
      ["--headless", "--screenshot", "out.png", "a.csv"],
      { file: "a.csv", headless: true, screenshot: "out.png", help: false },
    ],
    [["--help"], { file: undefined, headless: false, screenshot: undefined, help: true }],
  ])("%j is understood", (args, request) => {
    expect(readTryRequest(args)).toEqual(request);
  });

  test.each([[["a.csv", "b.csv"]], [["--screenshot", "out.png"]], [["--window"]]])(
    "%j is refused",
    (args) => {
      expect(() => readTryRequest(args)).toThrow();
    },
  );
});
