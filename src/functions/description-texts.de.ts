import type { Translation } from "../translation";
import type * as English from "./description-texts";

export const FUNCTION_TEXTS = {
  TIEBREAK: "Eine Feinwertung nach ihrem Kürzel, für einen Spieler oder alle.",
  STANDINGS: "Die Rangliste der Kreuztabelle, mit einer Spalte je Feinwertung.",
  PLACES: "Der Platz eines Spielers oder aller.",
  "TIEBREAK.EXPLAIN": "Wie die Feinwertung eines Spielers zustande kam, eine Zeile je Runde.",
  "TIEBREAK.COMPARE": "Zwei Spieler nebeneinander bis zur Feinwertung, die entscheidet.",
  "TIEBREAK.LIST": "Die Feinwertungen: Kürzel, Name, Funktion, Regel und Erklärung.",
  "CROSSTABLE.CHECK": "Was in der Kreuztabelle nicht stimmt, eine Zeile je Befund.",
  "CROSSTABLE.NORMALIZE": "Die Kreuztabelle in einer einheitlichen Schreibweise.",
  TEAMSTANDINGS: "Rangliste der Mannschaften: nach ihren Kämpfen oder den besten Punktzahlen ihrer Spieler.",
} as const satisfies Translation<typeof English.FUNCTION_TEXTS>;

export const ARGUMENT_TEXTS = {
  crosstable: "Die Kreuztabelle mit ihren Überschriften.",
  code: "Eine Feinwertung, etwa MMED, BH/C1 oder Modified Median.",
  playerOrAll: "Nummer oder Name eines Spielers. Ohne Angabe: alle, in einer Spalte.",
  rules: "Regelwerk und Einstellungen, etwa USCF oder FIDE, rounds=9.",
  sequence: "Feinwertungen der Reihe nach. Ohne Angabe: die des Regelwerks.",
  player: "Nummer oder Name eines Spielers.",
  codeOrAll: "Eine Feinwertung. Ohne Angabe: die Reihenfolge des Regelwerks.",
} as const satisfies Translation<typeof English.ARGUMENT_TEXTS>;
