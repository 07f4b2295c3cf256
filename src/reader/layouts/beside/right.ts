import { isBlank } from "../../cell";
import { headingOf } from "../../heading-words";
import { cellAt } from "../../sheet";
import type { Aside } from "./aside";
import {
  type Frame,
  headingAt,
  isDistinct,
  isFull,
  isGap,
  isOfOtherLength,
  isRanking,
  namingIn,
  roleAt,
  valuesIn,
} from "./frame";
import {
  headsLegend,
  headsRounds,
  headsTable,
  isCode,
  isLegend,
  NUMBERS,
  RANKING,
  subjectIn,
  TELLING,
} from "./words";

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

const beside = (frame: Frame): readonly number[] => range(frame.lastRound + 1, frame.sheet.width);

const hasRole = (frame: Frame, roles: typeof NUMBERS, from: number, to: number): boolean =>
  range(from, to).some((column) => roles.has(roleAt(frame, column)));

/** The column that the chart itself has for its totals: filled for all. */
const isOwnTotal = (frame: Frame, column: number): boolean =>
  frame.head.columns.get("total") === column && isFull(frame, column);

/** Standings of teams: each once, with points or numbers of their own. */
const isOfTeams = (frame: Frame, column: number): boolean => {
  if (!isDistinct(frame, column)) return false;
  const hasPoints = range(column + 1, frame.sheet.width).some(
    (other) => RANKING.has(roleAt(frame, other)) && !isOwnTotal(frame, other),
  );
  const isNumbered = NUMBERS.has(roleAt(frame, column - 1));
  return hasPoints || (isNumbered && isOfOtherLength(frame, column));
};

/** Numbered again or beyond a gap, names tell the players again, be it in the same order. */
const standsAgain = (frame: Frame, column: number): boolean =>
  NUMBERS.has(roleAt(frame, column - 1)) || (column - 1 > frame.lastRound && isGap(frame, column - 1));

/** Numbers or words in front of what the rows of a list are about. */
const isSubject = (frame: Frame, column: number): boolean => {
  const naming = namingIn(frame, column);
  switch (subjectIn(headingAt(frame, column))) {
    case "winner":
      return true;
    case "name":
      return frame.name !== null && (!naming.isSame || standsAgain(frame, column));
    case "team":
      return isOfTeams(frame, column) || naming.isOther;
    default:
      return (
        naming.isOther ||
        isLegend(headingAt(frame, column), headingAt(frame, column + 1)) ||
        isSmallTable(frame, column)
      );
  }
};

/** A legend, a timetable or averages right next to the chart. */
const isSmallTable = (frame: Frame, column: number): boolean => {
  const heading = headingAt(frame, column);
  if (roleAt(frame, column) !== null || headingAt(frame, column + 1) === "") return false;
  const values = valuesIn(frame, column);
  if (headsRounds(heading)) return isDistinct(frame, column);
  if (headsLegend(heading)) return isDistinct(frame, column) && values.every(({ text }) => isCode(text));
  return (
    headsTable(heading) &&
    isDistinct(frame, column) &&
    [column, column + 1].every((each) => isOfOtherLength(frame, each))
  );
};

/** Whether a column left of a list is still the chart's. */
const isCharts = (frame: Frame, column: number, subject: number): boolean => {
  if (isGap(frame, column) || isRanking(frame, column)) return true;
  if (TELLING.has(roleAt(frame, column))) return isFull(frame, column);
  return isFull(frame, column) && !isFull(frame, subject);
};

const startOf = (frame: Frame, subject: number): number => {
  let start = subject;
  while (start - 1 > frame.lastRound && !isCharts(frame, start - 1, subject)) start--;
  return start;
};

/** Whether something stands right above the heading of a column: a list that begins higher. */
const reachesUp = ({ sheet, head }: Frame, column: number): boolean =>
  !isBlank(cellAt(sheet, head.firstRow - 1, column));

/** The columns from one up to the next gap. */
const stretchFrom = (frame: Frame, start: number): readonly number[] => {
  let end = start;
  while (end < frame.sheet.width && !isGap(frame, end)) end++;
  return range(start, end);
};

/** Columns beyond a gap that are not filled as the chart's are. */
const isApart = (frame: Frame, start: number): boolean => {
  const stretch = stretchFrom(frame, start);
  const isOwn =
    stretch.some((column) => isRanking(frame, column)) || stretch.some((column) => isFull(frame, column));
  return !isOwn || stretch.some((column) => isOfOtherLength(frame, column)) || reachesUp(frame, start);
};

/** Columns without a heading that end before the chart does: no column of players has neither. */
const isHeadless = (frame: Frame, column: number): boolean =>
  headingAt(frame, column) === "" && !isGap(frame, column) && isOfOtherLength(frame, column);

/** A heading that is a sentence is that of notes. */
const LONGEST = 30;

const isNote = (text: string): boolean => text.length > LONGEST || text.includes(": ");

/** The first of columns next to the chart that are only as long as a list or notes are. */
const shorter = (frame: Frame): Aside | null => {
  const columns = beside(frame);
  const last = columns.find((column) => isHeadless(frame, column) || isNote(headingAt(frame, column)));
  if (last === undefined || isFull(frame, last)) return null;
  const isOwn = (column: number): boolean => isRanking(frame, column) || !isOfOtherLength(frame, column);
  const start = [...columns.filter((column) => column < last)].reverse().find(isOwn) ?? frame.lastRound;
  return { column: start + 1, is: "notes" };
};

/** Another chart beside this one, with rounds of its own. */
const isChart = (frame: Frame, start: number): boolean =>
  range(start, frame.sheet.width).some((column) => {
    const { round, number } = headingOf(headingAt(frame, column));
    return number === 1 && (round === "worded" || round === "bare");
  });

/** The first column beyond a gap in front of something that is not filled as the chart is. */
const beyondGap = (frame: Frame): Aside | null => {
  const start = beside(frame).find(
    (column) =>
      isGap(frame, column - 1) &&
      !isGap(frame, column) &&
      !isRanking(frame, column) &&
      isApart(frame, column),
  );
  if (start === undefined) return null;
  return { column: start, is: hasRole(frame, TELLING, start, frame.sheet.width) ? "columns" : "notes" };
};

/** The first column of a list right of a chart: standings, prizes, schools, a legend. Null: there is none. */
export const listRight = (frame: Frame): Aside | null => {
  const subject = beside(frame).find((column) => isSubject(frame, column));
  const is = subject !== undefined && isSmallTable(frame, subject) ? ("notes" as const) : ("list" as const);
  const named = subject === undefined ? null : { column: startOf(frame, subject), is };
  const all = [named, beyondGap(frame), shorter(frame)].flatMap((each) => each ?? []);
  const found = all.reduce<Aside | null>(
    (first, each) => (first === null || each.column < first.column ? each : first),
    null,
  );
  return found === null || isChart(frame, found.column) ? null : found;
};
