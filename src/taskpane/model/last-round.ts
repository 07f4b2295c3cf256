import {
  isRoundRobin,
  type LastRound,
  lastRoundQuestion,
  listed,
  MOST_GAMES,
  type OpenGame,
  type Question,
  resultsAt,
  shortNames,
  spokenName,
  type Standings,
  type Verdict,
  type Way,
  waysOf,
} from "../../engine/index";
import { isScore, isUnseen, itemName } from "../../writer/items";
import { once } from "../once";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { standingsOf } from "./tied";

const T = TEXTS.foresight;

/** What is open, and whether it is gone through. */
export const questionOf = once(({ tournament, items }: Standings): Question =>
  lastRoundQuestion(tournament, items),
);

/** Players who are first in some outcomes, and how. */
export interface FirstGroup {
  readonly sentence: string;
  readonly ways: readonly string[];
}

/** An outcome in a table. */
export interface OutcomeRow {
  readonly results: readonly string[];
  readonly first: string;
  readonly on: string;
}

/** The page Last round. */
export interface LastRoundView {
  /** What is open, and what is not gone through. */
  readonly notes: readonly string[];
  /** There is something to work out. */
  readonly ready: boolean;
  readonly groups: readonly FirstGroup[];
  /** The games above the columns of the table. */
  readonly games: readonly string[];
  readonly rows: readonly OutcomeRow[];
}

const namesIn = ({ tournament }: Question, at: readonly number[]): string[] =>
  at.map((player) => spokenName(tournament.players[player]?.name ?? ""));

const shortIn = ({ tournament: { players } }: Question, at: number): string => {
  const player = players[at];
  return player === undefined ? "" : (shortNames(players).get(player.no) ?? player.name);
};

/** The other player, where only one row has the game too. */
const opponentIn = (question: Question, { a, b }: OpenGame): string => {
  if (b !== null) return shortIn(question, b.player);
  const { players } = question.tournament;
  const round = players[a.player]?.rounds[a.round];
  const no = round !== undefined && "opponent" in round ? round.opponent : null;
  return (no === null ? undefined : shortNames(players).get(no)) ?? "";
};

const gameName = (question: Question, game: OpenGame): string =>
  `${shortIn(question, game.a.player)}–${opponentIn(question, game)}`;

const conditionsOf = (question: Question, way: Way): string =>
  listed(
    way.flatMap((results, g) => {
      const game = question.decisive[g];
      return game === undefined || results.length === 3
        ? []
        : [T.condition(results, shortIn(question, game.a.player), opponentIn(question, game))];
    }),
  );

const howOf = ({ items }: Question, { by, open }: Verdict): string => {
  const item = by === null ? undefined : items[by];
  if (item === undefined) return T.shared;
  if (open) return T.openOn(itemName(item));
  return isScore(item) || isUnseen(item) ? T.onPoints : T.on(itemName(item));
};

/** Verdicts that name the same players, by their positions in `verdicts`. */
const groupsOf = ({ verdicts }: LastRound): number[][] => {
  const groups = new Map<string, number[]>();
  verdicts.forEach(({ first, open }, at) => {
    const key = `${[...first].sort((a, b) => a - b).join()}${open ? "?" : ""}`;
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  return [...groups.values()];
};

const countOf = ({ of }: LastRound, verdicts: ReadonlySet<number>): number =>
  of.reduce((count, verdict) => count + (verdicts.has(verdict) ? 1 : 0), 0);

const sentenceOf = (last: LastRound, group: readonly number[]): string => {
  const verdict = last.verdicts[group[0] ?? 0];
  if (verdict === undefined) return "";
  const names = listed(namesIn(last.question, verdict.first));
  const [part, of] = [countOf(last, new Set(group)), last.question.outcomes];
  if (verdict.open) return T.mayBeFirst(names, part, of);
  return verdict.first.length > 1 ? T.shareFirst(names, part, of) : T.isFirst(names, part, of);
};

const waysIn = (last: LastRound, group: readonly number[]): string[] =>
  group.flatMap((at) => {
    const verdict = last.verdicts[at];
    if (verdict === undefined) return [];
    const { ways, more } = waysOf(last, new Set([at]));
    const conditions = ways.map((way) => conditionsOf(last.question, way)).join(T.orIf);
    return [
      T.way(howOf(last.question, verdict), conditions),
      ...(more > 0 ? [`${T.moreOutcomes(more)}.`] : []),
    ];
  });

/** Who will be first, those first who are it most often. */
export const firstGroups = once((last: LastRound): readonly FirstGroup[] =>
  groupsOf(last)
    .map((group) => ({ group, count: countOf(last, new Set(group)) }))
    .sort((a, b) => b.count - a.count)
    .map(({ group }) => ({ sentence: sentenceOf(last, group), ways: waysIn(last, group) })),
);

/** More outcomes are told by their groups alone. */
const MOST_ROWS = 81;

const SCORES = { win: "1–0", draw: "½–½", loss: "0–1" } as const;

const rowsOf = (last: LastRound): OutcomeRow[] =>
  last.question.outcomes > MOST_ROWS
    ? []
    : Array.from(last.of, (at, outcome) => {
        const verdict = last.verdicts[at] ?? { first: [], by: null, open: true };
        const names = verdict.first.map((player) => shortIn(last.question, player));
        return {
          results: resultsAt(last.question, outcome).map((result) => SCORES[result]),
          first: names.join(verdict.open ? " / " : ", "),
          on: howOf(last.question, verdict).replace(/^On /, ""),
        };
      });

const MOST_NAMED = 3;

const ignoredNote = (question: Question): string[] => {
  const { ignored } = question;
  const names = ignored.slice(0, MOST_NAMED).map((game) => gameName(question, game));
  const more = ignored.length - names.length;
  const all = listed([...names, ...(more > 0 ? [T.andMore(more)] : [])]);
  return ignored.length === 0 ? [] : [T.ignored(ignored.length, all)];
};

const notLastNote = ({ tournament: { rounds, announcedRounds, system } }: Question): string[] =>
  rounds < announcedRounds && !isRoundRobin(system) ? [T.notLast(rounds, announcedRounds)] : [];

const openNotes = (question: Question): string[] => {
  const { contenders, decisive, games, outcomes, tooMany } = question;
  const [only] = contenders.length === 1 ? namesIn(question, contenders) : [];
  return [
    only === undefined ? T.open(games.length, contenders.length) : T.onlyOne(only),
    ...(tooMany
      ? [T.tooMany(decisive.length, outcomes, MOST_GAMES)]
      : [...ignoredNote(question), ...notLastNote(question), T.forfeits]),
  ];
};

const notesOf = (question: Question): string[] => {
  const { games, unknown, tournament } = question;
  const { rounds, announcedRounds } = tournament;
  const unpaired = unknown > 0 ? [T.noOpponents(unknown)] : [];
  if (games.length > 0) return [...openNotes(question), ...unpaired];
  const next = rounds < announcedRounds ? [T.notPaired(rounds + 1, announcedRounds)] : [];
  return unknown > 0 ? unpaired : [T.nothingOpen, ...next];
};

/** The page; null where nothing can be ranked. */
export const lastRoundView = (subject: Crosstable, state: State): LastRoundView | null => {
  const standings = standingsOf(subject, state);
  if (standings === undefined) return null;
  const question = questionOf(standings);
  const last = state.ahead?.of === standings ? state.ahead.result : null;
  return {
    notes: notesOf(question),
    ready: question.games.length > 0 && !question.tooMany,
    groups: last === null ? [] : firstGroups(last),
    games: question.decisive.map((game) => gameName(question, game)),
    rows: last === null ? [] : rowsOf(last),
  };
};

/** The answer as a plain text. */
export const lastRoundText = ({ notes, groups }: LastRoundView): string =>
  [
    notes.join("\n"),
    ...groups.map(({ sentence, ways }) => [sentence, ...ways.map((way) => `- ${way}`)].join("\n")),
  ].join("\n\n");
