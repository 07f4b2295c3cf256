import type { Translation } from "../translation";
import type * as English from "./problem-texts";

export const PLAYER_PROBLEM_TEXTS = {
  noSuchPlayer: (asked) => `in der Kreuztabelle gibt es keinen Spieler „${asked}“`,
  severalPlayers: ({ asked, players }) =>
    `mit „${asked}“ kann gemeint sein: ${players.map(({ no, name }) => `${no} ${name}`.trim()).join(" oder ")}`,
} as const satisfies Translation<typeof English.PLAYER_PROBLEM_TEXTS>;

export const FORM_PROBLEM_TEXTS: typeof English.FORM_PROBLEM_TEXTS = {
  "no-score": (cell, text) =>
    `${cell} enthält ${text}; das ist keine Punktzahl: Punktzahlen sind ganze oder halbe Punkte`,
  "no-result": (cell, text) => `${cell} enthält ${text}; das ist kein Ergebnis`,
  "running-falls": (cell, text) =>
    `${cell}: Ein Zwischenstand fällt nie, und hier fällt er auf ${text || "leer"}`,
  "running-jumps": (cell, text) =>
    `${cell}: Ein Zwischenstand steigt nie um mehr als 1, und hier steigt er auf ${text}`,
  "total-unclear": (cell, text) =>
    `${cell}: ${text} kann ein Zwischenstand oder die Summe der Ergebnisse davor sein; geben Sie nur die Ergebnisse an`,
};

export const inRangeText: typeof English.inRangeText = (row, column) =>
  `Zeile ${row}, Spalte ${column} des Bereichs`;
