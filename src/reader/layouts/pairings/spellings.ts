import { type Finding, finding } from "../../finding";
import { nameKey } from "../../lookup";
import type { Sheet } from "../../sheet";
import { isSlip, type Part, partsOf } from "../../similar";
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

/** Names of two words or more that differ by a slip of the pen, and never stand in the same round: one player? */
export const otherSpellings = (sheet: Sheet, names: readonly (readonly Seat[])[]): readonly Finding[] => {
  const byRest = new Map<string, (Part & { readonly of: Spelling })[]>();
  return names.flatMap(spellingOf).flatMap((spelling) => {
    const key = nameKey(spelling.first.named.name);
    const parts = key.includes(" ") ? partsOf(key) : [];
    return parts.flatMap((part) => {
      const earlier = byRest.get(part.rest) ?? [];
      const found = earlier.filter(({ of, word }) => isSlip(word, part.word) && shareNoRound(of, spelling));
      byRest.set(part.rest, [...earlier, { ...part, of: spelling }]);
      return found.map(({ of }) => spelledDifferently(sheet, of, spelling));
    });
  });
};
