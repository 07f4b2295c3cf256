import { type Nouns, upperFirst } from "../engine/index";
import { HEADINGS } from "./heading-texts";
import type { Moment } from "./input";
import { counted, lowerFirst } from "./text";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const time = ({ hour, minute }: Moment): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;

/** Everything that the sheets say. */
export const TEXTS = {
  headings: HEADINGS,
  column: (number: number) => `Column ${number}`,
  abouts: {
    place: "8–9 means: still tied after every tie-break.",
    scorePlace: "The places that the players on this score share, as cash prizes are split.",
    number: "The player's number on the crosstable.",
    score: "Points of all rounds, byes and forfeits included.",
    note: "What the rounds of the crosstable say of the player.",
    carried: "As on the crosstable.",
  },

  date: (at: Moment) => `${MONTHS[at.month - 1] ?? ""} ${at.day}, ${at.year}, ${time(at)}`,
  ranked: (date: string) => `ranked ${date}`,
  players: (count: number, { player }: Nouns) => counted(count, player),
  sections: (count: number) => counted(count, "section"),
  roundsOf: (round: number, announced: number) => `${round} of ${counted(announced, "round")}`,
  finalStandings: "Final standings",
  standings: "Standings",
  standingsAfter: (round: number, announced: number) =>
    round === 0 ? "Standings before round 1" : `Standings after round ${round} of ${announced}`,

  missing: (round: number | null, count: number, pairs: string) =>
    `${counted(count, "result")} missing${round === null ? "" : ` in round ${round}`} (${pairs})`,
  morePairs: (count: number) => `and ${count} more`,
  provisional: (missing: string) => `Provisional: ${missing}.`,
  errors: (count: number, first: string) => `Ranked with ${counted(count, "error")}: ${first}`,

  withdrew: (round: number) => `Withdrew after round ${round}`,
  entered: (round: number) => `Entered in round ${round}`,
  house: "House player",
  resultMissing: (rounds: string) => `Result missing in round ${rounds}`,

  stillTied: (section: string, groups: string) =>
    `Still tied${section === "" ? "" : ` in ${section}`}: ${groups}, equal in every tie-break.`,
  tiedGroup: (places: string, names: string) => `places ${places} (${names})`,
  order: (order: string) => `Order: ${order}.`,
  then: (words: readonly string[]) => words.join(", then "),
  orderScore: "score",
  orderPlay: "points from play",
  orderTieBreaks: "the tie-breaks from left to right",
  bold: ({ player }: Nouns) => `Bold: the value that put the ${player} ahead of the next.`,
  ruleSet: (code: string, name: string, sentence: string) => `Rule set: ${code} (${name}). ${sentence}`,
  rankedAs: {
    swiss: "",
    roundRobin: "Ranked as a round robin.",
    doubleRoundRobin: "Ranked as a double round robin.",
    team: "Ranked as team matches.",
  },
  settings: (text: string) => `Settings: ${text}.`,
  scoring: (win: string, draw: string, loss: string) => `Points: win ${win}, draw ${draw}, loss ${loss}.`,
  tieBreak: (title: string, name: string, rule: string, note: string) =>
    `${title === name ? title : `${title} ${name}`} (${rule}): ${lowerFirst(note)}${note.endsWith(".") ? "" : "."}`,
  foreign: (ruleSet: string) => `Worked out by ${ruleSet}.`,
  addedAfter: (round: number) => `Added after round ${round}.`,
  blank: (why: string) => `Blank: ${lowerFirst(why)}`,
  blankColumn: (heading: string, why: string) => `${heading} is blank: ${lowerFirst(why)}`,
  lots: (seed: string) => `Drawing of lots: seed “${seed}”.`,
  playDecided: (ahead: string, behind: string) =>
    `Points from play: ${ahead} ahead of ${behind}, all of whose points come from byes and forfeits (US Chess 34E1).`,
  playIgnored: (names: string, ruleSet: string) =>
    `Points from play: US Chess ranks points won over the board above points from byes and forfeits (34E1); ` +
    `${ruleSet} does not. By that rule the order would differ for ${names}.`,
  moreNames: (count: number) => `${count} more`,
  noticeTitle: "Tie-breaks",
  noticeIntro: ({ players }: Nouns) => `${upperFirst(players)} with equal scores are ranked in this order:`,
  noticeItem: (number: number, name: string, rule: string, note: string) =>
    `${number}. ${name} (${rule}): ${lowerFirst(note)}`,
  noticePlay:
    "Before any tie-break, players who scored over the board rank ahead of those all of whose points come from byes and forfeits (US Chess 34E1).",
  noticePosted: (date: string) => `Posted ${date}.`,

  working: {
    headings: {
      round: "Rd",
      opponent: "Opponent",
      result: "Result",
      score: "Opp. score",
      counts: "Counts",
      why: "Why",
    },
    total: "Total",
    points: (score: string, one: boolean) => `${score} ${one ? "point" : "points"}`,
    player: (place: string, name: string) => (place === "" ? name : `${place}. ${name}`),
    opponent: (number: number, name: string) => `${number} ${name}`,
    cut: (sign: string, rounds: number, name: string, dropped: string) =>
      `${sign} score, ${counted(rounds, "round")}: ${name} drops the ${dropped}`,
    ends: {
      plus: (low: string) => low,
      minus: (_low: string, high: string) => high,
      even: (low: string, high: string) => `${low} and the ${high}`,
    },
    deduction: (what: string, round: number) => `${what} in round ${round}`,
    key: "In brackets: dropped, does not count.",
  },

  race: {
    title: "Score after each round",
    round: "Round",
    first: (count: number, { player }: Nouns) => `First ${counted(count, player)}`,
  },

  live: "Live standings: they follow the crosstable.",

  wallChartAfter: (round: number, announced: number) =>
    `Wall chart after round ${round} of ${announced}, in place order`,
  numbersOfList: "opponents are the numbers of this list",
  wallChartKey:
    "W win, D draw, L loss; w White, b Black; X, F forfeit win, loss; B full-point bye, H half-point bye, U not played.",
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  asValues:
    "Written as values: a formula reads one range, and this section shares its cells with another. Rank again when the crosstable has changed.",
  cash: ({ players }: Nouns) =>
    `Cash prizes are split among tied ${players}; tie-breaks decide trophies, titles and seeding.`,
} as const;
