import type { Player, PlayerNo } from "../engine/index";
import { PLAYER_PROBLEM_TEXTS } from "./problem-texts";
import type { Who } from "./finding";
import { normalized } from "./text";
import type { Reading } from "./types";

/** Why a text or number names no player. */
export type PlayerProblem =
  | { readonly problem: "no-such-player"; readonly asked: string }
  | { readonly problem: "several-players"; readonly asked: string; readonly players: readonly Who[] };

/** A name as it is compared: no case, no accents, no marks, "Last, First" turned round. */
export const nameKey = (name: string): string => {
  const [last = "", ...first] = normalized(name).split(",");
  const turned = first.length === 0 ? last : `${first.join(" ")} ${last}`;
  return turned
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
};

/** The same name in the order in which it is written. */
const plainKey = (name: string): string => nameKey(name.replaceAll(",", " "));

const DIGITS = /^\d{1,9}\.?$/;

const whoOf = ({ no, name }: Player): Who => ({ no, name });

const choose = (asked: string, players: readonly Player[]): PlayerNo | PlayerProblem | null => {
  const [first, ...others] = players;
  if (first === undefined) return null;
  return others.length === 0 ? first.no : { problem: "several-players", asked, players: players.map(whoOf) };
};

/** Players whose name is, or else begins with, what is asked for. */
const byName = (players: readonly Player[], asked: string): PlayerNo | PlayerProblem | null => {
  const keys = new Set([nameKey(asked), plainKey(asked)].filter((key) => key !== ""));
  if (keys.size === 0) return null;
  const named = players.map((player) => ({ player, names: [nameKey(player.name), plainKey(player.name)] }));
  const matching = (fits: (name: string, key: string) => boolean): readonly Player[] =>
    named
      .filter(({ names }) => names.some((name) => [...keys].some((key) => fits(name, key))))
      .map(({ player }) => player);
  const whole = matching((name, key) => name === key);
  return choose(asked, whole.length > 0 ? whole : matching((name, key) => name.startsWith(key)));
};

const byNumber = (
  players: readonly Player[],
  number: number,
  asked: string,
): PlayerNo | PlayerProblem | null =>
  choose(
    asked,
    players.filter(({ no }) => no === number),
  );

/**
 * The player that a number or a name means.
 *
 * The number is the one printed; a name counts whole or by a beginning that only one has, without regard to
 * case and accents, and "Last, First" equals "First Last".
 */
export const findPlayer = (
  { tournament: { players } }: Pick<Reading, "tournament">,
  asked: string | number,
): PlayerNo | PlayerProblem => {
  const text = normalized(String(asked));
  const found =
    typeof asked === "number" || DIGITS.test(text)
      ? byNumber(players, Number.parseFloat(text), text)
      : byName(players, text);
  return found ?? { problem: "no-such-player", asked: text };
};

/** Why a player was not found, in words. */
export const playerProblemText = (problem: PlayerProblem): string =>
  problem.problem === "no-such-player"
    ? PLAYER_PROBLEM_TEXTS.noSuchPlayer(problem.asked)
    : PLAYER_PROBLEM_TEXTS.severalPlayers(problem);
