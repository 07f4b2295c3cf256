import { type Cell, isBlank } from "../../cell";
import { headingKey } from "../../heading-words";
import { cellAt, type Sheet } from "../../sheet";
import { scoresIn } from "../teams/pairing-scores";
import type { PairingHead } from "./columns";
import { outcomeOf } from "./results";
import { areFootball, type Points } from "./scales";
import { isNobody } from "./words";

const HAS_LETTER = /\p{L}/u;
const TWO_SIDES = /\S\s{0,3}[-:]\s{0,3}\S/;
/** A mark, which may say anything of a side. */
const MARK = /^[xf+=-]$/i;
/** What a side has of the point of a game, in halves. */
const HALVES: Readonly<Record<string, number>> = { W: 2, X: 2, D: 1, Z: 1, L: 0, F: 0 };
const GAME = 2;

/** Half-points of one side, `1`, `.5`, `W`; null: the text says something else, or is of both sides. */
const halvesOf = (text: string): number | null => {
  if (TWO_SIDES.test(text) || MARK.test(text)) return null;
  return HALVES[outcomeOf(text)?.white ?? ""] ?? null;
};

const MOST_POINTS = 99;

/** Points of any scoring. */
const isPoints = ({ value }: Cell): boolean =>
  value !== null && value >= 0 && value <= MOST_POINTS && Number.isInteger(value * 2);

/** So many games must share out one point: the rest are slips, or not finished. */
const MOSTLY = 0.7;

/** Rows below a heading that show what its columns hold. */
const SAMPLE = 200;

/** The rows below a heading that name somebody on each side, and do not say the heading again. */
export const gamesBelow = (sheet: Sheet, { row: head, white, black }: PairingHead): readonly number[] => {
  const textsAt = (row: number): readonly string[] =>
    [white, black].map(({ name }) => cellAt(sheet, row, name ?? -1).text);
  const words = textsAt(head);
  return sheet.rows.slice(0, head + 1 + SAMPLE).flatMap((_, row) => {
    if (row <= head) return [];
    const names = textsAt(row);
    const isGame =
      names.every((text) => HAS_LETTER.test(text) && !isNobody(text)) &&
      names.some((text, at) => text !== words[at]);
    return isGame ? [row] : [];
  });
};

const scoresOf = ({ text }: Cell): readonly Points[] => {
  const scores = scoresIn(text);
  return scores === null ? [] : [scores];
};

export const columnsWithoutUse = (sheet: Sheet, head: PairingHead): readonly number[] => {
  const { from, to, round, board, section, color, white, black } = head;
  const used = [round, board, section, color, white.name, white.number, white.rating];
  const all = new Set([...used, black.name, black.number, black.rating]);
  const end = Math.min(to, sheet.width);
  return Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at).filter(
    (column) => !all.has(column),
  );
};

/**
 * Results whose column is not headed as one: `White`, `Score`, `Black`, or nothing above them.
 *
 * They are those of games where all that stands there reads so, and those of each side where two columns of
 * points share out one point in most rows.
 */
export const withFoundResults = (sheet: Sheet, head: PairingHead): PairingHead => {
  if (head.result !== null || head.white.result !== null || head.black.result !== null) return head;
  const rows = gamesBelow(sheet, head);
  const cellsOf = (column: number): readonly Cell[] => rows.map((row) => cellAt(sheet, row, column));
  const isFilled = (column: number): boolean => cellsOf(column).some((cell) => !isBlank(cell));
  const columns = columnsWithoutUse(sheet, head).filter(isFilled);
  const isOfGames = (column: number): boolean => {
    const filled = cellsOf(column).filter((cell) => !isBlank(cell));
    const games = filled.filter(({ text }) => halvesOf(text) === null && outcomeOf(text) !== null);
    return (
      (games.length > 0 && games.length >= MOSTLY * filled.length) || areFootball(filled.flatMap(scoresOf))
    );
  };
  const [result, ...others] = columns.filter(isOfGames);
  if (result !== undefined) return others.length > 0 ? head : { ...head, result };
  const isOfSides = (column: number): boolean => {
    const filled = cellsOf(column).filter((cell) => !isBlank(cell));
    const told = filled.filter((cell) => halvesOf(cell.text) !== null || isPoints(cell));
    return told.length >= MOSTLY * filled.length;
  };
  const [first, second, ...more] = columns.filter(isOfSides);
  if (first === undefined || second === undefined || more.length > 0) return head;
  const sides = { white: { ...head.white, result: first }, black: { ...head.black, result: second } };
  const points = rows.map((row): Points => {
    const [a = NaN, b = NaN] = [first, second].map((column) => (cellAt(sheet, row, column).value ?? NaN) * 2);
    return [a, b];
  });
  if (areFootball(points.filter(([a, b]) => !Number.isNaN(a + b)))) return { ...head, ...sides };
  const told = rows.flatMap((row) => {
    const cells = [first, second].map((column) => cellAt(sheet, row, column));
    return cells.every(({ kind }) => kind === "blank") ? [] : [cells.map(({ text }) => halvesOf(text) ?? 0)];
  });
  // Points before the round, 0 and 0 or 1 and 1, share out nothing.
  const shared = told.filter(([a = 0, b = 0]) => a + b === GAME).length;
  return shared > 0 && shared >= MOSTLY * told.length ? { ...head, ...sides } : head;
};

const POINTS_WORD =
  /^(?:w|b|white|black|total|running|current)?(?:pts|points|score|scores|punkte|pkt|puntos|ptos)(?:w|b|white|black|[12])?$/;

/** Two columns of points beside names, whatever they add up to; null: there are none. */
export const pointColumns = (sheet: Sheet, head: PairingHead): readonly [number, number] | null => {
  const columns = columnsWithoutUse(sheet, head).filter((column) =>
    POINTS_WORD.test(headingKey(cellAt(sheet, head.row, column).text)),
  );
  const [first, second, ...more] = columns;
  return first === undefined || second === undefined || more.length > 0 ? null : [first, second];
};

/** What a column of results may hold, if it were one: points, letters, marks and short words. */
const MAY_BE_RESULT = /^(?:\d{1,2}|\d?½|1\/2|\d{0,2}[.,][05]|[wldx+=*-]|won|lost|\d\s?[-:]\s?\d)$/i;

/** A filled column beside the names of a list without results, which may be meant as some; null: there is none. */
export const unreadResults = (sheet: Sheet, head: PairingHead): number | null => {
  if (head.result !== null || head.white.result !== null || head.black.result !== null) return null;
  const rows = gamesBelow(sheet, head);
  const mayBe = (column: number): boolean => {
    const filled = rows.map((row) => cellAt(sheet, row, column)).filter((cell) => !isBlank(cell));
    return filled.length > 0 && filled.every(({ text }) => MAY_BE_RESULT.test(text));
  };
  return (
    columnsWithoutUse(sheet, head).find((column) => column > (head.white.name ?? 0) && mayBe(column)) ?? null
  );
};
