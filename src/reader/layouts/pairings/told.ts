import { FACT_TEXTS as T } from "../../fact-texts";
import type { Finding } from "../../finding";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { At } from "../../types";
import type { Told } from "../told";
import type { PairingHead } from "./columns";
import type { Players } from "./players";
import type { Pairing } from "./rounds";
import { roundInTitle } from "./titles";

type Facts = Told["facts"];

/** The columns under a heading that has something above them, or that are read without. */
const columnsOf = (sheet: Sheet, head: PairingHead): readonly number[] => {
  const { row, from, to, round, board, section, result, white, black } = head;
  const sides = [white, black].flatMap(({ name, number, rating, result: own }) => [
    name,
    number,
    rating,
    own,
  ]);
  const read = [round, board, section, result, ...sides].flatMap((column) => column ?? []);
  const headed = (sheet.rows[row] ?? []).flatMap(({ kind }, column) =>
    kind !== "blank" && column >= from && column < to ? [column] : [],
  );
  return [...read, ...headed];
};

/** The corners of places on the sheet. */
const cornersOf = (places: readonly At[]): readonly [first: At, last: At] => {
  const [start = { row: 0, column: 0 }] = places;
  return places.reduce<readonly [At, At]>(
    ([first, last], { row, column }) => [
      { row: Math.min(first.row, row), column: Math.min(first.column, column) },
      { row: Math.max(last.row, row), column: Math.max(last.column, column) },
    ],
    [start, start],
  );
};

/** Both names stand in one cell. */
const isInOneCell = (sheet: Sheet, { row, head }: Pairing): boolean => {
  const columns = [head.white, head.black].map(({ name }) => placeOf(sheet, row, name ?? 0).column);
  return new Set(columns).size === 1 && head.black.name !== null;
};

const headingAt = (sheet: Sheet, { row }: PairingHead, column: number | null): string =>
  cellAt(sheet, row, column ?? -1).shown;

const isRoundsFound = (each: Finding): each is Extract<Finding, { code: "rounds-found" }> =>
  each.code === "rounds-found";

const roundsBy = (sheet: Sheet, heads: readonly PairingHead[], findings: readonly Finding[]): string => {
  const found = findings.find(isRoundsFound)?.by;
  if (typeof found === "string") return T.oneColumn(found);
  if (found !== undefined) return T.roundsBy[found.by];
  const head = heads.find(({ round }) => round !== null);
  if (head !== undefined) return T.oneColumn(headingAt(sheet, head, head.round));
  if (sheet.rows.some((cells) => roundInTitle(cells) !== null)) return T.roundsBy.titles;
  return heads.length > 1 ? T.roundsBy.lists : "";
};

/** A heading without the period that may end it, for the end of a sentence. */
const bare = (heading: string): string => heading.replace(/\.$/, "");

const numbersFact = (sheet: Sheet, head: PairingHead, { numbered }: Players): Facts[number] => {
  const heading = headingAt(sheet, head, head.white.number ?? head.white.name);
  const evidence = head.white.number === null ? T.listNumbers : T.fromColumn(bare(heading));
  return numbered
    ? { code: "numbers", value: T.numbers.pairing, evidence }
    : { code: "numbers", value: T.names, evidence: T.inOrderOfNames };
};

const whiteFact = (sheet: Sheet, first: Pairing): Facts[number] => ({
  code: "white",
  value: isInOneCell(sheet, first)
    ? T.firstName
    : T.oneColumn(headingAt(sheet, first.head, first.head.white.name)),
  evidence: "",
});

/** What else is known of the lists. */
interface Around {
  readonly heads: readonly PairingHead[];
  readonly players: Players;
  /** Each game has a row of both players. */
  readonly isTwice: boolean;
  readonly findings: readonly Finding[];
}

const linesOf = (sheet: Sheet, first: Pairing, { heads, isTwice }: Around): string => {
  if (isTwice) return T.lines.gameOfEach;
  if (isInOneCell(sheet, first)) return T.lines.gameInCell;
  const rows = new Set(heads.map(({ row }) => row));
  return rows.size < heads.length ? T.lines.gameBeside : T.lines.game;
};

/** What there is to say of lists of pairings: where they are, what tells the rounds, who is who. */
export const toldOf = (sheet: Sheet, pairings: readonly Pairing[], around: Around): Told | null => {
  const { heads, players, findings } = around;
  const listed = pairings.filter(({ bye }) => bye === undefined);
  const [first] = listed;
  if (first === undefined) return null;
  const games = listed.flatMap((pairing) =>
    columnsOf(sheet, pairing.head).map((column) => placeOf(sheet, pairing.row, column)),
  );
  const byes = pairings.flatMap(({ row, bye, head }) =>
    bye === undefined ? [] : [placeOf(sheet, row, head.white.name ?? 0)],
  );
  const [start, end] = cornersOf([...games, ...byes]);
  const heading = placeOf(sheet, first.head.row, first.head.white.name ?? 0).row;
  const colored = listed.find(({ head }) => head.colored && head.color === null);
  return {
    headingRow: heading < start.row ? heading : null,
    ...{ first: start, last: end },
    ...{
      lines: linesOf(sheet, first, around),
      rounds: roundsBy(sheet, heads, findings),
      numberHeading: null,
    },
    facts: [
      numbersFact(sheet, first.head, players),
      ...(colored === undefined ? [] : [whiteFact(sheet, colored)]),
    ],
  };
};
