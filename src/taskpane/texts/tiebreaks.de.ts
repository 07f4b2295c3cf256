import { countWord } from "../../engine/index";
import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./tiebreaks";

const lines = (count: number): string =>
  count === 1 ? "der Feinwertung" : `allen ${countWord(count)} Feinwertungen`;

const without = (players: number): string =>
  `${counted(players, "Spieler hat", "Spieler haben")} keine Wertungszahl`;

export const TIE_BREAK_TEXTS = {
  ruleSet: "Regelwerk",
  option: (code, name) => `${code} – ${name}`,
  sentence: (sentence) => sentence,
  more: "Weitere Einstellungen",
  unrated: "Gegner ohne Wertungszahl",
  unratedOptions: [
    ["", "Weglassen"],
    ["rating", "Zählen als …"],
    ["hult", "Schnitt der Gruppe"],
  ],
  unratedRating: "Wertungszahl eines Gegners ohne",
  sign: "Über und unter der Hälfte",
  signOptions: [
    ["", "Nach Punkten"],
    ["games", "Nach gespielten Partien"],
  ],
  forfeits: "Kampflose Partien im Rundenturnier",
  forfeitOptions: [
    ["", "Wie im Regelwerk"],
    ["played", "Gespielt"],
    ["unplayed", "Nicht gespielt"],
  ],
  house: "Füllspieler",
  houseHint: "Nummern, etwa 17, 18. Sie zählen als Gegner und haben keinen Platz.",
  lots: "Auslosung",
  lotsHint: "Text für den Losentscheid; ohne Angabe der Titel.",
  rulesText: "So, wie Funktionen und Befehlszeile es nehmen:",
  copy: "Kopieren",
  copyRules: "Den Regeltext kopieren",
  foreign: (name, world, others) =>
    `${name} ist keine Feinwertung von ${world}; sie wird nach den Regeln von ${others} berechnet.`,
  useSequence: (world) => `Die Reihenfolge von ${world} nehmen`,
  worlds: { us: "US Chess", fide: "FIDE" },

  sequence: "Reihenfolge",
  presets: "Vorlagen",
  own: "Eigene Reihenfolge",
  lastUsed: "Zuletzt verwendet",
  posted: "Ausgehängte Reihenfolge vom Blatt",
  backTo: (preset) => `Zurück zu ${preset}`,
  checkRegulations: "Mit den geltenden Bestimmungen vergleichen.",

  scoreThenPlay: "Punkte, dann Punkte am Brett",
  score: "Punkte",
  alwaysFirst: "In diesem Regelwerk immer zuerst",
  alwaysFirstScore: "Immer zuerst",
  breaks: (ties) => `löst ${counted(ties, "Gleichstand", "Gleichstände")} auf`,
  breaksNone: "löst hier keinen Gleichstand auf",
  neverReached: "nie erreicht",
  cannotSeparate: "kann niemanden trennen: alle haben gegen alle gespielt",
  sameAs: (line) => `gleich wie Zeile ${line}`,
  sameAsScore: "gleich wie die Punkte",
  missing: {
    ratings: without,
    allRatings: without,
    opponents: () => "die Tabelle nennt keine Gegner",
    colors: (players) => `${counted(players, "Spieler hat", "Spieler haben")} Partien ohne Farbe`,
    roundOrder: () => "die Reihenfolge der Partien ist nicht bekannt",
    playoff: () => "es gibt keine Spalte Play-off",
    boards: () => "die Bretter sind nicht bekannt",
    total: () => "die Werte der Spieler lassen sich nicht zusammenzählen",
  },
  cannotWorkOut: (why) => `nicht zu berechnen: ${why}`,
  ownVariation: "eigene Variante: muss vor Runde 1 aushängen",

  grip: (name, number, count) => `${name} verschieben, ${number} von ${count}`,
  gripHint: "Mit den Pfeiltasten nach oben und unten verschieben.",
  up: (name) => `Nach oben: ${name}`,
  down: (name) => `Nach unten: ${name}`,
  remove: (name) => `Entfernen: ${name}`,
  settingsOf: (name) => `Einstellungen: ${name}`,
  byRule: (drops) => `Nach Regel: ${drops}`,
  all: "Alle",
  cut: (count) => counted(count, "Streichwertung", "Streichwertungen"),
  median: (count) => `Mittlere, ${count} je Ende`,
  stillTied: "Noch Gleiche",
  scoreGroup: "Punktgruppe",
  pointsOf: (name) => `Punkte für ${name}`,
  matchPoints: "Mannschaftspunkte",
  gamePoints: "Brettpunkte",
  limit: "Prozent der Punkte",
  percent: "%",
  limitBad: "Eine ganze Zahl von 1 bis 100.",
  alreadyIn: (line) => `Schon in Zeile ${line}`,

  moved: (name, number, count) => `${name} ist jetzt Nummer ${number} von ${count}.`,
  added: (name, number) => `${name} hinzugefügt als Nummer ${number}.`,
  separated: (places) => `Die Plätze ${places} sind getrennt.`,
  removed: (name) => `${name} entfernt.`,
  undo: "Rückgängig",
  undone: "Rückgängig gemacht.",
  add: "Feinwertung hinzufügen",
  tiedAfter: (count) => (count === 0 ? "Noch punktgleich:" : `Noch gleich nach ${lines(count)}:`),
  tiedGroup: (names, places, section) =>
    `${names}, Plätze ${places}${section === "" ? "" : ` in ${section}`}`,
  others: (players) => `${players} weitere`,
  andMore: (groups) => `und ${groups} weitere`,
  showSeparators: "Zeigen, was sie trennen würde",
  nobodyTied: "Niemand ist mehr gleich.",

  search: "Name, Kürzel oder Regelnummer",
  searchLabel: "Feinwertungen suchen",
  list: "Feinwertungen",
  count: (count) => `${counted(count, "Feinwertung", "Feinwertungen")}. Zuerst die, die hier helfen.`,
  match: (count) => counted(count, "Feinwertung passt", "Feinwertungen passen"),
  noMatch: (text) => `Keine Feinwertung heißt „${text}“.`,
  groups: { us: "US Chess", fide: "FIDE", ratings: "Wertungszahlen", teams: "Mannschaften" },
  postedBefore:
    "Feinwertungen werden vor Runde 1 ausgehängt. Was jetzt hinzukommt, wird auf dem Blatt gekennzeichnet.",
  separates: (places) => `trennt ${places}`,
  noBoardPoints: "braucht Brettpunkte",
  separatesNobody: "trennt niemanden",
  unratedTag: (players) => `${players} ohne Wertungszahl`,
  rulesOf: (world) => `Regeln von ${world}`,
  inLine: (line) => `in Zeile ${line}`,
  citation: (code, rule) => `${code} · ${rule}`,
} as const satisfies Translation<typeof English.TIE_BREAK_TEXTS>;
