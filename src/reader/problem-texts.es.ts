import type { Translation } from "../translation";
import type * as English from "./problem-texts";

export const PLAYER_PROBLEM_TEXTS = {
  noSuchPlayer: (asked) => `no hay ningún jugador «${asked}» en el cuadro cruzado`,
  severalPlayers: ({ asked, players }) =>
    `«${asked}» puede ser ${players.map(({ no, name }) => `${no} ${name}`.trim()).join(" o ")}`,
} as const satisfies Translation<typeof English.PLAYER_PROBLEM_TEXTS>;

export const FORM_PROBLEM_TEXTS: typeof English.FORM_PROBLEM_TEXTS = {
  "no-score": (cell, text) =>
    `${cell} contiene ${text}, que no es una puntuación: son puntos enteros o medios puntos`,
  "no-result": (cell, text) => `${cell} contiene ${text}, que no es un resultado`,
  "running-falls": (cell, text) => `${cell}: un acumulado nunca baja, y aquí baja a ${text || "vacío"}`,
  "running-jumps": (cell, text) => `${cell}: un acumulado nunca sube más de 1, y aquí sube a ${text}`,
  "total-unclear": (cell, text) =>
    `${cell}: ${text} puede ser un acumulado o el total de los resultados anteriores; dé solo los resultados`,
};

export const inRangeText: typeof English.inRangeText = (row, column) =>
  `fila ${row}, columna ${column} del rango`;
