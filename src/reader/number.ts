/** `12`, `6.5`, `6,5`, `.5`, `12.`, with a sign. */
const DECIMAL = /^([+-]?)(\d{0,9})(?:[.,](\d{0,9}))?$/;

/** `5½`, `5 1/2`, `½`, `1/2`. */
const HALVES = /^([+-]?)(\d{0,9}) ?(?:½|1\/2)$/;

/** A fraction glued to a number is read as one digit too many: `31/2` is no number. */
const GLUED = /\d1\/2$/;

const BEGINS = /^[+-]?[\d.,½]/;
const LONGEST = 24;

/** The number that a text is, in any of the ways in which people type one; null if it is none. */
export const numberIn = (text: string): number | null => {
  if (text.length > LONGEST || !BEGINS.test(text)) return null;
  const halves = GLUED.test(text) ? null : HALVES.exec(text);
  if (halves !== null) return signed(halves[1], Number(halves[2]) + 0.5);
  const [, sign, whole = "", fraction = ""] = DECIMAL.exec(text) ?? [];
  return whole === "" && fraction === "" ? null : signed(sign, Number(`${whole || "0"}.${fraction || "0"}`));
};

const signed = (sign: string | undefined, value: number): number => (sign === "-" ? -value : value);

/** Points in halves, as people write them: `3½`. */
export const printHalves = (halves: number): string => {
  const whole = Math.trunc(Math.abs(halves) / 2);
  const half = halves % 2 === 0 ? "" : "½";
  return `${halves < 0 ? "-" : ""}${whole === 0 && half !== "" ? "" : whole}${half}`;
};
