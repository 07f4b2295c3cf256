import type { Translation } from "../../translation";
import type * as English from "./facts";

export const FACT_TEXTS = {
  names: {
    cells: "Celdas",
    event: "Torneo",
    section: "Grupo",
    rounds: "Rondas",
    kind: "Tipo",
    numbers: "Números",
    scoring: "Puntuación",
    white: "Blancas",
    unplayed: "Sin jugar",
    layout: "Disposición",
  },
  change: (fact) => `Cambiar: ${fact}`,
  setByUser: "Fijado por usted",
  reset: "Restablecer",
  resetOf: (fact) => `Restablecer: ${fact}`,
  noTitle: "Ninguno",
  sectionFrom: (from, section) =>
    from === "" ? `Grupo: ${section}` : `Grupo ${from.replace(/^De/, "de")}: ${section}`,
  sectionOf: (number, count) => `${number} de ${count}`,
  allSections: "Todos los grupos",

  inOrder: "En el orden de los grupos",
  differs: "Distinto en cada grupo",

  cellsHint: "Seleccione la tabla en la hoja, con sus encabezados, y elija esto.",
  useSelected: (address) =>
    address === "" ? "Usar las celdas seleccionadas" : `Usar las celdas seleccionadas (${address})`,
  headingRow: "Fila de encabezados",
  headingHint: "Déjela vacía para que el panel la busque.",
  eventTitle: "Título del torneo",
  announced: "Rondas anunciadas",
  announcedHint: "Lo que dice la hoja, salvo que usted sepa otra cosa.",
  after: "Clasificación tras la ronda",
  afterHint: "Los resultados posteriores se omiten. Vacía: todas las rondas empezadas.",
  kinds: [
    ["swiss", "Suizo"],
    ["rr", "Liga"],
    ["drr", "Liga a doble vuelta"],
    ["team", "Encuentros por equipos"],
  ],
  numbers: [
    ["pairing", "Números de emparejamiento"],
    ["rank", "Rangos"],
    ["place", "Puestos"],
  ],
  numbersHint: "Qué son los números de los rivales en las rondas.",
  scoring: "Puntos por victoria, tablas y derrota",
  scoringHint: "Como 3-1-0.",
  white: "Letra de las blancas",
  whiteHint: "Una letra; la otra son las negras.",
  unplayed: [
    ["unplayed", "No jugada"],
    ["loss", "Perdida"],
  ],
  unplayedHint: "Qué significa una celda vacía o un 0 sin rival.",
  asRecognized: "Como se reconoció",
  bad: {
    rounds: "Un número entero de 1 a 200.",
    scoring: "Tres números como 3-1-0: la victoria vale más, la derrota menos.",
    letter: "Una letra.",
    row: (first, last) => `Una fila de ${first} a ${last}.`,
  },
} as const satisfies Translation<typeof English.FACT_TEXTS>;
