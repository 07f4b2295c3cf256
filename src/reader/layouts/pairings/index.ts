import { once, type Scoring, scoringOf } from "../../../engine/index";
import { type Finding, finding } from "../../finding";
import type { Page } from "../../layout";
import type { Sheet } from "../../sheet";
import type { At, ReadingSettings } from "../../types";
import { type ChartRow, sheetOfChart } from "../chart";
import type { Told } from "../told";
import { type Piece, piece, pieceAt, type Pieces } from "../pieces";
import { pairingHeads, type PairingHead, usedBy, withoutRatings } from "./columns";
import { entryAt, hasResult, isPair } from "./habits";
import { blackFirst, unreadColumns } from "./doubts";
import { withGamesApart } from "./in-one-cell";
import { withColors } from "./logs";
import { oddByes } from "./odd-byes";
import { pairedOnce } from "./once";
import { type Listed, other, type Players, playersOf } from "./players";
import { withPlainResults } from "./plain-results";
import { areRests } from "./rests";
import { type Pairing, pairingsOf } from "./rounds";
import { isUntold, saidOf } from "./entries";
import { type Roster, rostersOf, withRoster } from "./rosters";
import { withRunning } from "./running";
import { withUsualPoints } from "./scales";
import { type Section, sectionsOf } from "./sections";
import { roundInTitle } from "./titles";
import { toldOf } from "./told";
import { withHeading } from "./without-heading";
import { withoutZeros } from "./zeros";

type Cells = (Piece | undefined)[];

/** A bye of which nothing is said, and what it is in a round robin of an odd number. */
const [UNTOLD, REST] = ["B", "U"];

/** What stands above the first list, except its round; of sections only the first line, which is not one of theirs. */
const titlesOf = (
  sheet: Sheet,
  { row }: PairingHead,
  rosters: readonly Roster[],
  names: readonly (string | null)[],
): Pieces =>
  sheet.rows
    .slice(0, row)
    .flatMap((cells, at) =>
      roundInTitle(cells) === null &&
      !rosters.some(({ firstRow, lastRow }) => firstRow <= at && at <= lastRow) &&
      !cells.some(({ shown }) => names.includes(shown))
        ? [cells.map((_, column) => pieceAt(sheet, at, column))]
        : [],
    );

/** The round cells of each player. */
const roundsOf = (
  sheet: Sheet,
  pairings: readonly Pairing[],
  players: Players,
): ReadonlyMap<Listed, Cells> => {
  const rounds = new Map<Listed, Cells>(players.all.map((player) => [player, []]));
  const rests = areRests(pairings, players);
  for (const pairing of pairings) {
    for (const color of ["white", "black"] as const) {
      const player = players.at(pairing, color);
      const cells = player === undefined ? undefined : rounds.get(player);
      const opponent = players.at(pairing, other(color));
      const said = saidOf(sheet, pairing, color, opponent);
      const isRest = rests && said.cell.text === UNTOLD && isUntold(sheet, pairing);
      if (cells !== undefined) cells[pairing.round - 1] = isRest ? piece(REST, said.at) : said;
    }
  }
  return rounds;
};

const chartRow = ({ no, number, name, rating }: Listed, rounds: Cells): ChartRow => {
  const at = number?.at ?? name?.at ?? { row: 0, column: 0 };
  return { no: piece(no, at), name, more: [rating], rounds, total: undefined };
};

/** Rows that head standings or a wall chart. */
const otherHeads = (heads: Page["heads"], own: readonly PairingHead[]): ReadonlySet<number> => {
  const rows = new Set(own.map(({ row }) => row));
  return new Set(
    heads.flatMap(({ firstRow, row, rounds, columns }) =>
      !rows.has(row) &&
      !rows.has(firstRow) &&
      (rounds.length > 1 || OF_LISTS.some((role) => columns.has(role)))
        ? [row]
        : [],
    ),
  );
};

/** What only lists of other kinds have in their headings. */
const OF_LISTS = ["rank", "place", "name", "total"] as const;

/** A wall chart that pairing lists amount to, and what is doubtful in them. */
export interface PairingsChart {
  readonly sheet: Sheet;
  readonly told: Told | null;
  /** Null: the lists are of one tournament. */
  readonly section: string | null;
  readonly findings: readonly Finding[];
  /** Null: nothing but the totals can tell. */
  readonly scoring: Scoring | null;
  /** Enough of the results can be read for the rest to be slips. */
  readonly isSure: boolean;
}

const FEWEST = 2;

/** Whether at least half of what stands as results is some, or nothing does and players are paired. */
const mostAreRead = (sheet: Sheet, pairings: readonly Pairing[]): boolean => {
  const games = pairings.map(({ row, head }) => entryAt(sheet, row, head)).filter(isPair);
  const written = games.filter(({ results }) => results.length > 0);
  return games.length >= FEWEST && 2 * written.filter(hasResult).length >= written.length;
};

/** What the lists of all sections have in common. */
interface Lists {
  readonly sheet: Sheet;
  readonly heads: readonly PairingHead[];
  readonly titles: Pieces;
  readonly rosters: readonly Roster[];
  /** What tells the rounds apart may be a finding. */
  readonly findings: readonly Finding[];
}

/** Where the rows of both players tell each game, about half of them are left. */
const TWICE = 0.75;

const chartOf = (lists: Lists, { name, pairings }: Section, heading: At): Omit<PairingsChart, "scoring"> => {
  const { sheet, heads, titles, rosters } = lists;
  const players = withRoster(rosters, playersOf(sheet, pairings), name === null);
  const { once, findings: twice } = pairedOnce(sheet, pairings, players);
  const rounds = roundsOf(sheet, once, players);
  const rows = players.all.map((player) => chartRow(player, rounds.get(player) ?? []));
  const chart = sheetOfChart(
    {
      ...{ titles, heading, headings: ["Rating"] },
      rows: rows.sort((a, b) => (a.no?.cell.value ?? 0) - (b.no?.cell.value ?? 0)),
    },
    sheet,
  );
  return {
    ...{ sheet: chart, section: name },
    told: toldOf(sheet, pairings, {
      ...{ heads, players, findings: lists.findings },
      isTwice: once.length < TWICE * pairings.length,
    }),
    isSure: mostAreRead(sheet, once),
    findings: [...twice, ...oddByes(sheet, once), ...players.findings],
  };
};

/** The sheet that has the lists: where nothing else is one, games in one cell are taken apart, others are headed. */
export const listsOf = once(({ sheet, heads }: Page): Sheet =>
  pairingHeads(sheet).length > 0 || heads.some(({ rounds }) => rounds.length > 1)
    ? sheet
    : (withHeading(sheet) ?? withGamesApart(sheet) ?? sheet),
);

/** 3-1-0 */
const FOOTBALL = scoringOf(6, 2, 0);

/** The wall charts that pairing lists amount to, one a section; empty where they pair too few. */
export const chartsOfPairings = (page: Page, { zero }: ReadingSettings): readonly PairingsChart[] => {
  const { heads: others } = page;
  const written = listsOf(page);
  const used = usedBy(written);
  const isOfChart = (head: Page["heads"][number]): boolean =>
    withoutRatings(written, head).filter(({ column }) => !used.has(column)).length > 1;
  const charts = new Set(others.filter(isOfChart).map(({ row }) => row));
  const heads = pairingHeads(written).filter(({ row }) => !charts.has(row));
  const given = withPlainResults(written, heads);
  const [first] = heads;
  if (first === undefined) return [];
  const listed = pairingsOf(given, heads, otherHeads(others, heads));
  if (listed.pairings.length < 2) return [];
  const { sheet: running, pairings: told, findings: ofPoints } = withRunning(given, listed.pairings);
  const football = withUsualPoints(running, told);
  const { sheet: cleared, findings: ofZeros } = withoutZeros(football ?? running, told, zero);
  const { sheet, pairings } = withColors(cleared, told);
  const { sections, findings: ofSections } = sectionsOf(sheet, pairings);
  const rosters = rostersOf(sheet, heads);
  const titles = titlesOf(
    sheet,
    first,
    rosters,
    sections.map(({ name }) => name),
  );
  const findings = [
    ...blackFirst(given, heads),
    ...(ofPoints.length > 0 ? ofPoints : unreadColumns(given, heads)),
    ...listed.findings,
    ...(football === null ? [] : [finding({ code: "other-scoring", scoring: "3-1-0", totals: 0 })]),
    ...ofZeros,
    ...ofSections,
  ];
  return sections.map((section, at) => {
    const row = at === 0 ? first.row : (section.pairings[0]?.head.row ?? first.row);
    const scoring = football === null ? null : FOOTBALL;
    const own = chartOf({ sheet, heads, titles, rosters, findings: listed.findings }, section, {
      row,
      column: 0,
    });
    const chart = { ...own, scoring };
    return at === 0 ? { ...chart, findings: [...findings, ...chart.findings] } : chart;
  });
};
