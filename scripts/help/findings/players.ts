import { ADLER, BOSKO, CHANDLER, type ToldOf } from "./told";

const NAMES = [ADLER.name, BOSKO.name];

export const OF_TOTALS: ToldOf<
  | "total-differs"
  | "total-missing"
  | "running-differs"
  | "byes-by-total"
  | "several-byes"
  | "byes-in-round"
  | "results-missing"
  | "later-ignored"
> = {
  "total-differs": {
    facts: { who: ADLER, sum: 3, total: 3.5 },
    means: "The points of the rounds are not the total that is printed.",
    todo: "Find the round that is wrong, or correct the total. A half-point bye that was left blank is the usual reason.",
  },
  "total-missing": {
    facts: { who: ADLER, sum: 3, text: "" },
    means: "Others have a total, this player has none.",
    todo: null,
  },
  "running-differs": {
    facts: { who: ADLER, sum: 2, total: 2.5 },
    round: 3,
    means: "The score after a round is printed, and the rounds before add up to another.",
    todo: "Find the round that is wrong, or correct the running total.",
  },
  "byes-by-total": {
    facts: { who: BOSKO, count: 1 },
    means:
      "The total is higher than the games explain, by halves: rounds without a game are taken for half-point byes.",
    todo: null,
  },
  "several-byes": {
    facts: { who: BOSKO, rounds: [1, 4] },
    means: "As a rule nobody gets a second bye with a full point.",
    todo: null,
  },
  "byes-in-round": {
    facts: { names: NAMES },
    round: 1,
    means: "Several players have a bye with a full point in one round.",
    todo: null,
  },
  "results-missing": {
    facts: { count: 2 },
    round: 5,
    means: "Games of a round that has begun have no result. The standings are provisional.",
    todo: "Type the results when you have them.",
  },
  "later-ignored": {
    facts: { rounds: 1, inTotals: true },
    means: "A round without a single result has not begun, and byes in it do not count yet.",
    todo: "Nothing: they count when the first result of that round is there.",
  },
};

export const OF_PLAYERS: ToldOf<
  | "number-twice"
  | "numbers-missing"
  | "groups-apart"
  | "no-number"
  | "name-differs"
  | "spelled-differently"
  | "unrated"
  | "play-off-note"
  | "printed-equal"
  | "printed-differs"
> = {
  "number-twice": {
    facts: { kind: "pairing", number: 7, names: NAMES },
    means: "Two rows have the same number, so nobody knows who of them an opponent met.",
    todo: null,
  },
  "numbers-missing": {
    facts: { kind: "pairing", numbers: [5, 11] },
    means: "Numbers are left out.",
    todo: null,
  },
  "groups-apart": {
    facts: { names: ["Adler, Kim", "Bosko, Robin", "Chandler, Sam"], groups: 2 },
    means: "The table falls into groups of players who never met anybody of another group, as quads do.",
    todo: "If they are sections, part them by blank rows, titles or headings; else nothing.",
  },
  "no-number": {
    facts: { who: CHANDLER, kind: "pairing", number: 3 },
    means: "A player has no number, so it was taken from the place in the list.",
    todo: null,
  },
  "name-differs": {
    facts: { number: 2, names: ["Bosko, Robin", "Bosco, Robin"] },
    means: "In a list of pairings one number goes with two names.",
    todo: "Write the name alike everywhere, or correct the number.",
  },
  "spelled-differently": {
    facts: { what: "team", name: "Maple Grv", other: "Maple Grove", otherSection: "K-5" },
    means: "Names that differ by a slip of the pen may be one player or one school.",
    todo: null,
  },
  unrated: {
    facts: { names: NAMES },
    means: "Only averages of ratings are concerned.",
    todo: null,
  },
  "play-off-note": {
    facts: { text: "Adler won the Armageddon game" },
    means: "A remark on the sheet mentions a play-off, and there is no column for it.",
    todo: null,
  },
  "printed-equal": {
    facts: { heading: "TBrk1", name: "Modified Median", players: 31 },
    means: "A column of tie-breaks on your sheet was recognized, and all its values are right.",
    todo: "Nothing.",
  },
  "printed-differs": {
    facts: { who: BOSKO, heading: "Solk", name: "Solkoff", printed: 14, ours: 13.5, players: 2 },
    means:
      "A column of tie-breaks on your sheet was recognized, and some of its values are not what the rules give. It is compared, never used.",
    todo: "Why? shows how ours came about, and can look for other rules that give the printed values.",
  },
};
