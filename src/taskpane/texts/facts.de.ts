import type { Translation } from "../../translation";
import type * as English from "./facts";

export const FACT_TEXTS = {
  names: {
    cells: "Zellen",
    event: "Turnier",
    section: "Gruppe",
    rounds: "Runden",
    kind: "Art",
    numbers: "Nummern",
    scoring: "Punkte",
    white: "Weiß",
    unplayed: "Nicht gespielt",
    layout: "Aufbau",
  },
  change: (fact) => `Ändern: ${fact}`,
  setByUser: "Von Ihnen festgelegt",
  reset: "Zurücksetzen",
  resetOf: (fact) => `Zurücksetzen: ${fact}`,
  noTitle: "Keiner",
  sectionFrom: (from, section) =>
    from === "" ? `Gruppe: ${section}` : `Gruppe ${from.replace(/^Aus/, "aus")}: ${section}`,
  sectionOf: (number, count) => `${number} von ${count}`,
  allSections: "Alle Gruppen",

  inOrder: "In der Reihenfolge der Gruppen",
  differs: "Je Gruppe verschieden",

  cellsHint: "Markieren Sie die Tabelle auf dem Blatt samt Überschriften, und wählen Sie dann dies.",
  useSelected: (address) =>
    address === "" ? "Markierte Zellen nehmen" : `Markierte Zellen nehmen (${address})`,
  headingRow: "Zeile der Überschriften",
  headingHint: "Lassen Sie das Feld leer, damit sie gesucht wird.",
  eventTitle: "Titel des Turniers",
  announced: "Angesetzte Runden",
  announcedHint: "Wie auf dem Blatt, außer Sie wissen es besser.",
  after: "Stand nach Runde",
  afterHint: "Spätere Ergebnisse bleiben außer Acht. Leer: alle begonnenen Runden.",
  kinds: [
    ["swiss", "Schweizer System"],
    ["rr", "Rundenturnier"],
    ["drr", "Doppelrundiges Turnier"],
    ["team", "Mannschaftskämpfe"],
  ],
  numbers: [
    ["pairing", "Startnummern"],
    ["rank", "Ränge"],
    ["place", "Plätze"],
  ],
  numbersHint: "Was die Nummern der Gegner in den Runden sind.",
  scoring: "Punkte für Sieg, Remis und Niederlage",
  scoringHint: "Etwa 3-1-0.",
  white: "Buchstabe für Weiß",
  whiteHint: "Ein Buchstabe; der andere ist Schwarz.",
  unplayed: [
    ["unplayed", "Nicht gespielt"],
    ["loss", "Verloren"],
  ],
  unplayedHint: "Was eine leere Zelle oder eine 0 ohne Gegner bedeutet.",
  asRecognized: "Wie erkannt",
  bad: {
    rounds: "Eine ganze Zahl von 1 bis 200.",
    scoring: "Drei Zahlen wie 3-1-0: Ein Sieg ist am meisten wert, eine Niederlage am wenigsten.",
    letter: "Ein Buchstabe.",
    row: (first, last) => `Eine Zeile von ${first} bis ${last}.`,
  },
} as const satisfies Translation<typeof English.FACT_TEXTS>;
