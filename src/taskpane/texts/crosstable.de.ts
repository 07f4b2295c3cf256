import type { Translation } from "../../translation";
import type * as English from "./crosstable";

export const CROSSTABLE_TEXTS = {
  welcomeTitle: "Rangliste aus Ihrer Kreuztabelle",
  welcome:
    "Öffnen Sie das Blatt mit Ihrer Kreuztabelle. Dieser Bereich liest sie, berechnet die Feinwertungen nach den Regeln Ihrer Wahl und " +
    "schreibt ein Blatt „Standings“. Ihr Blatt wird nicht geändert, und nichts verlässt die Arbeitsmappe.",
  none: (sheet) => [
    "Keine Kreuztabelle auf ",
    { strong: sheet },
    ". Eine Kreuztabelle hat eine Zeile je Spieler mit Ergebnissen wie ",
    { strong: "W12" },
    ", ",
    { strong: "D5" },
    " oder ",
    { strong: "1" },
    ".",
  ],
  insertSample: "Beispiel einfügen",
  newCrosstable: "Neue Kreuztabelle",
  newCaption: "Namen einfügen oder mit einem leeren Formular beginnen",
  here: "Sie steht auf diesem Blatt",
  hereCaption: "Markieren Sie sie samt Überschriften, und wählen Sie dann dies",
  others: "Andere Blätter",
  othersCaption: (sheets) => `Kreuztabellen gefunden auf: ${sheets}`,
  noHeading: (range, row, shown) =>
    `Keine Überschriften in ${range}. ${shown === "" ? "Der Bereich ist leer." : `In Zeile ${row} steht „${shown}“.`}`,
  own: {
    standings: (sheet) =>
      `Dies ist die Rangliste von ${sheet}. Rangliste erstellen schreibt sie aus jenem Blatt neu.`,
    teams: (sheet) =>
      `Dies ist die Mannschaftsrangliste von ${sheet}. Rangliste erstellen schreibt sie aus jenem Blatt neu.`,
    other: (sheet) => `Dieses Blatt gehört zu ${sheet}. Rangliste erstellen schreibt es aus jenem Blatt neu.`,
  },

  ready: "Bereit.",
  allAgree: (games) =>
    games === 1 ? "Die Partie stimmt in beiden Zeilen" : `Alle ${games} Partien stimmen in beiden Zeilen`,
  allRead: (games) => (games === 1 ? "Die Partie ist gelesen" : `Alle ${games} Partien sind gelesen`),
  matchesAgree: (matches) =>
    matches === 1
      ? "Der Kampf stimmt in beiden Zeilen"
      : `Alle ${matches} Mannschaftskämpfe stimmen in beiden Zeilen`,
  matchesRead: (matches) =>
    matches === 1 ? "Der Kampf ist gelesen" : `Alle ${matches} Mannschaftskämpfe sind gelesen`,
  totalsAddUp: (totals) => `, und alle ${totals} Summen gehen auf.`,
  noTotals: ". Das Blatt hat keine Summen zum Vergleichen.",
  notFinished: (round) => `Runde ${round} ist nicht beendet.`,
  missing: (results) =>
    `${results === 1 ? "1 Ergebnis fehlt" : `${results} Ergebnisse fehlen`}; die Rangliste wird vorläufig sein.`,
  errors: (errors) =>
    errors === 1 ? "1 Fehler ändert die Rangliste." : `${errors} Fehler ändern die Rangliste.`,
  correct: "Berichtigen Sie sie auf dem Blatt; es wird von selbst neu gelesen.",
  correctOne: "Berichtigen Sie ihn auf dem Blatt; es wird von selbst neu gelesen.",

  remedies: { showRows: "Einblenden" },
  rowsShown: "Alle Zeilen sind eingeblendet.",

  recognized: "Erkannt",
  readAgain: "Neu lesen",
  groups: { error: "Fehler", warning: "Warnungen", info: "Hinweise" },
  levels: { error: "Fehler.", warning: "Warnung.", info: "Hinweis." },
  cells: (addresses) =>
    addresses.length === 1
      ? `Zelle ${addresses.join("")}.`
      : `Zellen ${addresses.slice(0, -1).join(", ")} und ${addresses.at(-1) ?? ""}.`,
  showMore: (count) => `${count} weitere zeigen`,
} as const satisfies Translation<typeof English.CROSSTABLE_TEXTS>;
