import { describe, expect, test } from "vitest";
import {
  averageTexts,
  countWord,
  decimalText,
  exact,
  familyName,
  gameText,
  lettersOf,
  listed,
  nameOf,
  nounsOf,
  numberText,
  type NumberStyle,
  ordinal,
  ownUnplayedText,
  PLAIN,
  type Player,
  resultText,
  shortNames,
  spokenName,
  unplayedText,
  upperFirst,
  WITH_SIGNS,
} from "../../src/engine/index";
import { crosstable, roundOf } from "./crosstable";

const COMMA: NumberStyle = { halves: "plain", decimal: "," };

describe("numbers", () => {
  test.each([
    [0, 1, "0"],
    [1, 2, "½"],
    [-1, 2, "−½"],
    [27, 2, "13½"],
    [-27, 2, "−13½"],
    [12, 4, "3"],
    [-6, 2, "−3"],
    [6, 4, "1½"],
    [39, 4, "9.75"],
    [-1, 4, "−0.25"],
    [1, 8, "0.13"],
    [1, 3, "0.33"],
    [999, 1, "999"],
    [1000, 1, "1,000"],
    [3999, 2, "1,999½"],
    [5120, 3, "1,706.67"],
    [1_000_005, 1, "1,000,005"],
  ])("%d/%d is written %s", (num, den, text) => expect(numberText(exact(num, den), WITH_SIGNS)).toBe(text));

  test.each([
    [27, 2, PLAIN, "13.5"],
    [-1, 2, PLAIN, "−0.5"],
    [4, 2, PLAIN, "2"],
    [27, 2, COMMA, "13,5"],
    [5120, 3, COMMA, "1\u00A0706,67"],
  ])("%d/%d in another style", (num, den, style, text) =>
    expect(numberText(exact(num, den), style)).toBe(text),
  );

  test.each([
    [3, 2, 0, "2"],
    [-3, 2, 0, "−2"],
    [1, 20, 1, "0.1"],
    [1, 25, 1, "0.0"],
    [99_996, 100, 1, "1,000.0"],
    [1601, 1, 2, "1,601.00"],
    [1, 300, 2, "0.00"],
    [1, 16, 2, "0.06"],
  ])("%d/%d with %d decimals is %s", (num, den, decimals, text) =>
    expect(decimalText(exact(num, den), decimals, WITH_SIGNS)).toBe(text),
  );

  test.each([
    [[exact(1601), exact(1600)], ["1,601", "1,600"], 0],
    [[exact(4801, 3), exact(1600)], ["1,600.3", "1,600.0"], 1],
    [[exact(160_001, 100), exact(1600)], ["1,600.01", "1,600.00"], 2],
    [[exact(1600), exact(3200, 2)], ["1,600", "1,600"], 0],
    [[exact(160_000_001, 100_000), exact(1600)], ["1,600.0000", "1,600.0000"], 4],
  ])("averages %j", (values, texts, decimals) =>
    expect(averageTexts(values, WITH_SIGNS)).toEqual({ texts, decimals }),
  );

  test.each([
    [0, "no"],
    [1, "one"],
    [12, "twelve"],
    [13, "13"],
  ])("%d in words is %s", (count, word) => expect(countWord(count)).toBe(word));

  test.each(
    "1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 101st 111th 112th"
      .split(" ")
      .map((text) => [text]),
  )("%s", (text) => expect(ordinal(Number.parseInt(text, 10))).toBe(text));
});

describe("names", () => {
  test.each([
    [[], ""],
    [["Ann"], "Ann"],
    [["Ann", "Bob"], "Ann and Bob"],
    [["Ann", "Bob", "Cal"], "Ann, Bob and Cal"],
  ])("%j in a list", (words, text) => expect(listed(words)).toBe(text));

  test.each([
    ["Nair, Priya", "Priya Nair", "Nair"],
    [" Nair ,  Priya M. ", "Priya M. Nair", "Nair"],
    ["Priya Nair", "Priya Nair", "Nair"],
    ["Nair,", "Nair", "Nair"],
    ["De la Cruz, Juan, Jr.", "Juan, Jr. De la Cruz", "De la Cruz"],
    ["Nair", "Nair", "Nair"],
  ])("%s is %s and %s", (name, spoken, family) => {
    expect([spokenName(name), familyName(name)]).toEqual([spoken, family]);
  });

  test("a team's name is left as it is", () => {
    expect(nameOf({ name: " Oak, Elm ", isTeam: true })).toBe("Oak, Elm");
    expect(nameOf({ name: "Oak, Elm" })).toBe("Elm Oak");
  });

  test("those who share a family name have their first name with it, whatever the case", () => {
    const { players } = crosstable("Nair, Priya | U \n NAIR, Anil | U \n Park, Ethan | U");
    expect([...shortNames(players).values()]).toEqual(["Priya Nair", "Anil NAIR", "Park"]);
    const teams = players.map((player): Player => ({ ...player, isTeam: true }));
    expect([...shortNames(teams).values()]).toEqual(["Nair, Priya", "NAIR, Anil", "Park, Ethan"]);
  });

  test("teams play matches, players games; of both, or of nobody, players are spoken of", () => {
    const player: { readonly isTeam?: true } = {};
    const team = { isTeam: true } as const;
    expect([[], [player], [team, player], [team, team]].map((field) => nounsOf(field).game)).toEqual([
      "game",
      "game",
      "game",
      "match",
    ]);
  });

  test("the first letter of a sentence", () =>
    expect([upperFirst("games"), upperFirst("")]).toEqual(["Games", ""]));
});

describe("rounds", () => {
  test.each([
    ["W2w", "W w", "beat Park", null, null],
    ["D2b", "D b", "drew Park", null, null],
    ["L2", "L", "lost to Park", null, null],
    ["WL2w", "WL w", "beat Park, lost to Park", null, null],
    ["X2w", "X w", "forfeit win against Park", "forfeit win", "forfeit win"],
    ["Z2", "Z", "forfeit draw against Park", "forfeit draw", "forfeit draw"],
    ["F2b", "F b", "forfeit loss against Park", "forfeit loss", "forfeit loss"],
    ["B", "B", "bye against Park", "bye", "bye"],
    ["P", "P", "bye against Park", "bye", "bye"],
    ["H", "H", "half-point bye against Park", "half-point bye", "half-point bye"],
    ["O", "U", "zero-point bye against Park", "zero-point bye", "zero-point bye"],
    ["U", "U", "absent against Park", "absent", "absence"],
    ["*2w", "* w", "no result yet against Park", "no result yet", "game without a result"],
  ])("%s as letters and in words", (token, letters, words, unplayed, own) => {
    const round = roundOf(token);
    expect(resultText(round)).toBe(letters);
    expect(lettersOf(round)).toBe(letters.split(" ")[0]);
    expect(gameText(round, "Park")).toBe(words);
    expect([unplayedText(round), ownUnplayedText(round)]).toEqual([unplayed, own]);
  });

  test.each([
    ["W2", "beat an unknown opponent"],
    ["DL2", "drew an unknown opponent, lost to an unknown opponent"],
    ["X", "forfeit win"],
    ["H", "half-point bye"],
  ])("%s without an opponent's name is %s", (token, words) =>
    expect(gameText(roundOf(token), null)).toBe(words),
  );
});
