import type { Result } from "../../../engine/index";
import type { Cell } from "../../cell";
import { numberIn } from "../../number";

/** One game in a cell of a grid: a result by letter or sign, or the points that the cell prints. */
export interface Mark {
  readonly text: string;
  readonly result: Result | null;
  /** In half-points; null where no points are printed. */
  readonly halves: number | null;
  readonly forfeit: boolean;
  /** The letter of the color as printed, in lower case; absent where none is given. */
  readonly color?: string;
}

/** The games that a cell of a grid tells of, from its own player's side. */
export type Marks = readonly Mark[];

/** What a cell of a grid may say; where it can be read in several ways, `readings` has them all, likeliest first. */
export interface GridCell {
  readonly kind: "blank" | "zero" | "marks" | "unread";
  /** Whether it may stand on the diagonal: a sign for "nobody plays himself", or nothing. */
  readonly diagonal: boolean;
  readonly readings: readonly Marks[];
  /** Two results with a dash between: of two games, or where it says `either` of both sides of one. */
  readonly dashed?: "two" | "either";
}

type Sign = (text: string) => Mark;

const points =
  (halves: number): Sign =>
  (text) => ({ text, result: null, halves, forfeit: false });
const game =
  (result: Result): Sign =>
  (text) => ({ text, result, halves: null, forfeit: false });
const forfeit =
  (result: Result): Sign =>
  (text) => ({ text, result, halves: null, forfeit: true });

/** What one sign of a grid says. */
const SIGNS: ReadonlyMap<string, Sign> = new Map([
  ["1", points(2)],
  ["½", points(1)],
  ["0", points(0)],
  ["w", game("win")],
  ["d", game("draw")],
  ["=", game("draw")],
  ["r", game("draw")],
  ["l", game("loss")],
  ["+", forfeit("win")],
  ["x", forfeit("win")],
  ["-", forfeit("loss")],
  ["f", forfeit("loss")],
]);

const DIAGONAL = /^(?:\*{1,3}|[xX×■□▪●•○◆█#\\/]{1,3}|[-–—_.…]{1,3}|bye|n\/a)$/i;
const HALF = /1\/2|(?:\b0?|(?<!\S))[.,]5(?!\d)/g;
const ZEROS_AND_ONES = /^[01]{1,3}$/;
const SEPARATORS = /[\s;|/:]+/;
/** `1,½`, `0,1`: games, where no decimal is meant. */
const COMMAS = /^[01½WDL+=-](?:,[01½WDL+=-]){1,3}$/i;
/** The longest match that a cell of digits may stand for. */
const MOST_GAMES = 4;
const MOST_POINTS = 20;

const spelled = (text: string): readonly Marks[] => {
  const marks = Array.from(text.toLowerCase(), (sign) => SIGNS.get(sign)?.(sign));
  return marks.every((mark) => mark !== undefined) ? [marks] : [];
};

/** `1F`, `0ff`, `1 (f)`: a result by forfeit, not two games. */
const BY_FORFEIT: ReadonlyMap<string, Sign> = new Map(
  ["f", "ff", "(f)", "(ff)", " (f)", " (ff)"].flatMap((by) => [
    [`1${by}`, forfeit("win")],
    [`½${by}`, forfeit("draw")],
    [`0${by}`, forfeit("loss")],
  ]),
);

/** `W (w)`, `1b`: the result, then the color. */
const COLOR_LAST = /^([1½0wdl=]) ?(?:([wbs])|\(([wbs])\))$/i;
/** `W1`, `B½`: the color, then the result. */
const COLOR_FIRST = /^([wbs])([1½0])$/i;

/** A game with the color that the row's player had. */
const colored = (text: string): readonly Marks[] => {
  const [, result = "", bare, inBrackets] = COLOR_LAST.exec(text) ?? [];
  const [, first, points = ""] = COLOR_FIRST.exec(text) ?? [];
  const color = bare ?? inBrackets ?? first;
  const mark = SIGNS.get((result || points).toLowerCase())?.(text);
  return mark === undefined || color === undefined ? [] : [[{ ...mark, color: color.toLowerCase() }]];
};

/** A result as people write it between two names: the row's player comes first. */
const OF_BOTH: ReadonlyMap<string, Sign> = new Map([
  ["1-0", points(2)],
  ["½-½", points(1)],
  ["0-1", points(0)],
]);

const asWhole = (text: string): readonly Marks[] => {
  const sign = BY_FORFEIT.get(text.toLowerCase()) ?? OF_BOTH.get(text);
  return sign === undefined ? [] : [[sign(text)]];
};

/** The cell as one number of points: `3`, `1.5`, `2½`. */
const counted = (text: string): readonly Marks[] => {
  if (text.length < 2 && SIGNS.has(text.toLowerCase())) return [];
  const halves = 2 * (numberIn(text) ?? Number.NaN);
  return Number.isInteger(halves) && halves >= 0 && halves < MOST_POINTS ? [[points(halves)(text)]] : [];
};

/** `½-1`: the results of two games; `1-0`: may be those of both sides of one. */
const DASHED = /^([01½])-([01½])$/;

const BOTH_LOST = "0-0";

/** The readings of two results with a dash between, that of one game first where there is one. */
const dashedIn = (text: string): Pick<GridCell, "readings" | "dashed"> | null => {
  const [, first = "", second = ""] = DASHED.exec(text) ?? [];
  const games = spelled(first + second);
  if (first === "") return null;
  const whole = text === BOTH_LOST ? [[forfeit("loss")(text)]] : asWhole(text);
  return { readings: [...whole, ...games], dashed: whole.length > 0 ? "either" : "two" };
};

/** A number that was text: Excel takes away the zeros at its beginning. */
const withLostZeros = ({ kind, text }: Cell): readonly Marks[] =>
  kind === "number" && ZEROS_AND_ONES.test(text)
    ? Array.from({ length: MOST_GAMES - text.length }, (_, more) =>
        spelled("0".repeat(more + 1) + text),
      ).flat()
    : [];

/** `1½` beside another part may be the points of one match. */
const isOne = ({ length }: Marks): boolean => length === 1;

const readingsOf = (cell: Cell): readonly Marks[] => {
  const text = cell.text.replace(HALF, "½");
  const byForfeit = BY_FORFEIT.get(text.toLowerCase());
  return byForfeit === undefined ? [...inParts(cell, text), ...colored(text)] : [[byForfeit(text)]];
};

const inParts = (cell: Cell, text: string): readonly Marks[] => {
  const parts = text.split(SEPARATORS).filter((part) => part !== "");
  const each = parts.map((part) => [...asWhole(part), ...spelled(part), ...counted(part)]);
  if (parts.length === 1)
    return [
      ...each.flat(),
      ...withLostZeros(cell),
      ...(COMMAS.test(parts[0] ?? "") ? spelled(text.replaceAll(",", "")) : []),
    ];
  const withColors = parts.map((part) => colored(part)[0]);
  const readings = [each.map(([marks]) => marks), each.map((all) => all.find(isOne)), withColors];
  const complete = readings.filter((marks): marks is Marks[] => marks.every((found) => found !== undefined));
  return parts.length === 0 ? [] : complete.map((marks) => marks.flat());
};

/** As text; on the diagonal nothing, like the number. */
const ZERO = "0";

const NOTHING: GridCell = { kind: "blank", diagonal: true, readings: [] };

/** Longer texts are no results. */
const LONGEST = 16;
const UNREAD: GridCell = { kind: "unread", diagonal: false, readings: [] };

const REMEMBERED = 5000;

const memory = new Map<Cell, GridCell>();

/** Reads a cell of a grid by itself; equal cells are read once. */
export const gridCellOf = (cell: Cell): GridCell => {
  if (cell.kind === "blank" || cell.text === "") return NOTHING;
  if (cell.text.length > LONGEST) return UNREAD;
  const known = memory.get(cell);
  if (known !== undefined) return known;
  if (memory.size >= REMEMBERED) memory.clear();
  const made = madeOf(cell);
  memory.set(cell, made);
  return made;
};

const madeOf = (cell: Cell): GridCell => {
  const dashed = cell.kind === "text" ? dashedIn(cell.text.replace(HALF, "½")) : null;
  if (dashed !== null) return { kind: "marks", diagonal: false, ...dashed };
  const readings = cell.kind === "text" || cell.kind === "number" ? readingsOf(cell) : [];
  if (cell.kind === "number" && cell.value === 0) return { kind: "zero", diagonal: true, readings };
  const diagonal = DIAGONAL.test(cell.text) || cell.text === ZERO;
  return { kind: readings.length > 0 ? "marks" : "unread", diagonal, readings };
};
