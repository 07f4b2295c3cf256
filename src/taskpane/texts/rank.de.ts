import { countWord } from "../../engine/index";
import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./rank";

const sheets = (count: number): string => counted(count, "Blatt", "Blätter");

const summary = ({ count, nouns, broken, left }: English.Totals, word: string): string =>
  `${counted(count, nouns.player, nouns.players)}${word}, ${counted(broken, "Gleichstand", "Gleichstände")} aufgelöst, ${left === 0 ? "keiner" : left} übrig`;

export const RANK_TEXTS = {
  write: "Schreiben",
  values: "Werte",
  valuesCaption: {
    players: "Blatt „Standings“. Es wird beim nächsten Mal neu geschrieben.",
    teams: "Blatt „Team standings“. Es wird beim nächsten Mal neu geschrieben.",
  },
  live: "Eine mitlaufende Formel",
  liveCaption: {
    players: "Eine Formel =STANDINGS, die der Kreuztabelle folgt.",
    teams: "Eine Formel =TEAMSTANDINGS, die der Kreuztabelle folgt.",
  },
  sections: "Gruppen",
  together: "Alle auf einem Blatt",
  apart: "Ein Blatt je Gruppe",
  columns: "Spalten",
  number: "Nummer",
  rating: "Wertungszahl",
  scorePlace: "Plätze der Punktgruppe",
  scorePlaceCaption: "3–7, wie Geldpreise geteilt werden",
  also: "Außerdem schreiben",
  sheets: {
    wallchart: ["Fortschrittstabelle", "Nach Plätzen, Gegner neu nummeriert"],
    working: ["Rechenweg", "Wie jede Feinwertung zusammengezählt wurde"],
    chart: ["Verlaufsdiagramm", "Punkte nach jeder Runde, erste 8 Spieler"],
    alphabetical: ["Alphabetische Liste", ""],
    notice: ["Aushang der Feinwertungen", "Eine Seite zum Aushängen vor Runde 1"],
    teams: [
      "Mannschaftsrangliste",
      "Beste Punktzahlen je Mannschaft zusammengezählt, mit den Spielern, die zählen",
    ],
  },
  runningScores: "Zwischenstände unter den Ergebnissen",
  workingScore: "Rechenweg für",
  allPlayers: (players, nouns) => `Alle ${counted(players, nouns.player, nouns.players)}`,
  scoreGroup: (points, players, nouns) => `${points}: ${counted(players, nouns.player, nouns.players)}`,
  leaveOut: "Weglassen",
  unplayed: "Spieler ohne Partie",
  again: "Neu erstellen, wenn sich das Blatt ändert",
  againCaption: "Zwei Sekunden nach der letzten Änderung",

  allSections: "alle Gruppen",
  rankAll: "Alle Gruppen erstellen",
  rankAllCaption: "Jedes Blatt dieser Arbeitsmappe mit einer Kreuztabelle, nach seinen eigenen Einstellungen",
  sheetOf: (number, count, sheet) => `Blatt ${number} von ${count}: ${sheet}`,
  writing: "Die Listen werden geschrieben",
  allWritten: (count) => `Ranglisten von ${counted(count, "Blatt", "Blättern")} geschrieben.`,
  allSaid: (count, totals, refused) =>
    `Ranglisten von ${counted(count, "Blatt", "Blättern")} geschrieben. ${summary(totals, "")}.` +
    (refused === 0 ? "" : ` ${sheets(refused)} ohne Rangliste.`),
  nothingRanked: "Es wurde keine Rangliste erstellt.",
  notRanked: "Ohne Rangliste",
  notRankedBy: (first, more) =>
    more === 0 ? first : `${first} Und ${counted(more, "weiterer Fehler", "weitere Fehler")}.`,
  skipped: (names) => `Ausgelassen: ${names}.`,
  reasons: { none: "keine Kreuztabelle", hidden: "ausgeblendet", ours: "eine unserer Listen" },

  ranking: (section) => `Rangliste wird erstellt: ${section}`,
  rankingSaid: (section) => `Rangliste wird erstellt: ${section}.`,
  reading: "Die Kreuztabelle wird gelesen",
  breaking: (players, nouns) => `Feinwertungen: ${counted(players, nouns.player, nouns.players)}`,
  progress: (done, players, nouns) =>
    `Feinwertungen: ${done} von ${players} ${nouns.player === nouns.players ? "Spielern" : nouns.players}`,
  meanwhile:
    "Sie können in Excel weiterarbeiten. Das Blatt wird am Ende in einem Schritt geschrieben; bis dahin ändert sich nichts.",
  stopped: "Abgebrochen. Es wurde nichts geschrieben.",

  written: "Rangliste geschrieben.",
  result: (totals) => `${summary(totals, " gereiht")}.`,
  resultSaid: (totals) => `Rangliste geschrieben. ${summary(totals, "")}.`,
  rankedAgain: "Neu erstellt.",
  firstPlaces: "Erste Plätze",
  firstPlacesOf: (section) => `Erste Plätze, ${section}`,
  place: "Platz",
  name: "Name",
  team: "Mannschaft",
  score: "Punkte",
  shared: (places, section) => `Die Plätze ${places}${section === "" ? "" : ` in ${section}`} sind geteilt:`,
  equal: (names, tieBreaks) =>
    tieBreaks === 0
      ? `${names} haben gleich viele Punkte.`
      : `${names} sind gleich in ${tieBreaks === 1 ? "der Feinwertung" : `allen ${countWord(tieBreaks)} Feinwertungen`}.`,
  moreShared: (groups) =>
    groups === 1 ? "Ein weiterer Platz ist geteilt." : `${groups} weitere Plätze sind geteilt.`,
  addTieBreak: "Feinwertung hinzufügen",
  why: "Warum?",
  goTo: (sheet) => `Zu ${sheet}`,
  copy: "Für Webseite oder E-Mail kopieren",
  copyCaption: "Als Tabelle und als einfacher Text",
  keep: "Diese Fassung behalten",
  keepCaption: (name) => `Als „${name}“; das Blatt gehört dann Ihnen`,
  keptAs: (sheet, round) => `${sheet} nach Runde ${round}`,
  keepOf: (sheet) => `Diese Fassung von ${sheet} behalten`,
  kept: (name) => `Behalten als „${name}“. Die nächste Rangliste kommt auf ein neues Blatt.`,
  freeze: "Werte festschreiben",
  freezeCaption: "Ersetzt die Formel durch die volle Liste; danach folgt nichts mehr der Kreuztabelle",
  remarks:
    "Ihre eigenen Spalten neben der Liste bleiben beim nächsten Erstellen stehen. Geldpreise werden geteilt; Feinwertungen entscheiden über Pokale, Titel und Setzliste.",
  copyByHand: "Kopieren",
  copyByHandHint: "Excel lässt das Kopieren hier nicht zu. Drücken Sie Strg+C (Mac: ⌘C).",
} as const satisfies Translation<typeof English.RANK_TEXTS>;
