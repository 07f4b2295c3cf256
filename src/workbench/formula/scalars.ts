import {
  ABS,
  CEILING,
  CHAR,
  CLEAN,
  CODE,
  DATE,
  DAY,
  EDATE,
  EOMONTH,
  EVEN,
  EXACT,
  EXP,
  FIND,
  FIXED,
  FLOOR,
  HOUR,
  INT,
  ISEVEN,
  ISODD,
  LEFT,
  LEN,
  LN,
  LOG,
  LOG10,
  LOWER,
  MID,
  MINUTE,
  MOD,
  MONTH,
  MROUND,
  ODD,
  PI,
  POWER,
  QUOTIENT,
  REPLACE,
  REPT,
  RIGHT,
  ROUND,
  ROUNDDOWN,
  ROUNDUP,
  SECOND,
  SIGN,
  SQRT,
  SUBSTITUTE,
  TIME,
  TRIM,
  TRUNC,
  UNICHAR,
  UNICODE,
  UPPER,
  VALUE,
  WEEKDAY,
  YEAR,
} from "@formulajs/formulajs";
import { type CellValue, isErrorText, serialOfDate } from "../model";
import type { Builtins } from "./builtins";
import { fail, lift, sound, toNumber, toText } from "./values";

type Body = (...values: never[]) => unknown;

/** Those whose blank arguments and numbers mean text; to all others they mean numbers. */
const OF_TEXT = {
  CLEAN,
  CODE,
  EXACT,
  FIND,
  LEFT,
  LEN,
  LOWER,
  MID,
  REPLACE,
  REPT,
  RIGHT,
  SUBSTITUTE,
  TRIM,
  UNICODE,
  UPPER,
};

const OF_NUMBERS = {
  ...{ ABS, CEILING, EVEN, EXP, FLOOR, INT, ISEVEN, ISODD, LN, LOG, LOG10, MOD, MROUND, ODD, PI, POWER },
  ...{ QUOTIENT, ROUND, ROUNDDOWN, ROUNDUP, SIGN, SQRT, TRUNC, CHAR, UNICHAR, FIXED },
  ...{ DATE, DAY, EDATE, EOMONTH, HOUR, MINUTE, MONTH, SECOND, TIME, WEEKDAY, YEAR },
};

/** Dates come back as days of the library's own zone: as serial numbers they are the sheet's. */
const serialOf = (date: Date): number =>
  serialOfDate({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  }) ?? fail("#NUM!");

/** The library returns errors; it never throws them. */
const valueOf = (result: unknown): CellValue => {
  if (result instanceof Error) return fail(isErrorText(result.message) ? result.message : "#VALUE!");
  if (result instanceof Date) return serialOf(result);
  if (typeof result === "number" || typeof result === "string" || typeof result === "boolean") return result;
  return fail("#VALUE!");
};

type Convert = (value: CellValue, place: number) => unknown;

const lifted = (body: Body, convert: Convert) =>
  lift.bind(undefined, (...values: CellValue[]) =>
    valueOf((body as (...values: unknown[]) => unknown)(...values.map(convert))),
  );

const asText: Convert = (value) => {
  const own = sound(value);
  return own === null || typeof own === "boolean" ? toText(own) : own;
};

const table = (bodies: Readonly<Record<string, Body>>, convert: Convert): Builtins =>
  Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, lifted(body, convert)]));

/** The bodies of a library, given single values; arrays are gone through value by value. */
export const SCALARS: Builtins = {
  ...table(OF_TEXT, asText),
  ...table(OF_NUMBERS, toNumber),
  ...table({ VALUE }, (value) => sound(value) ?? 0),
};
