import type { System } from "../../engine/index";
import { FACT_TEXTS as T } from "../fact-texts";
import { type Finding, finding } from "../finding";
import type { Layout, Numbers, Page, RawTable, Span } from "../layout";
import { BLANK } from "../cell";
import { namesOpponent } from "../heading-players";
import { headingOf } from "../heading-words";
import { cellAt, placeOf, type Sheet, sheetFrom } from "../sheet";
import type { Fact, ReadingSettings } from "../types";
import { squaresOf } from "./grid/find";
import { gridCellOf } from "./grid/marks";
import { type Solution, solve } from "./grid/solve";
import { withoutColumn, withoutSpare } from "./grid/spare";
import { hasOwnSign, type Square } from "./grid/square";
import { isSwiss, withHidden } from "./grid/swiss";
import { sumsFinding, teamMatches, teamTable } from "./grid/team";
import { gridRow, type GridRow, type Solved, withPlayedSigns } from "./grid/tokens";
import { columnsOf } from "./wall-chart/columns";
import { tableOf } from "./wall-chart/read";
import { numbersOf } from "./wall-chart/rows";

const NAME = T.layouts.grid;

/** How sure a grid is whose diagonal holds nothing and whose cells all agree; and one that has hardly a game. */
const CERTAIN = 1;
const ENOUGH = 0.6;

const numbersIn = (sheet: Sheet, { head, rows }: Square): readonly Numbers[] => {
  const columns = columnsOf(sheet, head, rows.at(-1) ?? head.row);
  return rows.map((row) => numbersOf({ sheet, head, columns, total: null }, row));
};

const agreement = ({ pairs, misplaced, owners }: Solution): number => {
  if (pairs.met === 0 || misplaced > owners.length / 4) return 0;
  const share = pairs.agreed / pairs.met;
  return share < ENOUGH ? 0 : CERTAIN - (1 - share) / 5;
};

/** How sure a grid is that only its diagonal tells. */
const SIGNED = 0.97;

const likeness = (sheet: Sheet, { rows, columns }: Square, solution: Solution): number => {
  const share = agreement(solution);
  return share < SIGNED && hasOwnSign(sheet, rows, columns) ? SIGNED : share;
};

const spanOf = ({ head, rows }: Square, likely: number): Span => ({
  ...{ firstRow: head.firstRow, lastRow: rows.at(-1) ?? head.row, head, likeness: likely },
  ...{ firstColumn: head.firstColumn, lastColumn: head.lastColumn },
});

/** Results of players against themselves. */
const onDiagonal = (sheet: Sheet, { rows, columns }: Square, { owners }: Solution): readonly Finding[] =>
  columns.flatMap((column, at) => {
    const row = rows[owners[at] ?? -1] ?? -1;
    const cell = cellAt(sheet, row, column);
    if (gridCellOf(cell).diagonal) return [];
    return [finding({ code: "diagonal", text: cell.text }, { at: placeOf(sheet, row, column) })];
  });

const systemOf = (swiss: boolean, { pairs }: Solution, { system }: ReadingSettings): System | null => {
  if (system !== undefined || swiss) return swiss ? "swiss" : null;
  return pairs.each > 1 ? "doubleRoundRobin" : "roundRobin";
};

/** Rows whose names are headed Team are teams, whatever their cells tell, unless the user says otherwise. */
const kindOf = (
  { system, teams }: RawTable,
  paired: System | null,
  settings: ReadingSettings,
): Pick<RawTable, "system" | "teams"> =>
  system === "team" && teams !== undefined && settings.system === undefined && paired !== "team"
    ? { system, teams: { ...teams, system: paired } }
    : { system: paired };

/** The columns of a grid are opponents; what stands above those without headings is none of its own. */
const factOfGrid = (fact: Fact, headed: boolean): Fact => {
  const evidence: Partial<Readonly<Record<Fact["code"], string>>> = {
    ...(headed ? {} : { cells: T.withoutHeading(T.linesPerPlayer[1] ?? T.severalLines) }),
    rounds: T.asOpponentsSay,
  };
  return { ...fact, evidence: evidence[fact.code] ?? fact.evidence };
};

/** The grid as rounds in the order of its columns: when games were played it does not tell. */
const read = (
  page: Page,
  square: Square,
  solution: Solution,
  notesEnd: number,
  settings: ReadingSettings,
): RawTable => {
  const { sheet } = page;
  const { head, rows } = square;
  const swiss = isSwiss(sheet, square, solution, settings);
  const solved: Solved = { square, swiss, ...solution };
  const read = withPlayedSigns(rows.map((_, i) => gridRow(sheet, solved, i)));
  const table = tableOf(
    page,
    head,
    { ...spanOf(square, CERTAIN), lastRow: notesEnd },
    {
      columns: columnsOf(sheet, head, rows.at(-1) ?? head.row),
      groups: rows.map((row) => [row]),
      tokens: read.map(({ tokens }) => tokens),
      places: read.map(({ cells }) => cells),
      cells: rows.map((row) => square.columns.map((column) => cellAt(sheet, row, column))),
    },
  );
  const rounds = Math.max(...read.map(({ tokens }: GridRow) => tokens.length));
  const raw: RawTable = {
    ...table,
    layout: NAME,
    headingRow: square.headed ? table.headingRow : null,
    facts: table.facts.map((fact) => factOfGrid(fact, square.headed)),
    opponents: solution.kind,
    announced: rounds,
    roundOrderKnown: false,
    ...(solution.pairs.half ? { toldOnce: true } : {}),
    ...kindOf(table, systemOf(swiss, solution, settings), settings),
    findings: [...table.findings, ...onDiagonal(sheet, square, solution)],
  };
  return swiss ? withHidden(sheet, raw, square) : raw;
};

/** The last row before the next table. */
const endOfNotes = ({ sheet, heads }: Page, { rows }: Square, others: readonly Square[]): number => {
  const last = rows.at(-1) ?? 0;
  const next = [...heads.map(({ firstRow }) => firstRow), ...others.map(({ head }) => head.row)];
  return Math.min(sheet.rows.length, ...next.filter((row) => row > last)) - 1;
};

/** The page as one of several squares side by side sees it: titles of the others are not its own. */
const ownPage = (page: Page, { part }: Square): Page => {
  if (part === null) return page;
  const [from, to] = part;
  const rows = page.sheet.rows.map((cells) =>
    cells.slice(0, Math.min(to, cells.length)).map((cell, column) => (column < from ? BLANK : cell)),
  );
  return { ...page, sheet: sheetFrom(rows, page.sheet.origin) };
};

/** A wall chart of the same players beside the grid tells their rounds, and the grid only shows the games again. */
const hasChart = (sheet: Sheet, { head, rows }: Square): boolean => {
  const worded = (sheet.rows[head.row] ?? []).flatMap(({ text }, column) =>
    headingOf(text).round === "worded" ? [column] : [],
  );
  const games = rows
    .flatMap((row) => worded.map((column) => cellAt(sheet, row, column)))
    .filter(namesOpponent);
  return games.length >= rows.length;
};

/** A square as the table that it is; none where it is no grid. */
const spanIn = (
  page: Page,
  whole: Square,
  others: readonly Square[],
  settings: ReadingSettings,
): readonly Span[] => {
  const square = withoutSpare(page.sheet, whole);
  const solution = solve(page.sheet, square, numbersIn(page.sheet, square));
  if (solution === null || hasChart(page.sheet, square)) return [];
  const likely = likeness(page.sheet, square, solution);
  const each = teamMatches(page.sheet, square, likely === CERTAIN, settings);
  const isTeams = each > 0;
  if (likely === 0 && !isTeams) return [];
  const end = endOfNotes(page, whole, others);
  const own = read(ownPage(page, square), square, solution, end, settings);
  const table = {
    ...own,
    findings: [
      ...own.findings,
      ...sumsFinding(isTeams, solution, settings),
      ...withoutColumn(page.sheet, whole, end),
    ],
  };
  return isTeams
    ? [{ ...spanOf(square, CERTAIN), table: teamTable({ sheet: page.sheet, square, solution, each }, table) }]
    : [{ ...spanOf(square, likely), table }];
};

/** Players against players, in any order of rows, with any sign on the diagonal, several games in a cell or not. */
export const grid: Layout = {
  name: NAME,
  detect: (page, settings) => {
    const squares = squaresOf(page.sheet);
    return squares.flatMap((square, at) => {
      const others = squares.filter((each) => each !== square).map(({ head }) => head);
      const heads = [...page.heads, ...others].sort((a, b) => a.row - b.row);
      return spanIn({ ...page, heads }, square, squares.slice(at + 1), settings);
    });
  },
  read: (_page, { table }) => table ?? null,
};
