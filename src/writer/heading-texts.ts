/** Headings of lists, apart from what else the sheets say: the custom functions have them too. */
export const HEADINGS = {
  place: "Place",
  scorePlace: "Score place",
  number: "No.",
  name: "Name",
  rating: "Rating",
  team: "Team",
  score: "Score",
  note: "Note",
  players: "Players",
  round: (round: number) => `Rd ${round}`,
} as const;
