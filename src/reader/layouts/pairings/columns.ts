import { once } from "../../../engine/index";
import { BLANK, type Cell, isBlank } from "../../cell";
import { headingKey } from "../../heading-words";
import type { Head } from "../../headings";
import type { Sheet } from "../../sheet";
import { partOf } from "../apart/heads";
import { headingRows } from "../heading-rows";
import { withSides } from "./colorless";
import { withFoundRatings } from "./found-ratings";
import { pointColumns, withFoundResults } from "./found-results";
import {
  type Column,
  columnsOf,
  columnWith,
  isRole,
  own,
  paired,
  type Side,
  sideOf,
  withRatings,
  withResults,
} from "./sides";

/** The columns of a pairing list under one heading row. */
export interface PairingHead {
  readonly row: number;
  /** The columns of the list, `to` not among them. */
  readonly from: number;
  readonly to: number;
  readonly round: number | null;
  readonly board: number | null;
  /** Headed Section, Division: what the lists of several tournaments are told apart by. */
  readonly section: number | null;
  /** In lists of a row for each player: the color that he had. */
  readonly color: number | null;
  /** White and Black are told apart; else a first and a second player. */
  readonly colored: boolean;
  readonly result: number | null;
  readonly white: Side;
  readonly black: Side;
}

const BOARD = /^(?:bo?|bd|br|board|brett|tisch|table|tavolo|mesa|ech)\.?$/i;

const SECTION =
  /^(?:section|sect|sec|division|div|group|class|event|tournament|gruppe|groupe|grupo|turnier)\.?$/i;

/** The pairing list whose headings are these columns of a row; null where they are none. */
const headOf = (
  columns: readonly Column[],
  row: number,
  [from, to]: readonly [number, number],
): PairingHead | null => {
  const white = columnWith(columns, isRole("white"));
  const black = columnWith(columns, isRole("black"));
  if (white === null || black === null || black === white) return null;
  const [one, two] = white < black ? [white, black] : [black, white];
  const colors = white < black ? (["white", "black"] as const) : (["black", "white"] as const);
  const result = columnWith(columns, own("result", /^$/));
  const board = columnWith(
    columns,
    ({ text, column }) => BOARD.test(text) && (text.length > 1 || column < one),
  );
  const middle = result !== null && result > one && result < two ? result : two;
  const sides = paired(
    sideOf(columns, colors[0], (board ?? -1) + 1, middle),
    sideOf(columns, colors[1], middle, Number.POSITIVE_INFINITY),
  );
  const [first, second] = withRatings(columns, two, ...sides);
  // `Whitehead` and `Blackwood` are names, and head none.
  if ([first, second].some(({ name, number }) => name === null && number === null)) return null;
  const round = columnWith(columns, ({ heading }) => heading.round === "word");
  const section = columnWith(columns, ({ text }) => SECTION.test(text));
  const colored = columns.some(({ column, colorless }) => column === white && !colorless);
  const said = withResults(columns, first, second);
  const { white: before, black: after } = said;
  const bySide = white < black ? said : { ...said, white: after, black: before };
  const color = colored ? null : columnWith(columns, ({ text }) => partOf(text) === "color");
  return { row, from, to, round, board, section, color, colored, ...bySide };
};

/** Where lists side by side begin: as far left of White as the headings are those of the first list. */
const startsOf = (columns: readonly Column[]): readonly number[] => {
  const whites = columns.filter(isRole("white"));
  const [first] = whites;
  if (first === undefined) return [];
  const keyAt = (column: number): string =>
    headingKey(columns.find((each) => each.column === column)?.text ?? "");
  const again = whites.filter(({ column }) => keyAt(column) === keyAt(first.column));
  return again.map(({ column }, at) => {
    if (at === 0) return 0;
    const before =
      columns.filter((each) => isRole("black")(each) && each.column < column).at(-1)?.column ?? 0;
    let start = column;
    const offset = column - first.column;
    while (start - 1 > before && start - 1 >= offset && keyAt(start - 1) === keyAt(start - 1 - offset))
      start--;
    return start;
  });
};

/** The pairing lists that a row heads: one, or several side by side. */
export const pairingHeadsAt = (sheet: Sheet, row: number): readonly PairingHead[] => {
  const columns = withSides(columnsOf(sheet, row));
  const starts = startsOf(columns);
  const heads = starts.map((from, at) => {
    const to = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    return headOf(
      columns.filter(({ column }) => column >= from && column < to),
      row,
      [from, to],
    );
  });
  const all = heads.filter((head) => head !== null);
  if (all.length === heads.length) return all;
  const whole = headOf(columns, row, [0, Number.POSITIVE_INFINITY]);
  return whole === null ? [] : [whole];
};

/** Longer texts are no headings. */
const LONGEST = 30;

const POINTS = String.raw`(?:1\/2|0?[.,]5|[10½])`;
/** `1-0` stands in the row of a game: that of White and Black may be two surnames. */
const RESULT = new RegExp(String.raw`^${POINTS}\s?[-:]\s?${POINTS}$`);

const isGame = (cells: readonly Cell[]): boolean => cells.some(({ text }) => RESULT.test(text));

const mayBeHead = (cells: readonly Cell[]): boolean =>
  cells.filter(({ kind, value, text }) => kind === "text" && value === null && text.length <= LONGEST)
    .length > 1;

const textsOf = (sheet: Sheet, row: number, { white, black }: PairingHead): string =>
  [white.name, black.name].map((column) => sheet.rows[row]?.[column ?? -1]?.text ?? "").join("\n");

/** Rows further down that repeat the words of a heading over White and Black. */
const repeatsOf = (sheet: Sheet, head: PairingHead): readonly number[] => {
  const texts = textsOf(sheet, head.row, head);
  return sheet.rows.flatMap((_, row) => (row > head.row && textsOf(sheet, row, head) === texts ? [row] : []));
};

const LETTER = /\p{L}/u;
const FEWEST = 2;
/** Rows below a heading that show what it is of. */
const SAMPLE = 200;

const hasResults = ({ result, white, black }: PairingHead): boolean =>
  result !== null || white.result !== null || black.result !== null;

/** Whether most rows below words that stand over other lists too name somebody on each side. */
const isOfNames = (sheet: Sheet, { row: head, white, black }: PairingHead): boolean => {
  const sides = [white.name ?? -1, black.name ?? -1];
  const rows = sheet.rows
    .slice(head + 1, head + 1 + SAMPLE)
    .filter((cells) => sides.some((at) => !isBlank(cells[at] ?? BLANK)));
  const named = rows.filter((cells) => sides.every((at) => LETTER.test(cells[at]?.text ?? "")));
  return named.length >= FEWEST && 2 * named.length > rows.length;
};

/** The heading with the results below it; null where it is of no pairings. */
const lookedInto = (sheet: Sheet, head: PairingHead): PairingHead | null => {
  if (head.colored) return withFoundRatings(sheet, withFoundResults(sheet, head));
  const found = isOfNames(sheet, head) ? withFoundResults(sheet, head) : null;
  return found !== null && (hasResults(found) || pointColumns(sheet, found) !== null)
    ? withFoundRatings(sheet, found)
    : null;
};

/** Every heading of a pairing list on a sheet, row by row. */
export const pairingHeads = once((sheet: Sheet): readonly PairingHead[] => {
  const headsAt = (row: number) => (mayBeHead(sheet.rows[row] ?? []) ? pairingHeadsAt(sheet, row) : []);
  const all = headingRows(sheet).flatMap(headsAt);
  const found = all.filter(({ row }) => row === all[0]?.row || !isGame(sheet.rows[row] ?? []));
  const known = new Set(found.map(({ row }) => row));
  const repeats = found.slice(0, 1).flatMap((head) => repeatsOf(sheet, head));
  const others = repeats.filter((row) => !known.has(row) && !isGame(sheet.rows[row] ?? []));
  const seen = new Map<string, PairingHead | null>();
  /** A heading that is repeated is looked into once: its first rows show what the columns hold. */
  const looked = (head: PairingHead): readonly PairingHead[] => {
    const key = JSON.stringify({ ...head, row: 0 });
    const again = seen.get(key);
    const first = again === undefined ? lookedInto(sheet, head) : again;
    seen.set(key, first);
    return first === null ? [] : [{ ...first, row: head.row }];
  };
  return [...found, ...others.flatMap(headsAt)]
    .sort((a, b) => a.row - b.row)
    .flatMap(looked)
    .sort((a, b) => a.row - b.row || a.from - b.from);
});

/** The columns in which the pairing lists of a sheet have rounds, boards, names and results. */
export const usedBy = (sheet: Sheet): ReadonlySet<number> =>
  new Set(
    pairingHeads(sheet).flatMap(({ round, board, result, white, black }) =>
      [round, board, result, white.name, white.result, black.name, black.result].flatMap(
        (column) => column ?? [],
      ),
    ),
  );

/** The rounds of a heading, without the ratings of a pairing list that it heads: `R1`, `R2`. */
export const withoutRatings = (sheet: Sheet, { row, rounds }: Head): Head["rounds"] => {
  const own = pairingHeads(sheet).filter((head) => head.row === row);
  const ratings = own.flatMap(({ white, black }) => [white.rating, black.rating]);
  return rounds.filter(({ column }) => !ratings.includes(column));
};
