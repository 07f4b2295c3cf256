import { BLANK, type Cell } from "../cell";
import { namesOpponent } from "../heading-players";
import type { Layout, Page, RawTable } from "../layout";
import { FACT_TEXTS as T } from "../fact-texts";
import { cellAt, type Sheet } from "../sheet";
import { blockHeads, wideHeads } from "./apart/content";
import { apartHeads } from "./apart/headed";
import type { ApartHead } from "./apart/heads";
import { withOneColumn } from "./apart/index";
import { grid } from "./grid";
import { withOneColumnEach } from "./grid/two-columns";
import { withOneRowEach } from "./grid/two-rows";
import { headless } from "./headless";
import { withoutLists } from "./list-beside";
import { underOneHeading } from "./one-heading";
import { usedBy, withoutRatings } from "./pairings/columns";
import { areGames } from "./pairings/in-one-cell";
import { chartsOfPairings, listsOf } from "./pairings/index";
import { chartsOfReport } from "./rating-report";
import { rewritten } from "./rewritten";
import { bySectionColumn } from "./section-column";
import { sideBySide } from "./side-by-side";
import { chartsOfMatches } from "./teams/pairings";
import { isTdexport, sectionsOfTdexport } from "./tdexport";
import { tableOfText, withGaps } from "./text/index";
import { report } from "./trf";
import { wallChart } from "./wall-chart";

/** The layouts that say what they are; the wall chart reads what is left. */
const CERTAIN = 1;

const ratingReport = rewritten(T.layouts.ratingReport, [wallChart], CERTAIN, ({ sheet }) =>
  chartsOfReport(sheet).map(({ chart, told, firstRow, lastRow }) => ({
    ...{ sheet: chart, told },
    rows: [firstRow, lastRow],
  })),
);

const tdexport = rewritten(T.layouts.tdexport, [wallChart], CERTAIN, ({ sheet, heads }) =>
  heads.filter(isTdexport).flatMap((head, at, all) => {
    const lastRow = (all[at + 1]?.firstRow ?? sheet.rows.length) - 1;
    return sectionsOfTdexport(sheet, head, lastRow).map(({ chart, told, firstRow, lastRow: end }) => ({
      ...{ sheet: chart, told },
      rows: [firstRow, end] as const,
    }));
  }),
);

/** The columns of rounds by what stands above the first and the last of them on the sheet. */
const withColumns = (table: RawTable, sheet: Sheet, [head]: readonly ApartHead[]): RawTable => {
  const [first, last] = [head?.rounds[0], head?.rounds.at(-1)];
  if (head === undefined || first === undefined || last === undefined) return table;
  const above = (column: number): string => cellAt(sheet, head.row, column).shown;
  const evidence = T.columns(above(first.first), above(last.last));
  return {
    ...table,
    facts: table.facts.map((fact) => (fact.code === "rounds" ? { ...fact, evidence } : fact)),
  };
};

const apart = rewritten(T.layouts.apart, [wallChart], CERTAIN, (page) => {
  const headed = apartHeads(page.sheet);
  const wide = headed.length > 0 ? headed : wideHeads(page);
  const heads = wide.length > 0 ? wide : blockHeads(page);
  const written = withOneColumn(page.sheet, heads);
  if (written === null) return [];
  const { sheet, complete = (table) => table } = written;
  return [{ sheet, complete: (table) => withColumns(complete(table), page.sheet, heads) }];
});

/** Who is in no list of a round was not there. */
const listed = (table: RawTable): RawTable => ({
  ...table,
  ...{ blanksAreAbsences: true, toldOnce: true },
});

/** Rows below a heading that show whether it is that of a crosstable. */
const FIRST_ROWS = 6;
const FEWEST = 2;

/**
 * Whether a sheet has a crosstable that names opponents: lists of its pairings are only beside it.
 *
 * Its only round may be a column of such a list: results below a title, `R1` below Rd.
 */
const hasCrosstable = (page: Page): boolean =>
  page.heads.some((head) => {
    const { row } = head;
    const rounds = withoutRatings(listsOf(page), head);
    const [only, ...more] = rounds;
    if (only !== undefined && more.length === 0 && usedBy(listsOf(page)).has(only.column)) return false;
    const rows = page.sheet.rows.slice(row + 1, row + 1 + FIRST_ROWS);
    const isOfPlayer = (cells: readonly Cell[]): boolean =>
      rounds.some(({ column }) => namesOpponent(cells[column] ?? BLANK));
    return rows.filter(isOfPlayer).length >= FEWEST;
  });

const pairings = rewritten(T.layouts.pairings, [wallChart], CERTAIN, (page, settings) =>
  (hasCrosstable(page) ? [] : chartsOfPairings(page, settings)).map(
    ({ sheet, told, section, findings, scoring, isSure }, _, together) => ({
      ...{ sheet, told, together, isSure, rows: [0, page.sheet.rows.length - 1] as const },
      complete: (table) =>
        listed({
          ...{ ...table, scoring: scoring ?? table.scoring, findings: [...table.findings, ...findings] },
          ...(section === null ? {} : { section, title: table.title || table.section }),
        }),
    }),
  ),
);

const matches = rewritten(T.layouts.matches, [wallChart], CERTAIN, (page) =>
  chartsOfMatches(page).map((chart, _, together) => ({
    ...{ sheet: chart.sheet, told: chart.told, together, rows: [0, page.sheet.rows.length - 1] as const },
    complete: (table) => listed(chart.complete(table)),
  })),
);

/** Surer than a wall chart that takes in all of them, less sure than grids that see each other. */
const BESIDE = 0.96;

const beside = rewritten(T.layouts.beside, [grid, wallChart], BESIDE, sideBySide);

const besideList = rewritten(T.layouts.besideList, [wallChart], BESIDE, withoutLists);

const gridBesideList = rewritten(T.layouts.besideList, [grid], CERTAIN, withoutLists);

const oneHeading = rewritten(T.layouts.oneHeading, [grid, apart, wallChart], CERTAIN, underOneHeading);

const twoColumns = rewritten(T.layouts.grid, [grid], CERTAIN, withOneColumnEach);

const twoRows = rewritten(T.layouts.grid, [grid], CERTAIN, withOneRowEach);

const sectionColumn = rewritten(T.layouts.oneHeading, [wallChart], CERTAIN, bySectionColumn);

const OF_CELLS: readonly Layout[] = [
  ...[
    ratingReport,
    tdexport,
    sectionColumn,
    oneHeading,
    twoColumns,
    twoRows,
    gridBesideList,
    grid,
    matches,
    pairings,
    apart,
  ],
  ...[beside, besideList, wallChart, headless],
];

const text = rewritten(T.layouts.text, OF_CELLS, CERTAIN, ({ sheet }) => {
  const text = areGames(sheet) ? null : tableOfText(sheet);
  return text === null ? [] : [{ sheet: text.sheet, complete: (table) => withGaps(table, text, sheet) }];
});

/** Every layout; of equally likely ones the earlier reads. */
export const LAYOUTS: readonly Layout[] = [report, text, ...OF_CELLS];
