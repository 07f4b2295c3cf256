import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./frame";

const errorsIn = (count: number): string => `${count} Fehler`;

export const FRAME_TEXTS = {
  pane: "Feinwertungen",
  tabs: { crosstable: "Tabelle", tiebreaks: "Feinwertung", rank: "Liste", why: "Warum?" },
  errorsBadge: () => "Fehler",
  settings: "Einstellungen",
  back: "Zurück",
  starting: "Das Blatt wird gelesen",
  noCrosstable: "Keine Kreuztabelle auf diesem Blatt",
  nothingToRank: "Noch nichts zu reihen. Öffnen Sie das Blatt mit Ihrer Kreuztabelle.",
  kinds: {
    swiss: "Schweizer System",
    roundRobin: "Rundenturnier",
    doubleRoundRobin: "Doppelrundiges Turnier",
    team: "Mannschaftskämpfe",
  },
  sections: (count) => counted(count, "Gruppe", "Gruppen"),
  after: (round, rounds) => (round === 0 ? "vor Runde 1" : `nach Runde ${round} von ${rounds}`),
  sequence: (rules, titles) => `${rules}: ${titles === "" ? "nur Punkte" : titles}`,

  rankSheet: "Rangliste erstellen",
  writeLive: "Mitlaufende Rangliste schreiben",
  cancel: "Abbrechen",
  goTo: (sheet) => `Zu ${sheet}`,
  errorsCount: (errors) =>
    `${errorsIn(errors)}. Partien, die sich widersprechen, zählen, wie jede Zeile sagt.`,
  goToFirstError: "Zum ersten Fehler",
  rankAnyway: "Trotzdem erstellen",

  followed: (section, players, errors, warnings) =>
    `${section}: ${players}, ${errorsIn(errors)}, ${counted(warnings, "Warnung", "Warnungen")}.`,
  nothingOn: (sheet) => `Keine Kreuztabelle auf ${sheet}.`,
  errorsNow: (errors) => (errors === 0 ? "Jetzt keine Fehler." : `Jetzt ${errorsIn(errors)}.`),
  copied: "Kopiert.",
} as const satisfies Translation<typeof English.FRAME_TEXTS>;
