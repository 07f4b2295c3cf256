import { describe, expect, test } from "vitest";
import { halfPoints, scoringOf } from "../../src/engine/index";
import { blankLines, footerLines } from "../../src/writer/footer";
import { crosstable } from "../engine/crosstable";
import { sectionBy, sectionOf, US_DEFAULT } from "./sections";

/** Ann and Bea have a point each, Bea's from a bye. */
const BYE = crosstable(`
  Ann | W3 L4
  Bea | B U
  Cal | L1 L4
  Dan | W4 W1
`);

describe("points from play", () => {
  test("a line says where they decided", () => {
    expect(footerLines([sectionOf(BYE)])).toContain(
      "Points from play: Ann ahead of Bea, all of whose points come from byes and forfeits (US Chess 34E1).",
    );
  });

  test.each(["WINTD", "SWISSSYS"])("%s does not apply the rule and says whom it would move", (ruleSet) => {
    const order = crosstable(`
      Ann | B U
      Bea | L4 W3
      Cal | U L2
      Dan | W2 H
    `);
    const moved = footerLines([sectionBy(ruleSet, order, ["PS"])]).filter((line) =>
      line.startsWith("Points from play"),
    );
    expect(moved).toEqual([
      "Points from play: US Chess ranks points won over the board above points from byes and forfeits (34E1); " +
        `${ruleSet} does not. By that rule the order would differ for Ann and Bea.`,
    ]);
  });

  test("FIDE has no such rule and says nothing", () => {
    const lines = footerLines([sectionBy("FIDE-2026", BYE, ["WIN"])]);
    expect(lines.filter((line) => line.includes("Points from play"))).toEqual([]);
  });
});

test("the order is spelled out where the score does not come first", () => {
  expect(footerLines([sectionOf(BYE, ["WON", "PTS", "SOLK"])])).toContainEqual(
    expect.stringMatching(/^Order: Games won, then score, then points from play, then Solkoff\./),
  );
});

test("a round robin, other points for a win and tie-breaks of the other world are named", () => {
  const table = crosstable(
    `
    Ann | W2 W3
    Bea | L1 D3
    Cal | L1 D2
  `,
    { system: "roundRobin", scoring: scoringOf(6, 2, 0) },
  );
  const lines = footerLines([sectionOf(table, ["SB", "BH"])]);
  expect(lines.find((line) => line.startsWith("Rule set"))).toMatch(
    /Ranked as a round robin\. Points: win 3, draw 1, loss 0\.$/,
  );
  expect(lines.find((line) => line.startsWith("Buchholz"))).toMatch(/ Worked out by FIDE-2026\.$/);
});

test("a tie-break added later is marked", () => {
  const section = sectionOf(BYE, ["SOLK"], { addedAfter: new Map([["SOLK", 1]]) });
  expect(footerLines([section])).toContain("Solkoff (34E2): scores of all opponents. Added after round 1.");
});

test("from nine rounds on two scores are dropped", () => {
  const nine = crosstable("Ann | W2\nBea | L1", { announcedRounds: 9 });
  expect(footerLines([sectionOf(nine)])).toContainEqual(
    expect.stringContaining("a plus score drops the two lowest, a minus score the two highest"),
  );
});

test("several sections share what they have in common", () => {
  const lines = footerLines([
    sectionOf(BYE, US_DEFAULT, { title: "Quad 1" }),
    sectionOf({ ...BYE, players: BYE.players.map((player) => ({ ...player, rounds: [] })) }, US_DEFAULT, {
      title: "Quad 2",
    }),
  ]);
  expect(lines.filter((line) => line.startsWith("Rule set"))).toHaveLength(1);
  expect(lines).toContain("Still tied in Quad 2: places 1–4 (Ann, Bea, Cal, Dan), equal in every tie-break.");
});

test("penalty points need no line of their own, half-points are written as signs", () => {
  const half = crosstable("Ann | W2\nBea | L1", {
    scoring: { ...scoringOf(3, 1, 0), absent: halfPoints(0) },
  });
  expect(footerLines([sectionOf(half)]).find((line) => line.startsWith("Rule set"))).toMatch(
    /Points: win 1½, draw ½, loss 0\.$/,
  );
});

describe("a column in which nobody has a value", () => {
  const COLORLESS = crosstable("Ann | W2w D2\nBea | L1b D1");
  test("says why", () => {
    const lines = footerLines([sectionOf(COLORLESS, ["BLACKS", "SOLK"])]);
    expect(lines).toContain(
      "Blacks Most Blacks (34E6): number of games played with Black. Blank: the colors of the games are not all known.",
    );
    expect(lines.find((line) => line.startsWith("Solkoff"))).not.toMatch(/Blank/);
  });

  test("is a warning of the report", () => {
    expect(blankLines(sectionOf(COLORLESS, ["BLACKS", "SOLK"]))).toEqual([
      "Blacks is blank: the colors of the games are not all known.",
    ]);
  });

  test("says nothing where some have one", () => {
    expect(
      blankLines(sectionOf(crosstable("Ann | W2w D2b\nBea | L1b D1w"), ["BLACKS", "H2H", "CUM"])),
    ).toEqual([]);
  });
});
