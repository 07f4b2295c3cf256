import type { Policy } from "../engine/index";
import { numberIn } from "./number";
import type { ReadingSettings } from "./types";

/** What a rules text sets, key by key. */
export interface Draft {
  readonly overrides: Partial<Policy>;
  readonly reading: ReadingSettings;
  readonly anyway: boolean;
}

/** One key of the rules text. */
export interface Key {
  /** What a value may be, for the message. */
  readonly allowed: string;
  /** The draft with the value in it; null where it is none of the allowed. */
  readonly read: (value: string, draft: Draft) => Draft | null;
  /** The value as it is written; null where the draft does not set it. */
  readonly print: (draft: Draft) => string | null;
}

type Team = NonNullable<ReadingSettings["team"]>;

/** The draft with more settings about the table. */
export const setReading = (draft: Draft, reading: ReadingSettings): Draft => ({
  ...draft,
  reading: { ...draft.reading, ...reading },
});

/** The draft with another choice of the rules. */
export const setPolicy = (draft: Draft, overrides: Partial<Policy>): Draft => ({
  ...draft,
  overrides: { ...draft.overrides, ...overrides },
});

/** The draft with more settings for events of teams. */
export const setTeam = (draft: Draft, team: Team): Draft =>
  setReading(draft, { team: { ...draft.reading.team, ...team } });

/** A whole number above 0. */
const WHOLE = /^[1-9]\d{0,4}$/;

export const wholeIn = (value: string): number | null => (WHOLE.test(value) ? Number(value) : null);

/** A value as text; null where there is none. */
export const printed = (value: number | string | undefined): string | null =>
  value === undefined ? null : String(value);

/** A key whose value is a whole number. */
export const wholeKey = (
  allowed: string,
  most: number,
  set: (number: number) => ReadingSettings,
  get: (settings: ReadingSettings) => number | undefined,
): Key => ({
  allowed,
  read: (value, draft) => {
    const number = wholeIn(value);
    return number === null || number > most ? null : setReading(draft, set(number));
  },
  print: ({ reading }) => printed(get(reading)),
});

/** A key whose values are words, each with what it means. */
export const wordKey = <Meaning>(
  words: readonly (readonly [string, Meaning])[],
  set: (draft: Draft, meaning: Meaning) => Draft,
  get: (draft: Draft) => Meaning | undefined,
): Key => ({
  allowed: words.map(([word]) => word).join(", "),
  read: (value, draft) => {
    const found = words.find(([word]) => word === value.toLowerCase());
    return found === undefined ? null : set(draft, found[1]);
  },
  print: (draft) => words.find(([, meaning]) => meaning === get(draft))?.[0] ?? null,
});

/** A word that means itself. */
export const same = <Word extends string>(...words: readonly Word[]) =>
  words.map((word) => [word, word] as const);

/** Half-points of a win, a draw and a loss; a win is worth most, a loss least. */
export const scoringIn = (value: string): readonly [number, number, number] | null => {
  const [win = -1, draw = -1, loss = -1, ...more] = value
    .split("-")
    .map((part) => (numberIn(part) ?? Number.NaN) * 2);
  const fits = [win, draw, loss].every(Number.isSafeInteger) && win > loss && win >= draw && draw >= loss;
  return fits && loss >= 0 && win <= 200 && more.length === 0 ? [win, draw, loss] : null;
};

/** More players or boards than this are a slip. */
const MOST_NUMBERS = 1000;

/** Whole numbers with a sign between them. */
export const numbersIn = (value: string, separator: string): readonly number[] | null => {
  const numbers = value.split(separator).map(wholeIn);
  const given = numbers.flatMap((number) => number ?? []);
  return given.length === numbers.length && given.length <= MOST_NUMBERS ? given : null;
};
