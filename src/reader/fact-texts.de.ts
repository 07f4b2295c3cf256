import type { Translation } from "../translation";
import type * as English from "./fact-texts";

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const FACT_TEXTS = {
  kinds: {
    swiss: "Schweizer System",
    roundRobin: "Rundenturnier",
    doubleRoundRobin: "Doppelrundiges Turnier",
    team: "Mannschaftskämpfe",
  },
  kindEvidence: {
    swiss: "Nicht jeder spielt gegen jeden",
    roundRobin: "Jeder spielt einmal gegen jeden",
    doubleRoundRobin: "Jeder spielt zweimal gegen jeden",
    team: "So sagt es das Blatt",
  },
  layoutSaysSo: "So sagt es der Aufbau",
  asTotalsSay: "Wie die Summen sagen",
  noTotals: "Keine Summen zum Vergleichen",
  played: (counted, announced) => `${counted} von ${announced} gespielt`,
  unplayed: {
    full: (count) => `${count} × spielfrei`,
    half: (count) => `${count} × spielfrei mit ½ Punkt`,
    zero: (count) => `${count} × spielfrei ohne Punkt`,
    forfeit: (count) => `${count} × kampflos`,
    absence: (count) => `${count} × nicht ausgelost`,
  },
  rounds: (count) => counted(count, "Runde", "Runden"),

  colored: (games) => `${counted(games, "Partie hat", "Partien haben")} eine Farbe`,
  capitals: "Großbuchstaben",
  smallIsBlack: "Kleinbuchstaben sind Schwarz",
  notMarked: "Nicht angegeben",
  noColors: "Keine Partie hat eine Farbe",
  notKnown: "Nicht bekannt",
  marked: (letters) => `Gekennzeichnet: ${letters}`,

  numbers: { pairing: "Startnummern", rank: "Ränge", place: "Plätze", row: "Zeilennummern" },
  fromColumn: (heading) => `Aus der Spalte ${heading}.`,
  noNumbers: "Keine Spalte mit Nummern",
  allAgree: (games) =>
    games === 1 ? "Die Partie stimmt so überein" : `Alle ${games} Partien stimmen so überein`,
  someAgree: (games, all) => `${games} von ${all} Partien stimmen so überein`,
  onlyAs: (games, numbers) => `, nur ${games} als ${numbers}`,

  linesPerPlayer: {
    1: "eine Zeile je Spieler",
    2: "zwei Zeilen je Spieler",
    3: "drei Zeilen je Spieler",
  },
  severalLines: "mehrere Zeilen je Spieler",
  headingIn: (row, lines) => `Überschrift in Zeile ${row}, ${lines}`,
  from: (cell) => `Aus ${cell}`,
  columns: (first, last) => `Spalten ${first} bis ${last}`,
  noHeadings: "Keine Überschriften",
  oneLine: "Eine Zeile je Spieler",
  asRoundsSay: "Wie die Runden der Spieler sagen",
  asReportSays: "Wie der Bericht sagt",
  section: (number) => `Gruppe ${number}`,
  sectionOf: (number, count) => `${number} von ${count}`,
  splitAt: (rows) => `Geteilt an den Überschriften in den Zeilen ${rows}`,
  row: /\bZeile (\d{1,7})\b/g,
  rowText: (row) => `Zeile ${row}`,
  by: (tieBreak, ruleSet) => `${tieBreak} nach ${ruleSet}`,

  layouts: {
    report: "Turnierbericht (TRF)",
    ratingReport: "Wertungsbericht von US Chess",
    tdexport: "Wertungsdatei von US Chess",
    apart: "Fortschrittstabelle mit Gegnern in eigenen Spalten",
    pairings: "Paarungslisten",
    matches: "Listen von Mannschaftskämpfen",
    beside: "Fortschrittstabellen nebeneinander",
    besideList: "Fortschrittstabelle neben einer Liste",
    oneHeading: "Gruppen unter einer Überschrift",
    text: "Texttabelle",
    grid: "Kreuztabelle jeder gegen jeden",
    chart: "Fortschrittstabelle",
    headless: "Fortschrittstabelle ohne Überschriften",
  },
} as const satisfies Translation<typeof English.FACT_TEXTS>;
