import type { Cell } from "../../cell";
import { dateIn } from "../../tokens/dates";

/** A whole number above this is a date. */
const LAST_DAY_OF_YEAR = 366;
/** Half a day is half a point. */
const HALF = 0.5;

const isSerial = ({ kind, value }: Cell): boolean =>
  kind === "number" && value !== null && (value > LAST_DAY_OF_YEAR || (value > 0 && value < HALF));

/** A result of which Excel has made a date or a time, as it is to be told; null: it is none. */
export const damagedIn = (cell: Cell): Cell | null =>
  cell.kind === "date" || isSerial(cell) ? cell : dateIn(cell.text);
