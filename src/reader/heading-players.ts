import { type Cell, isBlank } from "./cell";
import { type Heading, headingOf, type Role } from "./heading-words";
import type { Head } from "./headings";
import { printedOpponent } from "./survey";
import { FAMILIES, tokenOf } from "./tokens/index";
import { wholeOf } from "./values";

const NUMBERED = ["pairing", "rank", "place"] as const;

/** Whether a cell says `Name`, `Rating` or `Rd 1`, as headings do. */
const isWord = ({ role, round }: Heading): boolean => role !== null || round === "worded" || round === "word";

/** `W12`, `5b½`: a game with an opponent, which no heading says. */
export const namesOpponent = (cell: Cell): boolean =>
  cell.value === null && FAMILIES.some((family) => printedOpponent(tokenOf(cell, family)) !== null);

/** A result, or what stands for a round without one; a number above 1 may be that of a round. */
const isToken = (cell: Cell): boolean =>
  (cell.value ?? 0) <= 1 && FAMILIES.some((family) => tokenOf(cell, family).kind !== "unread");

interface Count {
  /** Columns with a word of headings. */
  readonly words: readonly number[];
  /** Columns headed as a round: `Rd 1`. */
  readonly rounds: number;
  readonly games: number;
}

const countIn = (cells: readonly Cell[]): Count => {
  const words: number[] = [];
  let [rounds, games] = [0, 0];
  cells.forEach((cell, column) => {
    if (isBlank(cell)) return;
    const heading = headingOf(cell.text);
    if (isWord(heading)) words.push(column);
    else if (namesOpponent(cell)) games++;
    if (heading.round === "worded") rounds++;
  });
  return { words, rounds, games };
};

/** The cell in the column that numbers the rows; undefined where there is none. */
const numberCell = (cells: readonly Cell[], { columns }: Head): Cell | undefined => {
  const column = NUMBERED.map((role) => columns.get(role)).find((found) => found !== undefined);
  return column === undefined ? undefined : cells[column];
};

/** Whether most rounds of the head above hold results, and hardly a cell repeats what the head says. */
const hasResults = (cells: readonly Cell[], head: Head, { words, rounds }: Count): boolean => {
  const written = head.rounds.flatMap(({ column }) => {
    const cell = cells[column];
    return cell === undefined || isBlank(cell) ? [] : [{ cell, heading: head.texts.get(column) }];
  });
  const results = written.filter(({ cell, heading }) => cell.shown !== heading && isToken(cell));
  const repeated = words.filter((column) => roleAt(cells, column) === head.roles.get(column));
  return results.length > written.length / 2 && repeated.length < 2 && rounds < 2;
};

const roleAt = (cells: readonly Cell[], column: number): Role | null =>
  headingOf(cells[column]?.text ?? "").role;

/**
 * Whether a row with words of headings is that of a player: somebody is called `Rd 1`, or his club `Club`.
 *
 * @param above the heading of rounds above it; null: there is none
 */
export const isPlayersRow = (cells: readonly Cell[], above: Head | null): boolean => {
  const count = countIn(cells);
  if (count.games > count.words.length) return true;
  if (above === null) return false;
  const number = numberCell(cells, above);
  if (number !== undefined && !isBlank(number) && wholeOf(number) === null) return false;
  const isNumbered = wholeOf(number) !== null && count.words.length < 2;
  return isNumbered || hasResults(cells, above, count);
};
