import { KEYS } from "../../src/reader/rules-keys";
import { code, escape, tableHtml } from "./html";

/** What each setting of the rules text is for; a setting without words stops the build. */
const MEANINGS: Readonly<Record<string, string>> = {
  rounds:
    "How many rounds are announced, where the sheet does not say. From nine on, medians drop two scores instead of one; until all are played, the standings are not final. Plus and minus scores go by the rounds that have been played.",
  after: "Standings after that round: later results are left out.",
  system: "The kind of event: Swiss, round robin, double round robin, or matches of teams.",
  scoring: "Points for a win, a draw and a loss.",
  numbers: "What the opponents' numbers in the rounds are: pairing numbers, ranks or places.",
  white: "Which letter after a result is White; the other one is Black.",
  zero: "What a 0 or a blank cell without an opponent is: a loss, or a round not played.",
  unrated:
    "How unrated opponents count in averages of ratings: not at all, as that rating, or by their results.",
  class: "Whether plus, even and minus scores are told by the score or by games won and lost.",
  forfeits: "Whether a forfeit in a round robin counts as a game with its recorded result.",
  house:
    "House players: they count as opponents and have no place. A Type or Team column with the word House does the same.",
  seed: "The text that the drawing of lots depends on: the same text draws the same lots. Otherwise the title.",
  top: "How many players of a school or club count for its score.",
  by: "Matches of teams: whether match points or game points place the teams.",
  bye: "Matches of teams: how many board points a bye brings, where the sheet does not say.",
  boards: "Weights of the boards from board 1 on, for the tie-break Weighted.",
  anyway:
    "Compute in spite of errors: games that disagree count as each row says, a cell that cannot be read as a round not played.",
};

const ALLOWED: readonly (readonly [string, string])[] = [
  ...[...KEYS].map(([key, { allowed }]) => [`${key}=`, allowed] as const),
  ["anyway", "no value"],
];

const meaningOf = (key: string): string => {
  const meaning = MEANINGS[key.replace("=", "")];
  if (meaning === undefined) throw new RangeError(`the guide does not say what ${key} means`);
  return meaning;
};

/** Every setting of the rules text: its values, and what it is for. */
export const settingsHtml = (): string =>
  tableHtml(
    "Settings",
    ["Setting", "Values", "Says"],
    ALLOWED.map(([key, allowed]) => [code(key), escape(allowed), escape(meaningOf(key))]),
  );
