import { describe, expect, test } from "vitest";
import { ENGLISH, LANGUAGES } from "../../../scripts/build/languages";
import { readTryRequest } from "../../../src/workbench/try/arguments";

const GERMAN = LANGUAGES.find(({ code }) => code === "de");

describe("npm run try", () => {
  test.each([
    [[], { file: undefined, headless: false, screenshot: undefined, help: false, language: ENGLISH }],
    [
      ["club.xlsx"],
      { file: "club.xlsx", headless: false, screenshot: undefined, help: false, language: ENGLISH },
    ],
    [
      ["--headless", "--screenshot", "out.png", "a.csv"],
      { file: "a.csv", headless: true, screenshot: "out.png", help: false, language: ENGLISH },
    ],
    [["--help"], { file: undefined, headless: false, screenshot: undefined, help: true, language: ENGLISH }],
    [
      ["--language", "de"],
      { file: undefined, headless: false, screenshot: undefined, help: false, language: GERMAN },
    ],
  ])("%j is understood", (args, request) => {
    expect(readTryRequest(args)).toEqual(request);
  });

  test.each([[["a.csv", "b.csv"]], [["--screenshot", "out.png"]], [["--window"]], [["--language", "xx"]]])(
    "%j is refused",
    (args) => {
      expect(() => readTryRequest(args)).toThrow();
    },
  );
});
