import type { Translation } from "../translation";
import { HEADINGS } from "./heading-texts";
import { counted } from "./text";
import type * as English from "./texts";

const two = (number: number): string => String(number).padStart(2, "0");

const SIGNS: Readonly<Record<string, string>> = { plus: "Über", even: "Genau", minus: "Unter" };

export const TEXTS = {
  headings: HEADINGS,
  column: (number) => `Spalte ${number}`,
  abouts: {
    place: "8–9 heißt: nach allen Feinwertungen noch gleich.",
    scorePlace:
      "Die Plätze, die sich die Spieler mit dieser Punktzahl teilen, wie Geldpreise geteilt werden.",
    number: "Die Nummer des Spielers in der Kreuztabelle.",
    score: "Punkte aller Runden, spielfreie und kampflose eingeschlossen.",
    note: "Was die Runden der Kreuztabelle über den Spieler sagen.",
    carried: "Wie in der Kreuztabelle.",
  },

  date: (at) => `${at.day}.${at.month}.${at.year}, ${two(at.hour)}:${two(at.minute)} Uhr`,
  ranked: (date) => `erstellt am ${date}`,
  players: (count, { player, players }) => counted(count, player, players),
  sections: (count) => counted(count, "Gruppe", "Gruppen"),
  roundsOf: (round, announced) => `${round} von ${counted(announced, "Runde", "Runden")}`,
  finalStandings: "Endstand",
  standings: "Rangliste",
  standingsAfter: (round, announced) =>
    round === 0 ? "Stand vor Runde 1" : `Stand nach Runde ${round} von ${announced}`,

  missing: (round, count, pairs) =>
    `${round === null ? "" : `in Runde ${round} `}${count === 1 ? "fehlt 1 Ergebnis" : `fehlen ${count} Ergebnisse`} (${pairs})`,
  morePairs: (count) => `und ${count} weitere`,
  provisional: (missing) => `Vorläufig: ${missing}.`,
  errors: (count, first) => `Erstellt trotz ${count === 1 ? "1 Fehler" : `${count} Fehlern`}: ${first}`,

  withdrew: (round) => `Nach Runde ${round} ausgeschieden`,
  entered: (round) => `Ab Runde ${round} dabei`,
  house: "Füllspieler",
  resultMissing: (rounds) => `Ergebnis fehlt in Runde ${rounds}`,

  stillTied: (section, groups) =>
    `Noch gleich${section === "" ? "" : ` in ${section}`}: ${groups}, gleich in jeder Feinwertung.`,
  tiedGroup: (places, names) => `Plätze ${places} (${names})`,
  order: (order) => `Reihenfolge: ${order}.`,
  then: (words) => words.join(", dann "),
  orderScore: "Punkte",
  orderPlay: "Punkte am Brett",
  orderTieBreaks: "die Feinwertungen von links nach rechts",
  bold: ({ player }) =>
    `Fett: der Wert, durch den ${player === "Mannschaft" ? "die Mannschaft" : "der Spieler"} vor dem Nächsten steht.`,
  ruleSet: (code, name, sentence) => `Regelwerk: ${code} (${name}). ${sentence}`,
  rankedAs: {
    swiss: "",
    roundRobin: "Gewertet als Rundenturnier.",
    doubleRoundRobin: "Gewertet als doppelrundiges Turnier.",
    team: "Gewertet als Mannschaftskämpfe.",
  },
  settings: (text) => `Einstellungen: ${text}.`,
  scoring: (win, draw, loss) => `Punkte: Sieg ${win}, Remis ${draw}, Niederlage ${loss}.`,
  tieBreak: (title, name, rule, note) =>
    `${title === name ? title : `${title}: ${name}`} (${rule}): ${note}${note.endsWith(".") ? "" : "."}`,
  foreign: (ruleSet) => `Berechnet nach ${ruleSet}.`,
  addedAfter: (round) => `Nach Runde ${round} hinzugefügt.`,
  blank: (why) => `Leer: ${why}`,
  blankColumn: (heading, why) => `${heading} ist leer: ${why}`,
  lots: (seed) => `Losentscheid: Startwert „${seed}“.`,
  playDecided: (ahead, behind) =>
    `Punkte am Brett: ${ahead} vor ${behind}; dessen Punkte sind alle spielfrei oder kampflos (US Chess 34E1).`,
  playIgnored: (names, ruleSet) =>
    `Punkte am Brett: US Chess stellt Punkte am Brett über spielfreie und kampflose (34E1); ` +
    `${ruleSet} tut das nicht. Nach dieser Regel wäre die Reihenfolge anders für ${names}.`,
  moreNames: (count) => `${count} weitere`,
  noticeTitle: "Feinwertungen",
  noticeIntro: ({ players }) => `${players} mit gleicher Punktzahl werden so gereiht:`,
  noticeItem: (number, name, rule, note) => `${number}. ${name} (${rule}): ${note}`,
  noticePlay:
    "Vor allen Feinwertungen stehen Spieler, die am Brett gepunktet haben, vor denen, deren Punkte alle spielfrei oder kampflos sind (US Chess 34E1).",
  noticePosted: (date) => `Ausgehängt am ${date}.`,

  working: {
    headings: {
      round: "Rd",
      opponent: "Gegner",
      result: "Ergebnis",
      score: "Gegnerpkt.",
      counts: "Zählt",
      why: "Warum",
    },
    total: "Summe",
    points: (score, one) => `${score} ${one ? "Punkt" : "Punkte"}`,
    player: (place, name) => (place === "" ? name : `${place}. ${name}`),
    opponent: (number, name) => `${number} ${name}`,
    cut: (sign, rounds, name, dropped) =>
      `${SIGNS[sign] ?? sign} der Hälfte der Punkte, ${counted(rounds, "Runde", "Runden")}: ${name} streicht die ${dropped}`,
    ends: {
      plus: (low) => low,
      minus: (_low, high) => high,
      even: (low, high) => `${low} und die ${high}`,
    },
    deduction: (what, round) => `${what} in Runde ${round}`,
    key: "In Klammern: gestrichen, zählt nicht.",
  },

  race: {
    title: "Punkte nach jeder Runde",
    round: "Runde",
    first: (count, { player, players }) => `Die ersten ${counted(count, player, players)}`,
  },

  live: "Mitlaufende Rangliste: Sie folgt der Kreuztabelle.",

  wallChartAfter: (round, announced) =>
    `Fortschrittstabelle nach Runde ${round} von ${announced}, nach Plätzen`,
  numbersOfList: "Gegner mit den Nummern dieser Liste",
  wallChartKey:
    "W Sieg, D Remis, L Niederlage; w Weiß, b Schwarz; X, F kampflos gewonnen, verloren; B spielfrei, H spielfrei mit ½ Punkt, U nicht gespielt.",
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  asValues:
    "Als Werte geschrieben: Eine Formel liest einen Bereich, und diese Gruppe teilt ihre Zellen mit einer anderen. Erstellen Sie die Liste neu, wenn sich die Kreuztabelle geändert hat.",
  cash: ({ players }) =>
    `Geldpreise werden unter ${players === "Mannschaften" ? "punktgleichen Mannschaften" : "punktgleichen Spielern"} geteilt; Feinwertungen entscheiden über Pokale, Titel und Setzliste.`,
} as const satisfies Translation<typeof English.TEXTS>;
