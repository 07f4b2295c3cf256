import { DECISION_TEXTS, roundsText } from "./explain-decision-texts";
import { countWord, type Nouns } from "./explain-wording";
import { upperFirst } from "./explain-words";
import type { Sign } from "./working";

const lowest = (count: number): string => (count === 1 ? "lowest" : `${countWord(count)} lowest`);
const highest = (count: number): string => (count === 1 ? "highest" : `${countWord(count)} highest`);

const oneEnd = (ends: string, drops: number): string =>
  drops === 1 ? `the ${ends} opponent's score is dropped` : `the ${ends} opponents' scores are dropped`;

const ENDS: Record<Sign, (drops: number) => string> = {
  plus: (drops) => oneEnd(lowest(drops), drops),
  even: (drops) => `the ${lowest(drops)} and the ${highest(drops)} opponents' scores are dropped`,
  minus: (drops) => oneEnd(highest(drops), drops),
};

const SIGNS: Record<Sign, string> = { plus: "Plus", even: "Even", minus: "Minus" };

const roundsOf = (round: number, announced: number): string =>
  `${round === announced ? "" : `${round} of `}${announced} ${announced === 1 ? "round" : "rounds"}`;

/** Everything that explanations say. Numbers and names come as texts. */
export const EXPLAIN_TEXTS = {
  unplayed: {
    forfeitWin: "forfeit win",
    forfeitDraw: "forfeit draw",
    forfeitLoss: "forfeit loss",
    fullBye: "bye",
    halfBye: "half-point bye",
    zeroBye: "zero-point bye",
    absent: "absent",
    pending: "no result yet",
  },
  /** What an own round is called where that differs. */
  own: { unpaired: "absence", pending: "game without a result" },
  played: { win: "won", draw: "drawn", loss: "lost" },
  game: {
    win: (name: string) => `beat ${name}`,
    draw: (name: string) => `drew ${name}`,
    loss: (name: string) => `lost to ${name}`,
    two: (first: string, second: string) => `${first}, ${second}`,
    against: (unplayed: string, name: string) => `${unplayed} against ${name}`,
    unknown: "an unknown opponent",
  },

  counts: (list: string, many: boolean, what: string, points: string, counted: string) =>
    `${roundsText(list, many)} (${what}, ${points}) ${many ? "count" : "counts"} ${counted}${many ? " each" : ""}`,
  droppedLow: (of: number) => (of === 1 ? "lowest, dropped" : `one of the ${lowest(of)}, dropped`),
  droppedHigh: (of: number) => (of === 1 ? "highest, dropped" : `one of the ${highest(of)}, dropped`),
  droppedFirst: (of: number) =>
    of === 1 ? "first round, left out" : `one of the first ${countWord(of)} rounds, left out`,
  droppedVoluntary: "voluntary unplayed round, cut first",
  ownUnplayed: (what: string, counted: string) => `own ${what}: counts as an opponent with ${counted}`,
  dummy: (what: string, counted: string, { game }: Nouns) =>
    `own ${what}: a ${game} against a dummy with ${counted}`,
  dummyOwn: (own: string) => `the own score is ${own}`,
  deduction: (what: string, points: string) => `${what}: ${points}`,
  share: (score: string, share: string) => `${score} × ${share}`,
  divided: (score: string, divisor: number) => `${score} divided by ${divisor}`,
  adjustment: (penalty: boolean, points: string) =>
    penalty ? `less ${points} as a penalty` : `with ${points} as a bonus`,
  belowLimit: (score: string, limit: string) => `${score} is less than ${limit}`,
  leftOutUnrated: "unrated, left out",
  countedUnrated: (rating: string) => `unrated, counts ${rating}`,
  noRatedGame: "no rated game, left out",

  label: {
    penalty: "Penalty points",
    bonus: "Bonus points",
    average: "Mean of the ratings",
    difference: "Rating difference for the points",
    lot: "Lot",
    playoff: "Place in the play-off",
    ownRating: "Own rating",
    board: (board: number) => `Board ${board}`,
    matchScore: "Match points",
    gameScore: "Game points",
    strength: "Buchholz",
  },
  total: "Total",
  mean: (count: number) => (count === 1 ? "Mean of one" : `Mean of ${countWord(count)}`),
  rounded: (text: string) => `${text}, rounded`,
  result: "Value",
  none: "No value",

  sign: (sign: Sign, round: number, announced: number, drops: number) =>
    `${SIGNS[sign]} score in ${roundsOf(round, announced)}: ${ENDS[sign](drops)}.`,
  signByGames: {
    plus: ({ games }: Nouns) => `More ${games} won than lost counts as a plus score.`,
    even: ({ games }: Nouns) => `As many ${games} won as lost counts as an even score.`,
    minus: ({ games }: Nouns) => `More ${games} lost than won counts as a minus score.`,
  },
  ends: (drops: number) => `Whatever the score, ${ENDS.even(drops)}.`,
  cutLow: (drops: number) => `Cut: the ${lowest(drops)} ${drops === 1 ? "is" : "are"} dropped.`,
  cutBoth: (drops: number) => `Cut: the ${lowest(drops)} and the ${highest(drops)} are dropped.`,
  cutVoluntary: "A voluntary unplayed round is cut before a lower score.",
  expected: "The lowest rating at which these expected results add up to the points made.",
  limit: (limit: string, one: boolean) =>
    `Only opponents who made at least ${limit} ${one ? "point" : "points"} count.`,
  notAllMet: ({ players, game }: Nouns) =>
    `Not all ${players} of the score group have met, so no ${game} counts.`,
  shareOfPoints: (points: string, games: number, share: string) =>
    `${points} in ${games} ${games === 1 ? "game" : "games"}: a share of ${share}.`,
  encounter: (among: number, points: string, { games }: Nouns) =>
    `${points} in ${games} among the ${countWord(among)} who are tied.`,
  encounterMost: (most: string, { games }: Nouns) =>
    `${upperFirst(games)} are missing: at most ${most} was possible.`,
  lots: (seed: string) => `Seed: ${seed}.`,
  counting: (top: number, players: number) =>
    players < top
      ? `${upperFirst(countWord(top))} players count; the team has ${countWord(players)}.`
      : `The best ${top === 1 ? "player counts" : `${countWord(top)} players count`}.`,
  notCounting: "not among those who count",
  opponentsUnplayed: {
    half: ({ games }: Nouns) => `An opponent's unplayed ${games} count ½ each.`,
    asScored: () => "",
    fide: () => "An opponent's last rounds given up count as draws.",
  },
  missing: {
    ratings: "No opponent met has a rating.",
    allRatings:
      "Somebody has no rating, and no rating is given for the unrated: the tie-break drops out for all.",
    opponents: "No game was played, or the table does not say against whom.",
    colors: "The colors of the games are not all known.",
    roundOrder: "The table does not tell in which order the games were played.",
    playoff: "No place in a play-off is given.",
    boards: "The results on the boards are not known.",
    total: "The games among tied players cannot be added up for a team.",
  },
  provisional: (count: number) =>
    count === 1
      ? "Provisional: one result is missing."
      : `Provisional: ${countWord(count)} results are missing.`,

  ...DECISION_TEXTS,
} as const;
