import type { Translation } from "../translation";
import type * as English from "./team-texts";
import { counted } from "./text";

export const TEAM_TEXTS = {
  matchPoints: "Ptos. enc.",
  boardPoints: "Ptos. tablero",
  teams: (count) => counted(count, "equipo"),
  boards: (count) => counted(count, "tablero"),
  best: (top) => (top === 1 ? "cuenta el mejor jugador" : `cuentan los ${top} mejores jugadores`),
  finalStandings: "Clasificación final por equipos",
  standingsAfter: (round, announced) => `Clasificación por equipos tras la ronda ${round} de ${announced}`,
  placedBy: {
    match: "Los equipos se clasifican por puntos de encuentro.",
    game: "Los equipos se clasifican por puntos de tablero.",
  },
  byes: {
    zero: "El bye de un encuentro no da puntos de tablero.",
    half: "El bye de un encuentro da los puntos de la mitad de los tableros.",
    all: "El bye de un encuentro da los puntos de todos los tableros.",
  },
  weights: (weights) => `Pesos de los tableros: ${weights}.`,
  untold: {
    sums: "El cuadro cruzado solo da sumas de puntos de tablero.",
    none: "El cuadro cruzado no da puntos de tablero.",
  },
  boardPrizes: (board, names) => `Tablero ${board}: ${names}.`,
  prize: (name, team, score, games) => `${name} (${team}) ${score} de ${games}`,
  about: {
    team: "El número y el nombre del equipo en el cuadro cruzado.",
    matchPoints: "Puntos de todos los encuentros, incluidos byes e incomparecencias.",
    boardPoints: "Puntos de todos los tableros, incluidos byes e incomparecencias.",
    medley: "Las mejores puntuaciones de los jugadores del equipo, sumadas.",
    player: "Debajo de cada equipo: los jugadores cuyos puntos cuentan para él.",
  },
  totals: (top) =>
    `Puntos del equipo: ${top === 1 ? "la mejor puntuación" : `las ${top} mejores puntuaciones sumadas`}; sus desempates son los de esos jugadores, ` +
    "sumados (medias en los de Elo). A un equipo con menos jugadores no se le da nada por los que faltan.",
  asValues:
    "Escrito como valores: una fórmula lee un rango, y no une hojas ni da varios trofeos. Vuelva a clasificar cuando cambie un cuadro cruzado.",
  counting: "Quién cuenta: la mejor puntuación, luego los mejores desempates, luego el número más bajo.",
  short: (team, players, missing) =>
    `${team} tiene ${counted(players, "jugador", "jugadores")}; ${missing === 1 ? "el que falta suma" : `los ${missing} que faltan suman`} 0.`,
  player: (name, section) => (section === "" ? name : `${name} (${section})`),
} as const satisfies Translation<typeof English.TEAM_TEXTS>;
