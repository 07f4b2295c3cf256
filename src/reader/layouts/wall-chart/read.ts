import { decideFamily } from "../../decide/family";
import { settleGlued } from "../../decide/glued";
import type { PlayerNo } from "../../../engine/index";
import type { Cell } from "../../cell";
import { type Finding, finding } from "../../finding";
import type { Head } from "../../headings";
import type { Numbers, Page, RawTable, Span } from "../../layout";
import { placeOf, type Sheet } from "../../sheet";
import type { Token } from "../../token";
import { vega } from "../../tokens/vega";
import type { At, Fact } from "../../types";
import { a1 } from "../../where";
import { type Group, groupsOf } from "./body";
import { type Columns, columnsOf } from "./columns";
import { linesOf, roundCellsOf, tokenIn } from "./lines";
import { othersOf } from "./others";
import { numbersOf, rowOf, type Source } from "./rows";
import { type Titles, titlesOf } from "./titles";
import { totalColumn } from "./total";

const KINDS = ["pairing", "rank", "place"] as const;

/** The ways in which the table may number its players; without any, the rows count. */
const numberings = (numbers: readonly Numbers[]): readonly ReadonlyMap<PlayerNo, number>[] => {
  const maps = KINDS.map(
    (kind) =>
      new Map(numbers.flatMap((own, i) => (own[kind] === null ? [] : [[own[kind], i] as const])).reverse()),
  ).filter((map) => map.size > numbers.length / 2);
  return maps.length > 0 ? maps : [new Map(numbers.map((_, i) => [i + 1, i]))];
};

/** The tokens of all players, in the one notation of the table. */
const tokensOf = (source: Source, groups: readonly Group[]) => {
  const { sheet, columns } = source;
  const lines = linesOf(sheet, groups, columns.rounds);
  const rounds = groups.map((group) => roundCellsOf(sheet, group, columns.rounds, lines));
  const cells = rounds.map((row) => row.map(({ cell }) => cell));
  const numbers = groups.map(([row = 0]) => numbersOf(source, row));
  const rowsOf = numberings(numbers);
  const family = decideFamily({ cells, rowsOf });
  const tokens = rounds.map((row) => row.map((round) => tokenIn(round, lines, family)));
  const [rowOf = new Map<PlayerNo, number>()] = rowsOf;
  const settled = family === vega ? settleGlued(tokens, cells, rowOf) : tokens;
  return { tokens: settled, places: rounds.map((row) => row.map(({ at }) => at)), cells };
};

const oddCells = (cells: readonly (readonly { readonly odd: boolean }[])[]): readonly Finding[] => {
  const count = cells.reduce((sum, row) => sum + row.filter(({ odd }) => odd).length, 0);
  return count === 0 ? [] : [finding({ code: "odd-characters", cells: count })];
};

const headingIn = (head: Head, column: number | null): string | null =>
  column === null ? null : (head.texts.get(column) ?? "");

const LINE_COUNT: Readonly<Record<number, string>> = {
  1: "one row per player",
  2: "two rows per player",
  3: "three rows per player",
};

const chartFacts = (
  sheet: Sheet,
  head: Head,
  titles: Titles,
  lastRow: number,
  lines: number,
): readonly Fact[] => {
  const place = (row: number, column: number): string => a1(placeOf(sheet, row, column));
  const [first, last] = [head.rounds[0], head.rounds.at(-1)];
  const text = (column: number | undefined): string => head.texts.get(column ?? -1) ?? "";
  const from = (row: number | null): string => (row === null ? "" : `From ${place(row, 0)}`);
  const row = placeOf(sheet, head.row, head.firstColumn).row + 1;
  return [
    {
      code: "cells",
      value: `${place(head.firstRow, head.firstColumn)}:${place(lastRow, head.lastColumn)}`,
      evidence: `Heading in row ${row}, ${LINE_COUNT[lines] ?? "several rows per player"}`,
      setByUser: false,
    },
    { code: "event", value: titles.event, evidence: from(titles.eventRow), setByUser: false },
    { code: "section", value: titles.section, evidence: from(titles.sectionRow), setByUser: false },
    {
      code: "rounds",
      value: "",
      evidence: `Columns ${text(first?.column)} to ${text(last?.column)}`,
      setByUser: false,
    },
  ];
};

const PLAY_OFF = /play-?off/i;

/** A note below the table that mentions a play-off. */
const playOffNotes = (sheet: Sheet, from: number, to: number): readonly Finding[] => {
  for (let row = from; row <= Math.min(to, from + 60); row++) {
    for (const [column, { shown }] of (sheet.rows[row] ?? []).entries()) {
      if (shown.length < 300 && PLAY_OFF.test(shown))
        return [finding({ code: "play-off-note", text: shown }, { at: placeOf(sheet, row, column) })];
    }
  }
  return [];
};

/** Where the section before ends: what comes after it are titles of this one. */
const previousEnd = ({ sheet, heads }: Page, head: Head): number => {
  const before = heads.filter(({ row }) => row < head.firstRow).at(-1);
  if (before === undefined) return -1;
  const columns = columnsOf(sheet, before, head.firstRow - 1);
  const groups = groupsOf(sheet, columns, before.row + 1, head.firstRow - 1);
  return groups.at(-1)?.at(-1) ?? before.row;
};

const numberHeadings = (head: Head, { numbers }: Columns): RawTable["numberHeadings"] => ({
  pairing: headingIn(head, numbers.pairing),
  rank: headingIn(head, numbers.rank),
  place: headingIn(head, numbers.place),
});

/** The players under a heading, and what their rounds say. */
export interface Body {
  readonly columns: Columns;
  readonly groups: readonly Group[];
  readonly tokens: readonly (readonly Token[])[];
  readonly places: readonly (readonly (At | null)[])[];
  readonly cells: readonly (readonly Cell[])[];
}

/** The raw table of a body, with everything that stands around it: titles, totals, other columns, notes. */
export const tableOf = (page: Page, head: Head, span: Span, body: Body): RawTable => {
  const { sheet } = page;
  const { columns, groups, tokens, places, cells } = body;
  const total = totalColumn(sheet, head, groups, tokens);
  const source: Source = { sheet, head, columns, total: total.column };
  const end = previousEnd(page, head);
  const titles = titlesOf(sheet, end + 1, head.firstRow - 1, end < 0);
  const lastRow = groups.at(-1)?.at(-1) ?? head.row;
  const lines = Math.max(...groups.map(({ length }) => length));
  const first = placeOf(sheet, head.row, head.firstColumn);
  const last = placeOf(sheet, lastRow, head.lastColumn);
  return {
    layout: "wall chart",
    ...{ title: titles.event, section: titles.section, startDate: titles.startDate },
    ...{ headingRow: first.row, firstRow: placeOf(sheet, groups[0]?.[0] ?? 0, 0).row, lastRow: last.row },
    ...{ firstColumn: first.column, lastColumn: last.column },
    rows: groups.map((group, i) => rowOf(source, group, tokens[i] ?? NO_TOKENS, places[i] ?? [])),
    numberHeadings: numberHeadings(head, columns),
    opponents: null,
    announced: Math.max(head.rounds.length, titles.rounds ?? 0),
    roundOrderKnown: true,
    system: columns.teamNames ? "team" : null,
    scoring: null,
    headings: {
      rating: headingIn(head, columns.ratings[0] ?? null),
      team: headingIn(head, columns.role("team")),
    },
    ...othersOf(sheet, head, columns, groups, total.column),
    facts: chartFacts(sheet, head, titles, lastRow, lines),
    findings: [...total.findings, ...oddCells(cells), ...playOffNotes(sheet, lastRow + 1, span.lastRow)],
  };
};

const NO_TOKENS: readonly Token[] = [];

/** Reads a wall chart below its heading; null if there is no player. */
export const readChart = (page: Page, head: Head, span: Span): RawTable | null => {
  const columns = columnsOf(page.sheet, head, span.lastRow);
  const groups = groupsOf(page.sheet, columns, head.row + 1, span.lastRow);
  if (groups.length === 0) return null;
  const read = tokensOf({ sheet: page.sheet, head, columns, total: null }, groups);
  return tableOf(page, head, span, { columns, groups, ...read });
};
