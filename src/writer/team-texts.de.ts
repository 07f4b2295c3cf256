import type { Translation } from "../translation";
import type * as English from "./team-texts";
import { counted } from "./text";

export const TEAM_TEXTS = {
  matchPoints: "Mannsch.-Pkt.",
  boardPoints: "Brettpkt.",
  teams: (count) => counted(count, "Mannschaft", "Mannschaften"),
  boards: (count) => counted(count, "Brett", "Bretter"),
  best: (top) => (top === 1 ? "der beste Spieler zählt" : `die besten ${top} Spieler zählen`),
  finalStandings: "Endstand der Mannschaften",
  standingsAfter: (round, announced) => `Stand der Mannschaften nach Runde ${round} von ${announced}`,
  placedBy: {
    match: "Mannschaften sind nach Mannschaftspunkten gereiht.",
    game: "Mannschaften sind nach Brettpunkten gereiht.",
  },
  byes: {
    zero: "Ein spielfreier Kampf bringt keine Brettpunkte.",
    half: "Ein spielfreier Kampf bringt die Punkte der halben Bretter.",
    all: "Ein spielfreier Kampf bringt die Punkte aller Bretter.",
  },
  weights: (weights) => `Gewichte der Bretter: ${weights}.`,
  untold: {
    sums: "Die Kreuztabelle nennt Brettpunkte nur als Summen.",
    none: "Die Kreuztabelle nennt keine Brettpunkte.",
  },
  boardPrizes: (board, names) => `Brett ${board}: ${names}.`,
  prize: (name, team, score, games) => `${name} (${team}) ${score} aus ${games}`,
  about: {
    team: "Nummer und Name der Mannschaft in der Kreuztabelle.",
    matchPoints: "Punkte aller Kämpfe, spielfreie und kampflose eingeschlossen.",
    boardPoints: "Punkte aller Bretter, spielfreie und kampflose eingeschlossen.",
    medley: "Die besten Punktzahlen der Spieler, zusammengezählt.",
    player: "Unter jeder Mannschaft: die Spieler, deren Punkte für sie zählen.",
  },
  totals: (top) =>
    `Punkte der Mannschaft: ${top === 1 ? "die beste Punktzahl" : `die besten ${top} Punktzahlen`} zusammengezählt; ihre Feinwertungen sind die dieser Spieler, ` +
    "zusammengezählt (bei Wertungszahlen gemittelt). Für fehlende Spieler erhält eine Mannschaft nichts.",
  asValues:
    "Als Werte geschrieben: Eine Formel liest einen Bereich; sie verbindet keine Blätter und vergibt nicht mehrere Pokale. Erstellen Sie die Liste neu, wenn sich eine Kreuztabelle geändert hat.",
  counting: "Wer zählt: die höhere Punktzahl, dann die besseren Feinwertungen, dann die niedrigere Nummer.",
  short: (team, players, missing) =>
    `${team} hat ${counted(players, "Spieler", "Spieler")}; ${missing === 1 ? "der fehlende zählt" : `die ${missing} fehlenden zählen`} 0.`,
  player: (name, section) => (section === "" ? name : `${name} (${section})`),
} as const satisfies Translation<typeof English.TEAM_TEXTS>;
