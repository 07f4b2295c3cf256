import { headingKey, headingOf } from "../../heading-words";
import type { Sheet } from "../../sheet";
import { headingRows } from "../heading-rows";

/** The columns of one side of a match; null: nowhere. */
export interface SideColumns {
  readonly team: number;
  readonly player: number | null;
  readonly rating: number | null;
  readonly points: number | null;
}

/** The columns of a list of matches, a row a match or a row a board, under one heading row. */
export interface MatchHead {
  readonly row: number;
  readonly round: number | null;
  /** The number of the board, where each has a row of its own. */
  readonly board: number | null;
  readonly result: number | null;
  /** The result of each board, where they stand in the row of the match. */
  readonly boards: readonly number[];
  readonly sides: readonly [SideColumns, SideColumns];
  /** The columns are headed by colors, White first. */
  readonly colored: boolean;
  /** No heading says that teams are paired: the points must. */
  readonly unnamed: boolean;
}

const TEAM = "(?:team|school|club|mannschaft|verein|equipe)";
const TEAM_WORD = new RegExp(TEAM);
const FIRST = "(?:a|1|one|home|white|weiss|heim)";
const SECOND = "(?:b|2|two|away|black|schwarz|gast|guest|opponent|opposing)";

const either = (what: string, side: string): RegExp => new RegExp(`^(?:${what}${side}|${side}${what})$`);

const TEAMS = [
  [either(TEAM, FIRST), /^(?:home|heim|hosts?)$/],
  [either(TEAM, SECOND), /^(?:away|gast|guests?|visitors?|opponents?)$/],
] as const;

const PLAYER = "(?:player|name|spieler)?";
const PLAYERS = [either(PLAYER, FIRST), either(PLAYER, SECOND)] as const;

const RATING = "(?:rating|rtg|elo)";
const RATINGS = [either(RATING, FIRST), either(RATING, SECOND)] as const;

const POINTS = "(?:result|results|score|pts|points|res|boardpoints|boardpts|gamepoints|gamepts)";
const SIDE_POINTS = [either(POINTS, FIRST), either(POINTS, SECOND)] as const;

const ANY_TEAM = new RegExp(`^${TEAM}s?$`);
const ANY_POINTS = new RegExp(`^${POINTS}$`);
const WHITE = /white|weiss/;
const RESULT = /^(?:results?|score|ergebnis|resultat)$/;
const BOARD = /^(?:bo?|bd|br|brd|board|brett|boardno)$/;
const BOARDS = /^(?:bo?|bd|br|brd|board|brett)\d{1,2}$/;

type Keys = readonly string[];

const columnOf = (keys: Keys, ...forms: readonly RegExp[]): number | null => {
  const at = keys.findIndex((key) => key !== "" && forms.some((form) => form.test(key)));
  return at < 0 ? null : at;
};

const columnsOf = (keys: Keys, form: RegExp): readonly number[] =>
  keys.flatMap((key, column) => (form.test(key) ? [column] : []));

const COLORS = [/^white$/, /^black$/] as const;

/** White and Black with a column of points each: teams, if there are more points than a game has. */
const colorColumns = (keys: Keys): readonly [number, number] | null => {
  const [white, black] = COLORS.map((form) => columnOf(keys, form));
  return white == null || black == null || pointColumns(keys)[0] == null ? null : [white, black];
};

/** The columns of the two teams: headed by their sides, or two of the same heading. */
const teamColumns = (keys: Keys): readonly [number, number] | null => {
  const [home, away] = TEAMS.map((forms) => columnOf(keys, ...forms));
  const same = columnsOf(keys, ANY_TEAM);
  const first = home ?? same[0];
  const second = away ?? (home === null ? same[1] : same.find((column) => column > (home ?? 0)));
  return first == null || second == null || first === second ? null : [first, second];
};

const pointColumns = (keys: Keys): readonly (number | null)[] => {
  const named = SIDE_POINTS.map((form) => columnOf(keys, form));
  if (named.every((column) => column !== null)) return named;
  const same = columnsOf(keys, ANY_POINTS);
  return same.length === 2 ? same : [null, null];
};

/** The columns of a list of matches if the row is its heading; else null. */
export const matchHeadAt = (sheet: Sheet, row: number): MatchHead | null => {
  const cells = sheet.rows[row] ?? [];
  const keys = cells.map(({ kind, text }) => (kind === "text" && text.length < 30 ? headingKey(text) : ""));
  const named = teamColumns(keys);
  const teams = named ?? colorColumns(keys);
  if (teams === null) return null;
  const points = pointColumns(keys);
  const sides = teams.map((team, side): SideColumns => {
    const player = columnOf(keys, PLAYERS[side] ?? ANY_TEAM);
    return {
      team,
      player: player === team || named === null ? null : player,
      rating: columnOf(keys, RATINGS[side] ?? ANY_TEAM),
      points: points[side] ?? null,
    };
  });
  const [home, away] = sides;
  const boards = columnsOf(keys, BOARDS);
  const result = points[0] === null ? columnOf(keys, RESULT) : null;
  if (home === undefined || away === undefined) return null;
  if (result === null && points[0] === null && boards.length < 2) return null;
  const round = cells.findIndex(({ text }) => headingOf(text).round === "word");
  return {
    ...{ row, result, boards: boards.length > 1 ? boards : [], sides: [home, away] },
    round: round < 0 ? null : round,
    ...{ board: columnOf(keys, BOARD), unnamed: !teams.some((at) => TEAM_WORD.test(keys[at] ?? "")) },
    colored: sides.some(({ team, player }) => [team, player].some((at) => WHITE.test(keys[at ?? -1] ?? ""))),
  };
};

/** Every heading row of a list of matches on a sheet. */
export const matchHeads = (sheet: Sheet): readonly MatchHead[] =>
  headingRows(sheet).flatMap((row) => matchHeadAt(sheet, row) ?? []);
