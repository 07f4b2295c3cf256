import { type Cell, isBlank } from "../../cell";
import { headingOf } from "../../heading-words";
import type { Head, RoundColumn } from "../../headings";
import { cellAt, type Sheet } from "../../sheet";
import type { Token } from "../../token";
import type { Group } from "./body";

/** The column that tells the color of each round, -1 where there is none; empty where no round has one. */
export type ColorColumns = readonly number[];

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    w: "w white weiss weiß blanc blancas",
    b: "b black",
    s: "s schwarz",
    n: "n noir negras",
    z: "z zwart",
  }).flatMap(([letter, words]) => words.split(" ").map((word) => [word, letter] as const)),
);

const letterIn = ({ text }: Cell): string | null => LETTERS.get(text.toLowerCase()) ?? null;

/** No color: a round without a game. */
const NONE = /^-{0,3}$/;

/** Words over a column of colors, with the number of the round or without. */
const WORDS: ReadonlySet<string> = new Set(
  "c col clr color colour colors colours farbe couleur wb bw kl kleur".split(" "),
);

const isColumn = (
  sheet: Sheet,
  { roles, rounds }: Head,
  groups: readonly Group[],
  column: number,
): boolean => {
  if (roles.has(column) || rounds.some((round) => round.column === column)) return false;
  const cells = groups.map(([row = 0]) => cellAt(sheet, row, column));
  return (
    cells.some((cell) => letterIn(cell) !== null) &&
    cells.every((cell) => isBlank(cell) || NONE.test(cell.text) || letterIn(cell) !== null)
  );
};

/** `C1`, `Color 2`, `Rd 2 color`: the column of the round that the heading numbers. */
const numbered = ({ texts }: Head, round: number): number | undefined =>
  [...texts].find(([, text]) => {
    const digits = /\d+/.exec(text)?.[0];
    const words = text.toLowerCase().split(/[^\p{L}]+/u);
    return Number(digits) === round && words.some((word) => WORDS.has(word));
  })?.[0];

/** Where the color of a round may stand: right of it, left of it, or elsewhere with the number of the round. */
const WAYS: readonly ((head: Head, round: RoundColumn) => number | undefined)[] = [
  (_, { column }) => column + 1,
  (_, { column }) => column - 1,
  (head, { round }) => numbered(head, round),
];

const NOWHERE = -1;

const isFound = (column: number): boolean => column !== NOWHERE;

/** Letters that are all the same, with no heading that says color, may be anything. */
const areColors = (
  sheet: Sheet,
  { texts }: Head,
  groups: readonly Group[],
  found: readonly number[],
): boolean => {
  const letters = found.flatMap((column) =>
    groups.flatMap(([row = 0]) => letterIn(cellAt(sheet, row, column)) ?? []),
  );
  return (
    new Set(letters).size > 1 || found.some((column) => WORDS.has(headingOf(texts.get(column) ?? "").key))
  );
};

/** The columns of colors that go with the rounds; rounds to come may have none. */
export const colorColumns = (sheet: Sheet, head: Head, groups: readonly Group[]): ColorColumns => {
  const ways = WAYS.map((way) =>
    head.rounds.map((round) => {
      const column = way(head, round) ?? NOWHERE;
      return column >= 0 && isColumn(sheet, head, groups, column) ? column : NOWHERE;
    }),
  );
  const count = (columns: ColorColumns): number => columns.filter(isFound).length;
  const [best = []] = [...ways].sort((a, b) => count(b) - count(a));
  const found = best.filter(isFound);
  return found.length > 0 && areColors(sheet, head, groups, found) ? best : [];
};

const withColor = (token: Token, color: string | null): Token =>
  color !== null && "color" in token && token.color === null ? { ...token, color } : token;

/** The tokens with the colors that stand in columns of their own. */
export const withColors = (
  sheet: Sheet,
  groups: readonly Group[],
  columns: ColorColumns,
  tokens: readonly (readonly Token[])[],
): readonly (readonly Token[])[] =>
  columns.length === 0
    ? tokens
    : tokens.map((row, i) =>
        row.map((token, r) =>
          withColor(token, letterIn(cellAt(sheet, groups[i]?.[0] ?? 0, columns[r] ?? -1))),
        ),
      );
