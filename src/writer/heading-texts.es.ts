import type { Translation } from "../translation";
import type * as English from "./heading-texts";

export const HEADINGS = {
  place: "Puesto",
  scorePlace: "Puestos del grupo",
  number: "Nº",
  name: "Nombre",
  rating: "Elo",
  team: "Equipo",
  score: "Puntos",
  players: "Jugadores",
  note: "Nota",
  round: (round) => `Rd ${round}`,
} as const satisfies Translation<typeof English.HEADINGS>;
