import type { TrfAt, TrfField, TrfProblem } from "./types";

/** One record: a line, or a part of one where only carriage returns end the lines. */
export interface TrfRecord {
  /** The first three characters. */
  readonly code: string;
  /** The columns; a character that takes several of them is followed by fillers. */
  readonly text: string;
  readonly line: number;
  /** Where the record begins in the line. */
  readonly offset: number;
}

export type Records = ReadonlyMap<string, readonly TrfRecord[]>;

const LINE_END = /\r\n|\r|\n/g;
const BYTE_ORDER_MARK = "\uFEFF";
const COMMENT = "###";

const recordsIn = (line: string, index: number): TrfRecord[] => {
  const records: TrfRecord[] = [];
  let start = line.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const put = (end: number) => {
    const text = line.slice(start, end);
    records.push({ code: text.slice(0, 3).toUpperCase(), text, line: index, offset: start });
  };
  for (const {
    index: end,
    0: { length },
  } of line.matchAll(LINE_END)) {
    put(end);
    start = end + length;
  }
  put(line.length);
  return records;
};

/** The records of a text by their code; blank lines and comments left out. */
export const recordsOf = (lines: readonly string[]): Records => {
  const byCode = new Map<string, TrfRecord[]>();
  for (const record of lines.flatMap(recordsIn)) {
    if (record.text.trim() === "" || record.code === COMMENT) continue;
    const known = byCode.get(record.code);
    if (known === undefined) byCode.set(record.code, [record]);
    else known.push(record);
  }
  return byCode;
};

/** Stands for the further bytes of a character in a record whose columns are bytes. */
const FILLER = "\uFFFF";
const FILLERS = /\uFFFF/g;

const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

const inBytes = (text: string): string => {
  let columns = "";
  for (const character of text) columns += character.padEnd(bytesOf(character), FILLER);
  return columns;
};

const ASCII = /^[\0-\x7F]*$/;

/**
 * The record with its columns where they belong: some programs count the bytes of a name, not its
 * characters. `fit` tells how well the columns are in place.
 */
export const aligned = (record: TrfRecord, fit: (text: string) => number): TrfRecord => {
  if (ASCII.test(record.text)) return record;
  const text = inBytes(record.text);
  return fit(text) > fit(record.text) ? { ...record, text } : record;
};

const plain = (text: string): string => text.replace(FILLERS, "").trim();

/** The text in columns `from` to `to`, counted from 1 as the format does; both inside. */
export const columns = ({ text }: TrfRecord, from: number, to: number): string =>
  plain(text.slice(from - 1, to));

/** What follows the code. */
export const restOf = ({ text }: TrfRecord): string => plain(text.slice(3));

/** The place of a column, counted from 1. */
export const placeOf = ({ line, offset, text }: TrfRecord, column = 1): TrfAt => {
  const before = text.slice(0, column - 1);
  const fillers = before.includes(FILLER) ? before.length - before.replace(FILLERS, "").length : 0;
  return { line, column: offset + column - 1 - fillers };
};

/** A field: its text, and where it stands for a problem. */
export interface Field {
  readonly text: string;
  readonly at: TrfAt;
}

export const fieldOf = (record: TrfRecord, from: number, to: number): Field => ({
  text: columns(record, from, to),
  at: placeOf(record, from),
});

/** Reads a field; empty text is null, text that cannot be read is null and a problem. */
export const readField = <Value>(
  { text, at }: Field,
  field: TrfField,
  read: (text: string) => Value | null,
  problems: TrfProblem[],
): Value | null => {
  if (text === "") return null;
  const value = read(text);
  if (value === null) problems.push({ code: "bad-field", at, field, text });
  return value;
};

/** The numbers in columns of four from `from` on, every `step` columns, until the record ends. */
export const numbersFrom = (
  record: TrfRecord,
  from: number,
  width: number,
  step: number,
): readonly Field[] => {
  const fields: Field[] = [];
  for (let column = from; column <= record.text.length; column += step) {
    const field = fieldOf(record, column, column + width - 1);
    if (field.text !== "") fields.push(field);
  }
  return fields;
};
