import type { Translation } from "../translation";
import type * as English from "./message-texts";

export const MESSAGES = {
  oneCell: (name) => `${name}: dé una celda, no un rango`,
  holdsError: (name, error) => `${name}: la celda contiene ${error}`,
  someHoldError: (name, error) => `${name}: una celda contiene ${error}`,
  sharedRow: (row) =>
    `la fila ${row} del rango tiene varios jugadores, y una columna un valor por fila; use STANDINGS`,
  samePlayer: "player1 y player2 son el mismo jugador",
  notRanked: "player1 y player2 no están ambos clasificados",
  otherCrosstable: "player1 y player2 están en cuadros cruzados distintos",
  more: (count, where) => ` y ${count} más (véase ${where})`,
  fault: (thrown) => `fallo inesperado: ${thrown}`,
  noRuleSet: (text) => `no existe el reglamento «${text}»`,
  tooManyCells: (cells, most) =>
    `el rango tiene ${cells} celdas, el máximo es ${most}: dé solo el cuadro cruzado`,
  thousands: ".",
  noScore: (text) => `score: «${text}» no es una puntuación; dé la del jugador`,
  longList: (most) => `una lista tiene como máximo ${most} puntuaciones de rivales`,
  needsScore: (title) =>
    `${title} necesita la puntuación del jugador como segundo argumento ("0" para cero puntos)`,
  zeroUnclear: (title) =>
    `${title}: un 0 puede ser ambas cosas; escriba L para una derrota o U para una ronda no jugada, o zero=loss|unplayed`,
  noTeams: "el cuadro cruzado no tiene ninguna columna Team, School o Club, y sus filas no son equipos",
  nobodyInTeam: "ningún jugador tiene equipo",
  twoCrosstables: (asked) => `«${asked}» está en más de un cuadro cruzado del rango`,
  givePlayer: (name) => `${name}: dé el número o el nombre de un jugador`,
  housePlayer: "un jugador comodín no tiene puesto",
  severalCrosstables: (count, names) =>
    `el rango tiene ${count} cuadros cruzados, dé el rango de uno: ${names}`,
  noTieBreak: (text) => `«${text}» no es un desempate; TIEBREAK.LIST() los enumera`,
  noModifier: (text, modifier) => `«${text}»: este desempate no admite «${modifier}»`,
  twice: (text) => `«${text}» aparece dos veces en el orden`,
  only: {
    players: (text) => `«${text}» es para jugadores, y este es un cuadro cruzado de encuentros por equipos`,
    teams: (text) => `«${text}» es para encuentros por equipos, y este es un cuadro cruzado de jugadores`,
  },
  untold: (title) =>
    `${title} necesita los puntos de tablero de cada encuentro, y el cuadro cruzado no los indica`,
  giveCode: "code: dé un desempate como MMED; TIEBREAK.LIST() los enumera",
} as const satisfies Translation<typeof English.MESSAGES>;
