import { countWord, type Nouns } from "../../engine/index";
import type { Skipped } from "../../excel/report";
import type { SheetKind } from "../../writer/block";
import { counted } from "../../writer/text";

/** What a ranking came to: how many players or teams were ranked, ties broken and ties left. */
export interface Totals {
  readonly count: number;
  readonly nouns: Nouns;
  readonly broken: number;
  readonly left: number;
}

/** The tab Rank: what is written, how it goes on, what came of it. */
export const RANK_TEXTS = {
  write: "Write",
  values: "Values",
  valuesCaption: {
    players: "Sheet “Standings”. Ranking again rewrites it.",
    teams: "Sheet “Team standings”. Ranking again rewrites it.",
  },
  live: "A live formula",
  liveCaption: {
    players: "One =STANDINGS formula that follows the crosstable.",
    teams: "One =TEAMSTANDINGS formula that follows the crosstable.",
  },
  sections: "Sections",
  together: "All on one sheet",
  apart: "One sheet per section",
  columns: "Columns",
  number: "Number",
  rating: "Rating",
  scorePlace: "Score place",
  scorePlaceCaption: "3–7, as cash prizes are shared",
  also: "Also write",
  sheets: {
    wallchart: ["Wall chart", "In place order, opponents renumbered"],
    working: ["Working", "How each tie-break was added up"],
    chart: ["Race chart", "Score after each round, first 8 players"],
    alphabetical: ["Alphabetical list", ""],
    notice: ["Tie-break notice", "One page to post before round 1"],
    teams: ["Team standings", "Best scores of each team added, with the players who count"],
  } satisfies Partial<Record<SheetKind, readonly [string, string]>>,
  runningScores: "Running scores below the results",
  workingScore: "Workings of",
  allPlayers: (players: number, { player }: Nouns) => `All ${counted(players, player)}`,
  scoreGroup: (points: string, players: number, { player }: Nouns) =>
    `${points}: ${counted(players, player)}`,
  leaveOut: "Leave out",
  unplayed: "Players without a game",
  again: "Rank again when the sheet changes",
  againCaption: "Two seconds after the last change",

  allSections: "all sections",
  rankAll: "Rank all sections",
  rankAllCaption: "Every sheet of this workbook with a crosstable, by its own settings",
  sheetOf: (number: number, count: number, sheet: string) => `Sheet ${number} of ${count}: ${sheet}`,
  writing: "Writing the lists",
  allWritten: (sheets: number) => `Standings of ${counted(sheets, "sheet")} written.`,
  allSaid: (sheets: number, { count, nouns, broken, left }: Totals, refused: number) =>
    `Standings of ${counted(sheets, "sheet")} written. ${counted(count, nouns.player)}, ${counted(broken, "tie")} broken, ` +
    `${left === 0 ? "none" : left} left.${refused === 0 ? "" : ` ${counted(refused, "sheet")} not ranked.`}`,
  nothingRanked: "Nothing was ranked.",
  notRanked: "Not ranked",
  notRankedBy: (first: string, more: number) =>
    more === 0 ? first : `${first} And ${counted(more, "more error", "more errors")}.`,
  skipped: (sheets: string) => `Left out: ${sheets}.`,
  reasons: { none: "no crosstable", hidden: "hidden", ours: "one of our lists" } satisfies Record<
    Skipped["reason"],
    string
  >,

  ranking: (section: string) => `Ranking ${section}`,
  rankingSaid: (section: string) => `Ranking ${section}.`,
  reading: "Reading the crosstable",
  breaking: (players: number, { player }: Nouns) => `Tie-breaks of ${counted(players, player)}`,
  progress: (done: number, players: number, { player }: Nouns) =>
    `Tie-breaks: ${done} of ${counted(players, player)}`,
  meanwhile:
    "You can keep working in Excel. The Standings sheet is written in one step at the end; until then nothing changes.",
  stopped: "Stopped. Nothing was written.",

  written: "Standings written.",
  result: ({ count, nouns, broken, left }: Totals) =>
    `${counted(count, nouns.player)} ranked, ${counted(broken, "tie")} broken, ${left === 0 ? "none" : left} left.`,
  resultSaid: ({ count, nouns, broken, left }: Totals) =>
    `Standings written. ${counted(count, nouns.player)}, ${counted(broken, "tie")} broken, ${left === 0 ? "none" : left} left.`,
  rankedAgain: "Ranked again.",
  firstPlaces: "First places",
  firstPlacesOf: (section: string) => `First places, ${section}`,
  place: "Place",
  name: "Name",
  team: "Team",
  score: "Score",
  shared: (places: string, section: string) =>
    `Places ${places}${section === "" ? "" : ` in ${section}`} are shared:`,
  equal: (names: string, tieBreaks: number) =>
    tieBreaks === 0
      ? `${names} have the same score.`
      : `${names} are equal in ${tieBreaks === 1 ? "the tie-break" : `all ${countWord(tieBreaks)} tie-breaks`}.`,
  moreShared: (groups: number) => `${groups} more places are shared.`,
  addTieBreak: "Add a tie-break",
  why: "Why?",
  goTo: (sheet: string) => `Go to ${sheet}`,
  copy: "Copy for website or e-mail",
  copyCaption: "As a table and as plain text",
  keep: "Keep this copy",
  keepCaption: (name: string) => `As “${name}”, yours from then on`,
  keptAs: (sheet: string, round: number) => `${sheet} after round ${round}`,
  keepOf: (sheet: string) => `Keep this copy of ${sheet}`,
  kept: (name: string) => `Kept as “${name}”. The next ranking writes a new sheet.`,
  freeze: "Freeze values",
  freezeCaption: "Replaces the formula by the full list; nothing follows the crosstable then",
  remarks:
    "Your own columns beside the list stay when you rank again. Cash prizes are split; tie-breaks decide trophies, titles and seeding.",
  copyByHand: "Copy",
  copyByHandHint: "Excel does not let the pane copy here. Press Ctrl+C (Mac: ⌘C).",
} as const;
