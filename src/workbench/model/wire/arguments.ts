import { ApiError } from "../errors";

const refuse = (what: string): ApiError =>
  new ApiError("InvalidArgument", `The argument is invalid or missing or has an incorrect format: ${what}.`);

/** Arguments arrive as JSON; these read them as what the API says they are. */
export const textOf = (value: unknown, what: string): string => {
  if (typeof value !== "string") throw refuse(what);
  return value;
};

export const numberOf = (value: unknown, what: string): number => {
  if (typeof value !== "number" || !Number.isFinite(value)) throw refuse(what);
  return value;
};

export const integerOf = (value: unknown, what: string): number => {
  const number = numberOf(value, what);
  if (!Number.isInteger(number)) throw refuse(what);
  return number;
};

export const flagOf = (value: unknown, what: string): boolean => {
  if (typeof value !== "boolean") throw refuse(what);
  return value;
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const recordOf = (value: unknown, what: string): Readonly<Record<string, unknown>> => {
  if (!isRecord(value)) throw refuse(what);
  return value;
};

export const oneOf = <T extends string>(values: readonly T[], value: unknown, what: string): T => {
  const known = values.find((own) => own === value);
  if (known === undefined) throw refuse(what);
  return known;
};

/** The value, or a default where the add-in left the argument out. */
export const orElse = <T>(value: unknown, fallback: T, read: (value: unknown) => T): T =>
  value === null || value === undefined ? fallback : read(value);

const COLOR = /^#?([0-9a-f]{6})$/i;

/** The colors that pages and Excel know by name and that add-ins use most. */
const NAMED: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#FFFFFF",
  red: "#FF0000",
  green: "#008000",
  blue: "#0000FF",
  yellow: "#FFFF00",
  orange: "#FFA500",
  gray: "#808080",
};

/** `#RRGGBB` of a color given so or by name; "" takes the color away. */
export const colorOf = (value: unknown): string => {
  const text = textOf(value, "color");
  if (text === "") return "";
  const name = text.toLowerCase();
  const hex = COLOR.exec(Object.hasOwn(NAMED, name) ? (NAMED[name] ?? "") : text)?.[1];
  if (hex === undefined) throw refuse(`color ${text.slice(0, 20)}`);
  return `#${hex.toUpperCase()}`;
};
