import { halfPoints, type HalfPoints, NO_POINTS } from "../engine/index";
import { type Cell, isBlank } from "./cell";

/** Three or four digits that stand alone: `1862/7`, `1540P17`, `A 2339`, `1800 F`, `R: 1794 ->1817`. */
const RATING = /(?<!\d)\d{3,4}(?!\d)/;
const GROUPED = /^\d,\d{3}$/;
/** No system rates anybody lower; a smaller number is a grade, an age or a change. */
const LOWEST_RATING = 100;
const HIGHEST_RATING = 4000;

/** The rating in a cell; null where there is none, or where it says unrated. */
export const ratingOf = (cell: Cell): number | null => {
  if (cell.kind === "number")
    return cell.value !== null && cell.value >= LOWEST_RATING && cell.value < HIGHEST_RATING
      ? cell.value
      : null;
  if (cell.kind !== "text") return null;
  if (GROUPED.test(cell.text)) return Number(cell.text.replace(",", ""));
  const digits = cell.text.length > 80 ? undefined : RATING.exec(cell.text)?.[0];
  const rating = digits === undefined ? 0 : Number(digits);
  return rating >= LOWEST_RATING ? rating : null;
};

const RANGE = /^(\d{1,5})\.? ?(?:-|to|\u2013) ?\d{1,5}\.?$/i;

/** The whole number above 0 in a cell; of a range of places the first. */
export const wholeOf = (cell: Cell | undefined): number | null => {
  if (cell === undefined || isBlank(cell)) return null;
  if (cell.value !== null)
    return Number.isSafeInteger(cell.value) && cell.value > 0 && cell.value < 1e9 ? cell.value : null;
  const first = RANGE.exec(cell.text)?.[1];
  return first === undefined ? null : Number(first);
};

/** Text as the user wrote it; null where the cell is blank. */
export const textOf = (cell: Cell): string | null => (isBlank(cell) || cell.shown === "" ? null : cell.shown);

/** Half-points in a cell; null if it holds none, or quarters. */
export const halfPointsOf = (cell: Cell): HalfPoints | null => {
  if (isBlank(cell)) return NO_POINTS;
  const halves = cell.value === null ? NaN : cell.value * 2;
  return Number.isSafeInteger(halves) ? halfPoints(halves) : null;
};

/** The value of a cell that is taken along as it is. */
export const carriedOf = (cell: Cell): string | number | boolean | null => {
  if (cell.kind === "blank" || cell.kind === "error") return null;
  if (cell.kind === "number") return cell.value;
  return cell.kind === "boolean" ? cell.text === "TRUE" : cell.shown;
};
