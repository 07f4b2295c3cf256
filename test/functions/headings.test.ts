import { expect, test } from "vitest";
import { call } from "./excel";
import { QUAD, sheet } from "./sheets";

const headings = (tiebreaks: string) => (call("STANDINGS", QUAD, tiebreaks) as unknown[][])[0]?.slice(-2);

test.each`
  tiebreaks             | titles
  ${"USCF:SB, FIDE:SB"} | ${["S-B (USCF)", "S-B (FIDE-2026)"]}
  ${"SB, SOLK"}         | ${["S-B", "Solkoff"]}
  ${"MMED/M1, MMED/M2"} | ${["MMED-M1", "MMED-M2"]}
`(
  "two columns are told apart by their rule sets: $tiebreaks",
  ({ tiebreaks, titles }: { tiebreaks: string; titles: string[] }) => {
    expect(headings(tiebreaks)).toEqual(titles);
  },
);

test("and so are the steps of a comparison", () => {
  const tied = sheet(`
    No. | Name | Rd 1
    1   | Ann  | D2
    2   | Bob  | D1
    3   | Cal  | W4
    4   | Dee  | L3
  `);
  const steps = call("TIEBREAK.COMPARE", tied, 1, 2, "USCF:SB, FIDE:SB") as unknown[][];
  expect(steps.map(([step]) => step)).toEqual(expect.arrayContaining(["S-B (USCF)", "S-B (FIDE-2026)"]));
});
