import { type Color, type Result, type Round, UNPAIRED } from "../engine/index";
import type { White } from "./decide/colors";
import type { AmbiguousCode, Token } from "./token";

/** Whose letters a table writes. */
export type Convention = "us" | "fide";

/** What was decided for the table as a whole, as far as the meaning of a cell depends on it. */
export interface Meaning {
  readonly white: White;
  readonly codes: Convention;
  /** What a letter Z with an opponent is: US Chess's drawn forfeit, or no points. */
  readonly pairedZero: "draw" | "zero";
  readonly results: ReadonlyMap<number, Result>;
  /** What a blank cell and a 0 are. */
  readonly zero: "loss" | "unplayed";
}

/** The opponent of a table that names none: no player has this number. */
export const NOBODY = 0;

const FULL_BYE: Round = { kind: "bye", worth: "full", allocated: true };
const REQUESTED_BYE: Round = { kind: "bye", worth: "full", allocated: false };
const ZERO_BYE: Round = { kind: "bye", worth: "zero", allocated: false };
const LOST: Round = { kind: "game", opponent: NOBODY, result: "loss", color: null };
const FORFEITED: Round = { kind: "forfeit", opponent: null, result: "loss", color: null };

/** @see US Chess 28; FIDE TRF26 */
const CODES: Readonly<Record<Convention, Readonly<Record<AmbiguousCode, Round>>>> = {
  us: { U: UNPAIRED, F: FORFEITED, Z: ZERO_BYE },
  fide: { U: FULL_BYE, F: REQUESTED_BYE, Z: ZERO_BYE },
};

const colorOf = (letter: string | null, white: White): Color | null =>
  letter === null || white?.by !== "letter" ? null : letter === white.letter ? "white" : "black";

type Game = Extract<Token, { kind: "game" }>;

const gameColor = (token: Game, white: White): Color | null =>
  white?.by === "case" && token.letterCase !== undefined
    ? token.letterCase === "upper"
      ? "white"
      : "black"
    : colorOf(token.color, white);

const gameOf = (token: Game, { white }: Meaning): Round => {
  const round: Round = {
    kind: "game",
    opponent: token.opponent ?? NOBODY,
    result: token.result,
    color: gameColor(token, white),
  };
  return token.second === undefined ? round : { ...round, second: token.second };
};

const codeOf = (token: Extract<Token, { kind: "code" }>, { codes, pairedZero, white }: Meaning): Round => {
  const { opponent, color, code } = token;
  if (code === "Z" && opponent !== null && pairedZero === "draw")
    return { kind: "forfeit", opponent, result: "draw", color: colorOf(color, white) };
  return CODES[codes][code];
};

const byeOf = ({ worth, allocated }: Extract<Token, { kind: "bye" }>): Round =>
  worth === "unstated" ? FULL_BYE : { kind: "bye", worth, allocated };

const pointsOf = (token: Extract<Token, { kind: "points" }>, { results, white }: Meaning): Round => {
  const result = results.get(token.halves);
  return result === undefined
    ? UNPAIRED
    : { kind: "game", opponent: token.opponent ?? NOBODY, result, color: colorOf(token.color, white) };
};

/** The round that a token means under what was decided for its table. */
const made = (token: Token, meaning: Meaning): Round => {
  switch (token.kind) {
    case "game":
      return gameOf(token, meaning);
    case "points":
      return pointsOf(token, meaning);
    case "forfeit":
    case "pending": {
      const { opponent } = token;
      const color = colorOf(token.color, meaning.white);
      return token.kind === "pending"
        ? { kind: "pending", opponent, color }
        : { kind: "forfeit", opponent, result: token.result, color };
    }
    case "code":
      return codeOf(token, meaning);
    case "bye":
      return byeOf(token);
    case "blank":
    case "zero":
      return meaning.zero === "loss" && token.unplayed !== true ? LOST : UNPAIRED;
    case "nobody":
    case "unpaired":
    case "unread":
      return UNPAIRED;
  }
};

/** Meanings under which tables were read lately: their rounds are shared by all readings. */
const REMEMBERED_MEANINGS = 8;
const REMEMBERED_ROUNDS = 200_000;

const shared = new Map<string, Map<Token, Round>>();

const keyOf = ({ white, codes, pairedZero, results, zero }: Meaning): string =>
  [
    white?.by === "letter" ? `=${white.letter}` : white?.by,
    codes,
    pairedZero,
    zero,
    ...results.entries(),
  ].join();

/** A reader of tokens under one meaning; equal tokens give the same immutable round. */
export const resolver = (meaning: Meaning): ((token: Token) => Round) => {
  const key = keyOf(meaning);
  const rounds = shared.get(key) ?? new Map<Token, Round>();
  if (!shared.has(key)) {
    if (shared.size >= REMEMBERED_MEANINGS) shared.clear();
    shared.set(key, rounds);
  }
  if (rounds.size >= REMEMBERED_ROUNDS) rounds.clear();
  return (token) => {
    const known = rounds.get(token);
    if (known !== undefined) return known;
    const round = made(token, meaning);
    rounds.set(token, round);
    return round;
  };
};
