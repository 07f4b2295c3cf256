import { describe, expect, test } from "vitest";
import { isProblem, readItem, TIE_BREAKS } from "../../../src/engine/index";
import { itemFor, itemsFor, USCF, rulesFor } from "../crosstable";
import { FIDE_2024, FIDE_2026 } from "./events";

/** What directors and programs write, and the code in one spelling. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ["bh", "BH"],
  ["BH/C1", "BH/C1"],
  ["BH:C1", "BH/C1"],
  ["BH-C1", "BH/C1"],
  ["BH#C1", "BH/C1"],
  ["bh!c1!p", "BH/C1/P"],
  ["BH/P/C1", "BH/C1/P"],
  ["Buchholz", "BH"],
  ["Buchholz Cut 1", "BH/C1"],
  ["Median Buchholz", "BH/M1"],
  ["Median  buchholz/P", "BH/M1/P"],
  ["T-BH-C1", "BH/C1"],
  ["Fore Buchholz", "FB"],
  ["Sonneborn-Berger Cut 1", "SB/C1"],
  ["DirE", "DE"],
  ["GE", "REP"],
  ["SNO", "TPN"],
  ["TPN/R", "TPN/R"],
  ["KS/L+1", "KS/L+1"],
  ["KS/L40", "KS/L40"],
  ["ARO-C1", "ARO/C1"],
  ["BH/V2024", "BH/V2024"],
  ["RND", "COIN"],
];

describe("names", () => {
  test.each(SPELLINGS)("%s is %s", (text, code) => {
    expect(itemFor(text, FIDE_2026).code).toBe(code);
  });

  test.each([
    "BH/L40",
    "DE/C1",
    "TPN/C1",
    "ARO/P",
    "AOB/C1",
    "BH/V3",
    "KS/L",
    "PS/F",
    "WIN/C1",
    "BH/C1/M1",
    "BH/P/P",
    "MMED/V1",
  ])("%s has a modifier that does not go there", (text) => {
    const item = readItem(text, FIDE_2026);
    expect(isProblem(item) && item.code).toBe("unknown-modifier");
  });
});

describe("which rules compute a code", () => {
  test.each([
    ["BH", USCF, "FIDE-2026"],
    ["BH", rulesFor("SWISSSYS"), "FIDE-2024"],
    ["SB", USCF, "USCF"],
    ["SB", FIDE_2024, "FIDE-2024"],
    ["FIDE:SB", USCF, "FIDE-2026"],
    ["USCF:SB", FIDE_2024, "USCF"],
    ["BH/V1", FIDE_2026, "FIDE-2024"],
    ["BH/V2", FIDE_2024, "FIDE-2026"],
    ["PTS", FIDE_2024, "FIDE-2024"],
    ["PLAYOFF", FIDE_2024, "FIDE-2024"],
  ])("%s", (code, rules, ruleSet) => {
    expect(itemFor(code, rules).ruleSet.code).toBe(ruleSet);
  });

  test("a sequence of both worlds", () => {
    const items = itemsFor(["MMED", "FIDE:BH/C1", "SB", "FIDE:SB"], USCF);
    expect(items.map(({ code }) => code)).toEqual(["PTS", "APLAY", "MMED", "BH/C1", "SB", "FIDE:SB"]);
  });
});

/** Functions that users type, for the code of either world. */
test.each([
  ["BUCHHOLZ", "BH"],
  ["SONNEBORN", "SB"],
  ["PROGRESSIVE", "PS"],
  ["KOYA", "KS"],
  ["WINS", "WIN"],
  ["GAMESWON", "WON"],
])("%s is %s", (name, code) => {
  const codes = TIE_BREAKS.filter(({ functionName }) => functionName === name).map(
    (tieBreak) => tieBreak.code,
  );
  expect(new Set(codes)).toEqual(new Set([code]));
  expect(itemFor(code, FIDE_2026).tieBreak.functionName).toBe(name);
});

test("helper codes are computed and offered in no list", () => {
  const helpers = TIE_BREAKS.filter(({ helper }) => helper === true).map(({ code }) => code);
  expect(helpers).toEqual(["ABH", "AFB", "VUR", "NUM", "RTG"]);
  for (const code of helpers) expect(itemFor(code, USCF).code).toBe(code);
});
