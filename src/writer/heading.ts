import { countGames, missingGames, missingResults, type PendingGames, type Standings } from "../engine/index";
import { cleanText } from "./clean";
import type { Section, SheetInput } from "./input";
import { nounsIn, nounsInAll } from "./nouns";
import { BLANK_ROW, lines, type Piece, stack } from "./piece";
import { STYLE } from "./style";
import { TEXTS } from "./texts";

const MOST_PAIRS = 12;

const missingText = (games: PendingGames): string => {
  const all = [...games.pairs.map(([a, b]) => `${a}–${b}`), ...games.alone.map(String)];
  const some = all.slice(0, MOST_PAIRS);
  const more = all.length - some.length;
  return TEXTS.missing(
    games.round,
    countGames(games),
    [...some, ...(more > 0 ? [TEXTS.morePairs(more)] : [])].join(", "),
  );
};

/** What makes a section's standings provisional or doubtful; empty: nothing. */
export const doubtText = ({ standings, errors }: Section): string => {
  const missing = missingGames(standings.tournament).map(missingText);
  return [
    ...(missing.length > 0 ? [TEXTS.provisional(missing.join("; "))] : []),
    ...(errors === null ? [] : [TEXTS.errors(errors.count, errors.first)]),
  ].join(" ");
};

/** Whether every round of the event has been played and every result is there. */
export const isFinal = ({ tournament }: Standings): boolean =>
  tournament.rounds === tournament.announcedRounds && missingResults(tournament) === 0;

/** `Maple Grove Scholastic, K–8 U1200`. */
export const titleOf = (event: string, section: string): string =>
  [event, section]
    .map((text) => cleanText(text).trim())
    .filter((text, i, all) => text !== "" && all.indexOf(text) === i)
    .join(", ");

const dot = (parts: readonly string[]): string => parts.join(" · ");

/** What the sub-line says of one section: `Final standings · 12 players · 5 of 5 rounds`. */
export type SublineOf = (section: Section, players: number) => readonly string[];

/** The sub-line of a kind of sheet, with the moment of ranking or without. */
export interface Subline {
  readonly says: SublineOf;
  readonly dated: boolean;
}

/** The state of the standings. */
export const standingsState: SublineOf = (section, players) => {
  const { standings } = section;
  const { rounds, announcedRounds } = standings.tournament;
  const count = TEXTS.players(players, nounsIn(section));
  return isFinal(standings)
    ? [TEXTS.finalStandings, count, TEXTS.roundsOf(rounds, announcedRounds)]
    : [TEXTS.standingsAfter(rounds, announcedRounds), count];
};

const rankedAt = ({ ranked }: SheetInput): string => TEXTS.ranked(TEXTS.date(ranked));

/** Title, sub-line and the line of doubts above a sheet with one section. */
export const sheetHeading = (
  input: SheetInput,
  section: Section,
  players: number,
  { says, dated }: Subline,
): Piece =>
  stack([
    lines([titleOf(input.event, section.title)], STYLE.title),
    lines([dot([...says(section, players), ...(dated ? [rankedAt(input)] : [])])], STYLE.subline),
    lines([doubtText(section)], STYLE.warning),
  ]);

/** Title and sub-line above several sections. */
export const commonHeading = (input: SheetInput, players: number): Piece =>
  stack([
    lines([titleOf(input.event, "")], STYLE.title),
    lines(
      [
        dot([
          TEXTS.sections(input.sections.length),
          TEXTS.players(players, nounsInAll(input.sections)),
          rankedAt(input),
        ]),
      ],
      STYLE.subline,
    ),
    BLANK_ROW,
  ]);

/** The heading of one section among several: its title and state, and its doubts if there are any. */
export const sectionHeading = (section: Section, players: number, { says }: Subline): Piece => {
  const doubt = doubtText(section);
  return stack([
    lines([cleanText(section.title)], STYLE.section),
    lines([dot(says(section, players))], STYLE.subline),
    ...(doubt === "" ? [] : [lines([doubt], STYLE.warning)]),
  ]);
};
