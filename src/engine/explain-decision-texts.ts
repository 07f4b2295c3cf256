import { countWord, type Nouns } from "./explain-wording";
import { upperFirst } from "./explain-words";

/** `round 3`, `rounds 3 and 5`. */
export const roundsText = (list: string, many: boolean): string => `${many ? "rounds" : "round"} ${list}`;

/** What decided between two competitors, and where one of them stands. */
export const DECISION_TEXTS = {
  ahead: (a: string, b: string, how: string) => `${a} is ahead of ${b}${how}.`,
  onPoints: (a: string, b: string) => ` on points: ${a} to ${b}`,
  on: (name: string, a: string, b: string) => ` on ${name}: ${a} to ${b}`,
  onAlone: (name: string, a: string) => ` on ${name}: ${a} to no value`,
  among: (count: number, a: string, b: string, { games }: Nouns, one: boolean) =>
    ` among the ${countWord(count)} who are tied: ${a} ${one ? "point" : "points"} to ${b} in their ${games}`,
  byLot: " by lot",
  fromPlay: (shortA: string, shortB: string) =>
    `: ${shortA} scored over the board, all of ${shortB}'s points come from byes and forfeits`,
  wonGame: (shortA: string, round: number, { game }: Nouns) =>
    `: ${shortA} won their ${game} in round ${round}`,
  noTieBreakNeeded: "No tie-break is needed.",
  playFirst: (rule: string) => `This rule comes before all tie-breaks (${rule}).`,
  everythingElse: (seed: string) => `Everything else is equal. Seed: ${seed}.`,
  decimals: (count: number) =>
    `${count === 1 ? "One decimal is" : `${upperFirst(countWord(count))} decimals are`} shown because the whole ` +
    "numbers would hide the difference.",
  points: (score: string, one: boolean) => `${score} ${one ? "point" : "points"}`,
  bothHave: (score: string) => `Both have ${score}`,
  isEqual: (name: string) => `${name} is equal`,
  doesNotSeparate: (name: string) => `${name} does not separate them`,
  equalAt: (name: string, value: string) => `${name} is equal at ${value}`,
  areEqual: (names: string) => `${names} are equal`,
  and: (first: string, second: string) => `${first}, and ${second}.`,
  sharePlaces: (a: string, b: string, places: string) => `${a} and ${b} share places ${places}.`,
  allEqual: (count: number) =>
    count === 0
      ? "The score is equal, and there is no tie-break."
      : `Score and ${count === 1 ? "the tie-break" : `${count === 2 ? "both" : `all ${countWord(count)}`} tie-breaks`} are equal.`,
  separators: (count: number, names: string) =>
    `${upperFirst(countWord(count))} ${count === 1 ? "tie-break" : "tie-breaks"} outside the sequence would separate them: ${names}.`,
  separatorsSuchAs: (count: number, names: string) =>
    `${upperFirst(countWord(count))} tie-breaks outside the sequence would separate them, such as ${names}.`,
  nothingSeparates: "No tie-break outside the sequence would separate them.",
  housePlayer: (name: string, { player }: Nouns) => `${name} is a house ${player} and has no place.`,
  othersGame: (name: string, list: string, many: boolean, { game, games }: Nouns) =>
    `${name} won their ${many ? games : game} in ${roundsText(list, many)}.`,
  notInSequence: ({ players }: Nouns) =>
    `The result between tied ${players} is not in this event's sequence.`,
  laterInSequence: "The result between tied players comes later in the sequence.",
  withdrew: (opponent: string, met: string, count: number) =>
    `${opponent}, whom ${met}, withdrew: ${countWord(count)} unplayed ${count === 1 ? "round counts ½" : "rounds count ½ each"}.`,
  met: {
    win: (name: string, round: number) => `${name} beat in round ${round}`,
    draw: (name: string, round: number) => `${name} drew in round ${round}`,
    loss: (name: string, round: number) => `${name} lost to in round ${round}`,
  },
  ownUnplayedCounts: (name: string, what: string, round: number, counted: string) =>
    `${name}'s ${what} in round ${round} counts as an opponent with ${counted}`,
  thatIsDropped: (counted: string) => `; that ${counted} is the score dropped`,

  isPlaced: (name: string, place: string, score: string) => `${name} is ${place} with ${score}.`,
  sharesPlace: (name: string, places: string, score: string) =>
    `${name} shares places ${places} with ${score}.`,
  nobodyElse: (score: string) => `Nobody else has ${score}.`,
  othersHave: (count: number, score: string, { players }: Nouns) =>
    `${upperFirst(countWord(count))} ${players} have ${score}.`,
  puts: (item: string, name: string, where: string, value: string, others: string) =>
    `${item} puts ${name} ${where}: ${value}, ${others}.`,
  first: "first",
  last: "last",
  between: "between them",
  before: (names: string, values: string) => `before ${names} with ${values}`,
  after: (names: string, values: string) => `after ${names} with ${values}`,
  afterAndBefore: (after: string, before: string) => `${after} and ${before}`,
  each: (value: string) => `${value} each`,
  upTo: (best: string, worst: string) => `${best} to ${worst}`,
  noValue: "no value",
  manyOthers: (count: number) => `${countWord(count)} others`,

  group: (score: string, steps: string) => `${score}: ${steps}.`,
  order: (groups: readonly string[]) => groups.join(" before "),
  groupStep: (order: string, item: string, values: string) => `${order} on ${item} (${values})`,
} as const;
