import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distance } from "../../src/reader/similar";
import { describe as inWords, misspellings, readCrosstable } from "../../src/reader/index";
import { drawn, readOne } from "./support";

/** A chart of two players, each `Name | Rating | School`. */
const sheet = (name: string, ...[first, second]: readonly [string, string]) => ({
  name,
  reading: readOne(`
    No. | Name | Rtg | School | Rd 1 | Total
    1   | ${first} | W2 | 1
    2   | ${second} | L1 | 0
  `),
});

const said = (open: readonly [string, string], blitz: readonly [string, string]) =>
  misspellings([sheet("Open", ...open), sheet("Blitz", ...blitz)]).map(
    ({ finding: { at, player, ...rest } }) => [at?.row, player, inWords({ at, player, ...rest })],
  );

const OTHERS = ["Okafor, Chidi | 1500 |", "Tran, Linh | 1400 |"] as const;

describe("29: one player on two sheets", () => {
  test.each([
    ["letters exchanged", "Reusch, Anna", "Ruesch, Anna"],
    ["a letter missing", "Lindqvist, Maja", "Lindqvst, Maja"],
    ["another letter, the other order", "Lindqvist, Maja", "Maja Lindkvist"],
    ["the first name", "Lindqvist, Christina", "Lindqvist, Cristina"],
    ["an accent too", "Müller, Jörg", "Muler, Jörg"],
  ])("spelled differently: %s", (_, one, other) => {
    expect(said([`${one} | 1800 |`, OTHERS[0]], [OTHERS[1], `${other} | 1800 |`])).toEqual([
      [2, 2, `“${other}” is “${one}” in Open: one player, spelled differently?`],
    ]);
  });

  test.each([
    ["another rating", "Reusch, Anna | 1800 |", "Ruesch, Anna | 1300 |"],
    ["another school", "Reusch, Anna | | Hill School", "Ruesch, Anna | | Lake School"],
    ["the same name", "Reusch, Anna | 1800 |", "anna REUSCH | 1800 |"],
    ["the same name without accents", "Müller, Jörg | 1800 |", "Muller, Jorg | 1800 |"],
    ["short names", "Lee, Ann | 1800 |", "Lea, Ann | 1800 |"],
    ["numbers", "Player 101 | 1800 |", "Player 102 | 1800 |"],
    ["first names alone", "Anna | 1800 |", "Anne | 1800 |"],
    ["more than one letter", "Reusch, Anna | 1800 |", "Rausche, Anna | 1800 |"],
  ])("no finding: %s", (_, one, other) => {
    expect(said([one, OTHERS[0]], [OTHERS[1], other])).toEqual([]);
  });

  test("two names on one sheet are two players", () => {
    expect(said(["Reusch, Anna | |", "Ruesch, Anna | |"], ["Ruesch, Anna | |", OTHERS[1]])).toEqual([]);
    expect(said(["Ruesch, Anna | |", OTHERS[1]], ["Reusch, Anna | |", "Ruesch, Anna | |"])).toEqual([]);
  });
});

test("29: a school whose players are on two sheets", () => {
  const open = ["Okafor, Chidi | 1500 | Lincoln MS", "Tran, Linh | 1400 | PS 101"] as const;
  const blitz = ["Nair, Dev | 900 | Lincon MS", "Bird, Ivy | 800 | PS 102"] as const;
  expect(said(open, blitz)).toEqual([
    [1, 1, "“Lincon MS” is “Lincoln MS” in Open: one team, spelled differently?"],
  ]);
});

test("29: sections of one sheet", () => {
  const { readings } = readCrosstable(
    drawn(`
      Open
      No. | Name | Rtg | Rd 1 | Total
      1 | Reusch, Anna | 1800 | W2 | 1
      2 | Okafor, Chidi | 1500 | L1 | 0
      Reserve
      No. | Name | Rtg | Rd 1 | Total
      1 | Tran, Linh | 1400 | W2 | 1
      2 | Ruesch, Anna | 1800 | L1 | 0
    `),
  );
  expect(readings.map(({ findings }) => findings.map(({ code, at }) => [code, at?.row]))).toEqual([
    [],
    [["spelled-differently", 7]],
  ]);
});

test("29: thousands of names that are much alike take no time", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const names = Array.from(
    { length: 2500 },
    (_, i) => `${letters[i % 26]}${letters[(i * 7) % 26]}son, Johannes`,
  );
  const cells = (from: number) => [
    ["No.", "Name", "Rd 1", "Total"],
    ...names.map((name, i) => [
      i + 1,
      from === 0 ? name : name.toUpperCase(),
      i % 2 === 0 ? `W${i + 2}` : `L${i}`,
      i % 2 === 0 ? 1 : 0,
    ]),
  ];
  const scored = [0, 1].map((from) => ({ name: String(from), reading: readOne(cells(from)) }));
  expect(misspellings(scored)).toEqual([]);
});

/** Names of two words, each two letters that vary and an end that does not. */
const anyName = fc
  .tuple(
    fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 2, maxLength: 4 }),
    fc.constantFrom("Ada", "Ben"),
  )
  .map(([varied, given]) => `${varied}son, ${given}`);

const sheetOf = (name: string, names: readonly string[]) => ({
  name,
  reading: readOne([
    ["No.", "Name", "Rd 1", "Total"],
    ...names.map((each, i) => [i + 1, each, i % 2 === 0 ? `W${i + 2}` : `L${i}`, 1 - (i % 2)]),
  ]),
});

/** Every name of the second list that is a slip away from one of the first, where neither list has both. */
const compared = (first: readonly string[], second: readonly string[]): readonly string[] =>
  second.flatMap((name) =>
    first.flatMap((other) => {
      const [a = "", b = ""] = [name, other].map((each) => each.split(",")[0]);
      const given = name.split(",")[1] === other.split(",")[1];
      const apart = !second.includes(other) && !first.includes(name);
      return given && apart && distance(a, b) === 1 ? [`${name} is ${other}`] : [];
    }),
  );

test("29: what is found is what a comparison of every name with every other finds", () => {
  const names = fc.uniqueArray(anyName, { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(names, names, (first, second) => {
      const found = misspellings([sheetOf("Open", first), sheetOf("Blitz", second)]);
      const said = found.flatMap(({ finding }) =>
        finding.code === "spelled-differently" ? [`${finding.name} is ${finding.other}`] : [],
      );
      expect(said).toEqual(compared(first, second));
    }),
  );
});
