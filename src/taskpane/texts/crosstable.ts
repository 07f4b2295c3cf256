import type { Rich } from "../rich";

/** First run and the tab Crosstable. */
export const CROSSTABLE_TEXTS = {
  welcomeTitle: "Standings from your crosstable",
  welcome:
    "Open the sheet with your crosstable. This pane reads it, breaks the ties by the rules you choose and " +
    "writes a Standings sheet. Your sheet is not changed, and nothing leaves the workbook.",
  none: (sheet: string): Rich => [
    "No crosstable on ",
    { strong: sheet },
    ". A crosstable has one row per player, with results such as ",
    { strong: "W12" },
    ", ",
    { strong: "D5" },
    " or ",
    { strong: "1" },
    ".",
  ],
  insertSample: "Insert a sample",
  newCrosstable: "New crosstable",
  newCaption: "Paste names, or start with a blank form",
  here: "It is on this sheet",
  hereCaption: "Select it, heading row included, then choose this",
  others: "Other sheets",
  othersCaption: (sheets: string) => `Crosstables found on: ${sheets}`,
  noHeading: (range: string, row: number, shown: string) =>
    `No heading row in ${range}. ${shown === "" ? "It is empty." : `Row ${row} has "${shown}".`}`,
  own: {
    standings: (sheet: string) =>
      `This is the Standings sheet of ${sheet}. Rank sheet ranks that sheet again.`,
    teams: (sheet: string) =>
      `This is the Team standings sheet of ${sheet}. Rank sheet ranks that sheet again.`,
    other: (sheet: string) => `This sheet belongs to ${sheet}. Rank sheet ranks that sheet again.`,
  },

  ready: "Ready to rank.",
  allAgree: (games: number) =>
    games === 1 ? "The game agrees in both rows" : `All ${games} games agree in both rows`,
  allRead: (games: number) => (games === 1 ? "The game is read" : `All ${games} games are read`),
  matchesAgree: (matches: number) =>
    matches === 1 ? "The match agrees in both rows" : `All ${matches} matches agree in both rows`,
  matchesRead: (matches: number) => (matches === 1 ? "The match is read" : `All ${matches} matches are read`),
  totalsAddUp: (totals: number) => `, and all ${totals} totals add up.`,
  noTotals: ". The sheet has no totals to compare.",
  notFinished: (round: number) => `Round ${round} is not finished.`,
  missing: (results: number) =>
    `${results === 1 ? "1 result is" : `${results} results are`} missing; the standings will be provisional.`,
  errors: (errors: number) =>
    errors === 1 ? "1 error changes the standings." : `${errors} errors change the standings.`,
  correct: "Correct them on the sheet; the pane reads it again by itself.",
  correctOne: "Correct it on the sheet; the pane reads it again by itself.",

  remedies: { showRows: "Show them" },
  rowsShown: "All rows are shown.",

  recognized: "Recognized",
  readAgain: "Read again",
  groups: { error: "Errors", warning: "Warnings", info: "Notes" },
  levels: { error: "Error.", warning: "Warning.", info: "Note." },
  cells: (addresses: readonly string[]) =>
    addresses.length === 1
      ? `Cell ${addresses.join("")}.`
      : `Cells ${addresses.slice(0, -1).join(", ")} and ${addresses.at(-1) ?? ""}.`,
  showMore: (count: number) => `Show ${count} more`,
} as const;
