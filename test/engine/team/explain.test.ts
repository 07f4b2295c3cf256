import { describe, expect, test } from "vitest";
import { compare, effectsOf, explainPlace, explainValue, toNumber } from "../../../src/engine/index";
import { rulesFor } from "../crosstable";
import { ranked, teamEvent } from "./events";

const USCF = rulesFor("USCF");
const FIDE = rulesFor("FIDE-2026");

const EVENT = teamEvent(`
  St. Mary's, Grade 5 | W2:11=0 D3:10== H
  Owls                | L1:00=1 B       W3:1+==
  Crows               | X4      D1:01== L2:0-==
  Jays                | F3      U       U
`);

/** The lines, the total and the notes of a code for one team. */
const explained = (no: number, code: string, rules = USCF) => {
  const standings = ranked(EVENT, [code], rules);
  const row = standings.rows.find(({ entry }) => entry.player.no === no);
  const found = row && explainValue(standings, row, 1);
  return {
    lines: found?.lines.map(({ opponentName, used, why }) => [opponentName, used && toNumber(used), why]),
    total: found?.total && toNumber(found.total),
    notes: found?.notes,
  };
};

describe("workings", () => {
  test("U.S. Amateur: opponents' scores times board points", () => {
    expect(explained(1, "USAT")).toEqual({
      lines: [
        ["Owls", 5, "2 × 2½"],
        ["Crows", 3, "1½ × 2"],
        ["", 0, "own half-point bye: counts as an opponent with 0"],
      ],
      total: 8,
      notes: [],
    });
  });
  test("board count: each board's points times its number", () => {
    expect(explained(1, "BC", FIDE)).toEqual({
      lines: [
        ["Board 1", 2.5, "2½ × 1"],
        ["Board 2", 3, "1½ × 2"],
        ["Board 3", 4.5, "1½ × 3"],
        ["Board 4", 4, "1 × 4"],
      ],
      total: 14,
      notes: [],
    });
  });
  test("score strength combination: game points and Buchholz", () => {
    expect(explained(1, "SSSC/K4", FIDE)).toEqual({
      lines: [
        ["Game points", 6.5, ""],
        ["Buchholz", 2.5, "10 divided by 4"],
      ],
      total: 9,
      notes: [],
    });
  });
  test("Solkoff speaks of matches", () => {
    expect(explained(1, "SOLK").notes).toEqual(["An opponent's unplayed matches count ½ each."]);
  });
  test("a game view explains board points", () => {
    expect(explained(1, "PS:GP", FIDE).total).toBe(2.5 + 4.5 + 6.5);
  });
});

describe("extended Sonneborn-Berger on game points", () => {
  test("is told by game points: what counts otherwise than it brought, and both scores", () => {
    const lines = explained(2, "EGGSB", FIDE).lines ?? [];
    expect(lines.map(([name, , why]) => [name, why])).toEqual([
      ["St. Mary's, Grade 5", "6½ × 1½"],
      ["", "own bye: a match against a dummy with 6; the own score is 8½; 6 × 4"],
      ["Crows", "7 × 3"],
    ]);
  });
});

describe("places", () => {
  const standings = ranked(EVENT, ["USAT", "GAMEPTS"]);

  test("a team's name stays whole", () => {
    expect(compare(standings, 1, 2)?.sentence).toBe(
      "St. Mary's, Grade 5 is ahead of Owls on U.S. Amateur: 8 to 7½.",
    );
  });
  test("teams have a score, not players", () => {
    expect(explainPlace(standings, 1)?.more).toEqual([
      "Two teams have 2 points.",
      "U.S. Amateur puts St. Mary's, Grade 5 first: 8, before Owls with 7½.",
    ]);
  });
  test("head-to-head is about their match", () => {
    expect(compare(ranked(EVENT, ["H2H"]), 1, 2)?.sentence).toBe(
      "St. Mary's, Grade 5 is ahead of Owls: St. Mary's, Grade 5 won their match in round 1.",
    );
  });
  test("boards that decide are not their match, even where it was won", () => {
    const level = teamEvent(`
      Hawks | W2:1110 L3:0000
      Owls  | L1:0001 W4:1111
      Crows | L4:0000 W1:1111
      Jays  | W3:1111 L2:0000
    `);
    const { sentence, more } = compare(ranked(level, ["TBR"], FIDE), 1, 2) ?? { more: [] };
    expect(sentence).toMatch(/ on Top board results: \d to \d\.$/);
    expect(more.join(" ")).not.toContain("comes later in the sequence");
  });
  test("what an item does for the event", () => {
    expect(effectsOf(standings).map(({ kind }) => kind)).toEqual(["breaks", "breaks", "neverReached"]);
  });
  test("ties that are left: what would separate the teams", () => {
    const level = ranked(teamEvent("Hawks | D2,2 W3,3\nOwls | D1,2 W4,3\nCrows | U L1,1\nJays | U L2,1"), [
      "USAT",
    ]);
    expect(compare(level, 1, 2)?.more[0]).toMatch(/^Score and the tie-break are equal\. /);
  });
});
