import type { SheetKind } from "../writer/block";

/** What the sheets that are written are called, in every language: whoever opens the workbook finds them again. */
export const SHEET_NAMES = {
  standings: "Standings",
  wallchart: "Wall chart",
  working: "Working",
  teams: "Team standings",
  alphabetical: "Alphabetical list",
  notice: "Tie-break notice",
  chart: "Race chart",
} as const satisfies Readonly<Record<SheetKind, string>>;
