import { describe, expect, test } from "vitest";
import { isProblem, readItem, type Rules } from "../../../src/engine/index";
import { rulesFor } from "../crosstable";

const read = (text: string, rules: Rules, field: "players" | "teams" = "teams"): string => {
  const item = readItem(text, rules, field);
  return isProblem(item) ? item.code : `${item.tieBreak.world} ${item.code}`;
};

describe("codes and names of teams", () => {
  test.each([
    ["USAT", "USCF", "us USAT"],
    ["U.S. Amateur", "USCF", "us USAT"],
    ["barry system", "USCF", "us USAT"],
    ["Game pts", "USCF", "us GAMEPTS"],
    ["IHSA", "USCF", "us WTD"],
    ["Game/Match Points", "WINTD", "us GMPTS"],
    ["Performance Index", "WINTD", "us PERFIDX"],
    ["MMED:MP", "USCF", "us MMED:MP"],
    ["mmed/mp", "USCF", "us MMED:MP"],
    ["SB:GP", "USCF", "us SB:GP"],
    ["SB:GP", "FIDE-2026", "fide SB:GP"],
    ["BH/C1/GP", "FIDE-2026", "fide BH:GP/C1"],
    ["BH:GP/P/C1", "FIDE-2026", "fide BH:GP/C1/P"],
    ["mpvgp", "FIDE-2026", "fide MPvGP"],
    ["MPvGP", "USCF", "fide MPvGP"],
    ["ESB:MG/C1", "FIDE-2026", "fide EMGSB/C1"],
    ["PTS:GP", "FIDE-2026", "both PTS:GP"],
    ["EDE/P", "FIDE-2026", "fide EDE/P"],
    ["SSSC/F/K5", "FIDE-2026", "fide SSSC/F/K5"],
    ["USAT:MP", "USCF", "unknown-modifier"],
    ["TPR", "FIDE-2026", "unknown-tie-break"],
  ])("%s under %s is %s", (text, rules, expected) => {
    expect(read(text, rulesFor(rules))).toBe(expected);
  });
  test.each(["USAT", "GAMEPTS", "BC", "MMED:MP", "BH:GP"])("%s is nothing for players", (text) => {
    expect(read(text, rulesFor("USCF"), "players")).toMatch(/^unknown/);
  });
});
