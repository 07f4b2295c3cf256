import { type Finding, finding } from "./finding";
import { nameKey } from "./lookup";
import type { Scored } from "./medley";
import { isSlip, type Part as Word, partsOf as wordsOf } from "./similar";
import type { At } from "./types";

/** Two crosstables that are joined, by their places in the list, and what does not go together. */
export interface JoinFinding {
  readonly earlier: number;
  /** The crosstable in which the finding names its cell. */
  readonly later: number;
  readonly finding: Finding;
}

/** A name of a crosstable, and what else tells whether another means the same. */
interface Named {
  readonly what: "player" | "team";
  readonly name: string;
  readonly key: string;
  readonly section: number;
  readonly no: number;
  readonly at: At | null;
  /** Null: unknown. */
  readonly rating: number | null;
  readonly team: string | null;
}

/** A name without one of its words. */
interface Part extends Word {
  readonly of: Named;
}

/** The players of a crosstable and their teams, each name once. */
const namesOf = ({ reading: { tournament, table } }: Scored, section: number): readonly Named[] => {
  const names = new Map<string, Named>();
  const add = (named: Named): void => {
    const id = `${named.what} ${named.key}`;
    if (named.key !== "" && !names.has(id)) names.set(id, named);
  };
  for (const { no, name, rating, team, isTeam } of tournament.players) {
    const row = table.rows.get(no);
    const at = row === undefined ? null : { row, column: table.firstColumn };
    const school = team === null ? null : nameKey(team);
    const self = { section, no, at };
    if (isTeam !== true) add({ what: "player", name, key: nameKey(name), ...self, rating, team: school });
    if (school !== null)
      add({ what: "team", name: team ?? "", key: school, ...self, rating: null, team: null });
  }
  return [...names.values()];
};

/** A player has two names at least: many share a first name alone. */
const partsOf = (named: Named): readonly Part[] =>
  named.what === "player" && !named.key.includes(" ")
    ? []
    : wordsOf(named.key).map(({ word, rest }) => ({ of: named, word, rest: `${named.what} ${rest}` }));

const agree = <Value>(a: Value | null, b: Value | null): boolean => a === null || b === null || a === b;

/** A word and what is left of it without one of its letters: words a slip apart have one of these in common. */
const spellings = (word: string): ReadonlySet<string> =>
  new Set([word, ...Array.from({ length: word.length }, (_, i) => word.slice(0, i) + word.slice(i + 1))]);

/** The parts met so far, found by those that may be a slip of the pen away, the earliest first. */
const partIndex = () => {
  const parts: Part[] = [];
  const bySpelling = new Map<string, number[]>();
  const keysOf = ({ rest, word }: Part) => [...spellings(word)].map((spelling) => `${rest}|${spelling}`);
  return {
    near: (part: Part): readonly Part[] => {
      const found = new Set(keysOf(part).flatMap((key) => bySpelling.get(key) ?? []));
      return [...found].sort((a, b) => a - b).flatMap((at) => parts[at] ?? []);
    },
    add: (part: Part): void => {
      const at = parts.push(part) - 1;
      for (const key of keysOf(part)) {
        const alike = bySpelling.get(key) ?? [];
        alike.push(at);
        bySpelling.set(key, alike);
      }
    },
  };
};

/** One letter is another, missing, too many, or two are exchanged; nothing else tells the two apart. */
const isMisspelled = (a: Part, b: Part): boolean =>
  a.of.section !== b.of.section &&
  agree(a.of.rating, b.of.rating) &&
  agree(a.of.team, b.of.team) &&
  isSlip(a.word, b.word);

const spelledDifferently = (a: Named, b: Named, sections: readonly Scored[]): JoinFinding => ({
  ...{ earlier: a.section, later: b.section },
  finding: finding(
    {
      ...{ code: "spelled-differently", what: b.what, name: b.name, other: a.name },
      otherSection: sections[a.section]?.name ?? "",
    },
    { at: b.at, player: b.no },
  ),
});

/**
 * Players, schools and clubs whose names differ by a slip of the pen between crosstables that are joined.
 *
 * Where one crosstable has both names, they are two. Nothing is made alike: each finding asks.
 */
export const misspellings = (sections: readonly Scored[]): readonly JoinFinding[] => {
  const names = sections.map(namesOf);
  const keys = names.map((own) => new Set(own.map(({ what, key }) => `${what} ${key}`)));
  const has = (section: number, { what, key }: Named): boolean =>
    keys[section]?.has(`${what} ${key}`) === true;
  const index = partIndex();
  return names.flat().flatMap((named) =>
    partsOf(named).flatMap((part) => {
      const found = index
        .near(part)
        .filter(
          (other) =>
            isMisspelled(other, part) && !has(other.of.section, named) && !has(named.section, other.of),
        );
      index.add(part);
      return found.map(({ of }) => spelledDifferently(of, named, sections));
    }),
  );
};
