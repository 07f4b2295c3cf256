/** The value of a JSON text; undefined where it is none. */
export const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** A member that the value itself has; nothing is ever found on a prototype. */
export const field = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (Reflect.get(value, key) as unknown)
    : undefined;

export const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** A list of texts; null where the value is none. */
export const texts = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string") ? value : null;

export const boolean = (value: unknown, otherwise: boolean): boolean =>
  typeof value === "boolean" ? value : otherwise;

export const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

/** The members that are whole numbers from 0 on. */
export const counts = (value: unknown, keys: readonly string[]): readonly (number | undefined)[] =>
  keys.map((key) => field(value, key)).map((entry) => (isCount(entry) ? entry : undefined));

/** The value if it is one of the allowed ones, else the first of them. */
export const oneOf = <T extends string>(value: unknown, allowed: readonly [T, ...T[]]): T =>
  allowed.find((entry) => entry === value) ?? allowed[0];
