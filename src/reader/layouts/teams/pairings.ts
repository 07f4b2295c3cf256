import { NO_POINTS, once, USUAL_SCORING } from "../../../engine/index";
import { finding } from "../../finding";
import type { Page, RawTable, RawTeam } from "../../layout";
import { printHalves } from "../../number";
import { cellAt, type Sheet } from "../../sheet";
import { type ChartRow, sheetOfChart, strayWord } from "../chart";
import { areFootball } from "../pairings/scales";
import type { Told } from "../told";
import { type Found, toldOf } from "./pairing-told";
import { roundInTitle } from "../pairings/titles";
import { piece, pieceAt, type Pieces } from "../pieces";
import { blockRowsOf } from "./pairing-blocks";
import { matchHeads } from "./pairing-heads";
import { areTeamMatches, type ListedMatch, matchesOf, teamKey } from "./pairing-matches";
import { type MatchRow, matchRowsOf, type RowSide } from "./pairing-rows";
import { isOpen } from "./pairing-scores";
import { type Listed, listFindings } from "./pairing-findings";
import { listSections } from "./pairing-sections";
import {
  forfeitLetter,
  type Listing,
  pointsOf,
  rawMatch,
  rostersOf,
  type Side,
  toldBoards,
} from "./pairing-sides";

const LETTERS = ["L", "D", "W"] as const;

/** What a wall chart of teams says of the match: `W12 3½`, `X3 4`, `B 4`, `*12`. */
const wordOf = (side: Side, opponent: number | undefined): string => {
  const [mine, theirs] = [pointsOf(side), pointsOf({ ...side, away: !side.away })];
  const told = mine === null ? "" : ` ${printHalves(mine)}`;
  if (opponent === undefined) return `B${told}`;
  const unplayed = forfeitLetter(side);
  if (unplayed !== null) return `${unplayed}${opponent}${told}`;
  if (mine === null || theirs === null)
    return isOpen(side.match.text) ? `*${opponent}` : strayWord(side.match.text);
  return `${LETTERS[Math.sign(mine - theirs) + 1] ?? "D"}${opponent}${told}`;
};

/** Numbers of the list, where every team has one of its own; else in the order in which teams are named. */
const isNumbered = (sides: ReadonlyMap<string, RowSide>): boolean =>
  new Set([...sides.values()].flatMap(({ no }) => no ?? [])).size === sides.size;

const teamsOf = (sheet: Sheet, rows: readonly MatchRow[]): ReadonlyMap<string, Listed> => {
  const sides = new Map<string, RowSide>();
  for (const side of rows.flatMap((row) => row.sides)) {
    const key = teamKey(side.team);
    if (key !== "" && !sides.has(key)) sides.set(key, side);
  }
  const numbered = isNumbered(sides);
  return new Map(
    [...sides].map(([key, { no, team, at }], i) => [
      key,
      {
        no: numbered && no !== null ? no : i + 1,
        name: pieceAt(sheet, at.row, at.column) ?? piece(team, at),
      },
    ]),
  );
};

/** A list of matches as a wall chart of teams, and what completes it. */
export interface TeamChart {
  readonly sheet: Sheet;
  readonly told: Told;
  /** The teams by their names as they are compared. */
  readonly teams: ReadonlySet<string>;
  readonly complete: (table: RawTable) => RawTable;
}

/** The side of each team in the match of each round, by the team's key. */
const allSides = once((matches: readonly ListedMatch[]): ReadonlyMap<string, (Side | undefined)[]> => {
  const all = new Map<string, (Side | undefined)[]>();
  for (const match of matches)
    for (const key of new Set(match.teams)) {
      const sides = all.get(key) ?? [];
      sides[match.round - 1] = { match, away: match.teams[1] === key };
      all.set(key, sides);
    }
  return all;
});

const sidesOf = (matches: readonly ListedMatch[], key: string): readonly (Side | undefined)[] =>
  Array.from(allSides(matches).get(key) ?? []);

const rawTeam = (key: string, listing: Listing): RawTeam => ({
  roster: [...(listing.rosters.get(key)?.values() ?? [])],
  matches: sidesOf(listing.matches, key).map((side) => (side === undefined ? null : rawMatch(side, listing))),
  ...{ gameTotal: null, gameAdjustment: NO_POINTS },
});

/** Lines above the first match that name no round. */
const titlesOf = (sheet: Sheet, first: number): Pieces =>
  sheet.rows
    .slice(0, first)
    .flatMap((cells, at) =>
      roundInTitle(cells) === null ? [cells.map((_, column) => pieceAt(sheet, at, column))] : [],
    );

/** Whether most rows have more points than a game. */
const areMostlyMatches = (rows: readonly MatchRow[]): boolean => {
  const told = rows.flatMap(({ points }) => (points === null ? [] : [points[0] + points[1]]));
  return 2 * told.filter((sum) => sum > 2).length > told.length;
};

/** Rows of matches, each with its boards below it, or under headings. */
const listedIn = (sheet: Sheet): Found | null => {
  const heads = matchHeads(sheet);
  const [head] = heads;
  const blocks = head === undefined || head.board !== null ? blockRowsOf(sheet) : [];
  if (blocks[0] !== undefined) {
    const first = Math.min(head?.row ?? Infinity, blocks[0].row);
    return { rows: blocks, first, round: null, findings: [finding({ code: "colors-usual" })] };
  }
  if (head === undefined) return null;
  const rows = matchRowsOf(sheet, heads);
  const round = head.round === null ? null : cellAt(sheet, head.row, head.round).shown;
  const areGames =
    !areMostlyMatches(rows) || areFootball(rows.flatMap(({ points }) => (points === null ? [] : [points])));
  return head.unnamed && areGames ? null : { rows, first: head.row, round, findings: [] };
};

/** Lists of several sections, each as a wall chart of its own; of one where its teams are the same. */
export const chartsOfMatches = (page: Page): readonly TeamChart[] => {
  const sections = listSections(page.sheet).flatMap(({ sheet }) => chartOfMatches(sheet) ?? []);
  const all = sections.flatMap(({ teams }) => [...teams]);
  if (sections.length > 1 && new Set(all).size === all.length) return sections;
  return [chartOfMatches(page.sheet) ?? []].flat();
};

/** The wall chart of teams that lists of matches amount to; null where they are none of teams. */
const chartOfMatches = (sheet: Sheet): TeamChart | null => {
  const listed = listedIn(sheet);
  if (listed === null) return null;
  const matches = matchesOf(listed.rows);
  if (!areTeamMatches(matches)) return null;
  const teams = teamsOf(sheet, listed.rows);
  const boards = Math.max(0, ...matches.map((match) => toldBoards(match).length));
  const listing: Listing = { sheet, matches, rosters: rostersOf(matches), boards };
  const rowOf = ([key, { no, name }]: readonly [string, Listed]): ChartRow => ({
    ...{ no: piece(no, name.at), name, more: [], total: undefined },
    rounds: sidesOf(matches, key).map((side) => {
      if (side === undefined) return undefined;
      const opponent = teams.get(side.match.teams[side.away ? 0 : 1])?.no;
      return piece(wordOf(side, opponent), { row: side.match.row, column: side.match.column });
    }),
  });
  const heading = { row: listed.first, column: 0 };
  const titles = titlesOf(sheet, listed.first);
  const rows = [...teams].map(rowOf);
  const chart = sheetOfChart({ titles, headings: [], rows, heading }, sheet);
  const complete = (table: RawTable): RawTable => ({
    ...table,
    system: "team",
    findings: [...table.findings, ...listed.findings, ...listFindings(listing, teams)],
    teams: {
      ...{ boards: boards === 0 ? null : boards, gameScoring: USUAL_SCORING, system: null },
      rows: [...teams.keys()].map((key) => rawTeam(key, listing)),
    },
  });
  return { sheet: chart, told: toldOf(sheet, listed, heading.row), teams: new Set(teams.keys()), complete };
};
