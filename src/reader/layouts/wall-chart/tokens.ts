import type { PlayerNo } from "../../../engine/index";
import type { Cell } from "../../cell";
import { decideFamily } from "../../decide/family";
import { settleGlued } from "../../decide/glued";
import { fittingIn, pairsOf } from "../../decide/pairs";
import { settleDashes, settleSignsAlone } from "../../decide/dashes";
import { settleHalves } from "../../decide/halves";
import { settleLone } from "../../decide/lone";
import { withoutPointsAgain } from "../../decide/points-again";
import { settleSigns } from "../../decide/signs";
import type { Finding } from "../../finding";
import type { Numbers, RunningTotal } from "../../layout";
import { cellAt, placeOf } from "../../sheet";
import { surveyOf, type TokenRows } from "../../survey";
import { type Family, tokenReader } from "../../tokens/index";
import { looseMatches, matches } from "../../tokens/matches";
import { results } from "../../tokens/results";
import { us } from "../../tokens/us";
import { vega } from "../../tokens/vega";
import type { At } from "../../types";
import type { Group } from "./body";
import { type Named, settleNames } from "./by-name";
import { type ColorColumns, colorColumns, withColors } from "./color-columns";
import { leftOutRounds } from "./left-out";
import { roundCellsOf, runningOf, tokenIn } from "./line-tokens";
import { type Lines, linesOf, ONE_LINE } from "./lines";
import { runningTokens } from "./running";
import { nameOf, numbersOf, type Source } from "./rows";

const KINDS = ["pairing", "rank", "place"] as const;

/** The ways in which the table may number its players; without any, the rows count. */
const numberings = (numbers: readonly Numbers[]): readonly ReadonlyMap<PlayerNo, number>[] => {
  const mapOf = (numberOf: (own: Numbers, i: number) => number | null): ReadonlyMap<PlayerNo, number> => {
    const map = new Map<PlayerNo, number>();
    for (const [i, own] of numbers.entries()) {
      const number = numberOf(own, i);
      if (number !== null && !map.has(number)) map.set(number, i);
    }
    return map;
  };
  const maps = KINDS.map((kind) => mapOf((own) => own[kind])).filter((map) => map.size > numbers.length / 2);
  return maps.length > 0 ? maps : [mapOf((_, i) => i + 1)];
};

/** The numbering by which most games agree; of equal ones the first. */
const bestNumbering = (
  rowsOf: readonly ReadonlyMap<PlayerNo, number>[],
  tokens: TokenRows,
): ReadonlyMap<PlayerNo, number> => {
  const [first = new Map<PlayerNo, number>(), ...others] = rowsOf;
  if (others.length === 0) return first;
  const survey = surveyOf(tokens);
  const worth = (rowOf: ReadonlyMap<PlayerNo, number>): readonly [number, number] => {
    const pairs = pairsOf(survey, rowOf);
    return [pairs.agreed, fittingIn(survey, pairs)];
  };
  return others.reduce((best, rowOf) => {
    const [[agreed, fitting], [most, before]] = [worth(rowOf), worth(best)];
    return agreed > most || (agreed === most && fitting > before) ? rowOf : best;
  }, first);
};

/** What the rounds of all players say. */
export interface Told {
  readonly tokens: TokenRows;
  readonly places: readonly (readonly At[])[];
  readonly running: readonly (readonly RunningTotal[])[];
  readonly cells: readonly (readonly Cell[])[];
  /** Cells hold board points beside the results of matches: the rows are teams. */
  readonly matches: boolean;
  /** Most games name the opponent, not his number. */
  readonly byName: boolean;
  readonly colors: ColorColumns;
  readonly findings: readonly Finding[];
}

/** The cells of rounds, a row a player, where one line has all there is to say. */
const plainCells = ({ sheet, columns }: Source, groups: readonly Group[]) => ({
  cells: groups.map(([row = 0]) => columns.rounds.map(({ column }) => cellAt(sheet, row, column))),
  places: groups.map(([row = 0]) => columns.rounds.map(({ column }) => placeOf(sheet, row, column))),
});

interface Written {
  readonly cells: readonly (readonly Cell[])[];
  readonly places: readonly (readonly At[])[];
  readonly tokensIn: (family: Family) => TokenRows;
}

const writtenOf = (source: Source, groups: readonly Group[], lines: Lines): Written => {
  if (lines === ONE_LINE) {
    const { cells, places } = plainCells(source, groups);
    const tokensIn = (family: Family): TokenRows => {
      const readCell = tokenReader(family);
      return cells.map((row) => row.map(readCell));
    };
    return { cells, places, tokensIn };
  }
  const rounds = groups.map((group) => roundCellsOf(source.sheet, group, source.columns.rounds, lines));
  return {
    cells: rounds.map((row) => row.map(({ cell }) => cell)),
    places: rounds.map((row) => row.map(({ at }) => at)),
    tokensIn: (family) => rounds.map((row) => row.map((round) => tokenIn(round, lines, family))),
  };
};

/** Board points are looked for where the notation has them, and beside the results of teams. */
const withBoards = (family: Family, { teamNames }: Source["columns"]): Family =>
  family === matches || (family === us && teamNames) ? looseMatches : family;

const playersOf = (
  source: Source,
  groups: readonly Group[],
  rowOf: ReadonlyMap<PlayerNo, number>,
): readonly Named[] => {
  const nos = new Map([...rowOf].map(([no, i]) => [i, no]));
  return groups.map(([row = 0], i) => ({ no: nos.get(i) ?? 0, name: nameOf(source, row) }));
};

const gamesIn = (tokens: TokenRows): number =>
  tokens.reduce((sum, row) => sum + row.filter(({ kind }) => kind === "game").length, 0);

/** Reads the rounds of all players in the one notation of the table. */
export const toldBy = (source: Source, groups: readonly Group[]): Told => {
  const own = groups.map(([row = 0]) => numbersOf(source, row));
  const printed = own.map(({ pairing, rank, place }, i) => pairing ?? rank ?? place ?? i + 1);
  const lines = linesOf(source.sheet, groups, source.columns.rounds, printed);
  const { cells, places, tokensIn } = writtenOf(source, groups, lines);
  const rowsOf = numberings(own);
  const family = withBoards(decideFamily({ cells, rowsOf }), source.columns);
  const inFamily = (): TokenRows =>
    source.columns.teamNames ? tokensIn(family) : withoutPointsAgain(tokensIn(family));
  const read = (lines === ONE_LINE ? runningTokens(cells) : null) ?? inFamily();
  const rowOf = bestNumbering(rowsOf, read);
  const glued = family === vega ? settleGlued(read, cells, rowOf) : read;
  const halved = settleSignsAlone(
    family === us ? settleHalves(glued) : family === results ? settleDashes(glued) : glued,
  );
  const signed = settleSigns(halved, cells, rowOf, places);
  const lone = family === us ? settleLone(signed.tokens, cells, rowOf) : signed.tokens;
  const named = settleNames(lone, cells, playersOf(source, groups, rowOf), places);
  const rounds = leftOutRounds(source, groups, family);
  const colors = colorColumns(source.sheet, source.head, groups);
  const tokens = withColors(source.sheet, groups, colors, named.tokens);
  const hasBoards = tokens.some((row) => row.some(({ boards }) => boards !== undefined));
  const running = groups.map((group) => runningOf(source.sheet, group, source.columns.rounds, lines));
  const findings = [...rounds, ...signed.findings, ...named.findings];
  const byName = named.settled > 0 && 2 * named.settled > gamesIn(tokens);
  return { tokens, places, cells, running, matches: hasBoards, byName, colors, findings };
};
