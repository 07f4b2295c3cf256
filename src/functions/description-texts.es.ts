import type { Translation } from "../translation";
import type * as English from "./description-texts";

export const FUNCTION_TEXTS = {
  TIEBREAK: "Un desempate por su código, de un jugador o de todos.",
  STANDINGS: "La clasificación del cuadro cruzado, con una columna por desempate.",
  PLACES: "El puesto de un jugador o de todos.",
  "TIEBREAK.EXPLAIN": "De dónde sale el desempate de un jugador, una línea por ronda.",
  "TIEBREAK.COMPARE": "Dos jugadores uno junto a otro hasta el desempate que decide.",
  "TIEBREAK.LIST": "Los desempates: código, nombre, función, regla y resumen.",
  "CROSSTABLE.CHECK": "Lo que no cuadra en el cuadro cruzado, una línea por aviso.",
  "CROSSTABLE.NORMALIZE": "El cuadro cruzado en una notación uniforme.",
  TEAMSTANDINGS:
    "Clasificación por equipos: por sus encuentros o por las mejores puntuaciones de sus jugadores.",
} as const satisfies Translation<typeof English.FUNCTION_TEXTS>;

export const ARGUMENT_TEXTS = {
  crosstable: "El cuadro cruzado, con sus encabezados.",
  code: "Un desempate, como MMED, BH/C1 o Modified Median.",
  playerOrAll: "Número o nombre de un jugador. Si se omite: todos, en una columna.",
  rules: "Reglamento y ajustes, como USCF o FIDE, rounds=9.",
  sequence: "Desempates por orden. Si se omite: los del reglamento.",
  player: "Número o nombre de un jugador.",
  codeOrAll: "Un desempate. Si se omite: el orden del reglamento.",
} as const satisfies Translation<typeof English.ARGUMENT_TEXTS>;
