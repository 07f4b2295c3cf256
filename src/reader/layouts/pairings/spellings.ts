import { type Finding, finding } from "../../finding";
import { nameKey } from "../../lookup";
import type { Sheet } from "../../sheet";
import { isSlip, mayBeOne, type Part, partsOf } from "../../similar";
import { byName, byNumber, grouped, placeIn, type Seat } from "./seats";

/** Numbers that stand beside different names: the rarest name is the one to look at. */
export const otherNames = (sheet: Sheet, seats: readonly Seat[]): readonly Finding[] =>
  grouped(
    seats.filter(({ side }) => side.number !== null),
    byNumber,
  ).flatMap((group): readonly Finding[] => {
    const names = [...grouped(group, byName)].sort((a, b) => b.length - a.length);
    const [usual, other] = [names[0]?.[0], names.at(-1)?.[0]];
    if (usual === undefined || other === undefined || names.length < 2) return [];
    const [at, also] = [placeIn(sheet, other), placeIn(sheet, usual)];
    const facts = { number: usual.number ?? 0, names: names.flatMap(([each]) => each?.named.name ?? []) };
    return [finding({ code: "name-differs", ...facts }, { at, also: [also], player: usual.number })];
  });

/** The seats of one name. */
interface Spelling {
  readonly first: Seat;
  readonly rounds: ReadonlySet<number>;
  readonly count: number;
}

const spellingOf = (seats: readonly Seat[]): Spelling[] => {
  const [first] = seats;
  const rounds = new Set(seats.map(({ round }) => round));
  return first === undefined ? [] : [{ first, rounds, count: seats.length }];
};

/** Who is listed twice in a round is two. */
const shareNoRound = (a: Spelling, b: Spelling): boolean =>
  ![...a.rounds].some((round) => b.rounds.has(round));

const spelledDifferently = (sheet: Sheet, a: Spelling, b: Spelling): Finding => {
  const [usual, other] = a.count < b.count ? [b.first, a.first] : [a.first, b.first];
  const facts = {
    what: "player",
    name: other.named.name,
    other: usual.named.name,
    otherSection: null,
  } as const;
  const place = { at: placeIn(sheet, other), also: [placeIn(sheet, usual)] };
  return finding({ code: "spelled-differently", ...facts }, place);
};

/** Names of two words or more that differ by a slip of the pen, and never stand in the same round. */
const slipsIn = (spellings: readonly Spelling[]): readonly (readonly [Spelling, Spelling])[] => {
  const byRest = new Map<string, (Part & { readonly of: Spelling })[]>();
  return spellings.flatMap((spelling) => {
    const key = nameKey(spelling.first.named.name);
    const parts = key.includes(" ") ? partsOf(key) : [];
    return parts.flatMap((part) => {
      const earlier = byRest.get(part.rest) ?? [];
      const found = earlier.filter(({ of, word }) => isSlip(word, part.word) && shareNoRound(of, spelling));
      byRest.set(part.rest, [...earlier, { ...part, of: spelling }]);
      return found.map(({ of }) => [of, spelling] as const);
    });
  });
};

/** More names that miss a round are not compared each with each. */
const MOST = 300;

/** Names that are like each other and share out all rounds, each standing where the other does not. */
const sharedOut = (all: readonly Spelling[]): readonly (readonly [Spelling, Spelling])[] => {
  const rounds = new Set(all.flatMap((each) => [...each.rounds])).size;
  const some = all.filter((each) => each.rounds.size < rounds);
  if (some.length > MOST) return [];
  return some.flatMap((a, at) =>
    some
      .slice(at + 1)
      .filter((b) => a.rounds.size + b.rounds.size === rounds && shareNoRound(a, b))
      .filter((b) => mayBeOne(nameKey(a.first.named.name), nameKey(b.first.named.name)))
      .map((b) => [a, b] as const),
  );
};

/** Names that may be one player's: alike where they share out the rounds, else with a slip in a word. */
export const otherSpellings = (sheet: Sheet, names: readonly (readonly Seat[])[]): readonly Finding[] => {
  const spellings = names.flatMap(spellingOf);
  const shared = sharedOut(spellings);
  const isTold = (a: Spelling, b: Spelling): boolean => shared.some(([one, two]) => one === a && two === b);
  return [...shared, ...slipsIn(spellings).filter(([a, b]) => !isTold(a, b))].map(([a, b]) =>
    spelledDifferently(sheet, a, b),
  );
};
