import {
  isRoundRobin,
  lastRoundQuestion,
  listed,
  MOST_GAMES,
  type OpenGame,
  type Question,
  shortNames,
  spokenName,
  type Standings,
} from "../../engine/index";
import { once } from "../once";
import { TEXTS } from "../texts";

const T = TEXTS.foresight;

/** What is open, and whether it is gone through. */
export const questionOf = once(({ tournament, items }: Standings): Question =>
  lastRoundQuestion(tournament, items),
);

export const namesIn = ({ tournament }: Question, at: readonly number[]): string[] =>
  at.map((player) => spokenName(tournament.players[player]?.name ?? ""));

export const shortIn = ({ tournament: { players } }: Question, at: number): string => {
  const player = players[at];
  return player === undefined ? "" : (shortNames(players).get(player.no) ?? player.name);
};

/** The other player, where only one row has the game too. */
export const opponentIn = (question: Question, { a, b }: OpenGame): string => {
  if (b !== null) return shortIn(question, b.player);
  const { players } = question.tournament;
  const round = players[a.player]?.rounds[a.round];
  const no = round !== undefined && "opponent" in round ? round.opponent : null;
  return (no === null ? undefined : shortNames(players).get(no)) ?? "";
};

export const gameName = (question: Question, game: OpenGame): string =>
  `${shortIn(question, game.a.player)}–${opponentIn(question, game)}`;

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

/** What is open, and what is not gone through. */
export const notesOf = (question: Question): string[] => {
  const { games, unknown, tournament } = question;
  const { rounds, announcedRounds } = tournament;
  const unpaired = unknown > 0 ? [T.noOpponents(unknown)] : [];
  if (games.length > 0) return [...openNotes(question), ...unpaired];
  const next = rounds < announcedRounds ? [T.notPaired(rounds + 1, announcedRounds)] : [];
  return unknown > 0 ? unpaired : [T.nothingOpen, ...next];
};
