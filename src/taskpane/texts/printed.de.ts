import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./printed";

const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  opponentUnplayed: {
    half: "nicht gespielten Partien eines Gegners zu je ½",
    asScored: "nicht gespielten Partien eines Gegners, wie sie gepunktet wurden",
    fide: "am Ende aufgegebenen Runden eines Gegners als Remis",
  },
  dummy: {
    none: "eigenen nicht gespielten Runden als Gegnern mit 0",
    ownScore: "eigenen nicht gespielten Runden als Gegnern mit der eigenen Punktzahl",
    capped: "eigenen nicht gespielten Runden als Gegnern mit der eigenen Punktzahl, begrenzt",
    virtual: "eigenen nicht gespielten Runden als virtuellen Gegnern",
  },
  dummyRounds: {
    announced: "Remis in allen angesetzten Runden als dieser Grenze",
    played: "Remis in den gespielten Runden als dieser Grenze",
  },
  cutFirst: {
    voluntary: "aufgegebenen Runden zuerst gestrichen",
    lowest: "der niedrigsten Punktzahl zuerst gestrichen",
  },
  unplayedEncounter: {
    missing: "nicht gespielten Paarungen als offenen",
    settled: "nicht gespielten Paarungen als erledigten",
  },
  forfeitWins: { unplayed: "kampflosen Siegen nicht gezählt", won: "kampflosen Siegen als Siegen" },
  roundRobinForfeits: {
    played: "kampflosen Ergebnissen als Partien",
    unplayed: "kampflosen Ergebnissen als nicht gespielten",
  },
  deductions: {
    fullAndHalf: "Abzug aller spielfreien Punkte",
    fullOnly: "Abzug nur ganzer spielfreier Punkte",
    none: "keinem Abzug für spielfrei",
  },
  kashdan: { usual: "4, 2, 1, 0 Punkten", wintd: "2, 1, 0, 0 Punkten", michigan: "4, 2, 1, 2 Punkten" },
  sonnebornScale: { 1: "nicht verdoppelten Zahlen", 2: "verdoppelten Zahlen" },
  signBy: {
    score: "der Hälfte nach Punkten",
    games: "der Hälfte nach gewonnenen und verlorenen Partien",
  },
  headToHead: {
    plusMinus: "Siegen weniger Niederlagen",
    allMustMeet: "0, wenn nicht alle gegeneinander gespielt haben",
  },
  headToHeadGroup: { tied: "denen, die noch gleich sind", score: "der ganzen Punktgruppe" },
  performance: { exact: "genauer Performance", whole: "Performance in ganzen Zahlen" },
  performanceGuard: {
    ownPlus50: "Schutz bei Siegen gegen viel schwächere Gegner",
    none: "keinem Schutz bei Siegen gegen viel schwächere Gegner",
  },
  unrated: {
    exclude: "Gegnern ohne Wertungszahl nicht gezählt",
    hult: "Gegnern ohne Wertungszahl nach ihren Ergebnissen",
  },
};

const players = (equal: number, all: number): string =>
  `bei ${equal} von ${counted(all, "Spieler", "Spielern")}`;

export const PRINTED_TEXTS = {
  title: "Gedruckte Feinwertungen",
  caption: "Nach welchen Regeln Ihre eigenen Spalten berechnet wurden",
  searching: "Die Regeln Ihrer Spalten werden gesucht.",
  tried: (ways) => `${counted(ways, "Weg", "Wege")} versucht.`,
  cancel: "Abbrechen",
  start: "Noch einmal suchen",
  stopped: "Abgebrochen.",
  foundSaid: (found, all) => `${found} von ${counted(all, "Spalte", "Spalten")} erklärt.`,
  allOf: (columns, set) =>
    columns === 1
      ? `Die Regeln ${set} ergeben Ihre Spalte.`
      : `Die Regeln ${set} ergeben alle ${columns} Spalten.`,
  someOf: (found, all, set) =>
    `Die Regeln ${set} kommen am nächsten: Unverändert ergeben sie ${found} von ${counted(all, "Spalte", "Spalten")}.`,
  none: "Die Kreuztabelle hat keine gedruckten Feinwertungen.",
  setting: ({ key, value }) => SETTINGS[key]?.[value] ?? "",
  equals: (heading, name, set, settings, equal, all) =>
    `Ihre Spalte ${heading} entspricht ${name} nach ${set}${settings === "" ? "" : ` mit ${settings}`}, ${players(equal, all)}.`,
  nothing: (heading, name, set, equal, all) =>
    `Nichts ergibt Ihre Spalte ${heading}. Am nächsten kommt ${name} nach ${set}, ${players(equal, all)}.`,
  missing: (heading, name) =>
    `Ihre Spalte ${heading} lässt sich nicht vergleichen: ${name} lässt sich aus dieser Kreuztabelle nicht berechnen.`,
  difference: (no, name, printed, ours) => `${no}. ${name}: ${printed} auf dem Blatt, ${ours} hier`,
  more: (by) => ` (${by} mehr)`,
  less: (by) => ` (${by} weniger)`,
  noValue: "kein Wert",
  others: (count) => `${counted(count, "weiterer Spieler", "weitere Spieler")}; alle unter Als Text kopieren`,
  use: (set, titles) => `${set} verwenden: ${titles}`,
  used: (set, names) => `Regelwerk ${set}, Reihenfolge ${names}.`,
  copyText: "Als Text kopieren",
} as const satisfies Translation<typeof English.PRINTED_TEXTS>;
