import { numberIn } from "./number";
import { isOdd, isPlain, normalized, shownText } from "./text";

/**
 * A cell after normalization, the same object for the same content.
 *
 * A number in a cell keeps its value and is written as a user would type it.
 */
export interface Cell {
  readonly kind: "blank" | "number" | "text" | "boolean" | "date" | "error";
  /** As tokens, numbers and headings are read from it; inner runs of blanks stay. */
  readonly text: string;
  /** As names and titles are taken from it. */
  readonly shown: string;
  /** As it came: blanks at the beginning of a line tell the columns of a text table. */
  readonly raw: string;
  /** A number, or text that is one (`6,5`, `5 1/2`, `½`, `1.`); else null. */
  readonly value: number | null;
  /** Normalization took away something that a user does not see. */
  readonly odd: boolean;
}

/** Cells differ in nothing but what they hold: all have the same members in the same order. */
const cell = (
  kind: Cell["kind"],
  text: string,
  value: number | null = null,
  { shown = text, raw = text, odd = false }: Partial<Pick<Cell, "shown" | "raw" | "odd">> = {},
): Cell => ({ kind, text, shown, raw, value, odd });

export const BLANK: Cell = cell("blank", "");

const TRUE = cell("boolean", "TRUE");
const FALSE = cell("boolean", "FALSE");

/** A value that is neither text nor number, date nor error: nothing that a sheet holds. */
const STRANGE = cell("error", "#VALUE!");

/** @see https://learn.microsoft.com/javascript/api/excel/excel.errorcellvaluetype */
const ERROR_TEXTS: ReadonlySet<string> = new Set([
  "#NULL!",
  "#DIV/0!",
  "#DIV/0",
  "#VALUE!",
  "#REF!",
  "#NAME?",
  "#NUM!",
  "#N/A",
  "#GETTING_DATA",
  "#SPILL!",
  "#CALC!",
  "#BUSY!",
  "#BLOCKED!",
  "#CONNECT!",
  "#FIELD!",
  "#EXTERNAL!",
  "#UNKNOWN!",
  "#PYTHON!",
]);

/** How many cells are remembered: a crosstable of twenty thousand players has about as many different ones. */
const REMEMBERED = 200_000;

/** Longer texts are notes, which do not repeat. */
const LONG = 60;

const numbers = new Map<number, Cell>();
const texts = new Map<string, Cell>();

const remember = <Key>(known: Map<Key, Cell>, key: Key, made: Cell): Cell => {
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, made);
  return made;
};

const ofNumber = (value: number): Cell => {
  if (!Number.isFinite(value)) return cell("error", "#NUM!");
  return numbers.get(value) ?? remember(numbers, value, cell("number", String(value), value));
};

const madeOfText = (raw: string): Cell => {
  const plain = isPlain(raw);
  const text = plain ? raw : normalized(raw);
  if (text === "") return isOdd(raw) ? cell("blank", "", null, { odd: true }) : BLANK;
  if (ERROR_TEXTS.has(text)) return cell("error", text);
  if (plain && !raw.includes("  ")) return cell("text", text, numberIn(text));
  return cell("text", text, numberIn(text), { shown: shownText(raw), raw, odd: !plain && isOdd(raw) });
};

const ofText = (raw: string): Cell => {
  if (raw.length > LONG) return madeOfText(raw);
  return texts.get(raw) ?? remember(texts, raw, madeOfText(raw));
};

/** A date that Excel made of what was typed: the likely original, month first. */
const ofDate = (date: Date): Cell => {
  const valid = Number.isFinite(date.getTime());
  return cell("date", valid ? date.toISOString().slice(0, 10) : "#NUM!");
};

/** Members in which Excel's objects carry an error's text or a plain value. */
const CARRIERS = ["code", "error", "basicValue"] as const;

/** An error object of a custom function or a typed entity value; its plain value counts. */
const ofObject = (value: object): Cell => {
  if (value instanceof Date) return ofDate(value);
  for (const key of CARRIERS) {
    const held: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    if (typeof held === "number") return ofNumber(held);
    if (typeof held === "string") return ERROR_TEXTS.has(held) ? cell("error", held) : ofText(held);
  }
  return STRANGE;
};

/** Normalizes the value of a cell as Excel gives it, whatever it is. */
export const cellOf = (value: unknown): Cell => {
  if (value === "" || value === null || value === undefined) return BLANK;
  if (typeof value === "string") return ofText(value);
  if (typeof value === "number") return ofNumber(value);
  if (typeof value === "boolean") return value ? TRUE : FALSE;
  if (typeof value === "bigint") return ofNumber(Number(value));
  return typeof value === "object" ? ofObject(value) : STRANGE;
};

/** Blank, or the number 0 that Excel for the desktop passes to a function for a blank cell. */
export const isBlank = (value: Cell): boolean =>
  value.kind === "blank" || (value.kind === "number" && value.value === 0);
