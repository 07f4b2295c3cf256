import type { Telling } from "./explain-reasons";
import { nounsOf } from "./explain-nouns";
import { EXPLAIN_TEXTS as T } from "./explain-texts";
import { decimalText, numberText, type NumberStyle } from "./explain-words";
import { missingResults } from "./pending-games";
import { type Exact, exact, inPoints } from "./points";
import type { Item } from "./sequence";
import { isRoundRobin, type Tournament } from "./tournament";
import type { Fact, Line, Missing } from "./working";

type FactOf<Kind extends Fact["kind"]> = Extract<Fact, { kind: Kind }>;

type FactTexts = {
  readonly [Kind in Fact["kind"]]: (fact: FactOf<Kind>, context: Context) => readonly string[];
};

interface Context {
  readonly item: Item;
  readonly tournament: Tournament;
  readonly style: NumberStyle;
}

/** Whether it is spoken of as one point: ½, 1. */
export const isOne = ({ num, den }: Exact): boolean => num > 0 && num <= den;

export const pointsText = (value: Exact, style: NumberStyle): string =>
  T.points(numberText(value, style), isOne(value));

/** What each fact means to a reader. */
const FACTS: FactTexts = {
  sign: ({ sign, drops }, { item, tournament }) => [
    ...(item.policy.signBy === "games" ? [T.signByGames[sign](nounsOf(tournament.players))] : []),
    T.sign(sign, tournament.rounds, tournament.announcedRounds, drops),
  ],
  ends: ({ drops }) => [T.ends(drops)],
  limit: ({ limit }, { style }) => [T.limit(numberText(limit, style), isOne(limit))],
  notAllMet: (_fact, { tournament }) => [T.notAllMet(nounsOf(tournament.players))],
  share: ({ points, games, hundredths }, { style }) => [
    T.shareOfPoints(
      pointsText(inPoints(points), style),
      games,
      decimalText(exact(hundredths, 100), 2, style),
    ),
  ],
  encounter: ({ among, points, most }, { style, tournament: { players } }) => [
    T.encounter(among, pointsText(points, style), nounsOf(players)),
    ...(most === null ? [] : [T.encounterMost(numberText(most, style), nounsOf(players))]),
  ],
  lots: ({ seed }) => [T.lots(seed)],
  counting: ({ top, players }) => [T.counting(top, players)],
};

const textsOf = <Kind extends Fact["kind"]>(fact: FactOf<Kind> & { kind: Kind }, context: Context) =>
  FACTS[fact.kind](fact, context);

const cutNotes = ({ modifiers: { cut } }: Item, lines: readonly Line[]): string[] => {
  if (cut === undefined || lines.some(({ use }) => use === "droppedFirst")) return [];
  const voluntary = lines.some(({ use }) => use === "droppedVoluntary");
  return [
    cut.mode === "M" ? T.cutBoth(cut.count) : T.cutLow(cut.count),
    ...(voluntary ? [T.cutVoluntary] : []),
  ];
};

const expectedNotes = (lines: readonly Line[]): string[] =>
  lines.some(({ kind }) => kind === "expected") ? [T.expected] : [];

/** How opponents' unplayed rounds count, where an opponent's adjusted score is in the working. */
const unplayedNotes = (
  { policy }: Item,
  lines: readonly Line[],
  { system, players }: Tournament,
): string[] => {
  if (isRoundRobin(system) || !lines.some(({ kind }) => kind === "opponent")) return [];
  return [T.opponentsUnplayed[policy.opponentUnplayed](nounsOf(players))].filter((text) => text !== "");
};

/** Why a value does not exist. */
export const missingText = (missing: Missing): string => T.missing[missing];

/** That results are missing, if any are. */
export const provisionalNotes = (tournament: Tournament): string[] => {
  const missing = missingResults(tournament);
  return missing === 0 ? [] : [T.provisional(missing)];
};

/** The sentences below a working. */
export const factNotes = ({ working, style }: Telling, item: Item, tournament: Tournament): string[] => [
  ...(working.missing === undefined ? [] : [missingText(working.missing)]),
  ...(working.fact === undefined
    ? cutNotes(item, working.lines)
    : textsOf(working.fact, { item, tournament, style })),
  ...expectedNotes(working.lines),
  ...unplayedNotes(item, working.lines, tournament),
  ...provisionalNotes(tournament),
];
