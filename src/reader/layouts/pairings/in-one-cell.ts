import { BLANK, type Cell, cellOf, isBlank } from "../../cell";
import { type Sheet, sheetFrom } from "../../sheet";
import { outcomeOf } from "./results";

/** A game written into one cell; `result`: empty where it is elsewhere. */
interface Game {
  readonly first: string;
  readonly result: string;
  readonly second: string;
}

const POINTS = String.raw`(?:1\/2|[10]?[.,][05]|[10½=+-])`;
const RESULT = new RegExp(String.raw`\s(${POINTS}\s?[-–—:]\s?${POINTS}[fFxX]?)(?=\s|$)`, "u");
const BETWEEN = /\s(?:vs?\.?|gegen|contra|contre|[-–—])\s/iu;

/** Longer texts are sentences. */
const LONGEST = 100;
const LETTER = /\p{L}/u;
/** The number of a board before the names. */
const BOARD = /^\d{1,3}[.)]\s+/;
/** Signs between a name and the result behind it. */
const SIGNS = /[\s:,]+$/;
/** Points of a match, or of anything else that is no game. */
const OTHER_POINTS = /[\d½]\s*[-–:]\s*[\d½]+$/;

const namesIn = (text: string, result: string): Game | null => {
  const found = BETWEEN.exec(text);
  if (found === null) return null;
  const second = text.slice(found.index + found[0].length).replace(SIGNS, "");
  return { first: text.slice(0, found.index), result, second };
};

/** `1 Adams - Davis 0`: the points of each beside the name. */
const AROUND = new RegExp(
  String.raw`^(${POINTS})\s+(\p{L}.*?)\s+(?:vs?\.?|[-–—])\s+(\p{L}.*?)\s+(${POINTS})$`,
  "iu",
);

const aroundIn = (text: string): Game | null => {
  const [, white = "", first = "", second = "", black = ""] = AROUND.exec(text) ?? [];
  const result = `${white}-${black}`;
  return first === "" || outcomeOf(result) === null ? null : { first, result, second };
};

const partsOf = (text: string): Game | null => {
  const around = aroundIn(text);
  if (around !== null) return around;
  const found = RESULT.exec(text);
  if (found === null) return namesIn(text, "");
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const result = found[1] ?? "";
  return after.trim() === "" ? namesIn(before, result) : { first: before, result, second: after };
};

/** `Ellis bye`, `Ellis: half-point bye`, `Ellis (bye)`: who had no opponent. */
const BYE = /^(\p{Lu}.*?)[\s:,–-]+\(?((?:(?:1\/2|½|half|full|zero)[- ]?(?:point)?[- ]?)?bye)\)?$/iu;

const byeIn = ({ kind, shown, text }: Cell): Game | null => {
  if (kind !== "text" || text.length > LONGEST) return null;
  const [, first = "", second = ""] = BYE.exec(shown) ?? [];
  return first === "" ? null : { first, result: "", second };
};

const gameIn = ({ kind, shown, text }: Cell): Game | null => {
  if (kind !== "text" || text.length > LONGEST) return null;
  const game = partsOf(shown.replace(BOARD, ""));
  const areNames = game !== null && LETTER.test(game.first) && LETTER.test(game.second);
  return areNames && !OTHER_POINTS.test(game.second) && !OTHER_POINTS.test(game.first) ? game : null;
};

/** The games in the cells of one column. */
interface Column {
  readonly column: number;
  readonly games: ReadonlyMap<number, Game>;
}

const FEWEST = 2;

/** Such lists are narrow: more columns are not looked at. */
const MOST_COLUMNS = 12;

const VERSUS = /\svs?\.?\s/iu;

/** Whether a row has a result in its cell or in another one: two names alone may be anything. */
const isTold = ({ rows }: Sheet, row: number, column: number, { result }: Game): boolean =>
  result !== "" ||
  (rows[row] ?? []).some(({ text }, at) => at !== column && text !== "" && outcomeOf(text) !== null) ||
  VERSUS.test(rows[row]?.[column]?.text ?? "");

const columnOf = (sheet: Sheet): Column | null => {
  for (let column = 0; column < Math.min(sheet.width, MOST_COLUMNS); column++) {
    const games = new Map<number, Game>();
    sheet.rows.forEach((cells, row) => {
      const game = gameIn(cells[column] ?? BLANK);
      if (game !== null && isTold(sheet, row, column, game)) games.set(row, game);
    });
    if (games.size < FEWEST) continue;
    sheet.rows.forEach((cells, row) => {
      const bye = games.has(row) ? null : byeIn(cells[column] ?? BLANK);
      if (bye !== null) games.set(row, bye);
    });
    return { column, games };
  }
  return null;
};

/** Whether a sheet is lines of games, more than anything else. */
export const areGames = (sheet: Sheet): boolean => {
  const filled = sheet.rows.filter((cells) => cells.some((cell) => !isBlank(cell))).length;
  return 2 * (columnOf(sheet)?.games.size ?? 0) > filled;
};

/** `White - Black`, `White vs Black`: the sides have their colors. */
const COLORS = /white.*black|wei(?:ß|ss).*schwarz|blancas.*negras|blancs.*noirs/iu;

const headingOf = (cell: Cell, hasResults: boolean): readonly Cell[] => {
  const [first, second] = COLORS.test(cell.text) ? ["White", "Black"] : ["Player 1", "Player 2"];
  return [cellOf(first), hasResults ? cellOf("Result") : BLANK, cellOf(second)];
};

const split = (cell: Cell, game: Game | undefined): readonly Cell[] =>
  game === undefined
    ? [cell, BLANK, BLANK]
    : [game.first.trim(), game.result, game.second.trim()].map(cellOf);

/** What a column of games is called where it has a heading. */
const HEADING =
  /^(?:games?|pairings?|match(?:es|ups?)?|players?|paarung(?:en)?|partien?|emparejamientos?|partidas?|white.*black|wei(?:ß|ss).*schwarz)$/iu;

/** The sheet with each game of a column in three cells, two names and a result; null: there is no such column. */
export const withGamesApart = (sheet: Sheet): Sheet | null => {
  const found = columnOf(sheet);
  if (found === null) return null;
  const { column, games } = found;
  const hasResults = [...games.values()].some(({ result }) => result !== "");
  const first = Math.min(...games.keys());
  const headed = sheet.rows.findIndex((cells, row) => row < first && HEADING.test(cells[column]?.text ?? ""));
  const wide = (cells: readonly Cell[], middle: readonly Cell[]): readonly Cell[] => [
    ...Array.from({ length: column }, (_, at) => cells[at] ?? BLANK),
    ...middle,
    ...cells.slice(column + 1),
  ];
  const rows = sheet.rows.map((cells, row) => {
    const cell = cells[column] ?? BLANK;
    return wide(cells, row === headed ? headingOf(cell, hasResults) : split(cell, games.get(row)));
  });
  // Where no row heads the games, one is put above them; its cells are those of the first game.
  const inserted = headed < 0 ? [wide([], headingOf(BLANK, hasResults))] : [];
  const origin = (row: number): number => (headed < 0 && row > first ? row - 1 : row);
  return sheetFrom(headed < 0 ? [...rows.slice(0, first), ...inserted, ...rows.slice(first)] : rows, (at) =>
    sheet.origin({
      row: origin(at.row),
      column: at.column <= column ? at.column : Math.max(column, at.column - 2),
    }),
  );
};
