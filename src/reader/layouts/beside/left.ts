import { isBlank } from "../../cell";
import { cellAt } from "../../sheet";
import { wholeOf } from "../../values";
import type { Aside } from "./aside";
import { type Frame, headingAt, isDistinct, isFull, isGap, isOfOtherLength, namingIn, roleAt } from "./frame";
import { isLegend, NUMBERS, RANKING, subjectIn, TELLING } from "./words";

/** Numbers without a heading stand left of the names. */
const isUnheadedNumber = (frame: Frame, column: number): boolean =>
  column >= 0 &&
  headingAt(frame, column) === "" &&
  frame.players.length > 0 &&
  frame.players.every((row) => wholeOf(cellAt(frame.sheet, row, column)) !== null);

/** The first column that the chart needs: its numbers, else its names. */
const ownStart = (frame: Frame, name: number): number => {
  let start = name;
  while (NUMBERS.has(roleAt(frame, start - 1))) start--;
  return start === name && isUnheadedNumber(frame, name - 1) ? name - 1 : start;
};

const isSubject = (frame: Frame, column: number, isNumbered: boolean): boolean => {
  const naming = namingIn(frame, column);
  switch (subjectIn(headingAt(frame, column))) {
    case "winner":
      return true;
    case "name":
      return isNumbered || naming.isOther || isGap(frame, column + 1);
    case "team":
      return naming.isOther;
    default:
      return naming.isOther || isLegend(headingAt(frame, column), headingAt(frame, column + 1));
  }
};

/** Standings of teams, which are named once each, with their points. */
const isOfTeams = (frame: Frame, columns: readonly number[], isNumbered: boolean): boolean => {
  const team = columns.find((column) => subjectIn(headingAt(frame, column)) === "team");
  const hasPoints = columns.some((column) => RANKING.has(roleAt(frame, column)));
  return team !== undefined && hasPoints && isNumbered && isDistinct(frame, team);
};

/** Columns of another length than the chart, none of which every player has. */
const isOther = (frame: Frame, columns: readonly number[]): boolean =>
  columns.some((column) => isOfOtherLength(frame, column)) &&
  columns.every((column) => !isFull(frame, column));

/**
 * What stands left of a chart, up to its own numbers and names, and is a list of its own. Null: there is none.
 *
 * Columns of the players may stand there too: they are filled as the chart is. Their numbers may be the first
 * column, apart from the names by one for titles.
 */
export const listLeft = (frame: Frame): Aside | null => {
  const { name, sheet, head } = frame;
  if (name === null) return null;
  const start = ownStart(frame, name);
  const columns = Array.from({ length: start }, (_, column) => column).filter(
    (column) => !isGap(frame, column),
  );
  if (columns.length === 0) return null;
  const isNumbered = start < name;
  const isBeyond = isGap(frame, start - 1);
  const isSure =
    columns.some((column) => isSubject(frame, column, isNumbered)) ||
    isOfTeams(frame, columns, isNumbered || isBeyond);
  if (isSure) return { column: start, is: "list" };
  if (!isNumbered && columns.some((column) => NUMBERS.has(roleAt(frame, column)) && isFull(frame, column)))
    return null;
  const isHigher = isBeyond && columns.some((column) => !isBlank(cellAt(sheet, head.firstRow - 1, column)));
  const isApart = isBeyond && (isHigher || columns.every((column) => !isFull(frame, column)));
  if (!isApart && !isOther(frame, columns)) return null;
  return {
    column: start,
    is: columns.some((column) => TELLING.has(roleAt(frame, column))) ? "columns" : "notes",
  };
};
