import type * as English from "./caption-texts";

export const CAPTION_TEXTS: typeof English.CAPTION_TEXTS = {
  "games-disagree": "Beide Zeilen müssen dieselbe Partie zeigen.",
  "one-sided": "Erlaubt; N, R und S kennzeichnen Ergebnisse, die sich unterscheiden sollen.",
  "total-missing": "Tragen Sie die Summe ein, damit sie verglichen wird.",
  "number-twice": "Geben Sie einem von beiden eine andere Nummer.",
  "plays-himself": "Berichtigen Sie die Nummer des Gegners.",
  damaged: "Formatieren Sie die Spalte als Text, und tragen Sie das Ergebnis noch einmal ein.",
  "error-value": "Berichtigen Sie die Formel, oder tragen Sie das Ergebnis ein.",
  unrated: "In Mitteln von Wertungszahlen zählen sie nicht mit.",
  "met-twice": "Erlaubt; prüfen Sie, ob es so gemeint ist.",
  "spelled-differently": "Wenn ja, schreiben Sie den Namen beide Male gleich; sonst ist nichts zu tun.",
  "several-byes": "Erlaubt; prüfen Sie, ob es so gemeint ist.",
  "byes-in-round": "Meist bleibt höchstens ein Spieler übrig.",
  "results-missing": "Sie zählen als noch nicht gespielt.",
  "same-color": "Eine der beiden Farben muss falsch sein.",
  "colors-missing": "Feinwertungen, die Farben zählen, können falsch sein.",
  "no-opponent": "Für eine Partie schreiben Sie die Nummer des Gegners, sonst B, H oder U.",
  "blank-cell": "Sie zählt als nicht gespielt.",
  "no-number": "Geben Sie jedem Spieler eine Nummer.",
  "numbers-missing": "In Ordnung, wenn sie vor Runde 1 zurückgetreten sind.",
  "byes-by-total": "Schreiben Sie H in die Runden, die spielfrei mit ½ Punkt waren.",
  "sign-lost": "Formatieren Sie die Spalte als Text, und tragen Sie das Ergebnis noch einmal ein.",
  "play-off-note": "Eine Spalte mit der Überschrift Play-off (1 = Erster) lässt ihn zählen.",
  diagonal: "Ein Spieler spielt nicht gegen sich selbst: Lassen Sie die Zelle leer.",
  "uneven-rows": "Zeigen Sie jede Runde: U, wo nicht gespielt wurde.",
};

export const EXPECTED_TEXTS: typeof English.EXPECTED_TEXTS = {
  round: "Erwartet wird etwas wie W12, D5, L3, B, H oder U.",
  game: "Erwartet wird ein Ergebnis wie 1-0, ½-½ oder 0-1.",
  points: "Erwartet wird 1, ½ oder 0.",
};

export const totalDiffersCaption: typeof English.totalDiffersCaption = (missing) =>
  missing
    ? "Oder in den Runden fehlt ein halber Punkt für spielfrei."
    : "Berichtigen Sie die Summe oder die Runde, die falsch ist.";

const MANY = { pairing: "Nummern", rank: "Ränge", place: "Plätze", row: "Zeilen" } as const;

export const noSuchPlayerCaption: typeof English.noSuchPlayerCaption = (kind, highest) =>
  `Die ${MANY[kind]} gehen von 1 bis ${highest}.`;
