import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import { drawn, readOne } from "../support";
import { matchesOf } from "./support";

const HEADING = "Team|Points|Points|Team";

describe("divisions of a list of team matches", () => {
  test.each([
    [
      "a title above each heading",
      `Division A\n${HEADING}\nElms|3|1|Oaks\nYews|2.5|1.5|Firs\nDivision B\n${HEADING}\nAlms|3|1|Boks\nCews|1|3|Dirs`,
    ],
    [
      "under the title of a round",
      `Round 1\nDivision A\n${HEADING}\nElms|3|1|Oaks\nYews|2.5|1.5|Firs\nDivision B\n${HEADING}\nAlms|3|1|Boks\nCews|1|3|Dirs`,
    ],
  ])("are sections: %s", (_, picture) => {
    const { readings } = readCrosstable(drawn(picture));
    expect(readings.map((reading) => [reading.section, ...matchesOf(reading)])).toEqual([
      ["Division A", "W2 6-2", "L1 2-6", "W4 5-3", "L3 3-5"],
      ["Division B", "W2 6-2", "L1 2-6", "L4 2-6", "W3 6-2"],
    ]);
  });
});

test("points of each side under White and Black are those of teams, where there are more than of a game", () => {
  const reading = readOne(
    "Round|White|Score|Score|Black\n1|Elms|3|1|Oaks\n1|Yews|2||\n2|Elms|2.5|1.5|Yews\n2|Oaks|2||",
  );
  expect(matchesOf(reading)).toEqual(["W2 6-2, W3 5-3", "L1 2-6, B 4", "B 4, L1 3-5"]);
});

test("teams that are in no match of a round are named", () => {
  const { findings } = readOne(
    `Round 1\n${HEADING}\nElms|3|1|Oaks\nYews|2.5|1.5|Firs\nRound 2\n${HEADING}\nElms|2.5|1.5|Yews`,
  );
  expect(findings).toMatchObject([{ code: "teams-absent", names: ["Oaks", "Firs"], round: 2 }]);
});

test("who is free in turn, as every other team is, needs no finding", () => {
  const reading = readOne(
    `Round 1\n${HEADING}\nElms|3|1|Oaks\nRound 2\n${HEADING}\nElms|2|2|Yews\nRound 3\n${HEADING}\nOaks|3|1|Yews`,
  );
  expect(reading.findings.map(({ code }) => code)).not.toContain("teams-absent");
});

test("a team with two matches in a round is named, with both cells", () => {
  const { findings } = readOne(
    `Round 1\n${HEADING}\nElms|3|1|Oaks\nElms|2.5|1.5|Firs\nRound 2\n${HEADING}\nElms|2.5|1.5|Yews\nOaks|2|2|Firs`,
  );
  expect(findings[0]).toMatchObject({
    ...{ code: "team-twice", name: "Elms", round: 1, level: "error" },
    ...{ at: { row: 3, column: 1 }, also: [{ row: 2, column: 1 }] },
  });
});

test("the points of a bye may stand alone where the score does", () => {
  const reading = readOne(`
    Round | Team A | Result  | Team B
    1     | Elms   | 3-1     | Oaks
    1     | Yews   | 2       |
    2     | Elms   | 2.5-1.5 | Yews
    2     | Oaks   | 2       | bye
  `);
  expect(matchesOf(reading)).toEqual(["W2 6-2, W3 5-3", "L1 2-6, B 4", "B 4, L1 3-5"]);
  expect(reading.findings).toEqual([]);
});
