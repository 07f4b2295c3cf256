import type { Translation } from "../translation";
import type * as English from "./rule-set-texts";

export const RULE_SET_TEXTS = {
  USCF: {
    name: "US Chess, geltende Regeln",
    sentence: "Nicht gespielte Partien eines Gegners zählen je ½; eigene zählen wie ein Gegner mit 0.",
    ofTeams: "Nicht gespielte Kämpfe eines Gegners zählen je ½; eigene zählen wie ein Gegner mit 0.",
  },
  "USCF-LEGACY": {
    name: "US Chess, ältere Fassung",
    sentence: "Wie USCF, aber Cumulative zieht für spielfrei mit ½ Punkt nichts ab.",
  },
  MCA: {
    name: "Michigan, Landesverband",
    sentence: "Wie USCF-LEGACY; Kashdan gibt 2 für eine nicht gespielte Partie.",
    ofTeams: "Wie USCF-LEGACY; Kashdan gibt 2 für einen nicht gespielten Kampf.",
  },
  WINTD: {
    name: "wie WinTD druckt",
    sentence: "Sonneborn-Berger und U.S. Amateur werden verdoppelt gedruckt.",
  },
  SWISSSYS: {
    name: "wie SwissSys druckt",
    sentence: "Head-to-head zählt nur, wenn alle Spieler der Punktgruppe gegeneinander gespielt haben.",
    ofTeams: "Head-to-head zählt nur, wenn alle Mannschaften der Punktgruppe gegeneinander gespielt haben.",
  },
  "FIDE-2026": {
    name: "FIDE, neueste Ausgabe",
    sentence:
      "Eine eigene nicht gespielte Runde zählt als Partie gegen einen virtuellen Gegner, dessen Punktzahl begrenzt ist.",
    ofTeams:
      "Eine eigene nicht gespielte Runde zählt als Kampf gegen einen virtuellen Gegner, dessen Punktzahl begrenzt ist.",
  },
  "FIDE-2024": {
    name: "FIDE, Ausgabe 2024",
    sentence:
      "Eine eigene nicht gespielte Runde zählt als Partie gegen einen virtuellen Gegner mit der eigenen Punktzahl.",
    ofTeams:
      "Eine eigene nicht gespielte Runde zählt als Kampf gegen einen virtuellen Gegner mit der eigenen Punktzahl.",
  },
  "FIDE-2009": {
    name: "FIDE, alte Ausdrucke",
    sentence:
      "Eine eigene nicht gespielte Runde zählt als Partie gegen einen virtuellen Gegner nach alter Art.",
    ofTeams:
      "Eine eigene nicht gespielte Runde zählt als Kampf gegen einen virtuellen Gegner nach alter Art.",
  },
} as const satisfies Translation<typeof English.RULE_SET_TEXTS>;
