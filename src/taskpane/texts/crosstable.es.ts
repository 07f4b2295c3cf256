import type { Translation } from "../../translation";
import type * as English from "./crosstable";

export const CROSSTABLE_TEXTS = {
  welcomeTitle: "La clasificación de su cuadro cruzado",
  welcome:
    "Abra la hoja con su cuadro cruzado. Este panel lo lee, deshace los empates según las reglas que elija y " +
    "escribe una hoja «Standings». Su hoja no cambia, y nada sale del libro.",
  none: (sheet) => [
    "No hay ningún cuadro cruzado en ",
    { strong: sheet },
    ". Un cuadro cruzado tiene una fila por jugador, con resultados como ",
    { strong: "W12" },
    ", ",
    { strong: "D5" },
    " o ",
    { strong: "1" },
    ".",
  ],
  insertSample: "Insertar un ejemplo",
  newCrosstable: "Nuevo cuadro cruzado",
  newCaption: "Pegue nombres o empiece con un formulario en blanco",
  here: "Está en esta hoja",
  hereCaption: "Selecciónelo, con sus encabezados, y elija esto",
  others: "Otras hojas",
  othersCaption: (sheets) => `Cuadros cruzados encontrados en: ${sheets}`,
  noHeading: (range, row, shown) =>
    `No hay encabezados en ${range}. ${shown === "" ? "Está vacío." : `La fila ${row} dice «${shown}».`}`,
  own: {
    standings: (sheet) =>
      `Esta es la clasificación de ${sheet}. Clasificar la hoja vuelve a clasificar aquella hoja.`,
    teams: (sheet) =>
      `Esta es la clasificación por equipos de ${sheet}. Clasificar la hoja vuelve a clasificar aquella hoja.`,
    other: (sheet) => `Esta hoja pertenece a ${sheet}. Clasificar la hoja vuelve a clasificar aquella hoja.`,
  },

  ready: "Listo para clasificar.",
  allAgree: (games) =>
    games === 1 ? "La partida concuerda en ambas filas" : `Las ${games} partidas concuerdan en ambas filas`,
  allRead: (games) => (games === 1 ? "La partida está leída" : `Las ${games} partidas están leídas`),
  matchesAgree: (matches) =>
    matches === 1
      ? "El encuentro concuerda en ambas filas"
      : `Los ${matches} encuentros concuerdan en ambas filas`,
  matchesRead: (matches) =>
    matches === 1 ? "El encuentro está leído" : `Los ${matches} encuentros están leídos`,
  totalsAddUp: (totals) => `, y los ${totals} totales cuadran.`,
  noTotals: ". La hoja no tiene totales que comparar.",
  notFinished: (round) => `La ronda ${round} no ha terminado.`,
  missing: (results) =>
    `${results === 1 ? "Falta 1 resultado" : `Faltan ${results} resultados`}; la clasificación será provisional.`,
  errors: (errors) =>
    errors === 1 ? "1 error cambia la clasificación." : `${errors} errores cambian la clasificación.`,
  correct: "Corríjalos en la hoja; el panel la vuelve a leer por sí solo.",
  correctOne: "Corríjalo en la hoja; el panel la vuelve a leer por sí solo.",

  remedies: { showRows: "Mostrarlas" },
  rowsShown: "Se muestran todas las filas.",

  recognized: "Reconocido",
  readAgain: "Leer de nuevo",
  groups: { error: "Errores", warning: "Avisos", info: "Notas" },
  levels: { error: "Error.", warning: "Aviso.", info: "Nota." },
  cells: (addresses) =>
    addresses.length === 1
      ? `Celda ${addresses.join("")}.`
      : `Celdas ${addresses.slice(0, -1).join(", ")} y ${addresses.at(-1) ?? ""}.`,
  showMore: (count) => `Mostrar ${count} más`,
} as const satisfies Translation<typeof English.CROSSTABLE_TEXTS>;
