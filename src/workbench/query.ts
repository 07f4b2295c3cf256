import { isRecord, WireCollection, WireObject } from "./model/wire";
import { type Members, wireName } from "./members";

/** What a load asks for: names and paths of properties; without names all plain ones. */
export interface QueryInfo {
  readonly Select?: readonly string[];
  readonly Expand?: readonly string[];
  readonly Top?: number;
  readonly Skip?: number;
}

type Loaded = Record<string, unknown>;

const ALL = "*";

/** The selected names at this level, each with what is selected below it; `items` is no level of its own. */
const levels = (select: readonly string[]): Map<string, string[]> => {
  const below = new Map<string, string[]>();
  for (const path of select) {
    const [head = ALL, ...rest] = path.split(/[/.]/).filter((part) => part.toLowerCase() !== "items");
    const paths = below.get(head) ?? [];
    below.set(head, rest.length > 0 ? [...paths, rest.join("/")] : paths);
  }
  return below;
};

const plainProperties = (members: Members, object: WireObject): Loaded =>
  Object.fromEntries(
    members
      .readable(object)
      .map((name) => [name, members.get(object, name)] as const)
      .filter(([, value]) => !(value instanceof WireObject)),
  );

const selectOf = ({ Select, Expand }: QueryInfo): string[] => [
  ...(Select && Select.length > 0 ? Select : [ALL]),
  ...(Expand ?? []).map((path) => `${path}/${ALL}`),
];

const queryObject = (members: Members, object: WireObject, info: QueryInfo): Loaded => {
  const loaded: Loaded = {};
  for (const [head, below] of levels(selectOf(info))) {
    if (head === ALL || head === "") {
      Object.assign(loaded, plainProperties(members, object));
      continue;
    }
    const value = members.get(object, head);
    loaded[wireName(head)] = value instanceof WireObject ? query(members, value, { Select: below }) : value;
  }
  return loaded;
};

const isCount = (name: string): boolean => name.toLowerCase() === "count";

/** The client finds the items of a collection under `_Items` only. */
const queryCollection = (members: Members, object: WireCollection<WireObject>, info: QueryInfo): Loaded => {
  const select = (info.Select ?? []).filter((name) => !isCount(name));
  const wanted = { ...info, Select: select };
  const from = info.Skip ?? 0;
  const items = object.Items.slice(from, info.Top === undefined ? undefined : from + info.Top);
  const onlyCount = select.length === 0 && (info.Select ?? []).some(isCount);
  return {
    ...(info.Select && !info.Select.some(isCount) ? {} : { Count: object.Count }),
    ...(onlyCount
      ? {}
      : { _Items: items.map((item) => ({ ...item.identity(), ...query(members, item, wanted) })) }),
  };
};

/** Loads what a query asks for, by wire names. */
export const query = (members: Members, object: WireObject, info: QueryInfo): Loaded =>
  object instanceof WireCollection
    ? queryCollection(members, object as WireCollection<WireObject>, info)
    : queryObject(members, object, info);

const clientName = (name: string): string =>
  name === "_Items" ? "items" : name.replace(/^[A-Z]/, (letter) => letter.toLowerCase());

const renamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(renamed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [clientName(name), renamed(part)]));
};

/** The same by the client's names. */
export const queryAsJson = (members: Members, object: WireObject, info: QueryInfo): unknown =>
  renamed(query(members, object, info));
