/** A text, or a function that makes one, with where it stands in its module. */
export interface Leaf {
  readonly at: string;
  readonly value: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !(value instanceof RegExp);

/** Everything that a module exports, taken apart into texts and functions. */
export const leavesOf = (value: unknown, at = ""): readonly Leaf[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${at}.${key}`))
    : [{ at, value }];

const kindOf = (value: unknown): string => (value instanceof RegExp ? "regular expression" : typeof value);

/** What stands where: `.tabs.rank: string`. */
export const shapeOf = (value: unknown): readonly string[] =>
  leavesOf(value)
    .map((leaf) => `${leaf.at}: ${kindOf(leaf.value)}`)
    .sort();

const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** Whether a function says something by itself, whatever it is told. */
const speaks = (body: string): boolean =>
  [...body.replaceAll(/\$\{[^}]*\}/g, "").matchAll(QUOTED)].some(([text]) => /\p{L}{3,}/u.test(text));

/** What can be compared as a text: a text with a letter in it, or the body of a function that speaks. */
export const wordsIn = (value: unknown): string | null => {
  if (typeof value === "string") return /\p{L}/u.test(value) ? value : null;
  if (typeof value !== "function") return null;
  const body = String(value);
  return speaks(body) ? body : null;
};

const MARK = /§(\w+)§/g;

/** Stands for a fact of any kind: its properties are marked texts, and so is it. */
const fact = (name: string): unknown =>
  new Proxy(() => `§${name}§`, {
    get: (_target, key) => {
      if (key === Symbol.toPrimitive) return () => `§${name}§`;
      if (key === "toString") return () => `§${name}§`;
      if (typeof key !== "string") return undefined;
      return `§${key}§`;
    },
  });

/** Which of its facts a function tells; null where made-up facts do not do. */
export const toldBy = (value: unknown, count: number): ReadonlySet<string> | null => {
  if (typeof value !== "function") return null;
  const say = value as (...facts: readonly unknown[]) => unknown;
  try {
    const said = String(say(...Array.from({ length: count }, (_, i) => fact(`fact${i}`))));
    return new Set([...said.matchAll(MARK)].map(([, name = ""]) => name));
  } catch {
    return null;
  }
};
