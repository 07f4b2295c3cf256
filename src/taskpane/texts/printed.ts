import type { Setting } from "../../reader/index";
import { counted } from "../../writer/text";

type Words = { readonly [Key in Setting["key"]]?: Readonly<Record<string, string>> };

/** What a setting means, after "with". */
const SETTINGS: Words = {
  opponentUnplayed: {
    half: "an opponent's unplayed games as ½ each",
    asScored: "an opponent's unplayed games as they were scored",
    fide: "an opponent's last rounds given up as draws",
  },
  dummy: {
    none: "own unplayed rounds as opponents with 0",
    ownScore: "own unplayed rounds as opponents with the own score",
    capped: "own unplayed rounds as opponents with the own score, capped",
    virtual: "own unplayed rounds as virtual opponents",
  },
  dummyRounds: {
    announced: "draws in all announced rounds as that cap",
    played: "draws in the rounds played as that cap",
  },
  cutFirst: { voluntary: "rounds given up cut first", lowest: "the lowest cut first" },
  unplayedEncounter: { missing: "unplayed pairings still open", settled: "unplayed pairings settled" },
  forfeitWins: { unplayed: "forfeit wins left out", won: "forfeit wins as wins" },
  roundRobinForfeits: { played: "forfeits as games", unplayed: "forfeits as unplayed" },
  deductions: {
    fullAndHalf: "points of all byes taken off",
    fullOnly: "only full-point byes taken off",
    none: "nothing taken off for byes",
  },
  kashdan: { usual: "4, 2, 1, 0 points", wintd: "2, 1, 0, 0 points", michigan: "4, 2, 1, 2 points" },
  sonnebornScale: { 1: "numbers not doubled", 2: "doubled numbers" },
  signBy: { score: "plus and minus by the score", games: "plus and minus by games won and lost" },
  headToHead: { plusMinus: "wins less losses", allMustMeet: "0 unless all have met" },
  headToHeadGroup: { tied: "those still tied", score: "the whole score group" },
  performance: { exact: "exact performances", whole: "performances in whole numbers" },
  performanceGuard: {
    ownPlus50: "a guard for wins over far lower rated",
    none: "no guard for wins over far lower rated",
  },
  unrated: { exclude: "unrated opponents left out", hult: "unrated opponents by their results" },
};

const players = (equal: number, all: number): string => `for ${equal} of ${counted(all, "player")}`;

/** The page Printed tie-breaks. */
export const PRINTED_TEXTS = {
  title: "Printed tie-breaks",
  caption: "By which rules your own columns were worked out",
  searching: "Looking for the rules of your columns.",
  tried: (ways: number) => `${counted(ways, "way")} tried.`,
  cancel: "Cancel",
  start: "Look again",
  stopped: "Stopped.",
  foundSaid: (found: number, all: number) => `${found} of ${counted(all, "column")} explained.`,
  allOf: (columns: number, set: string) =>
    columns === 1 ? `${set} rules give your column.` : `${set} rules give all ${columns} columns.`,
  someOf: (found: number, all: number, set: string) =>
    `${set} rules come nearest: as they stand they give ${found} of ${counted(all, "column")}.`,
  none: "The crosstable has no printed tie-breaks.",
  setting: ({ key, value }: Setting): string => SETTINGS[key]?.[value] ?? "",
  equals: (heading: string, name: string, set: string, settings: string, equal: number, all: number) =>
    `Your ${heading} equals ${name} by ${set} rules${settings === "" ? "" : `, with ${settings},`} ${players(equal, all)}.`,
  nothing: (heading: string, name: string, set: string, equal: number, all: number) =>
    `Nothing was found that gives your ${heading}. Nearest is ${name} by ${set} rules, ${players(equal, all)}.`,
  missing: (heading: string, name: string) =>
    `Your ${heading} cannot be compared: ${name} cannot be worked out from this crosstable.`,
  difference: (no: number, name: string, printed: string, ours: string) =>
    `${no}. ${name}: ${printed} on the sheet, ${ours} here`,
  more: (by: string) => ` (${by} more)`,
  less: (by: string) => ` (${by} less)`,
  noValue: "no value",
  others: (count: number) => `${counted(count, "player")} more; Copy as text has them all`,
  use: (set: string, titles: string) => `Use ${set}: ${titles}`,
  used: (set: string, names: string) => `Rule set ${set}, sequence ${names}.`,
  copyText: "Copy as text",
} as const;
