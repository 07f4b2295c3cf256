import { describe, expect, test } from "vitest";
import {
  addPoints,
  boardShare,
  halfPoints,
  numberText,
  rankTeams,
  resultOf,
  type Rules,
  scoringOf,
  type TeamEvent,
  type TeamRound,
  usualWeights,
  WITH_SIGNS,
  type Working,
  workingOf,
} from "../../../src/engine/index";
import { rulesFor } from "../crosstable";
import { orderOf, ranked, teamEvent, valuesOf } from "./events";

const USCF = rulesFor("USCF");
const FIDE = rulesFor("FIDE-2026");

/** Two drawn on match points and on board points; Jays have a bye and a match lost by forfeit. */
const EVENT = teamEvent(`
  Hawks | D2:1=0= W3:110+ U
  Owls  | D1:0=1= W4:1110 B
  Crows | B       L1:001- X4
  Jays  | H       L2:0001 F3
`);

const linesOf = ({ lines }: Working): string =>
  lines
    .map(({ kind, round, opponent, amount, use, of, board }) =>
      [
        `${round}${opponent?.player.name ?? ""} ${kind} ${amount}`,
        of === undefined ? "" : `of ${of}`,
        board === undefined ? "" : `board ${board}`,
        use === "kept" ? "" : use,
      ]
        .filter(Boolean)
        .join(" "),
    )
    .join(", ");

const workingIn = (event: TeamEvent, code: string, no: number, rules: Rules): Working => {
  const standings = ranked(event, code === "PTS" ? ["PTS"] : ["PTS", code], rules);
  const row = standings.rows.find(({ entry }) => entry.player.no === no);
  const working = row && workingOf(standings, row, standings.items.length - 1);
  if (working === undefined) throw new Error(`no working of ${code}`);
  return working;
};

const ROWS: readonly (readonly [string, Rules, number, string, string])[] = [
  ["PTS", USCF, 1, "1Owls result 1, 2Crows result 2, 3 result 0", "1½ sum 2"],
  ["GAMEPTS", USCF, 1, "1Owls result 4, 2Crows result 6, 3 result 0", "5 sum 2"],
  ["GAMEPTS", USCF, 4, "1 result 4, 2Owls result 2, 3Crows result 0", "3 sum 2"],
  ["USAT", USCF, 1, "1Owls final 20 of 5, 2Crows final 24 of 4, 3 ownUnplayed 0", "11 sum 4"],
  ["WTD", USCF, 2, "1Hawks final 24 of 3, 2Jays final 18 of 1, 3 ownUnplayed 0", "10½ sum 4"],
  ["SOLK", USCF, 1, "1Owls opponent 4 of 4, 2Crows opponent 2 of 2, 3 ownUnplayed 0", "3 sum 2"],
  ["WON:GP", USCF, 2, "1Hawks result 1, 2Jays result 3, 3 result 0", "4 sum 1"],
  ["WIN:GP", FIDE, 2, "1Hawks result 1, 2Jays result 3, 3 result 4", "8 sum 1"],
  ["WIN", FIDE, 2, "1Hawks result 0, 2Jays result 1, 3 result 1", "2 sum 1"],
  ["BPG", FIDE, 1, "1Owls result 2, 2Crows result 1, 3 result 0", "3 sum 1"],
  ["BWG", FIDE, 1, "1Owls result 0, 2Crows result 1, 3 result 0", "1 sum 1"],
  [
    "BC",
    FIDE,
    1,
    "0 board 4 of 4 board 1, 0 board 6 of 3 board 2, 0 board 0 of 0 board 3, 0 board 12 of 3 board 4",
    "11 sum 2",
  ],
  [
    "TBR",
    FIDE,
    1,
    "0 board 4 board 1 shown, 0 board 3 board 2 shown, 0 board 0 board 3 shown, 0 board 3 board 4 shown, 0 number 0",
    "0 order 2",
  ],
  ["MPvGP", FIDE, 1, "1Owls result 4, 2Crows result 6, 3 result 0", "5 sum 2"],
  ["GMPTS", USCF, 1, "1Owls result 4, 2Crows result 6, 3 result 0", "5 sum 2"],
];

describe("the lines of a working", () => {
  test.each(ROWS)("%s %#", (code, rules, no, lines, total) => {
    const { value, missing, combine, den, ...working } = workingIn(EVENT, code, no, rules);
    expect(linesOf({ ...working, value, combine, den })).toBe(lines);
    const text = value === null ? missing : numberText(value, WITH_SIGNS);
    expect(`${text} ${combine} ${den}`).toBe(total);
  });
});

/** The same event with some rounds of a team changed. */
const withRounds = (
  event: TeamEvent,
  team: number,
  change: (round: TeamRound, r: number) => TeamRound,
): TeamEvent => ({
  ...event,
  teams: event.teams.map((one, i) => (i === team ? { ...one, rounds: one.rounds.map(change) } : one)),
});

describe("what is not known", () => {
  const unknownBoards = withRounds(EVENT, 0, (round, r) =>
    r === 0 && round.kind === "match" ? { ...round, boards: null } : round,
  );
  const unknownColor = withRounds(EVENT, 0, (round, r) =>
    r === 1 && round.kind === "match"
      ? {
          ...round,
          boards: (round.boards ?? []).map((board, b) => (b === 0 ? { ...board, color: null } : board)),
        }
      : round,
  );

  test.each([
    ["WTD", USCF, unknownBoards, "boards"],
    ["WON:GP", USCF, unknownBoards, "boards"],
    ["BPG", FIDE, unknownBoards, "boards"],
    ["BC", FIDE, unknownBoards, "boards"],
    ["TBR", FIDE, unknownBoards, "boards"],
    ["BBE", FIDE, unknownBoards, "boards"],
    ["BPG", FIDE, unknownColor, "colors"],
    ["BWG", FIDE, unknownColor, "colors"],
    ["PERFIDX", USCF, { ...EVENT, rounds: 0 }, "boards"],
    ["PERFIDX", USCF, { ...EVENT, boards: 0 }, "boards"],
  ])("%s has no value: %s", (code, rules, event, missing) => {
    const working = workingIn(event, code, 1, rules);
    expect([working.value, working.missing]).toEqual([null, missing]);
  });

  test("boards count without colors where none are asked for", () => {
    expect(valuesOf(unknownColor, "WON:GP", USCF)).toEqual(valuesOf(EVENT, "WON:GP", USCF));
  });
});

describe("the boards of unplayed matches", () => {
  /** A win 3, a draw 1, a game lost ½ for playing, nothing for a forfeit. */
  const gameScoring = { ...scoringOf(6, 2, 1) };

  test("a board lost by forfeit is worth what absence is worth", () => {
    const event = teamEvent("Hawks | W2:110-\nOwls  | L1:001+", { gameScoring });
    expect(valuesOf(event, "BC", FIDE)).toEqual([3 + 6 + 1.5, 0.5 + 1 + 9 + 12]);
  });

  test.each([
    ["X2", "F1", {}, [10, 0]],
    ["Z2", "Z1", {}, [5, 5]],
    ["X2,3", "F1,1", {}, [null, null]],
    ["X2,4", "F1,0", {}, [10, 0]],
    ["X2:++.-", "F1:--.+", {}, [3, 4]],
    ["B", "P", {}, [10, 10]],
    ["H", "U", {}, [5, 0]],
    ["B", "H", { byes: "zero" }, [0, 0]],
    ["B", "U", { byes: "half" }, [5, 0]],
    ["H", "P", { byes: "all" }, [10, 10]],
  ] as const)("board counts of %s and %s, %j", (one, other, given, values) => {
    expect(valuesOf(teamEvent(`Hawks | ${one}\nOwls | ${other}`, given), "BC", FIDE)).toEqual(values);
  });

  test("the pairing's bye wins every board, or is as it is scored", () => {
    const event = teamEvent("Hawks | B,2\nOwls | U");
    expect(valuesOf(event, "WIN:GP", FIDE)).toEqual([4, 0]);
    const asScored = rulesFor("FIDE-2026", { allocatedByeBoards: "asScored" });
    expect(valuesOf(event, "WIN:GP", asScored)).toEqual([4, 0]);
    const half = withRounds(teamEvent("Hawks | H\nOwls | U"), 0, (round) =>
      round.kind === "bye" ? { ...round, allocated: true } : round,
    );
    expect(valuesOf(half, "WIN:GP", FIDE)).toEqual([4, 0]);
    expect(valuesOf(half, "WIN:GP", asScored)).toEqual([0, 0]);
  });
});

describe("extended direct encounter", () => {
  const two = (home: string, away: string) => teamEvent(`Hawks | D2:${home}\nOwls | D1:${away}`);

  test.each([
    ["1=0=", "0=1=", "EDEC", [1, 2]],
    ["0=1=", "1=0=", "EDEC", [2, 1]],
    ["0110", "1001", "EDET", [2, 1]],
    ["0110", "1001", "EDEB", [1, 2]],
    ["1=0=", "0=1=", "EDE", [0, 0]],
    ["0110", "1001", "EDEC", [0, 0]],
  ])("%s against %s by %s gives the places %j", (home, away, code, places) => {
    const event = two(home, away);
    expect(valuesOf(event, code, FIDE)).toEqual(places);
    expect(workingIn(event, code, 1, FIDE).fact).toMatchObject({ kind: "encounter", among: 2, most: null });
  });

  test("three of whom one stays behind: the two are looked at again", () => {
    const event = teamEvent(`
      Hawks | D2:1=0= W3:1111 U
      Owls  | D1:0=1= U       W3:1111
      Crows | U       L1:0000 L2:0000 | 3
    `);
    expect(valuesOf(event, "EDEC", FIDE)).toEqual([1, 2, 3]);
    expect(valuesOf(event, "EDE", FIDE)).toEqual([1, 1, 3]);
    // The table that decided is shown, not the later one that decided nothing.
    expect(workingIn(event, "EDE", 1, FIDE).fact).toMatchObject({ among: 3 });
    expect(workingIn(event, "EDE", 3, FIDE).fact).toMatchObject({ among: 3 });
  });
});

describe("an event of teams", () => {
  test.each([
    [5, 3, "win"],
    [3, 5, "loss"],
    [4, 4, "draw"],
  ])("%i to %i is a %s", (points, against, result) =>
    expect(resultOf(halfPoints(points), halfPoints(against))).toBe(result),
  );

  test.each([
    [1, [1]],
    [4, [4, 3, 2, 1]],
    [5, [9, 8, 7, 6, 5]],
    [8, [12, 11, 10, 9, 8, 7, 6, 5]],
  ])("%i boards weigh %j", (boards, weights) => expect(usualWeights(boards)).toEqual(weights));

  test.each([
    ["zero", 0],
    ["half", 4],
    ["all", 8],
    ["full", 8],
  ] as const)("%s of four boards is %i halves", (share, halves) =>
    expect(boardShare(EVENT, share)).toBe(halves),
  );

  test("without codes the rule set's own sequence ranks", () => {
    const codes = (rules: Rules) => {
      const standings = rankTeams(EVENT, rules);
      return "code" in standings ? standings : standings.items.map(({ code }) => code);
    };
    expect(codes(USCF)).toEqual(["PTS", "USAT", "GAMEPTS"]);
    expect(codes(FIDE)).toEqual(["PTS", "MPvGP", "DE", "EMMSB"]);
    expect(rankTeams(EVENT, USCF, ["USAT", "FOO"])).toEqual({ code: "unknown-tie-break", text: "FOO" });
  });

  test("a score by its points places the teams, whatever the event says", () => {
    const event = teamEvent("Hawks | W2,2.5 L3,0 \n Owls | L1,1.5 W3,4 \n Crows | D9,2 L2,0");
    expect(orderOf(ranked(event, ["PTS"], FIDE))).toBe("1 Hawks, 1 Owls, 3 Crows");
    expect(orderOf(ranked(event, ["PTS:GP"], FIDE))).toBe("1 Owls, 2 Hawks, 3 Crows");
    expect(orderOf(ranked({ ...event, placement: "game" }, ["PTS"], FIDE))).toBe("1 Owls, 2 Hawks, 3 Crows");
    expect(orderOf(ranked({ ...event, placement: "game" }, ["PTS:MP"], FIDE))).toBe(
      "1 Hawks, 1 Owls, 3 Crows",
    );
    const others = ranked(event, ["PTS:GP", "MPvGP"], FIDE).rows.map(({ values }) => values[1]?.num);
    expect(others).toEqual([4, 4, 2]);
    const scores = (codes: readonly string[]) =>
      addPoints(ranked(event, codes, FIDE).rows.map(({ entry }) => entry.score));
    expect([scores(["PTS:GP"]), scores(["PTS:MP"])]).toEqual([20, 10]);
  });
});
