import { describe, expect, test } from "vitest";
import { explainValue, type Explanation, type Rules, type Tournament } from "../../src/engine/index";
import { crosstable, ranked, rulesFor, USCF } from "./crosstable";
import { EVERY_KIND, MAPLE_GROVE, PRINTED_SIX } from "./events";
import { explanationOf, linesOf, shown } from "./explained";

const FIDE = rulesFor("FIDE-2026");
const BY_GAMES = rulesFor("USCF", { signBy: "games" });

const HALVES = "An opponent's unplayed games count ½ each.";
const GIVEN_UP = "An opponent's last rounds given up count as draws.";

const explained = (event: Tournament, code: string, no: number, rules: Rules): Explanation =>
  explanationOf(ranked(event, code === "APLAY" ? [] : [code], rules), no, code);

const NINE: Tournament = { ...EVERY_KIND, announcedRounds: 9 };
const ONE_GAME = crosstable("A 2000 | W2 U \n B 1900 | L1 U", { system: "swiss" });
const TWO_GAMES = crosstable("A | WD2w H \n B | LD1b *", { system: "swiss" });
const OPEN = crosstable("A | W2 *3 *4 \n B | L1 *4 *3 \n C | * *1 *2 \n D | * *2 *1", { system: "swiss" });

type Case = readonly [Tournament, string, Rules, number, readonly string[], string];

const LINES: readonly Case[] = [
  [
    EVERY_KIND,
    "MMED",
    BY_GAMES,
    3,
    [
      "1 | 7 | D | 1½ | 1 | 1 | round 4 (bye, 1) counts ½",
      "2 | 5 | W | 1½ | 1½ | 1½",
      "3 | 2 | L | 4 | 4 | – | highest, dropped",
      "4 | 1 | F | 4½ | 0 | – | own forfeit loss: counts as an opponent with 0; lowest, dropped",
      "5 | U | 0 | 0 | own absence: counts as an opponent with 0",
    ],
    "Total 2½",
  ],
  [
    NINE,
    "MED",
    USCF,
    3,
    [
      "1 | 7 | D | 1½ | 1 | 1 | round 4 (bye, 1) counts ½",
      "2 | 5 | W | 1½ | 1½ | – | one of the two highest, dropped",
      "3 | 2 | L | 4 | 4 | – | one of the two highest, dropped",
      "4 | 1 | F | 4½ | 0 | – | own forfeit loss: counts as an opponent with 0; one of the two lowest, dropped",
      "5 | U | 0 | – | own absence: counts as an opponent with 0; one of the two lowest, dropped",
    ],
    "Total 1",
  ],
  [
    EVERY_KIND,
    "AVGOPP/M1",
    USCF,
    1,
    [
      "1 | 5 | W | 1½ | 1,600 | – | lowest, dropped",
      "2 | 2 | D | 4 | 1,900 | – | highest, dropped",
      "3 | 4 | W | 2½ | 1,700 | 1,700",
      "5 | 7 | W | 1½ | 0 | – | unrated, left out",
    ],
    "Mean of one 1,700",
  ],
  [
    EVERY_KIND,
    "AVGOPP/U1400",
    USCF,
    1,
    [
      "1 | 5 | W | 1½ | 1,600 | 1,600",
      "2 | 2 | D | 4 | 1,900 | 1,900",
      "3 | 4 | W | 2½ | 1,700 | 1,700",
      "5 | 7 | W | 1½ | 1,400 | 1,400 | unrated, counts 1,400",
    ],
    "Mean of four 1,650",
  ],
  [
    EVERY_KIND,
    "PS/C2",
    USCF,
    1,
    [
      "1 | 5 | W | 1½ | 1 | – | one of the first two rounds, left out",
      "2 | 2 | D | 4 | 1½ | – | one of the first two rounds, left out",
      "3 | 4 | W | 2½ | 2½ | 2½",
      "4 | 3 | X | 1½ | 3½ | 3½",
      "5 | 7 | W | 1½ | 4½ | 4½",
    ],
    "Total 10½",
  ],
  [
    EVERY_KIND,
    "SB",
    USCF,
    2,
    [
      "1 | 6 | W | 2 | 2½ | 2½ | round 3 (absent, 0) counts ½",
      "2 | 1 | D | 4½ | 4 | 2 | round 4 (forfeit win, 1) counts ½; 4 × ½",
      "3 | 3 | W | 1½ | 2½ | 2½ | round 4 (forfeit loss, 0) counts ½; round 5 (absent, 0) counts ½",
      "4 | 5 | D | 1½ | 1½ | 0.75 | 1½ × ½",
      "5 | 4 | W | 2½ | 2 | 2 | round 1 (bye, 1) counts ½",
    ],
    "Total 9.75",
  ],
  [
    EVERY_KIND,
    "BH/M2",
    FIDE,
    4,
    [
      "1 | B | 2½ | 2½ | own bye: a game against a dummy with 2½",
      "2 | H | 2½ | – | own half-point bye: a game against a dummy with 2½; voluntary unplayed round, cut first",
      "3 | 1 | L | 4½ | 4½ | – | one of the two highest, dropped",
      "4 | 6 | W | 2 | 2 | – | lowest, dropped",
      "5 | 2 | L | 4 | 4 | – | one of the two highest, dropped",
    ],
    "Total 2½",
  ],
  [
    EVERY_KIND,
    "FB",
    FIDE,
    3,
    [
      "1 | 7 | D | 1½ | 2 | 2 | round 5 (lost, 0) counts ½",
      "2 | 5 | W | 1½ | 2 | 2 | round 5 (lost, 0) counts ½",
      "3 | 2 | L | 4 | 3½ | 3½ | round 5 (won, 1) counts ½",
      "4 | 1 | F | 4½ | 1½ | 1½ | own forfeit loss: a game against a dummy with 1½",
      "5 | U | 1½ | 1½ | own absence: a game against a dummy with 1½",
    ],
    "Total 10½",
  ],
  [EVERY_KIND, "RTNG", FIDE, 1, [], "No value "],
  [ONE_GAME, "RTNG", FIDE, 1, ["Own rating | 2,000 | 2,000"], "Value 2,000"],
  [ONE_GAME, "TPN", FIDE, 2, ["Tournament pairing number | 2 | 2"], "Value 2"],
  [ONE_GAME, "AVGOPP", USCF, 1, ["1 | 2 | W | 0 | 1,900 | 1,900"], "Mean of one 1,900"],
  [
    ONE_GAME,
    "TPR",
    FIDE,
    1,
    [
      "1 | 2 | W | 0 | 1,900 | –",
      "Mean of the ratings | 1,900 | 1,900",
      "Rating difference for the points | 800 | 800",
    ],
    "Total 2,700",
  ],
  [
    crosstable("A | W2 | playoff=2 \n B | L1"),
    "PLAYOFF",
    USCF,
    1,
    ["Place in the play-off | 2 | 2"],
    "Value 2",
  ],
  [
    crosstable("A | W2 \n B | L1 | adj=1"),
    "PTS",
    USCF,
    2,
    ["1 | 1 | L | 1 | 0 | 0", "Bonus points | 1 | 1"],
    "Total 1",
  ],
  [
    TWO_GAMES,
    "SOLK",
    USCF,
    1,
    [
      "1 | 2 | WD w | ½ | 1 | 1 | round 2 (no result yet, 0) counts ½",
      "2 | H | 0 | 0 | own half-point bye: counts as an opponent with 0",
    ],
    "Total 1",
  ],
  [
    OPEN,
    "SOLK",
    USCF,
    1,
    [
      "1 | 2 | W | 0 | 1 | 1 | rounds 2 and 3 (no result yet, 0) count ½ each",
      "2 | 3 | * | 0 | 0 | 0 | own game without a result: counts as an opponent with 0",
      "3 | 4 | * | 0 | 0 | 0 | own game without a result: counts as an opponent with 0",
    ],
    "Total 1",
  ],
];

test.each(LINES)("the lines of %#", (event, code, rules, no, lines, total) => {
  const explanation = explained(event, code, no, rules);
  expect(linesOf(explanation)).toEqual(lines);
  expect(`${explanation.totalName} ${shown(explanation.total)}`).toBe(total);
});

const NOTES: readonly (readonly [Tournament, string, Rules, number, readonly string[]])[] = [
  [
    EVERY_KIND,
    "MMED",
    BY_GAMES,
    1,
    [
      "More games won than lost counts as a plus score.",
      "Plus score in 5 rounds: the lowest opponent's score is dropped.",
      HALVES,
    ],
  ],
  [
    EVERY_KIND,
    "MMED",
    BY_GAMES,
    4,
    [
      "More games lost than won counts as a minus score.",
      "Minus score in 5 rounds: the highest opponent's score is dropped.",
      HALVES,
    ],
  ],
  [
    EVERY_KIND,
    "MMED",
    BY_GAMES,
    3,
    [
      "As many games won as lost counts as an even score.",
      "Even score in 5 rounds: the lowest and the highest opponents' scores are dropped.",
      HALVES,
    ],
  ],
  [
    NINE,
    "MMED",
    USCF,
    1,
    ["Plus score in 5 of 9 rounds: the two lowest opponents' scores are dropped.", HALVES],
  ],
  [
    NINE,
    "MMED",
    USCF,
    3,
    ["Minus score in 5 of 9 rounds: the two highest opponents' scores are dropped.", HALVES],
  ],
  [
    NINE,
    "MED",
    USCF,
    3,
    ["Whatever the score, the two lowest and the two highest opponents' scores are dropped.", HALVES],
  ],
  [EVERY_KIND, "AVGOPP/C1", USCF, 1, ["Cut: the lowest is dropped."]],
  [EVERY_KIND, "AVGOPP/C2", USCF, 1, ["Cut: the two lowest are dropped."]],
  [EVERY_KIND, "AVGOPP/M1", USCF, 1, ["Cut: the lowest and the highest are dropped."]],
  [EVERY_KIND, "PS/C2", USCF, 1, []],
  [
    EVERY_KIND,
    "BH/M2",
    FIDE,
    4,
    [
      "Cut: the two lowest and the two highest are dropped.",
      "A voluntary unplayed round is cut before a lower score.",
      GIVEN_UP,
    ],
  ],
  [EVERY_KIND, "BH/C1", FIDE, 2, ["Cut: the lowest is dropped.", GIVEN_UP]],
  [EVERY_KIND, "SOLK", rulesFor("USCF", { opponentUnplayed: "asScored" }), 1, []],
  [EVERY_KIND, "AOB", FIDE, 1, []],
  [PRINTED_SIX, "SOLK", USCF, 2, []],
  [PRINTED_SIX, "BH", FIDE, 1, []],
  [PRINTED_SIX, "CUM", USCF, 1, ["The table does not tell in which order the games were played."]],
  [EVERY_KIND, "PLAYOFF", USCF, 1, ["No place in a play-off is given."]],
  [EVERY_KIND, "KS/L60", USCF, 1, ["Only opponents who made at least 3 points count."]],
  [ONE_GAME, "KS", USCF, 1, ["Only opponents who made at least 1 point count."]],
  [ONE_GAME, "KS/L25", USCF, 1, ["Only opponents who made at least ½ point count."]],
  [ONE_GAME, "KS/L0", USCF, 1, ["Only opponents who made at least 0 points count."]],
  [ONE_GAME, "TPR", FIDE, 1, ["1 point in 1 game: a share of 1.00."]],
  [OPEN, "SOLK", USCF, 1, [HALVES, "Provisional: five results are missing."]],
];

describe("the notes below a working", () => {
  test.each(NOTES)("%#", (event, code, rules, no, notes) =>
    expect(explained(event, code, no, rules).notes).toEqual(notes),
  );

  test("SwissSys counts no game where not all of the score group have met", () => {
    const event = crosstable("A | D2 H \n B | D1 D3 \n C | H D2", { system: "swiss" });
    const explanation = explained(event, "H2H", 2, rulesFor("SWISSSYS"));
    expect(explanation.notes).toEqual(["Not all players of the score group have met, so no game counts."]);
    expect(linesOf(explanation)).toEqual(["1 | 1 | D | 1 | ½ | –", "2 | 3 | D | 1 | ½ | –"]);
  });
});

test("points from play show which rounds were played", () => {
  const { lines, totalName, total } = explained(EVERY_KIND, "APLAY", 3, USCF);
  expect(lines.map(({ round, opponentNo, use }) => `${round} ${opponentNo} ${use}`)).toEqual([
    "1 7 kept",
    "2 5 kept",
    "3 2 kept",
    "4 1 shown",
    "5 null shown",
  ]);
  expect([totalName, shown(total)]).toEqual(["Value", "1"]);
});

test("there is nothing to explain where there is no such item", () => {
  const standings = ranked(MAPLE_GROVE, ["SOLK"]);
  const [row] = standings.rows;
  expect(row && explainValue(standings, row, 3)).toBeUndefined();
});
