import { upperFirst } from "../../engine/index";
import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./why";

export const WHY_TEXTS = {
  player: ({ player }) => upperFirst(player),
  against: "contra",
  nobody: ({ player }) => `Nadie: explicar un ${player}`,
  choosePlayer: ({ player }) => `Elija un ${player}`,
  choose: ({ player }) => `Elija un ${player}, o seleccione una o dos filas en la hoja.`,
  option: (place, name) => (place === "" ? name : `${place}. ${name}`),
  schools:
    "Aquí se explican jugadores. El total de un equipo es el de los jugadores que figuran bajo él en su hoja, Team standings.",
  steps: "Paso a paso",
  step: "Paso",
  score: "Puntos",
  points: "Puntos en el tablero",
  decides: "decide",
  notReached: "sin llegar",
  round: "Rd",
  opponent: "Rival",
  opponentScore: "Puntos",
  counts: "Cuenta",
  dropped: "descartado",
  working: (name, tieBreak, value) => `${name}: ${tieBreak} ${value}`,
  noValue: "–",
  others: "Otros desempates",
  workingOf: (tieBreak) => `Cálculo de ${tieBreak}`,
  notNeeded: "No hace falta para este puesto",
  show: "Mostrar en el cuadro cruzado",
  clear: "Quitar las marcas",
  marked: (cells) => `${counted(cells, "celda marcada", "celdas marcadas")}.`,
  cleared: "Marcas quitadas.",
  copyText: "Copiar como texto",
  places: (event, a, b) => `${event}: puestos ${a} y ${b}`,
  place: (event, place) => `${event}: puesto ${place}`,
  played: (name) => `Rivales de ${name}`,
  scoreOf: (name, score) => `${name} (${score} puntos)`,
  about: (name, caption) => `${name}: ${caption}.`,
  adds: (name, summary, rule) => `${name}: ${summary.replace(/\.$/, "")} (${rule}).`,
} as const satisfies Translation<typeof English.WHY_TEXTS>;
