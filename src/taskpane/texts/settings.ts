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
  version: (version: string) => `Tie-breaks ${version}`,
} as const;
