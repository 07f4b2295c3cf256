import { once } from "../../../engine/index";
import { type Cell, isBlank } from "../../cell";
import { headingKey, type Role } from "../../heading-words";
import type { Head } from "../../headings";
import { cellAt, type Sheet } from "../../sheet";
import { tieBreakIn } from "../../tie-break-words";
import { wholeOf } from "../../values";
import { NUMBERS, RANKING } from "./words";

/** A wall chart or grid, as far as it is needed to tell what beside it is none of its columns. */
export interface Frame {
  readonly sheet: Sheet;
  readonly head: Head;
  readonly firstRound: number;
  readonly lastRound: number;
  /** The row after its last. */
  readonly end: number;
  /** The column of the names; null where no heading says so. */
  readonly name: number | null;
  /** The first rows of the players. */
  readonly players: readonly number[];
}

const LETTERS = /\p{L}{2}/u;

const roundColumns = ({ rounds }: Head): readonly number[] => rounds.map(({ column }) => column);

/** The name column of a chart: next to its rounds, for a list left of it has one as well. */
const nameColumn = ({ roles }: Head, firstRound: number): number | null => {
  const names = [...roles].flatMap(([column, role]) =>
    role === "name" && column < firstRound ? [column] : [],
  );
  return names.length === 0 ? null : Math.max(...names);
};

/** The frame of the chart under a heading, which ends before the row `end`. */
export const frameOf = (sheet: Sheet, head: Head, end: number): Frame => {
  const columns = roundColumns(head);
  const [firstRound, lastRound] = [Math.min(...columns), Math.max(...columns)];
  const name = nameColumn(head, firstRound);
  const keys = [...head.roles].flatMap(([column, role]) =>
    NUMBERS.has(role) && column < firstRound && (name === null || column === name - 1) ? [column] : [],
  );
  const isNamed = (row: number): boolean =>
    (name === null || LETTERS.test(cellAt(sheet, row, name).text)) &&
    keys.every((column) => wholeOf(cellAt(sheet, row, column)) !== null);
  const isPlayed = (row: number): boolean => columns.some((column) => !isBlank(cellAt(sheet, row, column)));
  const named = Array.from({ length: Math.max(0, end - head.row - 1) }, (_, at) => head.row + 1 + at).filter(
    (row) => isNamed(row) && (name !== null || keys.length > 0 || isPlayed(row)),
  );
  const played = named.filter(isPlayed);
  return { sheet, head, firstRound, lastRound, end, name, players: played.length > 0 ? played : named };
};

/** The role of a column by its own heading, where a heading elsewhere took the word first. */
export const roleAt = ({ head }: Frame, column: number): Role | null => head.roles.get(column) ?? null;

export const headingAt = ({ head }: Frame, column: number): string => head.texts.get(column) ?? "";

/** The rows of the chart's height in which a column holds something. */
const filledIn = ({ sheet, head, end }: Frame, column: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - head.row - 1) }, (_, at) => head.row + 1 + at).filter(
    (row) => !isBlank(cellAt(sheet, row, column)),
  );

/** Whether there is nothing in a column beside the chart, neither a heading nor below it. */
export const isGap = (frame: Frame, column: number): boolean =>
  headingAt(frame, column) === "" &&
  filledIn(frame, column).every((row) => row > (frame.players.at(-1) ?? frame.head.row));

/** Whether every player has something in a column. */
export const isFull = ({ sheet, players }: Frame, column: number): boolean =>
  players.length > 0 && players.every((row) => cellAt(sheet, row, column).kind !== "blank");

/** The first players have something in a column, the others nothing; or it goes on below the last. */
export const isOfOtherLength = (frame: Frame, column: number): boolean => {
  const { sheet, players } = frame;
  const filled = players.map((row) => !isBlank(cellAt(sheet, row, column)));
  const first = filled.indexOf(false);
  const last = players.at(-1) ?? 0;
  const below = first < 0 && !isBlank(cellAt(sheet, last + 1, column)) && isBeyond(frame, last + 1);
  return below || (first > 0 && filled.slice(first).every((each) => !each));
};

/** Whether the chart itself has nothing in a row. */
const isBeyond = ({ sheet, firstRound, lastRound }: Frame, row: number): boolean =>
  (sheet.rows[row] ?? []).slice(Math.max(0, firstRound - 2), lastRound + 1).every(isBlank);

/** What a column holds below its heading, in the rows of the players. */
export const valuesIn = (frame: Frame, column: number): readonly Cell[] =>
  filledIn(frame, column).map((row) => cellAt(frame.sheet, row, column));

/** Whether all that a column holds differs. */
export const isDistinct = (frame: Frame, column: number): boolean => {
  const texts = valuesIn(frame, column).map(({ text }) => headingKey(text));
  return texts.length > 0 && new Set(texts).size === texts.length;
};

const isNumeric = (frame: Frame, column: number): boolean =>
  frame.players.every((row) => {
    const cell = cellAt(frame.sheet, row, column);
    return isBlank(cell) || cell.value !== null;
  });

/** The total and the tie-breaks of a chart may stand apart from it; a list begins with neither. */
export const isRanking = (frame: Frame, column: number): boolean =>
  (RANKING.has(roleAt(frame, column)) || tieBreakIn(headingAt(frame, column)) !== null) &&
  isNumeric(frame, column);

/** The names of the players as they are compared. */
const namesOf = once(({ sheet, players, name }: Frame): readonly string[] =>
  name === null ? [] : players.map((row) => headingKey(cellAt(sheet, row, name).text)),
);

/** The share of its words that makes a column one of names. */
const MOSTLY = 0.5;

/** How a column of names stands to the chart's own. */
export interface Naming {
  /** All players, each in his own row. */
  readonly isSame: boolean;
  /** Players of the chart, in rows of others. */
  readonly isOther: boolean;
}

/** Compares a column with the names of the players. */
export const namingIn = (frame: Frame, column: number): Naming => {
  const { sheet, players } = frame;
  const names = namesOf(frame);
  const known = new Set(names);
  const own = players.map((row) => headingKey(cellAt(sheet, row, column).text));
  const texts = valuesIn(frame, column).filter(({ text }) => LETTERS.test(text));
  const found = texts.filter(({ text }) => known.has(headingKey(text)));
  const others = own.filter((key, at) => known.has(key) && key !== names[at]).length;
  const below = found.length - own.filter((key) => known.has(key)).length;
  return {
    isSame: names.length > 0 && own.every((key, at) => key === names[at]),
    isOther: found.length > 0 && found.length >= MOSTLY * texts.length && others + below > 0,
  };
};
