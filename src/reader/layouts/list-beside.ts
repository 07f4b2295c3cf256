import { BLANK, type Cell, isBlank } from "../cell";
import { type Finding, finding } from "../finding";
import { headingOf } from "../heading-words";
import { type Head, rowText } from "../headings";
import type { Page, RawTable } from "../layout";
import { placeOf, type Sheet, sheetFrom } from "../sheet";
import type { Aside } from "./beside/aside";
import { type Frame, frameOf } from "./beside/frame";
import { listLeft } from "./beside/left";
import { listRight } from "./beside/right";
import { NUMBERS, subjectIn } from "./beside/words";
import type { Rewritten } from "./rewritten";

/** Rows above the heading of a chart in which a list beside it may begin. */
const ABOVE = 10;

/** The first column of a list whose heading stands higher than that of the chart. Null: none. */
const higherList = ({ sheet, head, lastRound }: Frame): Aside | null => {
  for (let row = head.firstRow - 1; row >= Math.max(0, head.firstRow - ABOVE); row--) {
    const cells = sheet.rows[row] ?? [];
    const textAt = (column: number) => cells[column]?.text ?? "";
    const subject = cells.findIndex((_, column) => column > lastRound && subjectIn(textAt(column)) !== null);
    let start = subject;
    while (start > lastRound && !isBlank(cells[start - 1] ?? BLANK)) start--;
    const isApart = start > lastRound + 1 && !head.texts.has(start - 1);
    if (subject >= 0 && isApart && (start < subject || NUMBERS.has(headingOf(textAt(start)).role)))
      return { column: start, is: "list" };
  }
  return null;
};

/** A wall chart, and what beside it is none of its columns. */
interface Beside {
  readonly head: Head;
  readonly left: Aside | null;
  readonly right: Aside | null;
}

/** The wall charts of a sheet; a row of a list such as `1st`, Ann is the heading of none. */
const chartsIn = ({ sheet, heads }: Page): readonly Beside[] => {
  const charts: Beside[] = [];
  heads.forEach((head, at) => {
    const list = charts.at(-1)?.right?.column ?? null;
    const isChart = list === null ? head.rounds.length > 0 : head.rounds.some(({ column }) => column < list);
    if (!isChart) return;
    const frame = frameOf(sheet, head, heads[at + 1]?.firstRow ?? sheet.rows.length);
    charts.push({ head, left: listLeft(frame), right: listRight(frame) ?? higherList(frame) });
  });
  return charts;
};

/** Titles above a list left of a chart may be those of the event. */
const TITLES = 2;

const isTitle = (cells: readonly Cell[]): boolean => cells.filter((cell) => !isBlank(cell)).length <= TITLES;

const onlyChart = (cells: readonly Cell[], { left, right }: Beside, isAbove: boolean): readonly Cell[] => {
  const own = cells.slice(0, right?.column ?? cells.length);
  const start = left?.column ?? 0;
  return isAbove && isTitle(own) ? own : own.map((cell, column) => (column < start ? BLANK : cell));
};

/** What is only known by its place is said, as a warning where it would count as columns of the chart. */
const leftOut = (sheet: Sheet, head: Head, from: number, to: number, { is }: Aside): readonly Finding[] => {
  if (is === "list") return [];
  const cells = (sheet.rows[head.row] ?? []).slice(from, to);
  const column =
    from +
    Math.max(
      0,
      cells.findIndex((cell) => !isBlank(cell)),
    );
  const text = rowText(sheetFrom([cells]), 0);
  const facts = { code: is === "notes" ? "list-beside" : "columns-apart", text } as const;
  return [finding(facts, { at: placeOf(sheet, head.row, column) })];
};

const findingsOf = (sheet: Sheet, { head, left, right }: Beside): readonly Finding[] => [
  ...(left === null ? [] : leftOut(sheet, head, 0, left.column, left)),
  ...(right === null ? [] : leftOut(sheet, head, right.column, sheet.width, right)),
];

/** The wall charts of a sheet without the lists beside them and what stands above those. */
export const withoutLists = (page: Page): readonly Rewritten[] => {
  const charts = chartsIn(page);
  if (charts.every(({ left, right }) => left === null && right === null)) return [];
  const rows = charts.flatMap((chart, at) => {
    const first = at === 0 ? 0 : chart.head.firstRow;
    return page.sheet.rows
      .slice(first, charts[at + 1]?.head.firstRow)
      .map((cells, i) => onlyChart(cells, chart, first + i < chart.head.firstRow));
  });
  const cut = sheetFrom(rows, page.sheet.origin);
  const complete = (table: RawTable): RawTable => {
    const chart = charts.find(({ head }) => placeOf(page.sheet, head.row, 0).row === table.headingRow);
    return chart === undefined
      ? table
      : { ...table, findings: [...table.findings, ...findingsOf(page.sheet, chart)] };
  };
  return [{ sheet: cut, columns: [0, cut.width - 1], complete }];
};
