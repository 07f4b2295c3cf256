import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { TeamRound } from "../../../src/engine/index";
import { readCrosstable } from "../../../src/reader/index";
import { normalizedTable } from "../../../src/reader/normalize";
import { drawn, readOne } from "../support";
import { matchesOf } from "./support";
import { runs } from "../../setup/runs";

/** A made-up Swiss of teams: each round pairs neighbors of a shuffled list, an odd one out has a bye. */
interface Made {
  readonly boards: number;
  readonly rounds: readonly (readonly Cell[])[];
}

interface Cell {
  readonly word: string;
}

const LETTERS = ["L", "D", "W"] as const;
const half = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : `${Math.floor(halves / 2) || ""}½`;

type Drawn = fc.GeneratorValue;

/** The cells of two teams that met: played, forfeited or without a result. */
const pair = (gen: Drawn, a: number, b: number, boards: number): readonly [string, string] => {
  const fate = gen(fc.integer, { min: 0, max: 19 });
  if (fate === 0) return [`X${b} ${boards}`, `F${a} 0`];
  if (fate === 1) return [`F${b} 0`, `F${a} 0`];
  const mine = gen(fc.integer, { min: 0, max: 2 * boards });
  const theirs = 2 * boards - mine;
  const letter = (own: number, other: number) => LETTERS[Math.sign(own - other) + 1] ?? "D";
  return [`${letter(mine, theirs)}${b} ${half(mine)}`, `${letter(theirs, mine)}${a} ${half(theirs)}`];
};

const eventOf = (gen: Drawn): Made => {
  const teams = gen(fc.integer, { min: 4, max: 9 });
  const boards = gen(fc.integer, { min: 3, max: 8 });
  const rounds = Array.from({ length: gen(fc.integer, { min: 2, max: 5 }) }, () => {
    const order = gen(
      fc.shuffledSubarray<number>,
      Array.from({ length: teams }, (_, i) => i + 1),
      {
        minLength: teams,
      },
    );
    const cells = new Array<Cell>(teams).fill({ word: "U" });
    for (let i = 0; i + 1 < teams; i += 2) {
      const [a = 0, b = 0] = [order[i], order[i + 1]];
      const [first, second] = pair(gen, a, b, boards);
      cells[a - 1] = { word: first };
      cells[b - 1] = { word: second };
    }
    const free = teams % 2 === 0 ? undefined : order.at(-1);
    const byes = ["B", "H", "U", `B ${boards}`];
    if (free !== undefined) cells[free - 1] = { word: byes[gen(fc.nat, { max: 3 })] ?? "U" };
    return cells;
  });
  return { boards, rounds };
};

/** The same word as a reading spells it: `W3 5-3` says what `W3 2½` says. */
const halvesOf = (text: string): number =>
  text.includes("½") ? 2 * Number(text.replace("½", "") || 0) + 1 : 2 * Number(text);

const spelled = (word: string, boards: number): string => {
  const [match = "", points] = word.split(" ");
  if (points === undefined) return match === "U" ? "U" : `${match} ?`;
  const own = halvesOf(points);
  return /^[WDL]/.test(match) ? `${match} ${own}-${2 * boards - own}` : `${match} ${own}`;
};

const tableOf = ({ rounds }: Made) => [
  ["No.", "Team", ...rounds.map((_, r) => `Rd ${r + 1}`)],
  ...(rounds[0] ?? []).map((_, i) => [
    i + 1,
    `Team ${"ABCDEFGHI"[i] ?? ""}`,
    ...rounds.map((row) => row[i]?.word ?? ""),
  ]),
];

test("an event printed and read, and normalized and read again, is the same", () => {
  fc.assert(
    fc.property(fc.gen(), (gen) => {
      const made = eventOf(gen);
      fc.pre(made.rounds.every((row) => row.some(({ word }) => /^[WDL]/.test(word))));
      const expected = (made.rounds[0] ?? []).map((_, i) =>
        made.rounds.map((row) => spelled(row[i]?.word ?? "", made.boards)).join(", "),
      );
      const reading = readOne(tableOf(made));
      expect(matchesOf(reading)).toEqual(expected);
      const again = readOne(normalizedTable(reading));
      expect(matchesOf(again)).toEqual(expected);
      expect(again.findings.filter(({ level }) => level === "error")).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});

const sample = (name: string): readonly (readonly (string | number)[])[] =>
  readFileSync(new URL(`../../../samples/${name}.csv`, import.meta.url), "utf8")
    .split("\n")
    .map((line) =>
      [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,|$)/g)].map(([, quoted, plain]) => {
        const text = quoted ?? plain ?? "";
        return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
      }),
    );

test.each(["team-matches", "schools"])("the sample %s has nothing wrong with it", (name) => {
  const { readings, findings } = readCrosstable(sample(name));
  const all = [...findings, ...readings.flatMap((reading) => reading.findings)];
  expect(all.filter(({ level }) => level === "error")).toEqual([]);
  expect(readings.length).toBe(name === "schools" ? 2 : 1);
});

test("what a table tells besides comes back, too", () => {
  const reading = readOne(
    drawn("No.|Team|Rating|Rd 1|Adj.\n3|Oaks|1800|W5 3|-0.5\n5|Elms||L3 1|\n8|Firs|1500|B 4|"),
  );
  const again = readOne(normalizedTable(reading));
  expect(again.teams?.event.teams).toEqual(reading.teams?.event.teams);
  expect(again.teams?.event.teams.map(({ adjustment, rating }) => [adjustment, rating])).toEqual([
    [-1, 1800],
    [0, null],
    [0, 1500],
  ]);
});

test("no kind of round is left out of the clean chart", () => {
  const kinds: readonly TeamRound["kind"][] = ["match", "forfeit", "bye", "unpaired", "pending"];
  const reading = readOne(
    drawn("No.|Team|Rd 1|Rd 2\n1|Oaks|W2 3|*3\n2|Elms|L1 1|X4 4\n3|Firs|B|*1\n4|Ash|U|F2 0"),
  );
  const told = new Set(reading.teams?.event.teams.flatMap(({ rounds }) => rounds.map(({ kind }) => kind)));
  expect([...told].sort()).toEqual([...kinds].sort());
  expect(matchesOf(readOne(normalizedTable(reading)))).toEqual(matchesOf(reading));
});
