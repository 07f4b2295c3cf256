import type { Translation } from "../translation";
import type * as English from "./heading-texts";

export const HEADINGS = {
  place: "Platz",
  scorePlace: "Plätze der Punktgruppe",
  number: "Nr.",
  name: "Name",
  rating: "Wertungszahl",
  team: "Mannschaft",
  score: "Punkte",
  players: "Spieler",
  note: "Anmerkung",
  round: (round) => `Rd ${round}`,
} as const satisfies Translation<typeof English.HEADINGS>;
