import { BLANK, type Cell, isBlank } from "../cell";
import { headingOf } from "../heading-words";
import type { Head, Role } from "../headings";
import type { Page } from "../layout";
import { cellAt, type Sheet, sheetFrom } from "../sheet";
import { tieBreakIn } from "../tie-break-words";
import type { Rewritten } from "./rewritten";

/** What numbers the rows of a list. */
const NUMBERS: ReadonlySet<Role | undefined> = new Set<Role>(["pairing", "rank", "place"]);

/** Whom the rows of a list are about. */
const SUBJECTS: ReadonlySet<Role | undefined> = new Set<Role>(["name", "team"]);

const lastRound = ({ rounds }: Head): number => Math.max(...rounds.map(({ column }) => column));

/** The total and the tie-breaks of a wall chart may stand apart from it; a list begins with neither. */
const beginsList = ({ roles, texts }: Head, column: number): boolean =>
  roles.get(column) !== "total" && tieBreakIn(texts.get(column) ?? "") === null;

/** The column beyond the gap in front of `column`; null if there is none right of the rounds. */
const beyondGap = (sheet: Sheet, head: Head, column: number): number | null => {
  let start = column;
  while (head.texts.has(start - 1)) start--;
  const isGap = isBlank(cellAt(sheet, head.row + 1, start - 1)) && start - 1 > lastRound(head);
  return isGap && beginsList(head, start) ? start : null;
};

/** The first of the columns that number the rows, in front of `column`; null if there are none. */
const numbered = ({ roles }: Head, column: number): number | null => {
  let start = column;
  while (NUMBERS.has(roles.get(start - 1))) start--;
  return start < column ? start : null;
};

/**
 * The first column of a list right of a wall chart: standings or prizes, in an order of their own. Null: none.
 *
 * It tells the players or the teams again, numbered again or beyond a blank column.
 */
const listIn = (sheet: Sheet, head: Head): number | null => {
  const end = lastRound(head);
  const chart = new Set([...head.roles].flatMap(([column, role]) => (column < end ? [role] : [])));
  const subject = [...head.roles].find(
    ([column, role]) => column > end && SUBJECTS.has(role) && chart.has(role),
  );
  if (subject === undefined) return null;
  const [column, role] = subject;
  const again = [...chart].some((own) => NUMBERS.has(own)) ? numbered(head, column) : null;
  return (role === "name" ? beyondGap(sheet, head, column) : null) ?? again;
};

/** Rows above the heading of a chart in which a list beside it may begin. */
const ABOVE = 10;

/** The first column of a list whose heading stands higher than that of the chart. Null: none. */
const higherList = ({ rows }: Sheet, head: Head): number | null => {
  const end = lastRound(head);
  for (let row = head.firstRow - 1; row >= Math.max(0, head.firstRow - ABOVE); row--) {
    const cells = rows[row] ?? [];
    const roleAt = (column: number) => headingOf(cells[column]?.text ?? "").role ?? undefined;
    const subject = cells.findIndex((_, column) => column > end && SUBJECTS.has(roleAt(column)));
    let start = subject;
    while (start > end && !isBlank(cells[start - 1] ?? BLANK)) start--;
    const isApart = start > end + 1 && !head.texts.has(start - 1);
    if (subject >= 0 && isApart && NUMBERS.has(roleAt(start))) return start;
  }
  return null;
};

const firstRound = ({ rounds }: Head): number => Math.min(...rounds.map(({ column }) => column));

/** Whether a heading begins the chart: it numbers the rows, or stands beyond a blank column. */
const beginsChart = (sheet: Sheet, head: Head, column: number): boolean =>
  NUMBERS.has(head.roles.get(column)) ||
  (!head.texts.has(column - 1) && isBlank(cellAt(sheet, head.row + 1, column - 1)));

/** The column where a chart begins right of a list of its players, in an order of its own; 0 if there is no list. */
const chartStart = (sheet: Sheet, head: Head): number => {
  const names = [...head.roles].flatMap(([column, role]) =>
    role === "name" && column < firstRound(head) ? [column] : [],
  );
  const [first, last] = [Math.min(...names), Math.max(...names)];
  for (let column = last; column > first; column--) {
    const start = numbered(head, column) ?? column;
    if (beginsChart(sheet, head, start)) return start > first ? start : 0;
  }
  return 0;
};

/** A wall chart and the first columns of the chart, and of the list right of it. */
interface Beside {
  readonly head: Head;
  readonly start: number;
  readonly list: number | null;
}

/** The wall charts of a sheet; a row of a list such as `1st`, Ann is the heading of none. */
const chartsIn = ({ sheet, heads }: Page): readonly Beside[] => {
  const charts: Beside[] = [];
  for (const head of heads) {
    const list = charts.at(-1)?.list ?? null;
    if (list === null ? head.rounds.length > 0 : head.rounds.some(({ column }) => column < list))
      charts.push({
        ...{ head, start: chartStart(sheet, head) },
        list: listIn(sheet, head) ?? higherList(sheet, head),
      });
  }
  return charts;
};

/** Titles above a list left of a chart may be those of the event. */
const TITLES = 2;

const isTitle = (cells: readonly Cell[]): boolean => cells.filter((cell) => !isBlank(cell)).length <= TITLES;

const onlyChart = (cells: readonly Cell[], { start, list }: Beside, isAbove: boolean): readonly Cell[] => {
  const own = cells.slice(0, list ?? cells.length);
  return isAbove && isTitle(own) ? own : own.map((cell, column) => (column < start ? BLANK : cell));
};

/** The wall charts of a sheet without the lists beside them and what stands above those. */
export const withoutLists = (page: Page): readonly Rewritten[] => {
  const charts = chartsIn(page);
  if (charts.every(({ start, list }) => start === 0 && list === null)) return [];
  const rows = charts.flatMap((chart, at) => {
    const first = at === 0 ? 0 : chart.head.firstRow;
    return page.sheet.rows
      .slice(first, charts[at + 1]?.head.firstRow)
      .map((cells, i) => onlyChart(cells, chart, first + i < chart.head.firstRow));
  });
  const cut = sheetFrom(rows, page.sheet.origin);
  return [{ sheet: cut, columns: [0, cut.width - 1] }];
};
