import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./new";

export const NEW_TEXTS = {
  title: "Neue Kreuztabelle",
  players: "Spieler, einer je Zeile",
  playersHint:
    "Name, dann Wertungszahl und Verein, wenn Sie sie haben. Einfügen aus Excel, einer Webseite oder einer E-Mail.",
  example: "Lindqvist, Eva\t1784\tSK Eichberg\nRiedl, Matteo\t1721\tSV Lindenau",
  file: "Oder eine Datei öffnen: einen Turnierbericht (TRF), einen Text oder eine CSV-Datei",
  kind: "Art",
  kinds: [
    ["swiss", "Schweizer System"],
    ["roundRobin", "Rundenturnier"],
    ["doubleRoundRobin", "Doppelrundiges Turnier"],
    ["quads", "Vierergruppen"],
  ],
  rounds: "Runden",
  roundsBad: (most) => `Eine ganze Zahl von 1 bis ${most}.`,
  caption:
    "Ein neues Blatt „Kreuztabelle“ wird hinzugefügt. Ergebnisse werden als W12, D5, L3 eingetragen, spielfreie Runden als B, H, U; falsche Einträge werden sofort markiert.",
  create: "Kreuztabelle anlegen",
  insert: "Als Blatt einfügen",
  count: (players, rated, teams) =>
    [
      counted(players, "Spieler", "Spieler"),
      ...(rated > 0 ? [`${rated} mit Wertungszahl`] : []),
      ...(teams > 0 ? [counted(teams, "Verein", "Vereine")] : []),
    ].join(", "),
  blank: (rows) => `Ein leeres Formular mit ${rows} Zeilen`,
  noName: (line) => `Zeile ${line} hat keinen Namen.`,
  recognized: (players, rounds) =>
    `Dies ist eine Kreuztabelle mit ${counted(players, "Spieler", "Spielern")} und ${counted(rounds, "Runde", "Runden")}.`,
  created: (sheet) => `Das Blatt „${sheet}“ wurde hinzugefügt.`,
  sheet: "Kreuztabelle",
  sample: "Beispiel-Kreuztabelle",
  sampleEvent: "Schulturnier Ahornhain",
  sampleSection: "Klassen 1–8",
  headings: {
    number: "Nr.",
    name: "Name",
    rating: "DWZ",
    team: "Verein",
    round: (round) => `Rd ${round}`,
    total: "Punkte",
  },
  quad: (number) => `Vierergruppe ${number}`,
  prompt: {
    title: "Ergebnis",
    text: "W12 gegen 12 gewonnen, D5 remis, L3 verloren; dazu w oder b für die Farbe (b: Schwarz). B spielfrei, H spielfrei mit ½ Punkt, U nicht gespielt, X12 oder F12 kampflos. Anderes wird markiert.",
    grid: "1 gewonnen, ½ oder 0,5 remis, 0 verloren gegen den Spieler dieser Spalte; + und - für kampflos. Anderes wird markiert.",
  },
} as const satisfies Translation<typeof English.NEW_TEXTS>;
