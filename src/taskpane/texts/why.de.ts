import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./why";

const a = (player: string): string => (player === "Mannschaft" ? "eine Mannschaft" : "einen Spieler");

export const WHY_TEXTS = {
  player: ({ player }) => player,
  against: "gegen",
  nobody: () => "Niemand: einzeln erklären",
  choosePlayer: ({ player }) => `${player} wählen`,
  choose: ({ player }) => `Wählen Sie ${a(player)}, oder markieren Sie eine oder zwei Zeilen auf dem Blatt.`,
  option: (place, name) => (place === "" ? name : `${place}. ${name}`),
  schools:
    "Hier werden Spieler erklärt. Die Punkte einer Mannschaft sind die der Spieler, die auf ihrem Blatt, Team standings, unter ihr stehen.",
  steps: "Schritt für Schritt",
  step: "Schritt",
  score: "Punkte",
  points: "Punkte am Brett",
  decides: "entscheidet",
  notReached: "nicht erreicht",
  round: "Rd",
  opponent: "Gegner",
  opponentScore: "Punkte",
  counts: "Zählt",
  dropped: "gestrichen",
  working: (name, tieBreak, value) => `${name}: ${tieBreak} ${value}`,
  noValue: "–",
  others: "Andere Feinwertungen",
  workingOf: (tieBreak) => `Rechenweg: ${tieBreak}`,
  notNeeded: "Für diesen Platz nicht nötig",
  show: "In der Kreuztabelle zeigen",
  clear: "Markierung entfernen",
  marked: (cells) => `${counted(cells, "Zelle", "Zellen")} markiert.`,
  cleared: "Markierung entfernt.",
  copyText: "Als Text kopieren",
  places: (event, first, second) => `${event}: Plätze ${first} und ${second}`,
  place: (event, place) => `${event}: Platz ${place}`,
  played: (name) => `Gegner von ${name}`,
  scoreOf: (name, score) => `${name} (${score} Punkte)`,
  about: (name, caption) => `${name}: ${caption}.`,
  adds: (name, summary, rule) => `${name}: ${summary.replace(/\.$/, "")} (${rule}).`,
} as const satisfies Translation<typeof English.WHY_TEXTS>;
