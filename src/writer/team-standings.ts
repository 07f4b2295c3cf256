import {
  boardPointsOf,
  halfPoints,
  type PlayerNo,
  type TeamEvent,
  toNumber,
  inPoints,
} from "../engine/index";
import type { SheetBlock } from "./block";
import { boardPrizeLines } from "./board-prizes";
import { type Row, rowsOf, standingsColumns } from "./columns";
import { compose, type Listed } from "./compose";
import { footerLines, valuesLines } from "./footer";
import { isFinal, type SublineOf } from "./heading";
import { HEADINGS } from "./heading-texts";
import type { Section, SheetInput, TeamMatches } from "./input";
import { groupLines } from "./standings-sheet";
import { NUMBER } from "./style";
import type { Column } from "./table";
import { TEAM_TEXTS } from "./team-texts";
import { TEXTS } from "./texts";

const T = TEAM_TEXTS;

/** Board points of each team, those of byes and forfeits included. */
const boardTotals = (event: TeamEvent): ReadonlyMap<PlayerNo, number> =>
  new Map(
    event.teams.map(({ no, rounds, gameAdjustment }) => [
      no,
      rounds
        .slice(0, event.rounds)
        .reduce<number>((sum, round) => sum + (boardPointsOf(round, event) ?? 0), gameAdjustment),
    ]),
  );

/** The board points beside the match points, unless a tie-break has them already. */
const boardColumn = ({ event, boardPoints }: TeamMatches, { items }: Section["standings"]): Column<Row>[] => {
  if (boardPoints === "none" || event.placement === "game") return [];
  if (items.some(({ tieBreak }) => tieBreak.code === "GAMEPTS")) return [];
  const totals = boardTotals(event);
  return [
    {
      heading: T.boardPoints,
      about: { title: T.boardPoints, text: T.about.boardPoints },
      ...{ align: "Right", numberFormat: NUMBER.half },
      value: ({ standing }) => toNumber(inPoints(halfPoints(totals.get(standing.entry.player.no) ?? 0))),
    },
  ];
};

const SCORES = {
  match: { heading: T.matchPoints, about: { title: T.matchPoints, text: T.about.matchPoints } },
  game: { heading: T.boardPoints, about: { title: T.boardPoints, text: T.about.boardPoints } },
} as const;

/** The columns of players' standings in the words of teams. */
const columnsOf = (
  { standings }: Section,
  teams: TeamMatches,
  columns: readonly Column<Row>[],
): Column<Row>[] =>
  columns.flatMap((column): Column<Row>[] => {
    if (column.heading === HEADINGS.name) return [{ ...column, heading: HEADINGS.team }];
    if (column.heading !== HEADINGS.score) return [column];
    return [{ ...column, ...SCORES[teams.event.placement] }, ...boardColumn(teams, standings)];
  });

const stateOf: SublineOf = ({ standings, teams }, count) => {
  const { rounds, announcedRounds } = standings.tournament;
  const boards = teams?.event.boards ?? 0;
  return [
    isFinal(standings) ? T.finalStandings : T.standingsAfter(rounds, announcedRounds),
    T.teams(count),
    ...(boards > 0 ? [T.boards(boards)] : []),
    ...(isFinal(standings) ? [TEXTS.roundsOf(rounds, announcedRounds)] : []),
  ];
};

/** What was chosen for the event, and what the crosstable does not tell. */
const choiceLines = ({ event, boardPoints }: TeamMatches, { items }: Section["standings"]): string[] => {
  const { placement, byes, boardWeights } = event;
  const weighted = items.some(({ tieBreak }) => tieBreak.code === "WTD");
  return [
    TEXTS.rankedAs.team,
    T.placedBy[placement],
    ...(byes === "stated" ? [] : [T.byes[byes]]),
    ...(boardWeights !== null && weighted ? [T.weights(boardWeights.join(", "))] : []),
    ...(boardPoints === "matches" ? [] : [T.untold[boardPoints]]),
  ];
};

/** Choices and board prizes of a section of team matches, for the footer. */
export const teamLines = ({ teams, standings }: Section): readonly string[] =>
  teams == null ? [] : [choiceLines(teams, standings).join(" "), ...boardPrizeLines(teams.event)];

const listed =
  (input: SheetInput) =>
  (section: Section): Listed<Row> => {
    const rows = rowsOf(section);
    const own = standingsColumns(section, input, rows);
    const columns = section.teams == null ? own : columnsOf(section, section.teams, own);
    return {
      section,
      players: rows.length,
      rows,
      columns,
      formats: groupLines(section, rows, columns.length),
    };
  };

/** The Team standings sheet of team matches: one section, or several as blocks one below the other. */
export const teamStandingsSheet = (input: SheetInput): SheetBlock => {
  const lines = footerLines(input.sections);
  return compose(input, {
    kind: "teams",
    lists: input.sections.map(listed(input)),
    subline: { says: stateOf, dated: true },
    footer: [
      ...lines.slice(0, -1),
      ...input.sections.flatMap(teamLines),
      ...lines.slice(-1),
      ...valuesLines(input),
    ],
    tables: true,
  });
};
