import { BLANK, isBlank } from "../cell";
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

/** A wall chart and the first column of the list right of it. */
interface Beside {
  readonly head: Head;
  readonly list: number | null;
}

/** The wall charts of a sheet; a row of a list such as `1st`, Ann is the heading of none. */
const chartsIn = ({ sheet, heads }: Page): readonly Beside[] => {
  const charts: Beside[] = [];
  for (const head of heads) {
    const list = charts.at(-1)?.list ?? null;
    if (list === null ? head.rounds.length > 0 : head.rounds.some(({ column }) => column < list))
      charts.push({ head, list: listIn(sheet, head) ?? higherList(sheet, head) });
  }
  return charts;
};

/** The wall charts of a sheet without the lists right of them and what stands above those. */
export const withoutLists = (page: Page): readonly Rewritten[] => {
  const charts = chartsIn(page);
  if (charts.every(({ list }) => list === null)) return [];
  const rows = charts.flatMap(({ head, list }, at) =>
    page.sheet.rows
      .slice(at === 0 ? 0 : head.firstRow, charts[at + 1]?.head.firstRow)
      .map((cells) => cells.slice(0, list ?? cells.length)),
  );
  const cut = sheetFrom(rows, page.sheet.origin);
  return [{ sheet: cut, columns: [0, cut.width - 1] }];
};
