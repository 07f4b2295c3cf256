import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./settings";

export const SETTINGS_TEXTS = {
  title: "Einstellungen",
  mark: "Zellen auf dem Blatt markieren",
  markCaption: "Hebt bei Warum? hervor, was gezählt hat",
  halves: "Halbe Punkte hier als ½",
  newRules: "Regelwerk für neue Arbeitsmappen",
  copyToOthers: "Einstellungen auf andere Blätter dieser Arbeitsmappe übertragen",
  copied: (sheets) =>
    sheets === 0
      ? "Es gibt kein anderes Blatt mit einer Kreuztabelle."
      : `Einstellungen auf ${counted(sheets, "Blatt", "Blätter")} übertragen.`,
  reset: "Einstellungen dieses Blatts zurücksetzen",
  resetAsk: "Alles, was Sie für dieses Blatt gewählt haben, wird wieder, wie es erkannt wurde.",
  resetYes: "Zurücksetzen",
  resetNo: "Behalten",
  resetDone: "Einstellungen zurückgesetzt.",
  kept: "Die Einstellungen eines Blatts stehen in der Arbeitsmappe. Nichts wird irgendwohin gesendet.",
  help: "Hilfe",
  guide: "Benutzerhandbuch (englisch)",
  guidePage: "../help/index.html",
  helpTopics: [
    [
      "Von der Kreuztabelle zur Rangliste",
      "Öffnen Sie das Blatt mit Ihrer Kreuztabelle. Hier steht, was gelesen wurde und was nicht stimmt; wählen Sie die Feinwertungen, und drücken Sie Rangliste erstellen. Beim nächsten Mal wird die Liste an ihrer Stelle neu geschrieben, und Ihre eigenen Spalten daneben bleiben.",
    ],
    [
      "Ergebnisse, die gelesen werden",
      "W12 gegen 12 gewonnen, D5 remis, L3 verloren; B, H, U für spielfrei und Fehlen, X und F kampflos. Tabellen von Swiss-Manager, chess-results, Swiss-Chess, US Chess, WinTD, SwissSys und anderen, Kreuztabellen jeder gegen jeden, Paarungslisten und Turnierberichte (TRF) werden gelesen, wie sie sind.",
    ],
    [
      "Eine Zahl sieht falsch aus",
      "Warum? zeigt, wie sie zusammengezählt wurde, und warum ein Spieler vor einem anderen steht.",
    ],
    [
      "In Zellen",
      "=STANDINGS(A3:K40) ergibt die ganze Rangliste, =TIEBREAK.LIST() alle Feinwertungen, =CROSSTABLE.CHECK(A3:K40), was nicht stimmt.",
    ],
    [
      "Tastatur",
      "F6 wechselt zwischen Blatt und Bereich. Pfeiltasten gehen von Reiter zu Reiter und durch Listen, Pos1 und Ende an die Enden; am Griff einer Feinwertung verschieben sie diese. Esc geht zurück.",
    ],
  ],
  version: (version) => `Feinwertungen ${version}`,
} as const satisfies Translation<typeof English.SETTINGS_TEXTS>;
