import { type Cell, isBlank } from "../../cell";
import { FACT_TEXTS as T } from "../../fact-texts";
import { type Finding, finding } from "../../finding";
import { type Head, rowText } from "../../headings";
import type { Page, RawTable, RunningTotal, Span } from "../../layout";
import { placeOf, type Sheet } from "../../sheet";
import type { Token } from "../../token";
import type { At } from "../../types";
import { bodiesOf, type Group } from "./body";
import { gridColumns } from "./grid-beside";
import { type Columns, columnsOf } from "./columns";
import { namesAlone } from "./names-alone";
import { chartFacts, hasHeading, NAMES_FACT, playOffNotes } from "./notes";
import { tieBreakNotes } from "./tie-break-notes";
import { roundsBelow } from "./left-out";
import { othersOf } from "./others";
import { errorsIn, rowOf, type Source } from "./rows";
import { isTitleRow, isWeakTitleRow, titlesOf } from "./titles";
import { boardColumns, headWithout, teamsIn } from "./teams";
import { toldBy } from "./tokens";
import { totalColumn } from "./total";

const oddCells = (cells: readonly (readonly { readonly odd: boolean }[])[]): readonly Finding[] => {
  const count = cells.reduce((sum, row) => sum + row.filter(({ odd }) => odd).length, 0);
  return count === 0 ? [] : [finding({ code: "odd-characters", cells: count })];
};

const headingIn = (head: Head, column: number | null): string | null =>
  column === null ? null : (head.texts.get(column) ?? "");

/** Where the section before ends: what comes after it are titles of this one. */
const previousEnd = ({ sheet, heads }: Page, head: Head): number => {
  const before = heads.filter(({ row }) => row < head.firstRow).at(-1);
  if (before === undefined) return -1;
  const columns = columnsOf(sheet, before, head.firstRow - 1);
  const { groups } = bodiesOf(sheet, columns, before.row + 1, head.firstRow - 1);
  return groups.at(-1)?.at(-1) ?? before.row;
};

/** Whether all of several sections have a title, or one of a kind, right above their heading. */
const areTitled = (page: Page, isTitle: typeof isTitleRow): boolean =>
  page.heads.length > 1 &&
  page.heads.every(
    (head) => isTitle(page.sheet, head.firstRow - 1) && head.firstRow - 1 > previousEnd(page, head),
  );

const numberHeadings = (head: Head, { numbers }: Columns): RawTable["numberHeadings"] => ({
  pairing: headingIn(head, numbers.pairing),
  rank: headingIn(head, numbers.rank),
  place: headingIn(head, numbers.place),
});

const NO_HEADINGS = { pairing: null, rank: null, place: null } as const;

/** The players under a heading, and what their rounds say. */
export interface Body {
  readonly columns: Columns;
  readonly groups: readonly Group[];
  readonly tokens: readonly (readonly Token[])[];
  readonly places: readonly (readonly (At | null)[])[];
  readonly cells: readonly (readonly Cell[])[];
  /** Cells hold board points beside the results of matches. */
  readonly matches?: boolean;
  /** Most games name the opponent, not his number. */
  readonly byName?: boolean;
  /** Columns that tell the colors of the rounds. */
  readonly colors?: readonly number[];
  /** Running totals beside the results. */
  readonly running?: readonly (readonly RunningTotal[])[];
  /** What there is to say about single cells. */
  readonly findings?: readonly Finding[];
}

/** Columns of colors are none to be taken along. */
const withoutTexts = (head: Head, columns: readonly number[]): Head =>
  columns.length === 0
    ? head
    : { ...head, texts: new Map([...head.texts].filter(([column]) => !columns.includes(column))) };

/** The same games once more, in columns of a grid, are left out. */
const gridFinding = (sheet: Sheet, head: Head, columns: readonly number[]): readonly Finding[] => {
  const [first] = columns;
  if (first === undefined) return [];
  const text = columns.map((column) => head.texts.get(column) ?? "").join(" · ");
  return [finding({ code: "table-again", text }, { at: placeOf(sheet, head.row, first) })];
};

/** A column that may be that of teams is not taken for one: it is said how to head it. */
const codeFinding = (sheet: Sheet, head: Head, { unclearCode }: Columns): readonly Finding[] => {
  if (unclearCode === null) return [];
  const { column, heading } = unclearCode;
  return [finding({ code: "team-code", heading }, { at: placeOf(sheet, head.row, column) })];
};

/** The raw table of a body, with everything that stands around it: titles, totals, other columns, notes. */
export const tableOf = (page: Page, given: Head, span: Span, body: Body): RawTable => {
  const { sheet } = page;
  const beside = boardColumns(sheet, given, body);
  const grid = gridColumns(sheet, given, body.groups);
  const head = withoutTexts(headWithout(given, beside), [...(body.colors ?? []), ...grid]);
  const { columns, groups, tokens, places, cells } = body;
  const total = totalColumn(sheet, head, groups, tokens);
  const source: Source = { sheet, head, columns, total: total.column };
  const end = previousEnd(page, head);
  const titles = titlesOf(sheet, end + 1, head.firstRow - 1, {
    isFirst: end < 0,
    allTitled: end < 0 && areTitled(page, isTitleRow),
    areWeak: areTitled(page, isWeakTitleRow),
  });
  const lastRow = groups.at(-1)?.at(-1) ?? head.row;
  const firstRow = groups[0]?.[0] ?? 0;
  const lines = Math.max(...groups.map(({ length }) => length));
  const headed = hasHeading(sheet, head, firstRow);
  const named = body.byName === true;
  const first = placeOf(sheet, head.row, head.firstColumn);
  const last = placeOf(sheet, lastRow, head.lastColumn);
  return {
    layout: T.layouts.chart,
    ...{ title: titles.event, section: titles.section, startDate: titles.startDate },
    headingRow: headed ? first.row : null,
    ...{ firstRow: placeOf(sheet, firstRow, 0).row, lastRow: last.row },
    ...{ firstColumn: first.column, lastColumn: last.column },
    rows: groups.map((group, i) =>
      rowOf(source, group, tokens[i] ?? NO_TOKENS, places[i] ?? NO_PLACES, body.running?.[i] ?? NO_RUNNING),
    ),
    numberHeadings: headed && !named ? numberHeadings(head, columns) : NO_HEADINGS,
    opponents: null,
    announced: Math.max(head.rounds.length, titles.rounds ?? 0),
    roundOrderKnown: true,
    ...teamsIn(sheet, head, body, beside),
    scoring: null,
    headings: {
      rating: columns.ratingInName ? "Rating" : headingIn(head, columns.ratings[0] ?? null),
      team: headingIn(head, columns.role("team")),
    },
    ...othersOf(sheet, head, columns, groups, total.column, tieBreakNotes(sheet, lastRow + 1, span.lastRow)),
    facts: [
      ...chartFacts(sheet, head, titles, { first: firstRow, last: lastRow, lines }),
      ...(named ? [NAMES_FACT] : []),
    ],
    findings: [
      ...(body.findings ?? []),
      ...total.findings,
      ...oddCells(cells),
      ...errorsIn(source, groups),
      ...gridFinding(sheet, given, grid),
      ...codeFinding(sheet, head, columns),
      ...playOffNotes(sheet, lastRow + 1, span.lastRow),
    ],
  };
};

const NO_TOKENS: readonly Token[] = [];
const NO_PLACES: readonly At[] = [];
const NO_RUNNING: readonly RunningTotal[] = [];

/** What stands below the players and could be taken for some is left out; it is said where it begins. */
const belowFinding = (sheet: Sheet, [row]: readonly number[]): readonly Finding[] => {
  if (row === undefined) return [];
  const column = (sheet.rows[row] ?? []).findIndex((cell) => !isBlank(cell));
  return [finding({ code: "list-below", text: rowText(sheet, row) }, { at: placeOf(sheet, row, column) })];
};

/** Reads a wall chart below its heading; null if there is no player. */
export const readChart = (page: Page, head: Head, span: Span): RawTable | null => {
  const columns = columnsOf(page.sheet, head, span.lastRow);
  const { groups, left } = bodiesOf(page.sheet, columns, head.row + 1, span.lastRow);
  if (groups.length === 0) return null;
  const told = toldBy({ sheet: page.sheet, head, columns, total: null }, groups);
  const alone = namesAlone(page.sheet, columns, groups).filter(
    ({ at }) => at?.row !== placeOf(page.sheet, left[0] ?? -1, 0).row,
  );
  const below = [...roundsBelow(page, head), ...belowFinding(page.sheet, left)];
  const findings = [...told.findings, ...alone, ...below];
  return tableOf(page, head, span, { columns, groups, ...told, findings });
};
