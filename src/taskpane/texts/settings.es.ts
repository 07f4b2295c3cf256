import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./settings";

export const SETTINGS_TEXTS = {
  title: "Ajustes",
  mark: "Marcar celdas en la hoja",
  markCaption: "Resalta lo que contó cuando pregunta ¿Por qué?",
  halves: "Medios puntos como ½ en el panel",
  newRules: "Reglamento para libros nuevos",
  copyToOthers: "Copiar los ajustes a otras hojas de este libro",
  copied: (sheets) =>
    sheets === 0
      ? "No hay ninguna otra hoja con un cuadro cruzado."
      : `Ajustes copiados a ${counted(sheets, "hoja")}.`,
  reset: "Restablecer los ajustes de esta hoja",
  resetAsk: "Todo lo elegido para esta hoja vuelve a lo que se reconoció.",
  resetYes: "Restablecer",
  resetNo: "Conservar",
  resetDone: "Ajustes restablecidos.",
  kept: "Los ajustes de una hoja se guardan en el libro. No se envía nada a ningún sitio.",
  help: "Ayuda",
  guide: "Guía del usuario (en inglés)",
  guidePage: "../help/index.html",
  helpTopics: [
    [
      "Del cuadro cruzado a la clasificación",
      "Abra la hoja con su cuadro cruzado. El panel muestra lo que leyó y lo que no cuadra; elija los desempates y pulse Clasificar la hoja. Al clasificar de nuevo, la lista se reescribe en su sitio, y sus propias columnas al lado se conservan.",
    ],
    [
      "Resultados que lee",
      "W12 ganó a 12, D5 tablas, L3 perdió; B, H, U son byes y ausencias, X y F incomparecencias. Los cuadros de Swiss-Manager, chess-results, Vega, US Chess, WinTD, SwissSys y otros, los cuadros de todos contra todos, las listas de emparejamientos y los informes de torneo (TRF) se leen como están.",
    ],
    [
      "Un número parece erróneo",
      "¿Por qué? muestra cómo se sumó, y por qué un jugador está por delante de otro.",
    ],
    [
      "En las celdas",
      "=STANDINGS(A3:K40) da la clasificación completa, =TIEBREAK.LIST() todos los desempates, =CROSSTABLE.CHECK(A3:K40) lo que no cuadra.",
    ],
    [
      "Teclado",
      "F6 pasa de la hoja al panel. Las flechas van de pestaña en pestaña y por las listas, Inicio y Fin a los extremos; en el asidero de un desempate lo mueven. Esc vuelve atrás.",
    ],
  ],
  version: (version) => `Desempates ${version}`,
} as const satisfies Translation<typeof English.SETTINGS_TEXTS>;
