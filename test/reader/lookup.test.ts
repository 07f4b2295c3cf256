import { expect, test } from "vitest";
import { findPlayer, playerProblemText } from "../../src/reader/index";
import { readOne } from "./support";

const reading = readOne(`
  No. | Name            | Rd 1
  1   | Nair, Asha      | W2
  2   | Lindqvist, Åsa  | L1
  12  | Nairobi, Ben    | B
  4   | D'Angelo, José  | H
  5   | Tran Van Minh   | U
  6   | Park, Jin       | W7
  7   | Parker, Lee     | L6
`);

const asked = (who: string | number): string | number => {
  const found = findPlayer(reading, who);
  return typeof found === "number" ? found : playerProblemText(found);
};

test.each([
  [1, 1, "number"],
  ["12", 12, "digits"],
  ["12.", 12, "digits as on the sheet"],
  [" 2 ", 2, "blanks around"],
  ["Nair, Asha", 1, "whole name"],
  ["asha nair", 1, "First Last"],
  ["ASHA NAIR", 1, "case"],
  ["lindqvist", 2, "unique beginning"],
  ["asa", 2, "beginning of First Last, without the accent"],
  ["jose d'angelo", 4, "accents and apostrophes"],
  ["d’angelo", 4, "another apostrophe"],
  ["Tran", 5, "no comma"],
  ["Park", 6, "beginning of two: the whole last name is no whole name"],
  ["Nairobi", 12, "unique beginning"],
])("%j is number %i (%s)", (who, no, why) => {
  if (why.startsWith("beginning of two"))
    expect(asked(who)).toBe("“Park” may be 6 Park, Jin or 7 Parker, Lee");
  else expect(asked(who)).toBe(no);
});

test.each([
  ["Nair", "“Nair” may be 1 Nair, Asha or 12 Nairobi, Ben"],
  ["Quinn", "there is no player “Quinn” in the crosstable"],
  [3, "there is no player “3” in the crosstable"],
  ["99", "there is no player “99” in the crosstable"],
  ["", "there is no player “” in the crosstable"],
  [Number.NaN, "there is no player “NaN” in the crosstable"],
])("%j: %s", (who, message) => {
  expect(asked(who)).toBe(message);
});
