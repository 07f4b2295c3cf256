/** What the buttons of a bar about trouble say; its title and text come with the trouble. */
export const TROUBLE_TEXTS = {
  writeAtSelection: "Write at the selected cell",
  writeNew: "Write a new sheet",
  cancel: "Cancel",
  rankAgain: "Rank again",
  chooseOther: "Choose another sheet",
  move: "Move it",
  leaveNoteOut: "Leave Note out",
  tryAgain: "Try again",
  copyDetails: "Copy details",
  details: (version: string, platform: string, code: string) =>
    `Tie-breaks ${version}\nExcel ${platform}\n${code}`,
} as const;
