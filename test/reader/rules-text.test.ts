import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRulesProblem, printRulesText, readRulesText, rulesProblemText } from "../../src/reader/index";
import type { RulesText } from "../../src/reader/index";

const read = (text: string): RulesText => {
  const found = readRulesText(text);
  if (isRulesProblem(found)) throw new Error(rulesProblemText(found));
  return found;
};

const DEFAULTS = { ruleSet: "USCF", overrides: {}, reading: {}, anyway: false };

describe("the rules text", () => {
  test.each([
    ["", {}],
    ["uscf", {}],
    ["  USCF ; ", {}],
    ["FIDE", { ruleSet: "FIDE" }],
    ["fide-2024, rounds=9", { ruleSet: "FIDE-2024", reading: { rounds: 9 } }],
    ["rounds = 9; after=5", { reading: { rounds: 9, after: 5 } }],
    ["system=swiss", { reading: { system: "swiss" } }],
    ["system=RR", { reading: { system: "roundRobin" } }],
    ["system=drr", { reading: { system: "doubleRoundRobin" } }],
    ["system=team", { reading: { system: "team" } }],
    ["scoring=3-1-0", { reading: { scoring: [6, 2, 0] } }],
    ["scoring=1-½-0", { reading: { scoring: [2, 1, 0] } }],
    ["scoring=1-0.5-0", { reading: { scoring: [2, 1, 0] } }],
    ["numbers=rank, white=B, zero=unplayed", { reading: { numbers: "rank", white: "b", zero: "unplayed" } }],
    ["unrated=1400", { overrides: { unrated: 1400 } }],
    ["unrated=Hult", { overrides: { unrated: "hult" } }],
    ["class=games, forfeits=unplayed", { overrides: { signBy: "games", roundRobinForfeits: "unplayed" } }],
    ["house=17+18", { reading: { house: [17, 18] } }],
    ["seed=Maple Grove 2026", { reading: { seed: "Maple Grove 2026" } }],
    ["top=4, by=game", { reading: { team: { top: 4, by: "game" } } }],
    ["bye=half, boards=12-11-10", { reading: { team: { bye: "half", boards: [12, 11, 10] } } }],
    ["MCA, anyway", { ruleSet: "MCA", anyway: true }],
    ["Anyway", { anyway: true }],
  ])("%j", (text, expected) => {
    expect(read(text)).toEqual({ ...DEFAULTS, ...expected });
  });

  test.each([
    ["ABC", "“ABC” is no rule set and no setting; allowed are USCF, "],
    ["USCF, MCA", "“mca” is no setting; allowed are rounds, after, "],
    ["colour=w", "“colour” is no setting; allowed are rounds, after, "],
    ["Fied", "“Fied” is no rule set and no setting; did you mean FIDE? Allowed are USCF, "],
    ["USCF, round=5", "“round” is no setting; did you mean rounds? Allowed are rounds, after, "],
    ["__proto__=1", "“__proto__” is no setting; allowed are rounds, after, "],
    ["constructor", "“constructor” is no rule set and no setting; allowed are USCF, "],
    ["rounds=5, rounds=6", "“rounds” stands twice in the rules"],
    ["anyway, anyway", "“anyway” stands twice in the rules"],
    ["rounds=0", "“rounds=0”: allowed is a whole number from 1 to 200"],
    ["rounds=5.5", "“rounds=5.5”: allowed is a whole number from 1 to 200"],
    ["rounds", "“rounds” needs a value: a whole number from 1 to 200"],
    ["after=", "“after” needs a value: a whole number from 1 to 200"],
    ["system=knockout", "“system=knockout”: allowed is swiss, rr, drr, team"],
    ["scoring=1-2-3", "“scoring=1-2-3”: allowed is the points of a win, a draw and a loss, such as 3-1-0"],
    ["scoring=1", "“scoring=1”: allowed is the points of a win, a draw and a loss, such as 3-1-0"],
    ["numbers=name", "“numbers=name”: allowed is pairing, rank, place"],
    ["white=ww", "“white=ww”: allowed is the letter that stands for White"],
    ["zero=1", "“zero=1”: allowed is loss, unplayed"],
    ["unrated=maybe", "“unrated=maybe”: allowed is exclude, hult or a rating such as 1400"],
    ["class=rating", "“class=rating”: allowed is score, games"],
    ["forfeits=no", "“forfeits=no”: allowed is played, unplayed"],
    ["house=Ann", "“house=Ann”: allowed is numbers of players such as 17+18"],
    ["anyway=yes", "“anyway=yes”: allowed is no value"],
    ["top=0", "“top=0”: allowed is a whole number from 1 to 1000"],
    ["bye=full", "“bye=full”: allowed is 0, half, all"],
    ["boards=12-x", "“boards=12-x”: allowed is the weights of the boards, such as 12-11-10-9"],
    ["by=set", "“by=set”: allowed is match, game"],
  ])("%j: %s", (text, message) => {
    const found = readRulesText(text);
    expect(isRulesProblem(found) ? rulesProblemText(found) : "read").toContain(message);
  });

  test("what is printed reads back", () => {
    const word = fc.constantFrom("USCF", "MCA", "WINTD", "FIDE-2026", "FIDE");
    const keys = fc.record(
      {
        rounds: fc.integer({ min: 1, max: 200 }),
        after: fc.integer({ min: 1, max: 200 }),
        system: fc.constantFrom("swiss", "rr", "drr"),
        scoring: fc.constantFrom("3-1-0", "1-½-0", "2-1-0", "2½-1-½"),
        numbers: fc.constantFrom("pairing", "rank", "place"),
        white: fc.constantFrom("w", "b", "б"),
        zero: fc.constantFrom("loss", "unplayed"),
        unrated: fc.constantFrom("exclude", "hult", "1400"),
        class: fc.constantFrom("score", "games"),
        forfeits: fc.constantFrom("played", "unplayed"),
        house: fc.constantFrom("1", "17+18"),
        seed: fc.constantFrom("a", "My open 2026"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(word, keys, fc.boolean(), (ruleSet, settings, anyway) => {
        const items = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
        const text = read([ruleSet, ...items, ...(anyway ? ["anyway"] : [])].join("; "));
        expect(read(printRulesText(text))).toEqual(text);
      }),
    );
  });

  test("any text is read or refused", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const found = readRulesText(text);
        expect(isRulesProblem(found) ? rulesProblemText(found) : printRulesText(found)).not.toBe("");
      }),
    );
  });
});
