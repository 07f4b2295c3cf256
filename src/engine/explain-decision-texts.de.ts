import type { Translation } from "../translation";
import type * as English from "./explain-decision-texts";
import { countWord, type Nouns, NOUNS } from "./explain-wording";
import { upperFirst } from "./explain-words";

export const roundsText: typeof English.roundsText = (list, many) =>
  `${many ? "den Runden" : "Runde"} ${list}`;

const isTeam = ({ game }: Nouns): boolean => game === NOUNS.teams.game;

const theirGame = (nouns: Nouns): string => (isTeam(nouns) ? "den direkten Kampf" : "die direkte Partie");

const theirGames = (nouns: Nouns): string => (isTeam(nouns) ? "die direkten Kämpfe" : "die direkten Partien");

const tieBreaks = (count: number): string =>
  count === 1 ? "Eine Feinwertung" : `${upperFirst(countWord(count))} Feinwertungen`;

export const DECISION_TEXTS = {
  ahead: (a, b, how) => `${a} steht vor ${b}${how}.`,
  onPoints: (a, b) => `, nach Punkten: ${a} zu ${b}`,
  on: (name, a, b) => `, durch ${name}: ${a} zu ${b}`,
  onAlone: (name, a) => `, durch ${name}: ${a} zu keinem Wert`,
  among: (count, a, b, nouns) =>
    `, unter den ${countWord(count)} Punktgleichen: ${a} zu ${b} aus ihren ${isTeam(nouns) ? "Kämpfen" : "Partien"}`,
  byLot: ", durch das Los",
  fromPlay: (shortA, shortB) =>
    `: ${shortA} hat am Brett gepunktet, alle Punkte von ${shortB} sind spielfrei oder kampflos`,
  wonGame: (shortA, round, nouns) => `: ${shortA} hat ${theirGame(nouns)} in Runde ${round} gewonnen`,
  noTieBreakNeeded: "Es braucht keine Feinwertung.",
  playFirst: (rule) => `Diese Regel kommt vor allen Feinwertungen (${rule}).`,
  everythingElse: (seed) => `Alles andere ist gleich. Startwert der Auslosung: ${seed}.`,
  decimals: (count) =>
    `${count === 1 ? "Eine Nachkommastelle wird" : `${upperFirst(countWord(count))} Nachkommastellen werden`} gezeigt, ` +
    "weil ganze Zahlen den Unterschied verdecken würden.",
  points: (score, one) => `${score} ${one ? "Punkt" : "Punkte"}`,
  bothHave: (score) => `Beide: ${score}`,
  isEqual: (name) => `${name} ist gleich`,
  doesNotSeparate: (name) => `${name} trennt die beiden nicht`,
  equalAt: (name, value) => `${name} ist gleich: ${value}`,
  areEqual: (names) => `${names} sind gleich`,
  and: (first, second) => `${first}; ${second}.`,
  sharePlaces: (a, b, places) => `${a} und ${b} teilen die Plätze ${places}.`,
  allEqual: (count) =>
    count === 0
      ? "Die Punkte sind gleich, und es gibt keine Feinwertung."
      : `Punkte und ${count === 1 ? "die Feinwertung" : `${count === 2 ? "beide" : `alle ${countWord(count)}`} Feinwertungen`} sind gleich.`,
  separators: (count, names) =>
    `${tieBreaks(count)} außerhalb der Reihenfolge ${count === 1 ? "würde" : "würden"} die beiden trennen: ${names}.`,
  separatorsSuchAs: (count, names) =>
    `${tieBreaks(count)} außerhalb der Reihenfolge würden die beiden trennen, etwa ${names}.`,
  nothingSeparates: "Auch keine Feinwertung außerhalb der Reihenfolge würde die beiden trennen.",
  housePlayer: (name, nouns) =>
    isTeam(nouns)
      ? `${name} ist Füllmannschaft und hat keinen Platz.`
      : `${name} ist Füllspieler und hat keinen Platz.`,
  othersGame: (name, list, many, nouns) =>
    `${name} hat ${many ? theirGames(nouns) : theirGame(nouns)} in ${roundsText(list, many)} gewonnen.`,
  notInSequence: () => "Der direkte Vergleich gehört hier nicht zur Reihenfolge.",
  laterInSequence: "Der direkte Vergleich kommt in der Reihenfolge später.",
  withdrew: (opponent, met, count) =>
    `${opponent} (${met}) ist ausgeschieden: ${count === 1 ? "eine nicht gespielte Runde zählt ½" : `${countWord(count)} nicht gespielte Runden zählen je ½`}.`,
  met: {
    win: (name, round) => `Sieg von ${name} in Runde ${round}`,
    draw: (name, round) => `Remis gegen ${name} in Runde ${round}`,
    loss: (name, round) => `Niederlage von ${name} in Runde ${round}`,
  },
  ownUnplayedCounts: (name, what, round, counted) =>
    `${name}, Runde ${round} (${what}): zählt wie ein Gegner mit ${counted}`,
  thatIsDropped: (counted) => `; diese ${counted} sind die Streichwertung`,

  isPlaced: (name, place, score) => `${name} steht auf Platz ${place.replace(".", "")}: ${score}.`,
  sharesPlace: (name, places, score) => `${name} teilt die Plätze ${places}: ${score}.`,
  nobodyElse: (score) => `Sonst hat niemand ${score}.`,
  othersHave: (count, score, { players }) => `${upperFirst(countWord(count))} ${players} haben ${score}.`,
  puts: (item, name, where, value, others) => `${item} setzt ${name} ${where}: ${value}, ${others}.`,
  first: "an die Spitze",
  last: "ans Ende",
  between: "dazwischen",
  before: (names, values) => `vor ${names} mit ${values}`,
  after: (names, values) => `hinter ${names} mit ${values}`,
  afterAndBefore: (after, before) => `${after} und ${before}`,
  each: (value) => `je ${value}`,
  upTo: (best, worst) => `${best} bis ${worst}`,
  noValue: "kein Wert",
  manyOthers: (count) => `${countWord(count)} anderen`,

  group: (score, steps) => `${score}: ${steps}.`,
  order: (groups) => groups.join(" vor "),
  groupStep: (order, item, values) => `${order} durch ${item} (${values})`,
} as const satisfies Translation<typeof English.DECISION_TEXTS>;
