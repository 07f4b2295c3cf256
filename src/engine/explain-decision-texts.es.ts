import type { Translation } from "../translation";
import type * as English from "./explain-decision-texts";
import { countWord, type Nouns, NOUNS } from "./explain-wording";
import { upperFirst } from "./explain-words";

const isTeam = ({ game }: Nouns): boolean => game === NOUNS.teams.game;

const theirGame = (nouns: Nouns): string => (isTeam(nouns) ? "su encuentro" : "su partida");

const theirGames = ({ games }: Nouns): string => `sus ${games}`;

const tieBreaks = (count: number): string =>
  count === 1 ? "Un desempate" : `${upperFirst(countWord(count))} desempates`;

export const roundsText: typeof English.roundsText = (list, many) =>
  `${many ? "las rondas" : "la ronda"} ${list}`;

export const DECISION_TEXTS = {
  ahead: (a, b, how) => `${a} está por delante de ${b}${how}.`,
  onPoints: (a, b) => ` por puntos: ${a} a ${b}`,
  on: (name, a, b) => ` por ${name}: ${a} a ${b}`,
  onAlone: (name, a) => ` por ${name}: ${a} a ningún valor`,
  among: (count, a, b, { games }, one) =>
    ` entre los ${countWord(count)} empatados: ${a} ${one ? "punto" : "puntos"} a ${b} en sus ${games}`,
  byLot: " por sorteo",
  fromPlay: (shortA, shortB) =>
    `: ${shortA} puntuó en el tablero, todos los puntos de ${shortB} son de byes e incomparecencias`,
  wonGame: (shortA, round, nouns) => `: ${shortA} ganó ${theirGame(nouns)} en la ronda ${round}`,
  noTieBreakNeeded: "No hace falta ningún desempate.",
  playFirst: (rule) => `Esta regla va antes que todos los desempates (${rule}).`,
  everythingElse: (seed) => `Todo lo demás está igualado. Semilla del sorteo: ${seed}.`,
  decimals: (count) =>
    `${count === 1 ? "Se muestra un decimal" : `Se muestran ${countWord(count)} decimales`} porque los números ` +
    "enteros ocultarían la diferencia.",
  points: (score, one) => `${score} ${one ? "punto" : "puntos"}`,
  bothHave: (score) => `Ambos tienen ${score}`,
  isEqual: (name) => `${name} está igualado`,
  doesNotSeparate: (name) => `${name} no los separa`,
  equalAt: (name, value) => `${name} está igualado a ${value}`,
  areEqual: (names) => `${names} están igualados`,
  and: (first, second) => `${first}; ${second}.`,
  sharePlaces: (a, b, places) => `${a} y ${b} comparten los puestos ${places}.`,
  allEqual: (count) =>
    count === 0
      ? "Los puntos están igualados y no hay desempate."
      : `Los puntos y ${count === 1 ? "el desempate" : `los ${countWord(count)} desempates`} están igualados.`,
  separators: (count, names) =>
    `${tieBreaks(count)} fuera del orden ${count === 1 ? "los separaría" : "los separarían"}: ${names}.`,
  separatorsSuchAs: (count, names) => `${tieBreaks(count)} fuera del orden los separarían, como ${names}.`,
  nothingSeparates: "Tampoco los separaría ningún desempate fuera del orden.",
  housePlayer: (name, { player }) => `${name} es ${player} comodín y no tiene puesto.`,
  othersGame: (name, list, many, nouns) =>
    `${name} ganó ${many ? theirGames(nouns) : theirGame(nouns)} en ${roundsText(list, many)}.`,
  notInSequence: () => "El resultado particular no está en el orden de desempates de este torneo.",
  laterInSequence: "El resultado particular viene más tarde en el orden de desempates.",
  withdrew: (opponent, met, count) =>
    `${opponent} (${met}) se retiró: ${count === 1 ? "una ronda no jugada cuenta ½" : `${countWord(count)} rondas no jugadas cuentan ½ cada una`}.`,
  met: {
    win: (name, round) => `victoria de ${name} en la ronda ${round}`,
    draw: (name, round) => `tablas con ${name} en la ronda ${round}`,
    loss: (name, round) => `derrota de ${name} en la ronda ${round}`,
  },
  ownUnplayedCounts: (name, what, round, counted) =>
    `${name}, ronda ${round} (${what}): cuenta como un rival con ${counted}`,
  thatIsDropped: (counted) => `; esos ${counted} son los que se descartan`,

  isPlaced: (name, place, score) => `${name} es ${place} con ${score}.`,
  sharesPlace: (name, places, score) => `${name} comparte los puestos ${places} con ${score}.`,
  nobodyElse: (score) => `Nadie más tiene ${score}.`,
  othersHave: (count, score, { players }) => `${upperFirst(countWord(count))} ${players} tienen ${score}.`,
  puts: (item, name, where, value, others) => `${item} pone a ${name} ${where}: ${value}, ${others}.`,
  first: "en cabeza",
  last: "al final",
  between: "en medio",
  before: (names, values) => `por delante de ${names} con ${values}`,
  after: (names, values) => `por detrás de ${names} con ${values}`,
  afterAndBefore: (after, before) => `${after} y ${before}`,
  each: (value) => `${value} cada uno`,
  upTo: (best, worst) => `${best} a ${worst}`,
  noValue: "sin valor",
  manyOthers: (count) => `otros ${countWord(count)}`,

  group: (score, steps) => `${score}: ${steps}.`,
  order: (groups) => groups.join(" antes que "),
  groupStep: (order, item, values) => `${order} por ${item} (${values})`,
} as const satisfies Translation<typeof English.DECISION_TEXTS>;
