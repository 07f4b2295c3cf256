import { describe, expect, test } from "vitest";
import { explainValue } from "../../../src/engine/index";
import { rulesFor } from "../crosstable";
import { orderOf, ranked, teamEvent } from "./events";

const FIDE = rulesFor("FIDE-2026");

/** One drawn match, board by board. */
const match = (home: string, away: string) => teamEvent(`Home | D2:${home}\nAway | D1:${away}`);

/** Who comes first in a drawn match, worked out by hand; a shared place where nothing decides. */
const MATCHES: readonly (readonly [home: string, away: string, code: string, order: string, why: string])[] =
  [
    ["1=0=", "0=1=", "TBR", "1 Home, 2 Away", "board 1: 1 to 0"],
    ["=1=0", "=0=1", "TBR", "1 Home, 2 Away", "board 1 equal, board 2: 1 to 0"],
    ["====", "====", "TBR", "1 Home, 1 Away", "all boards equal"],
    ["0110", "1001", "TBR", "1 Away, 2 Home", "board 1: 0 to 1"],
    ["0110", "1001", "BBE", "1 Home, 2 Away", "without board 4: 2 to 1"],
    ["=01=", "=10=", "BBE", "1 Away, 2 Home", "without board 4 equal, without 3 and 4: ½ to 1½"],
    ["1=0=", "0=1=", "BC", "1 Home, 2 Away", "1 + 1 + 0 + 2 = 4 to 0 + 1 + 3 + 2 = 6: the lower is better"],
    ["1=0=", "0=1=", "EDE", "1 Home, 1 Away", "match and board points equal"],
    ["1=0=", "0=1=", "EDEC", "1 Home, 2 Away", "board count 4 to 6"],
    ["0110", "1001", "EDEC", "1 Home, 1 Away", "board count 5 to 5"],
    ["0110", "1001", "EDET", "1 Away, 2 Home", "board 1"],
    ["0110", "1001", "EDEB", "1 Home, 2 Away", "without board 4"],
    ["0110", "1001", "EDEBT", "1 Away, 2 Home", "board count equal, then board 1"],
    ["0110", "1001", "EDEBB", "1 Home, 2 Away", "board count equal, then without board 4"],
  ];

describe("a drawn match is decided on its boards", () => {
  test.each(MATCHES)("%s to %s by %s: %s", (home, away, code, order) => {
    expect(orderOf(ranked(match(home, away), [code], FIDE))).toBe(order);
  });
  test("the reference program's order of board counts is a choice of its own", () => {
    const rules = rulesFor("FIDE-2026", { encounterBoardCount: "higher" });
    expect(orderOf(ranked(match("1=0=", "0=1="), ["EDEC"], rules))).toBe("1 Away, 2 Home");
  });
});

describe("extended direct encounter", () => {
  /** All three drew one match and won one by the same score; Owls made more boards against the two others. */
  const circle = teamEvent(`
    Hawks | W2,2.5 L3,1.5
    Owls  | L1,1.5 U      W3,3
    Crows | U      W1,2.5 L2,1
  `);
  test("where match points are a circle, board points decide", () => {
    expect(orderOf(ranked(circle, ["DE"], FIDE))).toBe("1 Hawks, 1 Owls, 1 Crows");
    expect(orderOf(ranked(circle, ["DE:GP"], FIDE))).toBe("1 Owls, 2 Hawks, 3 Crows");
    expect(orderOf(ranked(circle, ["EDE"], FIDE))).toBe("1 Owls, 2 Hawks, 3 Crows");
  });
  test("the working shows the points in which it was decided", () => {
    const standings = ranked(circle, ["EDE"], FIDE);
    const [first] = standings.rows;
    const explanation = first && explainValue(standings, first, 1);
    expect(explanation?.notes).toEqual(["4½ points in matches among the three who are tied."]);
  });
  test("extras are for two teams only", () => {
    const three = teamEvent(`
      Hawks | D2:1001 D3:1001
      Owls  | D1:0110 U       D3:1001
      Crows | U       D1:0110 D2:0110
    `);
    expect(orderOf(ranked(three, ["EDET"], FIDE))).toBe("1 Hawks, 1 Owls, 1 Crows");
  });
  test("a forfeited match is none, with /P it is one", () => {
    const forfeited = teamEvent(`
      Hawks | X2 U
      Owls  | F1 B
    `);
    expect(orderOf(ranked(forfeited, ["EDE"], FIDE))).toBe("1 Hawks, 1 Owls");
    expect(orderOf(ranked(forfeited, ["EDE/P"], FIDE))).toBe("1 Hawks, 2 Owls");
  });
});
