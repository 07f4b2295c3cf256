/**
 * Headings that formulas give, alike in every language: workbooks look them up, and those who share one may have
 * the add-in in different languages.
 */
export const FORMULA_HEADINGS = {
  place: "Place",
  number: "No.",
  name: "Name",
  rating: "Rating",
  team: "Team",
  score: "Score",
  players: "Players",
} as const;
