import { type Modifiers, NO_MODIFIERS, type TieBreak } from "./tiebreak";

const COUNT = /^(\d{1,2})$/;
const MODIFIER = /^([A-Z])(.*)$/;
const LIMIT = /^([+-]?)(\d{1,3})(\.[05])?$/;

const whole = (text: string): number | undefined => (COUNT.test(text) ? Number(text) : undefined);

const limitOf = (text: string): Modifiers["limit"] => {
  const [, sign, digits, fraction] = LIMIT.exec(text) ?? [];
  if (digits === undefined) return undefined;
  if (sign !== "" && sign !== undefined) {
    const amount = fraction === undefined ? Number(digits) : 2 * Number(digits + fraction);
    return { by: "halfPoints", amount: sign === "-" ? -amount : amount };
  }
  return fraction === undefined
    ? { by: "percent", amount: Number(digits) }
    : { by: "points", amount: Number(digits + fraction) };
};

const flag = (text: string, value: Modifiers): Modifiers | undefined => (text === "" ? value : undefined);

const EDITION_NAMES: ReadonlyMap<string, 1 | 2> = new Map([
  ["1", 1],
  ["2024", 1],
  ["2", 2],
  ["2026", 2],
]);

/** What each letter after a slash means; undefined where the rest does not fit. */
const MODIFIERS: ReadonlyMap<string, (rest: string) => Modifiers | undefined> = new Map<
  string,
  (rest: string) => Modifiers | undefined
>([
  ["C", (rest) => ((count) => (count ? { cut: { mode: "C", count } } : undefined))(whole(rest))],
  [
    "M",
    (rest) => {
      if (rest === "P" || rest === "M") return { points: "match" };
      const count = whole(rest);
      return count ? { cut: { mode: "M", count } } : undefined;
    },
  ],
  ["L", (rest) => ((limit) => (limit ? { limit } : undefined))(limitOf(rest))],
  ["P", (rest) => flag(rest, { forfeitsPlayed: true })],
  ["F", (rest) => flag(rest, { fore: true })],
  ["R", (rest) => flag(rest, { reverse: true })],
  ["U", (rest) => (/^\d{1,4}$/.test(rest) ? { unrated: Number(rest) } : undefined)],
  ["T", (rest) => flag(rest, { group: "tied" })],
  ["G", (rest) => (rest === "P" ? { points: "game" } : flag(rest, { group: "score" }))],
  ["K", (rest) => ((divisor) => (divisor ? { divisor } : undefined))(whole(rest))],
  ["V", (rest) => ((edition) => (edition ? { edition } : undefined))(EDITION_NAMES.get(rest))],
]);

/** One modifier as it stands after a slash, in capitals; undefined where it is none that the tie-break takes. */
const readModifier = (
  text: string,
  { takes, world }: TieBreak,
  alsoTakes: readonly (keyof Modifiers)[],
): Modifiers | undefined => {
  const [, letter = "", rest = ""] = MODIFIER.exec(text) ?? [];
  const modifiers = MODIFIERS.get(letter)?.(rest);
  const taken = (key: keyof Modifiers) =>
    key === "edition" ? world === "fide" : takes.includes(key) || alsoTakes.includes(key);
  return keysOf(modifiers).every(taken) ? modifiers : undefined;
};

const keysOf = (modifiers: Modifiers = {}) => Object.keys(modifiers) as (keyof Modifiers)[];

const ORDER = [...MODIFIERS.keys()];

/** `:MP` and `:GP` stand right after the code, as FIDE writes them. */
const isPoints = (part: string): boolean => part === "MP" || part === "GP";

const orderOf = (part: string): number => (isPoints(part) ? -1 : ORDER.indexOf(part.charAt(0)));

const byOrder = (a: string, b: string): number => orderOf(a) - orderOf(b);

/** Modifiers and how they are written in one spelling, `:GP/C1/P`; or the first that does not fit. */
export type ReadModifiers =
  { readonly modifiers: Modifiers; readonly suffix: string } | { readonly unknown: string };

/** Reads what stands after the slashes of a code; of two that contradict each other the second does not fit. */
export const readModifiers = (
  parts: readonly string[],
  tieBreak: TieBreak,
  alsoTakes: readonly (keyof Modifiers)[] = [],
): ReadModifiers => {
  let modifiers: Modifiers = NO_MODIFIERS;
  for (const part of parts) {
    const read = readModifier(part, tieBreak, alsoTakes);
    if (read === undefined || keysOf(read).some((key) => key in modifiers)) return { unknown: part };
    modifiers = { ...modifiers, ...read };
  }
  const suffix = [...parts].sort(byOrder).map((part) => (isPoints(part) ? `:${part}` : `/${part}`));
  return { modifiers, suffix: suffix.join("") };
};
