import fc from "fast-check";
import { expect, test } from "vitest";
import { freeSheetName, freeTableName, sheetName } from "../../src/writer/sheet-names";

test.each`
  text                                   | name
  ${"Standings K–8: U1200 [A/B]?*\\"}    | ${"Standings K–8 U1200 A B"}
  ${"'quoted'"}                          | ${"quoted"}
  ${"A name of more than 31 characters"} | ${"A name of more than 31 characte"}
  ${"with a\ttab and\na line feed"}      | ${"with a tab and a line feed"}
  ${"   "}                               | ${""}
`("$text becomes $name", ({ text, name }: { text: string; name: string }) => {
  expect(sheetName(text)).toBe(name);
});

const wish = { first: "Standings", stem: "Standings", other: "K–8 U1200" };

test.each`
  taken                                                                               | name
  ${[]}                                                                               | ${"Standings"}
  ${["Open", "STANDINGS"]}                                                            | ${"Standings K–8 U1200"}
  ${["standings", "Standings K–8 U1200"]}                                             | ${"Standings K–8 U1200 (2)"}
  ${["standings", "standings k–8 u1200", "Standings K–8 U1200 (2)", "Standings (2)"]} | ${"Standings K–8 U1200 (3)"}
`("beside $taken: $name", ({ taken, name }: { taken: string[]; name: string }) => {
  expect(freeSheetName(wish, taken)).toBe(name);
});

test("a long name gives way to its number", () => {
  const long = { first: "Standings", stem: "Standings", other: "A section with a long name" };
  const second = freeSheetName(long, ["Standings"]);
  expect(second).toBe("Standings A section with a long");
  expect(freeSheetName(long, ["Standings", second])).toBe("Standings A section with a (2)");
});

test("whatever the wish, Excel takes the name and nobody has it", () => {
  const text = fc.string({ unit: "binary", maxLength: 60 });
  fc.assert(
    fc.property(text, text, fc.array(text), (first, other, others) => {
      const taken = [...others, "Standings", sheetName(first)];
      const name = freeSheetName({ first, stem: "Standings", other }, taken);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(31);
      expect(name).not.toMatch(/[:\\/?*[\]\p{Cc}]|^'|'$/u);
      expect(taken.map((each) => each.toLowerCase())).not.toContain(name.toLowerCase());
    }),
  );
});

test("tables are numbered from the second on", () => {
  expect(freeTableName([])).toBe("StandingsTable");
  expect(freeTableName(["standingstable", "StandingsTable3"])).toBe("StandingsTable2");
});
