import type { CellValue, SheetBlock } from "./block";
import { cleanText } from "./clean";
import { rowsOf } from "./columns";
import { sheetTitle } from "./compose";
import { titleOf } from "./heading";
import type { Section, SheetInput } from "./input";
import { nounsInAll } from "./nouns";
import { BLANK_ROW, lines, type Piece, stack } from "./piece";
import { sheetOf } from "./sheet";
import { NUMBER, STYLE } from "./style";
import { TEXTS } from "./texts";

const MOST_PLAYERS = 8;
const CHART_ROWS = 20;
const CHART_COLUMNS = 9;

/** The running scores of a player, from 0 before round 1 on. */
const runningScores = (points: readonly number[]): number[] => {
  let score = 0;
  return [0, ...points.map((won) => (score += won) / 2)];
};

/** The race of one section: a chart, and below it the numbers that it draws. */
const racePiece = (event: string, { title, standings }: Section): Piece => {
  const leaders = rowsOf({ standings })
    .map(({ standing }) => standing.entry)
    .slice(0, MOST_PLAYERS);
  const scores = leaders.map(({ points }) => runningScores(points));
  const rounds = standings.tournament.rounds + 1;
  const rows: CellValue[][] = [
    [TEXTS.race.round, ...leaders.map(({ player }) => cleanText(player.name))],
    ...Array.from({ length: rounds }, (_, r) => [String(r), ...scores.map((own) => own[r] ?? "")]),
  ];
  const columns = leaders.length + 1;
  return stack([
    {
      rows: Array.from({ length: CHART_ROWS }, () => [""]),
      charts: [
        {
          title: `${titleOf(event, title)}: ${TEXTS.race.title}`,
          data: { row: CHART_ROWS, column: 0, rows: rows.length, columns },
          at: { row: 0, column: 0, rows: CHART_ROWS - 1, columns: CHART_COLUMNS },
        },
      ],
    },
    {
      rows,
      formats: [
        { area: { row: 0, column: 0, rows: 1, columns }, format: STYLE.heading },
        {
          area: { row: 1, column: 1, rows: rounds, columns: leaders.length },
          format: { numberFormat: NUMBER.half },
        },
      ],
    },
    BLANK_ROW,
  ]);
};

/** The score of the leading players after each round, as a native chart for each section. */
export const raceChart = (input: SheetInput): SheetBlock =>
  sheetOf(
    stack([
      lines([sheetTitle(input)], STYLE.title),
      lines([TEXTS.race.first(MOST_PLAYERS, nounsInAll(input.sections))], STYLE.subline),
      ...input.sections.map((section) => racePiece(input.event, section)),
    ]),
    {
      kind: "chart",
      widths: Array.from({ length: CHART_COLUMNS }, () => 16),
      frozenRows: 0,
      paper: input.paper,
      footer: sheetTitle(input),
    },
  );
