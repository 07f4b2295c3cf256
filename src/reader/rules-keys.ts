import { printHalves } from "./number";
import { RULES_TEXTS as T } from "./rules-texts";
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
  allowed: T.unrated,
  read: (value, draft) => {
    const word = value.toLowerCase();
    if (word === "exclude" || word === "hult") return setPolicy(draft, { unrated: word });
    return RATING.test(value) ? setPolicy(draft, { unrated: Number(value) }) : null;
  },
  print: ({ overrides }) => printed(overrides.unrated),
};

const scoring: Key = {
  allowed: T.scoring,
  read: (value, draft) => {
    const points = scoringIn(value);
    return points === null ? null : setReading(draft, { scoring: points });
  },
  print: ({ reading }) => reading.scoring?.map(printHalves).join("-") ?? null,
};

const white: Key = {
  allowed: T.white,
  read: (value, draft) => (LETTER.test(value) ? setReading(draft, { white: value.toLowerCase() }) : null),
  print: ({ reading }) => printed(reading.white),
};

const house: Key = {
  allowed: T.house,
  read: (value, draft) => {
    const numbers = numbersIn(value, "+");
    return numbers === null ? null : setReading(draft, { house: numbers });
  },
  print: ({ reading }) => reading.house?.join("+") ?? null,
};

const seed: Key = {
  allowed: T.seed(LONGEST_SEED),
  read: (value, draft) =>
    value.length > 0 && value.length <= LONGEST_SEED ? setReading(draft, { seed: value }) : null,
  print: ({ reading }) => printed(reading.seed),
};

const boards: Key = {
  allowed: T.boards,
  read: (value, draft) => {
    const weights = numbersIn(value, "-");
    return weights === null ? null : setTeam(draft, { boards: weights });
  },
  print: ({ reading }) => reading.team?.boards?.join("-") ?? null,
};

const top: Key = {
  allowed: T.whole(1000),
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
const ROUND_NUMBER = T.whole(MOST_ROUNDS);

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
