import type { System } from "../../engine/index";
import { counted } from "../../writer/text";

/** Header, tabs and foot. */
export const FRAME_TEXTS = {
  pane: "Tie-breaks",
  tabs: { crosstable: "Crosstable", tiebreaks: "Tie-breaks", rank: "Rank", why: "Why?" },
  errorsBadge: (count: number) => (count === 1 ? "error" : "errors"),
  settings: "Settings",
  back: "Back",
  starting: "Reading the sheet",
  noCrosstable: "No crosstable on this sheet",
  nothingToRank: "Nothing to rank yet. Open the sheet with your crosstable.",
  kinds: {
    swiss: "Swiss",
    roundRobin: "Round robin",
    doubleRoundRobin: "Double round robin",
    team: "Team matches",
  } satisfies Readonly<Record<System, string>>,
  sections: (count: number) => counted(count, "section"),
  after: (round: number, rounds: number) =>
    round === 0 ? "before round 1" : `after round ${round} of ${rounds}`,
  sequence: (rules: string, titles: string) => `${rules}: ${titles === "" ? "Score only" : titles}`,

  rankSheet: "Rank sheet",
  writeLive: "Write live standings",
  cancel: "Cancel",
  goTo: (sheet: string) => `Go to ${sheet}`,
  errorsCount: (errors: number) => `${counted(errors, "error")}. Games that disagree count as each row says.`,
  goToFirstError: "Go to first error",
  rankAnyway: "Rank anyway",

  followed: (section: string, players: string, errors: number, warnings: number) =>
    `${section}: ${players}, ${counted(errors, "error")}, ${counted(warnings, "warning")}.`,
  nothingOn: (sheet: string) => `No crosstable on ${sheet}.`,
  errorsNow: (errors: number) => (errors === 0 ? "No errors now." : `${counted(errors, "error")} now.`),
  copied: "Copied.",
} as const;
