import { describe, expect, test } from "vitest";
import { type Rules, type TeamEvent, TEAM_ONLY, usualWeights } from "../../../src/engine/index";
import { weightedPoints } from "../../../src/engine/team/tiebreaks/products";
import { rulesFor } from "../crosstable";
import { boardsOf, orderOf, ranked, teamEvent, valuesOf } from "./events";
import { PRINTED, WALL_CHART } from "./published";

const USCF = rulesFor("USCF");
const WINTD = rulesFor("WINTD");
const FIDE = rulesFor("FIDE-2026");

describe("a published table of 26 teams", () => {
  const event = teamEvent(WALL_CHART);

  test("match scores", () => {
    expect(valuesOf(event, "PTS")).toEqual(PRINTED.map(([score]) => score));
  });
  test("U.S. Amateur of all 26, the leader with 55.25", () => {
    const values = valuesOf(event, "USAT");
    expect(values).toEqual(PRINTED.map(([, amateur]) => amateur));
    expect(values[0]).toBe(55.25);
  });
  test("U.S. Amateur doubled, as WinTD prints it", () => {
    const values = valuesOf(event, "USAT", WINTD);
    expect(values).toEqual(PRINTED.map(([, amateur]) => 2 * amateur));
    expect(values[0]).toBe(110.5);
  });
  test("game points and Performance Index", () => {
    expect(valuesOf(event, "GAMEPTS")).toEqual(PRINTED.map(([, , games]) => games));
    expect(valuesOf(event, "PERFIDX").map((value) => value?.toFixed(4))).toEqual(
      PRINTED.map(([, , , index]) => index.toFixed(4)),
    );
  });
  test("U.S. Amateur and game points order teams 3 and 4 the other way round", () => {
    const place = (codes: readonly string[], no: number) =>
      ranked(event, codes).rows.find(({ entry }) => entry.player.no === no)?.place;
    expect([3, 4].map((no) => place(["USAT"], no))).toEqual([3, 4]);
    expect([3, 4].map((no) => place(["GAMEPTS"], no))).toEqual([6, 3]);
  });
  test("boards that nobody wrote down give no weighted value", () => {
    const [working] = ranked(event, ["WTD"]).rows.map(({ values }) => values[1]);
    expect(working).toBeNull();
  });
});

/**
 * Three rounds with everything that can go wrong: Crows win a match by forfeit, Owls and Hawks have byes, a board is
 * forfeited, Jays never come. Worked out by hand from the rules that each line names.
 */
const BYES_AND_FORFEITS = `
  Hawks | W2:11=0 D3:10== H
  Owls  | L1:00=1 B       W3:1+==
  Crows | X4      D1:01== L2:0-==
  Jays  | F3      U       U
`;

type Case = readonly [
  code: string,
  rules: Rules,
  given: Partial<TeamEvent>,
  values: readonly number[],
  why: string,
];

const CASES: readonly Case[] = [
  ["PTS", USCF, {}, [2, 2, 1.5, 0], "1 - ½ - 0: a bye 1, a half-point bye ½, a match won by forfeit 1"],
  ["PTS", FIDE, {}, [4, 4, 3, 0], "2 - 1 - 0"],
  [
    "GAMEPTS",
    USCF,
    {},
    [6.5, 8.5, 7, 0],
    "2½ + 2 + half; 1½ + all + 3; all + 2 + 1: board forfeits count as scored",
  ],
  [
    "GAMEPTS",
    USCF,
    { byes: "zero" },
    [4.5, 4.5, 7, 0],
    "a bye brings no boards, a forfeited match all of them",
  ],
  ["GAMEPTS", USCF, { byes: "half" }, [6.5, 6.5, 7, 0], "a bye brings two boards"],
  ["GAMEPTS", USCF, { byes: "all" }, [8.5, 8.5, 7, 0], "a bye brings four boards"],
  ["USAT", USCF, {}, [8, 7.5, 6, 0], "34G2: 2½ × 2 + 2 × 1½; 1½ × 2 + 3 × 1½; 2 × 2 + 1 × 2; unplayed 0"],
  ["USAT", WINTD, {}, [16, 15, 12, 0], "doubled"],
  ["USAT", rulesFor("USCF", { amateurScores: "adjusted" }), {}, [5.75, 6, 5.5, 0], "opponents 1½, 1, 2"],
  [
    "WTD",
    USCF,
    { boardWeights: [4, 3, 2, 1] },
    [24.25, 16.75, 12, 0],
    "8 × 2 + 5½ × 1½; 2 × 2 + 8½ × 1½; 4½ × 2 + 1½ × 2",
  ],
  ["WTD", USCF, {}, [24.25, 16.75, 12, 0], "four boards count 4, 3, 2, 1"],
  ["GMPTS", USCF, {}, [6.5, 8.5, 7, 0], "WinTD Game/Match Points: game points where matches place"],
  ["GMPTS", USCF, { placement: "game" }, [2, 2, 1.5, 0], "match points where games place"],
  ["SOLK", USCF, {}, [2.5, 3, 3.5, 0], "an opponent's unplayed match ½: Owls 1½, Crows 1; own unplayed 0"],
  ["MMED", USCF, {}, [2.5, 3, 1.5, 0], "plus, plus, even, minus in three rounds"],
  ["CUM", USCF, {}, [4, 2, 3, 0], "½ off for the half-point bye, 1 off for the bye and for the forfeit"],
  ["CUM", rulesFor("USCF-LEGACY"), {}, [4.5, 2, 3, 0], "nothing off for the half-point bye"],
  ["SB", USCF, {}, [2, 1, 1, 0], "Owls 1½ + half of Crows 1; Crows 1; half of Hawks 2"],
  ["H2H", USCF, {}, [1, -1, 0, 0], "Hawks beat Owls, with whom they are tied"],
  ["WIN", USCF, {}, [1, 2, 1, 0], "a bye and a match won by forfeit are wins"],
  ["WON", USCF, {}, [1, 1, 0, 0], "matches that were played"],
  ["WON:GP", USCF, {}, [3, 2, 1, 0], "boards won over the board: a forfeited one is none"],
  ["WIN:GP", FIDE, {}, [3, 7, 5, 0], "boards won: 3; 1 + the four of the bye + 2; four by forfeit + 1"],
  ["BPG", FIDE, {}, [4, 3, 3, 0], "boards played with Black; the forfeited board 2 is none"],
  ["MPvGP", FIDE, {}, [6.5, 8.5, 7, 0], "FIDE: game points beside match points"],
  ["BC", FIDE, {}, [14, 22, 19, 0], "2½ + 2·1½ + 3·1½ + 4·1; 2 + 2·2 + 3·2 + 4·2½; 1 + 2·2 + 3·2 + 4·2"],
  [
    "EMMSB",
    FIDE,
    {},
    [14, 12, 8, 0],
    "4·2 + 3·1 + 3·1; 4·0 + 3·2 + 3·2; 2·2 + 4·1 + 4·0: dummies capped at three draws",
  ],
  ["EMGSB", FIDE, {}, [22, 27, 20, 0], "4·2½ + 3·2 + 3·2; 4·1½ + 3·4 + 3·3; 2·4 + 4·2 + 4·1"],
  ["EGMSB", FIDE, {}, [30, 26, 14.5, 0], "8½·2 + 7·1 + 6·1; 6½·0 + 6·2 + 7·2; 4·2 + 6½·1 + 8½·0"],
  ["EGGSB", FIDE, {}, [47.25, 54.75, 37.5, 0], "8½·2½ + 7·2 + 6·2; 6½·1½ + 6·4 + 7·3; 4·4 + 6½·2 + 8½·1"],
  ["ESB:GG", FIDE, {}, [47.25, 54.75, 37.5, 0], "the same by its other name"],
  [
    "EGGSB/C1",
    FIDE,
    {},
    [35.25, 30.75, 21.5, 0],
    "the lowest score goes: Hawks' and Owls' dummies 6, Crows' 4",
  ],
  ["BH", FIDE, {}, [10, 10, 10, 0], "4 + 3 + 3; 4 + 3 + 3; 2 + 4 + 4"],
  ["BH:GP", FIDE, {}, [21.5, 19.5, 19, 0], "8½ + 7 + 6; 6½ + 6 + 7; 4 + 6½ + 8½"],
  ["SSSC", FIDE, {}, [16.5, 18.5, 17, 0], "game points and Buchholz, divided by 2·3 ÷ 4 = 1"],
  ["SSSC/K4", FIDE, {}, [9, 11, 9.5, 0], "divided by 4"],
];

describe("byes, forfeits, a drawn match", () => {
  test.each(CASES)("%s %#", (code, rules, given, values) => {
    expect(valuesOf(teamEvent(BYES_AND_FORFEITS, given), code, rules)).toEqual(values);
  });
  test("Performance Index: 123⅓, 100 and 20; 103⅓, 20 and 120; 20, 113⅓ and 93⅓", () => {
    const values = valuesOf(teamEvent(BYES_AND_FORFEITS), "PERFIDX");
    expect(values.map((value) => value?.toFixed(4))).toEqual(["81.1111", "81.1111", "75.5556", "20.0000"]);
  });
  test("match points place, then board points; or the other way round", () => {
    const event = teamEvent(BYES_AND_FORFEITS);
    expect(orderOf(ranked(event, ["GAMEPTS"]))).toBe("1 Owls, 2 Hawks, 3 Crows, 4 Jays");
    expect(orderOf(ranked(event, ["USAT"]))).toBe("1 Hawks, 2 Owls, 3 Crows, 4 Jays");
    const byGames = "1 Owls, 2 Crows, 3 Hawks, 4 Jays";
    expect(orderOf(ranked({ ...event, placement: "game" }, ["GMPTS"]))).toBe(byGames);
    expect(orderOf(ranked(event, ["PTS:GP", "MPvGP"], FIDE))).toBe(byGames);
  });
  test("the actual-play key is no key of teams: points from a bye alone stay level", () => {
    const event = teamEvent(`
      Hawks | W3,3 L2,1
      Owls  | B    W1,3
      Crows | L1,1 B
    `);
    expect(ranked(event, ["GAMEPTS"]).items.map(({ code }) => code)).toEqual(["PTS", "GAMEPTS"]);
  });
});

describe("U.S. Amateur, one match", () => {
  test("3 - 1 against a team that ends with 2½ is 7½ (US Chess forum, thread 8505)", () => {
    expect(valuesOf(teamEvent("Hawks | W2,3\nOwls | L1,1 | 2.5"), "USAT")[0]).toBe(7.5);
  });
});

describe("Weighted (IHSA)", () => {
  const ILLINOIS = { boards: 8, boardWeights: null, gameScoring: teamEvent("A | U").gameScoring };
  test("eight boards weigh 12 to 5, together 68", () => {
    expect(usualWeights(8)).toEqual([12, 11, 10, 9, 8, 7, 6, 5]);
  });
  test("33 - 26 with board 4 to finish becomes 42 - 26 (2016 state tournament)", () => {
    const points = (boards: string) => weightedPoints(boardsOf(boards), ILLINOIS) / 2;
    expect([points("111*0000"), points("000*1111")]).toEqual([33, 26]);
    expect([points("11110000"), points("00001111")]).toEqual([42, 26]);
    expect(points("000=1111")).toBe(30.5);
  });
  test("42 - 26 against a team with 5 and 30 - 38 against one with 7 are 420 by the likely formula", () => {
    const event = teamEvent(
      `
      Hawks | W2:11110000 L3:100=1=00
      Owls  | L1:00001111 U | 5
      Crows | U W1:011=0=11 | 6
    `,
      { boards: 8 },
    );
    expect(valuesOf(event, "PTS")).toEqual([1, 5, 7]);
    expect(valuesOf(event, "WTD")[0]).toBe(42 * 5 + 28 * 7);
  });
  test("it says that the formula is unconfirmed", () => {
    const weighted = TEAM_ONLY.find(({ code }) => code === "WTD");
    expect(`${weighted?.name ?? ""}|${weighted?.rule ?? ""}`.match(/formula unconfirmed/g)).toHaveLength(2);
  });
});

describe("uneven rosters", () => {
  /** Solo has one player, Duo two, Trio three: a board that one side cannot fill is forfeited, one that neither fills is empty. */
  const event = teamEvent(`
    Solo  | D2:1-.. L3:0--. F4
    Duo   | D1:0+.. L4:10-- D3:=1-.
    Trio  | W4:11=- W1:1++. D2:=0+.
    Squad | L3:00=+ W2:01++ X1
  `);
  test("a match of 1 - 1 is drawn", () => {
    expect(valuesOf(event, "PTS")).toEqual([0.5, 1, 2.5, 2]);
  });
  test("forfeited boards count, and are not won over the board", () => {
    expect(valuesOf(event, "GAMEPTS")).toEqual([1, 3.5, 7, 8.5]);
    expect(valuesOf(event, "WON:GP")).toEqual([1, 2, 3, 1]);
  });
  test("U.S. Amateur: 1·1; 1·½ + 1·2 + 1½·2½; 2½·2 + 3·½ + 1½·1; 1½·2½ + 3·1", () => {
    expect(valuesOf(event, "USAT")).toEqual([1, 6.25, 8, 6.75]);
  });
});
