/** A cell in a function's hands: blank is `""`, an error its text (`#N/A`). */
export type Cell = string | number | boolean;

const BAD_NUMBER = "#NUM!";
const BAD_VALUE = "#VALUE!";

const isCell = (value: unknown): value is Cell =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

const property = (value: object, name: "basicValue" | "code"): unknown => Reflect.get(value, name);

/** Error objects stand for their code, data types for the plain value that the cell shows. */
const cellOfObject = (value: object): Cell => {
  const plain = property(value, "basicValue") ?? property(value, "code");
  return isCell(plain) ? plain : BAD_VALUE;
};

/** A value of a range as Excel passes it, in one form for every platform. */
export const cellOf = (value: unknown): Cell => {
  if (typeof value === "number") return Number.isFinite(value) ? value : BAD_NUMBER;
  if (isCell(value)) return value;
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? cellOfObject(value) : BAD_VALUE;
};

const ERROR = /^#[A-Z][A-Z0-9/_]{1,30}[!?]?$/;

/** Whether a cell stands for an error value. */
export const isErrorCell = (cell: Cell): boolean => typeof cell === "string" && ERROR.test(cell);
