import { describe, expect, test } from "vitest";
import {
  type LastRound,
  lastRoundQuestion,
  lastRoundWork,
  openGames,
  resultsAt,
  type Tournament,
  waysOf,
} from "../../src/engine/index";
import { crosstable, itemsFor, rulesFor } from "./crosstable";

const US = itemsFor(["MMED", "SOLK"]);

const swiss = (drawing: string, given: Partial<Tournament> = {}): Tournament =>
  crosstable(drawing, { system: "swiss", ...given });

describe("games that are still to be played", () => {
  const seat = (player: number, round: number) => ({ player, round });

  test.each([
    ["each once, by the row that stands first", "A | *2 \n B | *1", [{ a: seat(0, 0), b: seat(1, 0) }], 0],
    ["the other row has a result", "A | W2 \n B | *1", [{ a: seat(1, 0), b: seat(0, 0) }], 0],
    ["the other row, below, has a result", "A | *2 \n B | L1", [{ a: seat(0, 0), b: seat(1, 0) }], 0],
    [
      "the other row names somebody else",
      "A | *2 \n B | *3 \n C | *2",
      [
        { a: seat(0, 0), b: null },
        { a: seat(1, 0), b: seat(2, 0) },
      ],
      0,
    ],
    ["nobody has that number", "A | *9 \n B | U", [], 1],
    ["the opponent is not known", "A | * \n B | *", [], 2],
    ["of two rounds", "A | *2 W2 \n B | *1 L1", [{ a: seat(0, 0), b: seat(1, 0) }], 0],
  ])("%s", (_, drawing, games, unknown) => {
    expect(openGames(swiss(drawing))).toMatchObject({ games, unknown });
  });

  test.each([
    ["A | W2 *3 \n B | L1 *4 \n C | D4 *1 \n D | D3 *2", 2],
    ["A | W2 *3 \n B | L1 W4 \n C | D4 *1 \n D | D3 L2", 1],
    ["A | W2 *3 \n B | L1 X4 \n C | D4 *1 \n D | D3 F2", 1],
    ["A | W2 *3 *4 \n B | L1 B *3 \n C | D4 *1 *2 \n D | D3 H *1", 3],
    ["A | W2 U \n B | L1 U", 1],
  ])("rounds that are paired and not begun count as open: %#", (drawing, rounds) => {
    expect(openGames({ ...swiss(drawing), rounds: 1 }).tournament.rounds).toBe(rounds);
  });
});

describe("who may be first", () => {
  const contenders = (drawing: string, codes?: readonly string[], given?: Partial<Tournament>) =>
    lastRoundQuestion(swiss(drawing, given), codes === undefined ? US : itemsFor(codes)).contenders;

  test("whoever can reach a score that somebody is sure to have", () => {
    expect(
      contenders("A | *2 | adj=2 \n B | *1 | adj=1 \n C | *4 | adj=1 \n D | *3 \n E | U | adj=1.5"),
    ).toEqual([0, 1, 2]);
  });

  test("two leaders who meet: one of them will have half a point more", () => {
    expect(contenders("A | *2 | adj=2 \n B | *1 | adj=2 \n C | *4 | adj=1.5 \n D | *3 | adj=1")).toEqual([
      0, 1, 2,
    ]);
  });

  test("a house player's points bind nobody, nor those of his game", () => {
    expect(contenders("H | U | adj=5 house \n A | *3 | adj=2 \n B | *2 | adj=1 \n C | U | adj=1")).toEqual([
      1, 2,
    ]);
    expect(contenders("H | *2 | adj=3 house \n A | *1 | adj=2 \n B | U | adj=2")).toEqual([1, 2]);
  });

  test("several open games of one player add up", () => {
    expect(contenders("A | *2 U *3 | adj=1 \n B | *1 W9 U | adj=2 \n C | U L9 *1")).toEqual([0, 1]);
  });

  test("a sequence in which the score is not first leaves everybody in", () => {
    const drawing = "A | *2 | adj=2 \n B | *1 \n C | U";
    expect(contenders(drawing, ["WON", "PTS"])).toEqual([0, 1, 2]);
    expect(contenders(drawing, ["PTS", "WON"])).toEqual([0]);
  });

  test("points of a win that are more than usual", () => {
    const scoring = { win: 6, draw: 2, loss: 0, allocatedBye: 6, absent: 0 } as Tournament["scoring"];
    expect(contenders("A | *2 | adj=3 \n B | *1 | adj=1 \n C | U | adj=2", undefined, { scoring })).toEqual([
      0, 1,
    ]);
  });
});

describe("the games that are gone through", () => {
  /** Ann and Bob play for the first place; Cal and Dee have met them, Gus and Hal nobody but each other. */
  const FINAL = swiss(`
    Ann | W3 *2
    Bob | W4 *1
    Cal | L1 *4
    Dee | L2 *3
    Gus | L6 *6
    Hal | L5 *5
  `);

  const question = (most?: number) => lastRoundQuestion(FINAL, US, most);

  test("those of contenders, then those that their tie-breaks look at; no others", () => {
    const { contenders, decisive, ignored, outcomes, tooMany } = question();
    expect(contenders).toEqual([0, 1]);
    expect(decisive.map(({ a }) => a.player)).toEqual([0, 2]);
    expect([ignored, outcomes, tooMany]).toEqual([[], 9, false]);
  });

  test.each([
    [2, [0, 2], [], false],
    [1, [0], [2], false],
    [0, [0], [2], true],
  ])("at most %i", (most, decisive, ignored, tooMany) => {
    const asked = question(most);
    expect(asked.decisive.map(({ a }) => a.player)).toEqual(decisive);
    expect(asked.ignored.map(({ a }) => a.player)).toEqual(ignored);
    expect(asked.tooMany).toBe(tooMany);
  });

  test("games that matter to nobody are out of the way", () => {
    const work = lastRoundWork(question());
    let step = work.next();
    while (step.done !== true) step = work.next();
    const { of, verdicts } = step.value;
    const firsts = Array.from(of, (at) => verdicts[at]?.first.join(" "));
    // By outcomes of Ann against Bob, then of Cal against Dee: after a draw the one whose opponent won is ahead.
    expect(firsts).toEqual(["0", "0", "1", "0", "0 1", "1", "0", "1", "1"]);
  });

  test("the opponents of opponents where a tie-break looks as far", () => {
    const event = swiss("A | W2 *3 | adj=3 \n B | L1 W4 \n C | H *1 | adj=3 \n D | *5 L2 \n E | *4 H");
    const decisive = (code: string) =>
      lastRoundQuestion(event, itemsFor([code], rulesFor("FIDE-2026"))).decisive.map(({ a }) => a.player);
    expect([decisive("BH"), decisive("AOB"), decisive("TPR")]).toEqual([[0], [0, 3], [0, 3]]);
  });

  test("the work is done in steps of sixteen outcomes", () => {
    const event = swiss("A | *2 \n B | *1 \n C | *4 \n D | *3 \n E | *6 \n F | *5");
    const work = lastRoundWork(lastRoundQuestion(event, US));
    expect([...work]).toEqual([0, 16]);
  });

  test("results of an outcome are its digits to the base of three, the first game last", () => {
    const asked = question();
    expect(
      [0, 1, 2, 3, 8].map((outcome) =>
        resultsAt(asked, outcome)
          .map(([sign]) => sign)
          .join(""),
      ),
    ).toEqual(["ww", "dw", "lw", "wd", "ll"]);
  });

  test("where the score is not first, its leaders are no better than others", () => {
    const event = swiss("A | *2 | adj=1 \n B | *1 \n C | W4 \n D | L3");
    const work = lastRoundWork(lastRoundQuestion(event, itemsFor(["WON", "PTS"])));
    let step = work.next();
    while (step.done !== true) step = work.next();
    const { of, verdicts } = step.value;
    const firsts = Array.from(of, (at) => verdicts[at]?.first);
    // A wins: one win each, A has more points than C. A draw or a loss: C, or B and C level.
    expect(firsts).toEqual([[0], [2], [1, 2]]);
  });
});

describe("the ways", () => {
  /** Outcomes by digits, `01`: the first game won, the second drawn. */
  const lastOf = (games: number, wanted: readonly string[]): LastRound => {
    const of = Uint16Array.from({ length: 3 ** games }, (_, outcome) => {
      const digits = Array.from({ length: games }, (__, g) => Math.floor(outcome / 3 ** g) % 3).join("");
      return wanted.includes(digits) ? 1 : 0;
    });
    return { question: { decisive: Array.from({ length: games }, () => ({})) }, verdicts: [], of } as never;
  };

  const told = (games: number, wanted: readonly string[]) => {
    const { ways, more } = waysOf(lastOf(games, wanted), new Set([1]));
    const texts = ways.map((way) => way.map((results) => results.map(([sign]) => sign).join("")).join(" "));
    return more === 0 ? texts : [...texts, more];
  };

  test.each([
    [1, ["0", "1"], ["wd"]],
    [1, ["0", "2"], ["wl"]],
    [1, ["0", "1", "2"], ["wdl"]],
    [1, [], []],
    [2, ["00", "01", "02"], ["w wdl"]],
    [2, ["00", "01", "02", "10"], ["w wdl", "wd w"]],
    // The largest first, though another one comes earlier.
    [2, ["00", "02", "12", "22"], ["wdl l", "w wl"]],
    [2, ["00", "11", "22"], ["w w", "d d", "l l"]],
    // A condition on the first game rather than one on the second, where both would do.
    [2, ["00", "01", "10"], ["w wd", "wd w"]],
    // Nine of which no two can be told together: six ways, and three more.
    [
      3,
      ["000", "012", "021", "102", "111", "120", "201", "210", "222"],
      [
        expect.any(String),
        expect.any(String),
        expect.any(String),
        expect.any(String),
        expect.any(String),
        expect.any(String),
        3,
      ],
    ],
  ])("%i games, %j", (games, wanted, ways) => expect(told(games, wanted)).toEqual(ways));
});
