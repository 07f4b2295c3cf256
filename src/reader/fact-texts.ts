import type { System } from "../engine/index";
import type { NumberKind } from "./types";

/** What the rows of a table play, in the words of its language. */
export interface Contests {
  readonly one: string;
  readonly many: string;
}

/** What the reader recognizes, and on what evidence. */
export const FACT_TEXTS = {
  kinds: {
    swiss: "Swiss",
    roundRobin: "Round robin",
    doubleRoundRobin: "Double round robin",
    team: "Team matches",
  } satisfies Readonly<Record<System, string>>,
  kindEvidence: {
    swiss: "Not every pair meets",
    roundRobin: "Every pair meets once",
    doubleRoundRobin: "Every pair meets twice",
    team: "The sheet says so",
  } satisfies Readonly<Record<System, string>>,
  layoutSaysSo: "The layout says so",
  asTotalsSay: "As the totals say",
  noTotals: "No totals to compare",
  played: (counted: number, announced: number) => `${counted} of ${announced} played`,
  unplayed: {
    full: (count: number) => (count === 1 ? "1 full-point bye" : `${count} full-point byes`),
    half: (count: number) => (count === 1 ? "1 half-point bye" : `${count} half-point byes`),
    zero: (count: number) => (count === 1 ? "1 zero-point bye" : `${count} zero-point byes`),
    forfeit: (count: number) => (count === 1 ? "1 forfeit" : `${count} forfeits`),
    absence: (count: number) => (count === 1 ? "1 absence" : `${count} absences`),
  },
  rounds: (count: number) => (count === 1 ? "1 round" : `${count} rounds`),

  games: { one: "game", many: "games" } satisfies Contests,
  matches: { one: "match", many: "matches" } satisfies Contests,
  colored: (games: number) => `${games} games carry a color`,
  capitals: "Capitals",
  smallIsBlack: "Small letters are Black",
  notMarked: "Not marked",
  noColors: "No game carries a color",
  notKnown: "Not known",
  marked: (letters: string) => `Marked ${letters}`,

  numbers: {
    pairing: "Pairing numbers",
    rank: "Ranks",
    place: "Places",
    row: "Row numbers",
  } satisfies Readonly<Record<NumberKind, string>>,
  fromColumn: (heading: string) => `From the column headed ${heading}.`,
  noNumbers: "No column of numbers",
  allAgree: (count: number, of: Contests) =>
    count === 1 ? `The only ${of.one} agrees this way` : `All ${count} ${of.many} agree this way`,
  someAgree: (count: number, all: number, of: Contests) => `${count} of ${all} ${of.many} agree this way`,
  onlyAs: (games: number, numbers: string) => `, only ${games} as ${numbers.toLowerCase()}`,

  linesPerPlayer: {
    1: "one row per player",
    2: "two rows per player",
    3: "three rows per player",
  } as Readonly<Record<number, string>>,
  severalLines: "several rows per player",
  perPlayer: "per player",
  perTeam: "per team",
  /** What a row of a list is of. */
  lines: {
    game: "one row per game",
    gameBeside: "one row per game in each of the lists side by side",
    gameOfEach: "a row for each player and game",
    gameInCell: "one cell per game",
    match: "one row per match",
    boards: "one row per match or board",
    record: "one record per player",
    records: "several records per player",
  },
  withoutHeading: (lines: string) => `No headings, ${lines}`,
  headingIn: (row: number, lines: string) => `Heading in row ${row}, ${lines}`,
  from: (cell: string) => `From ${cell}`,
  columns: (first: string, last: string) => `Columns ${first} to ${last}`,
  oneColumn: (heading: string) => `Column ${heading}`,
  /** What tells the rounds of a list, where no column is headed so. */
  roundsBy: {
    boards: "The boards begin again",
    gaps: "Blank rows between them",
    titles: "Titles above the lists",
    lists: "One list per round",
  },
  names: "Names",
  inOrderOfNames: "Numbered in the order in which the list names them",
  listNumbers: "As the list numbers them",
  byBoard: "Board by board",
  firstName: "The first of two names",
  noHeadings: "No headings",
  oneLine: "One line per player",
  asRoundsSay: "As the players' rounds say",
  asOpponentsSay: "As many as each has games; a grid does not tell when",
  asReportSays: "As the report says",
  section: (number: number) => `Section ${number}`,
  sectionOf: (number: number, count: number) => `${number} of ${count}`,
  splitAt: (rows: string) => `Split at the headings in rows ${rows}`,
  splitBelow: (row: number) => `All under the heading in row ${row}`,
  /** Row numbers in the sentences above, which move with the range: the word before them. */
  row: /\brow (\d{1,7})\b/g,
  rowText: (row: number) => `row ${row}`,
  by: (tieBreak: string, ruleSet: string) => `${tieBreak} by ${ruleSet}`,

  layouts: {
    report: "tournament report (TRF)",
    ratingReport: "US Chess rating report",
    tdexport: "US Chess rating file",
    apart: "wall chart with opponents in columns",
    pairings: "pairing lists",
    matches: "lists of team matches",
    beside: "wall charts side by side",
    besideList: "wall chart beside a list",
    oneHeading: "sections under one heading",
    text: "text table",
    grid: "grid",
    chart: "wall chart",
    headless: "wall chart without headings",
  },
} as const;
