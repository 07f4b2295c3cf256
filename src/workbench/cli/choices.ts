import type { Book, Sheet } from "../model";
import { isRecord } from "../model/wire";

/** What the command line says of the ranking; undefined: as the workbook says. */
export interface Choices {
  readonly rules: string | undefined;
  readonly tiebreaks: readonly string[] | undefined;
  readonly anyway: boolean;
}

/** The worksheet custom property by which the add-in knows its sheets. */
const MARK = "tiebreaks";
/** The form of the settings that the add-in reads. */
const VERSION = 1;
const ANYWAY = ", anyway";
/** Settings that say nothing but their version and the rules text. */
const NOTHING_ELSE = 2;

const parsed = (json: string | undefined): unknown => {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
};

/** The crosstable sheet that an owned sheet was made from; of any other sheet its own id. */
const sourceId = ({ id, customProperties }: Sheet): string => {
  const mark = parsed(customProperties.get(MARK));
  return isRecord(mark) && mark.id === id && typeof mark.source === "string" ? mark.source : id;
};

const keyOf = (sheet: Sheet): string => `tiebreaks.${sourceId(sheet)}`;

/** Office keeps the JSON of each value, and the add-in's value is a JSON text. */
const storedIn = ({ settings }: Book, key: string): Readonly<Record<string, unknown>> => {
  const text = parsed(settings.get(key));
  const value = parsed(typeof text === "string" ? text : undefined);
  return isRecord(value) && value.version === VERSION ? value : { version: VERSION };
};

const store = ({ settings }: Book, key: string, value: Readonly<Record<string, unknown>>): void =>
  void settings.set(key, JSON.stringify(JSON.stringify(value)));

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const saysAnyway = (rules: string): boolean =>
  rules.split(/[,;]/).some((item) => item.trim().toLowerCase() === "anyway");

/** Puts the choices into the settings that the add-in keeps in the workbook for the sheet. */
export const putChoices = (book: Book, sheet: Sheet, { rules, tiebreaks, anyway }: Choices): void => {
  if (rules === undefined && tiebreaks === undefined && !anyway) return;
  const key = keyOf(sheet);
  const stored = storedIn(book, key);
  const text = rules ?? textOf(stored.rules);
  store(book, key, {
    ...stored,
    rules: anyway && !saysAnyway(text) ? text + ANYWAY : text,
    ...(tiebreaks === undefined ? {} : { tiebreaks: tiebreaks.length === 0 ? null : tiebreaks }),
  });
};

/** Takes `anyway` out of the settings again: it holds for one ranking. */
export const forgetAnyway = (book: Book, sheet: Sheet, { anyway }: Choices): void => {
  const key = keyOf(sheet);
  const stored = storedIn(book, key);
  const rules = textOf(stored.rules);
  if (!anyway || !rules.endsWith(ANYWAY)) return;
  const { length } = Object.keys(stored);
  if (rules === ANYWAY && length === NOTHING_ELSE) book.settings.delete(key);
  else store(book, key, { ...stored, rules: rules.slice(0, -ANYWAY.length) });
};
