import type { Translation } from "../translation";
import type * as English from "./message-texts";

export const MESSAGES = {
  oneCell: (name) => `${name}: geben Sie eine Zelle an, keinen Bereich`,
  holdsError: (name, error) => `${name}: die Zelle enthält ${error}`,
  someHoldError: (name, error) => `${name}: eine Zelle enthält ${error}`,
  sharedRow: (row) =>
    `Zeile ${row} des Bereichs hat mehrere Spieler, eine Spalte aber nur einen Wert je Zeile; nehmen Sie STANDINGS`,
  samePlayer: "player1 und player2 sind derselbe Spieler",
  notRanked: "player1 und player2 stehen nicht beide in der Rangliste",
  otherCrosstable: "player1 und player2 stehen in verschiedenen Kreuztabellen",
  more: (count, where) => ` und ${count} weitere (siehe ${where})`,
  fault: (thrown) => `unerwarteter Fehler: ${thrown}`,
  noRuleSet: (text) => `es gibt kein Regelwerk „${text}“`,
  tooManyCells: (cells, most) =>
    `der Bereich hat ${cells} Zellen, höchstens ${most} sind erlaubt: geben Sie nur die Kreuztabelle an`,
  thousands: ".",
  noScore: (text) => `score: „${text}“ ist keine Punktzahl; geben Sie die des Spielers an`,
  longList: (most) => `eine Liste hat höchstens ${most} Gegnerpunktzahlen`,
  needsScore: (title) =>
    `${title} braucht die eigene Punktzahl des Spielers als zweites Argument ("0" für keine Punkte)`,
  zeroUnclear: (title) =>
    `${title}: eine 0 kann beides sein; schreiben Sie L für eine Niederlage oder U für eine nicht gespielte Runde, oder zero=loss|unplayed`,
  noTeams:
    "die Kreuztabelle hat keine Spalte mit der Überschrift Team, School, Club oder Verein, und ihre Zeilen sind keine Mannschaften",
  nobodyInTeam: "kein Spieler hat eine Mannschaft",
  twoCrosstables: (asked) => `„${asked}“ steht in mehr als einer Kreuztabelle des Bereichs`,
  givePlayer: (name) => `${name}: geben Sie Nummer oder Namen eines Spielers an`,
  housePlayer: "ein Füllspieler hat keinen Platz",
  severalCrosstables: (count, names) =>
    `der Bereich hat ${count} Kreuztabellen, geben Sie den Bereich von einer an: ${names}`,
  noTieBreak: (text) => `„${text}“ ist keine Feinwertung; TIEBREAK.LIST() führt sie auf`,
  noModifier: (text, modifier) => `„${text}“: diese Feinwertung nimmt kein „${modifier}“`,
  twice: (text) => `„${text}“ steht zweimal in der Reihenfolge`,
  only: {
    players: (text) => `„${text}“ ist für Spieler, und dies ist eine Kreuztabelle von Mannschaftskämpfen`,
    teams: (text) => `„${text}“ ist für Mannschaftskämpfe, und dies ist eine Kreuztabelle von Spielern`,
  },
  untold: (title) => `${title} braucht die Brettpunkte jedes Kampfs, und die Kreuztabelle nennt sie nicht`,
  giveCode: "code: geben Sie eine Feinwertung wie MMED an; TIEBREAK.LIST() führt sie auf",
} as const satisfies Translation<typeof English.MESSAGES>;
