import { printHalves } from "./number";
import {
  type Key,
  numbersIn,
  printed,
  same,
  scoringIn,
  setPolicy,
  setReading,
  setTeam,
  wholeIn,
  wholeKey,
  wordKey,
} from "./rules-values";

const LETTER = /^\p{L}$/u;
const LONGEST_SEED = 100;

const RATING = /^\d{1,4}$/;

const unrated: Key = {
  allowed: "exclude, hult or a rating such as 1400",
  read: (value, draft) => {
    const word = value.toLowerCase();
    if (word === "exclude" || word === "hult") return setPolicy(draft, { unrated: word });
    return RATING.test(value) ? setPolicy(draft, { unrated: Number(value) }) : null;
  },
  print: ({ overrides }) => printed(overrides.unrated),
};

const scoring: Key = {
  allowed: "the points of a win, a draw and a loss, such as 3-1-0",
  read: (value, draft) => {
    const points = scoringIn(value);
    return points === null ? null : setReading(draft, { scoring: points });
  },
  print: ({ reading }) => reading.scoring?.map(printHalves).join("-") ?? null,
};

const white: Key = {
  allowed: "the letter that stands for White",
  read: (value, draft) => (LETTER.test(value) ? setReading(draft, { white: value.toLowerCase() }) : null),
  print: ({ reading }) => printed(reading.white),
};

const house: Key = {
  allowed: "numbers of players such as 17+18",
  read: (value, draft) => {
    const numbers = numbersIn(value, "+");
    return numbers === null ? null : setReading(draft, { house: numbers });
  },
  print: ({ reading }) => reading.house?.join("+") ?? null,
};

const seed: Key = {
  allowed: `any text of at most ${LONGEST_SEED} characters`,
  read: (value, draft) =>
    value.length > 0 && value.length <= LONGEST_SEED ? setReading(draft, { seed: value }) : null,
  print: ({ reading }) => printed(reading.seed),
};

const boards: Key = {
  allowed: "the weights of the boards, such as 12-11-10-9",
  read: (value, draft) => {
    const weights = numbersIn(value, "-");
    return weights === null ? null : setTeam(draft, { boards: weights });
  },
  print: ({ reading }) => reading.team?.boards?.join("-") ?? null,
};

const top: Key = {
  allowed: "a whole number from 1 to 1000",
  read: (value, draft) => {
    const number = wholeIn(value);
    return number === null || number > 1000 ? null : setTeam(draft, { top: number });
  },
  print: ({ reading }) => printed(reading.team?.top),
};

const SYSTEM_WORDS = [
  ["swiss", "swiss"],
  ["rr", "roundRobin"],
  ["drr", "doubleRoundRobin"],
  ["team", "team"],
] as const;

const MOST_ROUNDS = 200;
const ROUND_NUMBER = `a whole number from 1 to ${MOST_ROUNDS}`;

/** Every key of the rules text, in the order in which it is written. */
export const KEYS: ReadonlyMap<string, Key> = new Map<string, Key>([
  [
    "rounds",
    wholeKey(
      ROUND_NUMBER,
      MOST_ROUNDS,
      (rounds) => ({ rounds }),
      ({ rounds }) => rounds,
    ),
  ],
  [
    "after",
    wholeKey(
      ROUND_NUMBER,
      MOST_ROUNDS,
      (after) => ({ after }),
      ({ after }) => after,
    ),
  ],
  [
    "system",
    wordKey(
      SYSTEM_WORDS,
      (draft, system) => setReading(draft, { system }),
      ({ reading }) => reading.system,
    ),
  ],
  ["scoring", scoring],
  [
    "numbers",
    wordKey(
      same("pairing", "rank", "place"),
      (draft, numbers) => setReading(draft, { numbers }),
      ({ reading }) => reading.numbers,
    ),
  ],
  ["white", white],
  [
    "zero",
    wordKey(
      same("loss", "unplayed"),
      (draft, zero) => setReading(draft, { zero }),
      ({ reading }) => reading.zero,
    ),
  ],
  ["unrated", unrated],
  [
    "class",
    wordKey(
      same("score", "games"),
      (draft, signBy) => setPolicy(draft, { signBy }),
      ({ overrides }) => overrides.signBy,
    ),
  ],
  [
    "forfeits",
    wordKey(
      same("played", "unplayed"),
      (draft, roundRobinForfeits) => setPolicy(draft, { roundRobinForfeits }),
      ({ overrides }) => overrides.roundRobinForfeits,
    ),
  ],
  ["house", house],
  ["seed", seed],
  ["top", top],
  [
    "by",
    wordKey(
      same("match", "game"),
      (draft, by) => setTeam(draft, { by }),
      ({ reading }) => reading.team?.by,
    ),
  ],
  [
    "bye",
    wordKey(
      same("0", "half", "all"),
      (draft, bye) => setTeam(draft, { bye }),
      ({ reading }) => reading.team?.bye,
    ),
  ],
  ["boards", boards],
]);
