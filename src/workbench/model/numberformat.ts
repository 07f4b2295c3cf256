import { dateOfSerial } from "./dates";
import { GENERAL } from "./format";
import { type CellValue, isErrorValue } from "./value";

/** One piece of a number format: a text between quotes or after a backslash, or a code. */
const PIECES = /"[^"]*"|\\.|\[[^\]]*\]|_.|\*.|AM\/PM|General|[#0?.,%/]+|E[-+]0+|[ymdhs]+|@|./gi;

const isLiteral = (piece: string): boolean => /^["\\]/.test(piece);

const literal = (piece: string): string =>
  piece.startsWith('"') ? piece.slice(1, -1) : piece.startsWith("\\") ? piece.slice(1) : piece;

const sectionsOf = (format: string): string[] => {
  const sections: string[] = [];
  let section = "";
  for (const piece of format.match(PIECES) ?? [])
    if (piece === ";") {
      sections.push(section);
      section = "";
    } else section += piece;
  return [...sections, section];
};

/** A number as a cell in General format shows it: at most 11 characters. */
export const generalText = (value: number): string => {
  const plain = String(value);
  if (plain.length <= 11) return plain.replace("e", "E");
  const digits = Math.abs(value) < 1 ? 9 : Math.max(0, 10 - String(Math.trunc(Math.abs(value))).length);
  const large = Math.abs(value) >= 1e11 || Math.abs(value) < 1e-9;
  return large ? value.toExponential(5).replace("e", "E") : String(Number(value.toFixed(digits)));
};

const grouped = (whole: string): string =>
  whole.length > 3 ? `${grouped(whole.slice(0, -3))},${whole.slice(-3)}` : whole;

const trimmed = (decimals: string, pattern: string): string => {
  const fixed = pattern.replaceAll(/[^0]/g, "").length;
  let end = decimals.length;
  while (end > fixed && decimals[end - 1] === "0") end--;
  return decimals.slice(0, end);
};

/** A number by a pattern of digits such as `#,##0.00`. */
const digitsText = (value: number, pattern: string): string => {
  const percent = pattern.includes("%");
  const [whole = "", decimals = ""] = pattern.replaceAll(/[%]/g, "").split(".");
  const scaled = Math.abs(value) * (percent ? 100 : 1);
  const [integer = "0", fraction = ""] = scaled.toFixed(Math.min(decimals.length, 15)).split(".");
  const least = whole.replaceAll(/[^0]/g, "").length;
  const shown = integer === "0" && least === 0 ? "" : integer.padStart(least, "0");
  const tail = trimmed(fraction, decimals);
  const point = pattern.includes(".") ? "." : "";
  return (
    (whole.includes(",") ? grouped(shown) : shown) + (tail === "" ? point : `.${tail}`) + (percent ? "%" : "")
  );
};

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const two = (value: number): string => String(value).padStart(2, "0");

type DatePiece = (at: Date, twelve: boolean) => string;

/** The codes of days and times; `m` after an hour or before a second means minutes and comes as `n`. */
const DATE_PIECES: Readonly<Record<string, DatePiece>> = {
  yyyy: (at) => String(at.getUTCFullYear()),
  yy: (at) => two(at.getUTCFullYear() % 100),
  mmmm: (at) => MONTHS[at.getUTCMonth()] ?? "",
  mmm: (at) => (MONTHS[at.getUTCMonth()] ?? "").slice(0, 3),
  mm: (at) => two(at.getUTCMonth() + 1),
  m: (at) => String(at.getUTCMonth() + 1),
  dddd: (at) => DAYS[at.getUTCDay()] ?? "",
  ddd: (at) => (DAYS[at.getUTCDay()] ?? "").slice(0, 3),
  dd: (at) => two(at.getUTCDate()),
  d: (at) => String(at.getUTCDate()),
  hh: (at, twelve) => two(twelve ? at.getUTCHours() % 12 || 12 : at.getUTCHours()),
  h: (at, twelve) => String(twelve ? at.getUTCHours() % 12 || 12 : at.getUTCHours()),
  nn: (at) => two(at.getUTCMinutes()),
  n: (at) => String(at.getUTCMinutes()),
  ss: (at) => two(at.getUTCSeconds()),
  s: (at) => String(at.getUTCSeconds()),
  "am/pm": (at) => (at.getUTCHours() < 12 ? "AM" : "PM"),
};

const isDateCode = (piece: string): boolean => /^(?:[ymdhs]+|am\/pm)$/i.test(piece);

const minutes = (pieces: readonly string[]): string[] =>
  pieces.map((piece, i) => {
    if (!/^m{1,2}$/i.test(piece)) return piece;
    const before = pieces.slice(0, i).reverse().find(isDateCode);
    const after = pieces.slice(i + 1).find(isDateCode);
    return /^h/i.test(before ?? "") || /^s/i.test(after ?? "") ? "n".repeat(piece.length) : piece;
  });

const dateText = (value: number, pieces: readonly string[]): string => {
  const at = dateOfSerial(value);
  const twelve = pieces.some((piece) => /^am\/pm$/i.test(piece));
  return minutes(pieces)
    .map((piece) => {
      const code = piece.toLowerCase();
      const print = isLiteral(piece) || !Object.hasOwn(DATE_PIECES, code) ? undefined : DATE_PIECES[code];
      return print ? print(at, twelve) : literal(piece);
    })
    .join("");
};

const numberPiece = (value: number, piece: string): string => {
  if (isLiteral(piece)) return literal(piece);
  if (/^[[_*]/.test(piece)) return piece.startsWith("_") ? " " : "";
  if (/^General$/i.test(piece)) return generalText(value);
  return /^[#0?.,%]+$/.test(piece) ? digitsText(value, piece) : piece;
};

const numberText = (value: number, format: string): string => {
  const sections = sectionsOf(format);
  const own = value < 0 && sections.length > 1;
  const section = (value < 0 ? sections[1] : value === 0 ? sections[2] : undefined) ?? sections[0] ?? GENERAL;
  const pieces = section.match(PIECES) ?? [];
  if (pieces.some((piece) => !isLiteral(piece) && isDateCode(piece))) return dateText(value, pieces);
  const text = pieces.map((piece) => numberPiece(Math.abs(value), piece)).join("");
  return value < 0 && !own ? `-${text}` : text;
};

/**
 * The text that a cell shows. Formats beyond digits, percent, dates, times and
 * literal text (fractions, exponents, conditions) show the number as General does.
 *
 * @see https://support.microsoft.com/office/number-format-codes-5026bbd6-04bc-48cd-bf33-80f18b4eae68
 */
export const shownText = (value: CellValue, numberFormat: string): string => {
  if (value === null) return "";
  if (isErrorValue(value)) return value.error;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "string") return value;
  const beyond = /\[[<>=]|\[[hms]+\]|\?|E[-+]/i.test(numberFormat);
  return numberFormat === GENERAL || numberFormat === "@" || beyond
    ? generalText(value)
    : numberText(value, numberFormat);
};
