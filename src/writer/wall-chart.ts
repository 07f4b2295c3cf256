import { type PlayerNo, resultText, type Round, scheduledOpponent } from "../engine/index";
import type { CellValue, Format, SheetBlock } from "./block";
import { nameColumn, placeColumn, ratingColumn, type Row, scoreColumn, teamColumn } from "./columns";
import { compose, type Listed } from "./compose";
import type { SublineOf } from "./heading";
import type { Section, SheetInput } from "./input";
import { shownRows } from "./standings-sheet";
import { NUMBER, STYLE } from "./style";
import { type Column, columnFor } from "./table";
import { TEXTS } from "./texts";

/** A player's line, or the line of his running scores below it. */
interface ChartRow {
  readonly row: Row;
  /** His number in this list. */
  readonly no: number;
  readonly running: boolean;
}

type Numbers = ReadonlyMap<PlayerNo, number>;

/** `W5w`, `X10b`, `H`; opponents are numbers of this list. */
export const roundText = (round: Round, numbers: Numbers): string => {
  const [letters = "", side = ""] = resultText(round).split(" ");
  const opponent = scheduledOpponent(round);
  return letters + (opponent === null ? "" : String(numbers.get(opponent) ?? "")) + side;
};

const lookOf = (round: Round | undefined): Format | undefined => {
  if (round === undefined || round.kind === "pending") return undefined;
  if (round.kind !== "game") return STYLE.unplayed;
  return round.result === "loss" ? STYLE.loss : undefined;
};

const runningScore = ({ standing }: Row, r: number): number => {
  const points = standing.entry.points.slice(0, r + 1).reduce((sum: number, one) => sum + one, 0);
  return points / 2;
};

const RUNNING: Format = { ...STYLE.running, numberFormat: NUMBER.half };

/** Room for two results against a number of three digits. */
const ROUND_WIDTH = 8;

const roundColumn = (r: number, numbers: Numbers): Column<ChartRow> => ({
  heading: TEXTS.headings.round(r + 1),
  align: "Center",
  width: ROUND_WIDTH,
  numberFormat: NUMBER.text,
  value: ({ row, running }): CellValue => {
    const round = row.standing.entry.rounds[r];
    if (running) return runningScore(row, r);
    return round === undefined ? "" : roundText(round, numbers);
  },
  look: ({ row, running }) => (running ? RUNNING : lookOf(row.standing.entry.rounds[r])),
});

/** A column of the player's own line; the line of running scores leaves it blank. */
const ofPlayer = (column: Column<Row>): Column<ChartRow> =>
  columnFor(column, ({ row, running }) => (running ? undefined : row));

const numberColumn: Column<ChartRow> = {
  heading: TEXTS.headings.number,
  align: "Right",
  numberFormat: NUMBER.whole,
  value: ({ no, running }) => (running ? "" : no),
};

const columnsOf = ({ headings, standings }: Section, input: SheetInput, numbers: Numbers) => [
  numberColumn,
  ofPlayer(nameColumn),
  ...(input.columns.rating && headings.rating !== null ? [ofPlayer(ratingColumn(headings.rating))] : []),
  ...(input.columns.team && headings.team !== null ? [ofPlayer(teamColumn(headings.team))] : []),
  ...Array.from({ length: standings.tournament.rounds }, (_, r) => roundColumn(r, numbers)),
  ofPlayer(scoreColumn),
  ofPlayer(placeColumn),
];

const listedSection =
  (input: SheetInput, runningScores: boolean) =>
  (section: Section): Listed<ChartRow> => {
    const rows = shownRows(input, section);
    const numbers: Numbers = new Map(rows.map(({ standing }, i) => [standing.entry.player.no, i + 1]));
    const lists = (row: Row, i: number): ChartRow[] =>
      [false, ...(runningScores ? [true] : [])].map((running) => ({ row, no: i + 1, running }));
    return {
      section,
      players: rows.length,
      rows: rows.flatMap(lists),
      columns: columnsOf(section, input, numbers),
    };
  };

const chartState: SublineOf = ({ standings: { tournament } }) => [
  TEXTS.wallChartAfter(tournament.rounds, tournament.announcedRounds),
  TEXTS.numbersOfList,
];

/** The crosstable in place order, opponents renumbered; on request with the running score below each result. */
export const wallChart = (input: SheetInput, runningScores = false): SheetBlock =>
  compose(input, {
    kind: "wallchart",
    lists: input.sections.map(listedSection(input, runningScores)),
    subline: { says: chartState, dated: false },
    footer: [TEXTS.wallChartKey],
    tables: false,
  });
