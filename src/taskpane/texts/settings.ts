/** The page Settings. */
export const SETTINGS_TEXTS = {
  title: "Settings",
  mark: "Mark cells on the sheet",
  markCaption: "Highlights what counted when you ask Why?",
  halves: "Halves as ½ in the pane",
  newRules: "Rule set for new workbooks",
  copyToOthers: "Copy settings to other sheets of this workbook",
  copied: (sheets: number) =>
    sheets === 0
      ? "There is no other sheet with a crosstable."
      : `Settings copied to ${sheets === 1 ? "one sheet" : `${sheets} sheets`}.`,
  reset: "Reset this sheet's settings",
  resetAsk: "All choices for this sheet go back to what was recognized.",
  resetYes: "Reset",
  resetNo: "Keep",
  resetDone: "Settings reset.",
  kept: "Settings of a sheet are kept in the workbook. Nothing is sent anywhere.",
  help: "Help",
  guide: "User guide",
  /** Its address, from the page of the pane. */
  guidePage: "help/index.html",
  helpTopics: [
    [
      "From crosstable to standings",
      "Open the sheet with your crosstable. The pane shows what it read and what looks wrong; choose the tie-breaks and press Rank sheet. Ranked again, a list is written again in its place, and your own columns beside it stay.",
    ],
    [
      "Results it reads",
      "W12 won against 12, D5 drew, L3 lost; B, H, U are byes and absences, X and F forfeits. Wall charts of US Chess, WinTD, SwissSys, chess-results and others, grids, pairing lists and tournament reports (TRF) are read as they are.",
    ],
    ["A number looks wrong", "Why? shows how it was added up, and why one player stands ahead of another."],
    [
      "In cells",
      "=STANDINGS(A3:K40) gives the whole table, =TIEBREAK.LIST() all tie-breaks, =CROSSTABLE.CHECK(A3:K40) what looks wrong.",
    ],
    [
      "Keyboard",
      "F6 moves between sheet and pane. Arrow keys move from tab to tab and along lists, Home and End to the ends; on the grip of a tie-break they move it. Esc goes back.",
    ],
  ],
  version: (version: string) => `Tie-breaks ${version}`,
} as const;
