import { type Finding, finding } from "../../finding";
import { placeOf } from "../../sheet";
import type { Piece } from "../pieces";
import type { ListedMatch } from "./pairing-matches";
import { type Listing, unlistedPoints } from "./pairing-sides";

/** A team of the lists: its number is the order in which it is named. */
export interface Listed {
  readonly no: number;
  readonly name: Piece;
}

type Teams = ReadonlyMap<string, Listed>;

/** Matches that have points of boards which are not listed: who made them nobody knows. */
const unlistedFindings = ({ matches, boards, sheet }: Listing): readonly Finding[] =>
  matches.flatMap((match) => {
    const unlisted = unlistedPoints(match, boards);
    if (unlisted === null) return [];
    const { round, text, row, column } = match;
    const facts = { code: "boards-unlisted", text, listed: unlisted.listed, of: boards } as const;
    return [finding(facts, { at: placeOf(sheet, row, column), round })];
  });

/** Teams that are in no match of a round: whether they had a bye the list does not say. */
const absentFindings = ({ matches, sheet }: Listing, teams: Teams): readonly Finding[] => {
  const rounds = new Map<number, ListedMatch[]>();
  for (const match of matches) rounds.set(match.round, [...(rounds.get(match.round) ?? []), match]);
  const absent = [...rounds].map(([round, own]) => {
    const paired = new Set(own.flatMap((match) => match.teams));
    return { round, first: own[0], keys: [...teams.keys()].filter((key) => !paired.has(key)) };
  });
  if (isFreeInTurn(absent, teams.size)) return [];
  return absent.flatMap(({ round, first, keys }) => {
    if (keys.length === 0 || first === undefined) return [];
    const names = keys.flatMap((key) => teams.get(key)?.name.cell.shown ?? []);
    return [finding({ code: "teams-absent", names }, { at: placeOf(sheet, first.row, first.column), round })];
  });
};

/** An odd number of teams that all meet: in each round another one is free. */
const isFreeInTurn = (absent: readonly { readonly keys: readonly string[] }[], teams: number): boolean => {
  const counts = new Map<string, number>();
  for (const key of absent.flatMap(({ keys }) => keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (
    absent.length % teams === 0 &&
    absent.every(({ keys }) => keys.length === 1) &&
    counts.size === teams &&
    new Set(counts.values()).size === 1
  );
};

/** Teams that have two matches in one round. */
const twiceFindings = ({ matches, sheet }: Listing, teams: Teams): readonly Finding[] => {
  const seen = new Map<string, ListedMatch>();
  return matches.flatMap((match) =>
    match.teams.flatMap((key) => {
      const before = seen.get(`${match.round} ${key}`);
      seen.set(`${match.round} ${key}`, match);
      if (before === undefined || key === "") return [];
      const name = teams.get(key)?.name.cell.shown ?? key;
      const place = {
        at: placeOf(sheet, match.row, match.column),
        also: [placeOf(sheet, before.row, before.column)],
      };
      return [finding({ code: "team-twice", name }, { ...place, round: match.round })];
    }),
  );
};

/** What there is to say about a list of matches. */
export const listFindings = (listing: Listing, teams: Teams): readonly Finding[] => [
  ...unlistedFindings(listing),
  ...twiceFindings(listing, teams),
  ...absentFindings(listing, teams),
];
