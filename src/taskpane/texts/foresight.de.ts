import type { Result } from "../../engine/index";
import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./foresight";

const CONDITIONS: Readonly<Record<string, (a: string, b: string) => string>> = {
  win: (a, b) => `${a} gegen ${b} gewinnt`,
  draw: (a, b) => `${a} und ${b} remis spielen`,
  loss: (a, b) => `${b} gegen ${a} gewinnt`,
  "win draw": (a, b) => `${a} gegen ${b} nicht verliert`,
  "draw loss": (a, b) => `${b} gegen ${a} nicht verliert`,
  "win loss": (a, b) => `${a} und ${b} nicht remis spielen`,
};

const share = (part: number, of: number): string =>
  part === of ? "in jedem Fall" : `in ${part} von ${counted(of, "Fall", "Fällen")}`;

const cases = (count: number): string => counted(count, "Fall", "Fälle");

export const FORESIGHT_TEXTS = {
  whatIf: "Was wäre, wenn …",
  whatIfCaption: "Ein Ergebnis hier ändern, nicht auf dem Blatt",
  whatIfLead:
    "Ändern Sie hier ein Ergebnis und sehen Sie, welche Plätze sich ändern. Ihr Blatt bleibt, wie es ist.",
  player: "Spieler",
  game: "Partie",
  result: "Ergebnis",
  choosePlayer: "Spieler wählen",
  chooseGame: "Partie wählen",
  round: (round, game) => `Runde ${round}: ${game}`,
  onSheet: (game) => `${game} (auf dem Blatt)`,
  bothForfeit: (name) => `beiderseits kampflos verloren: keine Partie mit ${name}`,
  changes: "Geänderte Ergebnisse",
  inRound: (round, name) => `Runde ${round}, ${name}`,
  change: (name, now, before) => `${name}: ${now} (auf dem Blatt: ${before})`,
  takeBack: (change) => `Zurücknehmen: ${change}`,
  reset: "Zurücksetzen",
  places: "Plätze, die sich ändern",
  noPlaces: "Kein Platz ändert sich.",
  placesSaid: (count) =>
    count === 0 ? "Kein Platz ändert sich." : `${counted(count, "Platz ändert sich", "Plätze ändern sich")}.`,
  resetSaid: "Alle Ergebnisse sind wieder die des Blatts.",
  moved: (from, to, name) => `${to}. ${name} (vorher ${from})`,

  lastRound: "Letzte Runde",
  lastRoundCaption: "Wer Erster wird, und bei welchen Ergebnissen",
  nothingOpen: "Jede Partie der Kreuztabelle hat ein Ergebnis.",
  notPaired: (round, rounds) =>
    `Runde ${round} von ${rounds} ist noch nicht ausgelost. Schreiben Sie die Paarungen als *12 (gepaart mit 12, noch kein Ergebnis), und diese Seite sagt, was die Führenden brauchen.`,
  noOpponents: (count) => `${counted(count, "Paarung hat", "Paarungen haben")} noch keinen Gegner.`,
  open: (games, contenders) =>
    `${counted(games, "Partie hat", "Partien haben")} kein Ergebnis. ${counted(contenders, "Spieler kann", "Spieler können")} noch die höchste Punktzahl erreichen.`,
  onlyOne: (name) => `${name} wird in jedem Fall Erster.`,
  tooMany: (games, all, most) =>
    `Sie haben noch ${games} Partien zu spielen: ${all.toLocaleString("de-DE")} Fälle. Mehr als ${most} Partien werden nicht durchgerechnet. Sehen Sie wieder nach, wenn mehr Ergebnisse da sind.`,
  ignored: (games, names) =>
    `Nicht durchgerechnet, weil es zu viele sind: ${counted(games, "Partie", "Partien")} anderer Spieler (${names}). Wo sie eine Feinwertung entscheiden ${games === 1 ? "kann" : "können"}, wird das gesagt.`,
  andMore: (count) => `${count} weitere`,
  notLast: (round, rounds) =>
    `Runde ${round} ist nicht die letzte von ${rounds}: Dies sagt, wer nach ihr Erster sein wird.`,
  forfeits: "Siege, Remis und Niederlagen; kampflose Ergebnisse werden nicht durchgerechnet.",
  working: (done, all) => `${done} von ${counted(all, "Fall", "Fällen")}`,
  workingSaid: (all) => `${counted(all, "Fall wird", "Fälle werden")} durchgerechnet.`,
  cancel: "Abbrechen",
  stopped: "Abgebrochen.",
  start: "Durchrechnen",
  workedOut: (all, firsts) => `${cases(all)} durchgerechnet. ${counted(firsts, "Antwort", "Antworten")}.`,

  isFirst: (name, part, of) => `${name} wird ${share(part, of)} Erster.`,
  shareFirst: (names, part, of) => `${names} teilen ${share(part, of)} den ersten Platz.`,
  mayBeFirst: (names, part, of) =>
    `${names}: Einer von ihnen wird Erster, oder sie teilen, ${share(part, of)}. Andere Partien entscheiden die Feinwertung.`,
  way: (how, conditions) => (conditions === "" ? `${how}.` : `${how}, wenn ${conditions}.`),
  onPoints: "Nach Punkten",
  on: (tieBreak) => `Durch ${tieBreak}`,
  shared: "In allem gleich",
  openOn: (tieBreak) => `Gleich bis ${tieBreak}`,
  orIf: ", oder wenn ",
  and: " und ",
  moreOutcomes: (count) => `${cases(count)} auf andere Weise`,
  condition: (results: readonly Result[], a: string, b: string): string =>
    CONDITIONS[results.join(" ")]?.(a, b) ?? "",
  allOutcomes: "Alle Fälle",
  first: "Erster",
  decidedOn: "Durch",
  points: "Punkte",
  copyText: "Als Text kopieren",
} as const satisfies Translation<typeof English.FORESIGHT_TEXTS>;
