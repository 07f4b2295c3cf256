import { upperFirst } from "../engine/index";
import type { Translation } from "../translation";
import { HEADINGS } from "./heading-texts";
import { counted, lowerFirst } from "./text";
import type * as English from "./texts";

const two = (number: number): string => String(number).padStart(2, "0");

const SIGNS: Readonly<Record<string, string>> = { plus: "más de", even: "justo", minus: "menos de" };

export const TEXTS = {
  headings: HEADINGS,
  column: (number) => `Columna ${number}`,
  abouts: {
    place: "8–9 significa: aún empatados tras todos los desempates.",
    scorePlace:
      "Los puestos que comparten los jugadores con estos puntos, como se reparten los premios en metálico.",
    number: "El número del jugador en el cuadro cruzado.",
    score: "Puntos de todas las rondas, incluidos byes e incomparecencias.",
    note: "Lo que dicen del jugador las rondas del cuadro cruzado.",
    carried: "Como en el cuadro cruzado.",
  },

  date: (at) => `${at.day}/${at.month}/${at.year}, ${two(at.hour)}:${two(at.minute)}`,
  ranked: (date) => `hecha el ${date}`,
  players: (count, { player, players }) => counted(count, player, players),
  sections: (count) => counted(count, "grupo"),
  roundsOf: (round, announced) => `${round} de ${counted(announced, "ronda")}`,
  finalStandings: "Clasificación final",
  standings: "Clasificación",
  standingsAfter: (round, announced) =>
    round === 0
      ? "Clasificación antes de la ronda 1"
      : `Clasificación tras la ronda ${round} de ${announced}`,

  missing: (round, count, pairs) =>
    `${count === 1 ? "falta 1 resultado" : `faltan ${count} resultados`}${round === null ? "" : ` en la ronda ${round}`} (${pairs})`,
  morePairs: (count) => `y ${count} más`,
  provisional: (missing) => `Provisional: ${missing}.`,
  errors: (count, first) => `Clasificado con ${counted(count, "error", "errores")}: ${first}`,

  withdrew: (round) => `Se retiró tras la ronda ${round}`,
  entered: (round) => `Entró en la ronda ${round}`,
  house: "Jugador comodín",
  resultMissing: (rounds) => `Falta el resultado de la ronda ${rounds}`,

  stillTied: (section, groups) =>
    `Siguen empatados${section === "" ? "" : ` en ${section}`}: ${groups}, iguales en todos los desempates.`,
  tiedGroup: (places, names) => `puestos ${places} (${names})`,
  order: (order) => `Orden: ${order}.`,
  then: (words) => words.join(", luego "),
  orderScore: "puntos",
  orderPlay: "puntos en el tablero",
  orderTieBreaks: "los desempates de izquierda a derecha",
  bold: ({ player }) => `En negrita: el valor que puso al ${player} por delante del siguiente.`,
  ruleSet: (code, name, sentence) => `Reglamento: ${code} (${name}). ${sentence}`,
  rankedAs: {
    swiss: "",
    roundRobin: "Clasificado como liga.",
    doubleRoundRobin: "Clasificado como liga a doble vuelta.",
    team: "Clasificado como encuentros por equipos.",
  },
  settings: (text) => `Ajustes: ${text}.`,
  scoring: (win, draw, loss) => `Puntos: victoria ${win}, tablas ${draw}, derrota ${loss}.`,
  tieBreak: (title, name, rule, note) =>
    `${title === name ? title : `${title}: ${name}`} (${rule}): ${lowerFirst(note)}${note.endsWith(".") ? "" : "."}`,
  foreign: (ruleSet) => `Calculado según ${ruleSet}.`,
  addedAfter: (round) => `Añadido tras la ronda ${round}.`,
  blank: (why) => `Vacía: ${lowerFirst(why)}`,
  blankColumn: (heading, why) => `La columna ${heading} está vacía: ${lowerFirst(why)}`,
  lots: (seed) => `Sorteo: semilla «${seed}».`,
  playDecided: (ahead, behind) =>
    `Puntos en el tablero: ${ahead} por delante de ${behind}, cuyos puntos son todos de byes e incomparecencias (US Chess 34E1).`,
  playIgnored: (names, ruleSet) =>
    `Puntos en el tablero: US Chess pone los puntos ganados en el tablero por encima de los de byes e incomparecencias (34E1); ` +
    `${ruleSet} no. Con esa regla el orden cambiaría para ${names}.`,
  moreNames: (count) => `${count} más`,
  noticeTitle: "Desempates",
  noticeIntro: ({ players }) => `${upperFirst(players)} con los mismos puntos se clasifican en este orden:`,
  noticeItem: (number, name, rule, note) => `${number}. ${name} (${rule}): ${lowerFirst(note)}`,
  noticePlay:
    "Antes de cualquier desempate, quienes puntuaron en el tablero van por delante de quienes solo tienen puntos de byes e incomparecencias (US Chess 34E1).",
  noticePosted: (date) => `Publicado el ${date}.`,

  working: {
    headings: {
      round: "Rd",
      opponent: "Rival",
      result: "Resultado",
      score: "Ptos. rival",
      counts: "Cuenta",
      why: "Por qué",
    },
    total: "Suma",
    points: (score, one) => `${score} ${one ? "punto" : "puntos"}`,
    player: (place, name) => (place === "" ? name : `${place}. ${name}`),
    opponent: (number, name) => `${number} ${name}`,
    cut: (sign, rounds, name, dropped) =>
      `${SIGNS[sign] ?? sign} la mitad de los puntos, ${counted(rounds, "ronda")}: ${name} descarta ${dropped}`,
    ends: {
      plus: (low) => low,
      minus: (_low, high) => high,
      even: (low, high) => `${low} y ${high}`,
    },
    deduction: (what, round) => `${what} en la ronda ${round}`,
    key: "Entre paréntesis: descartado, no cuenta.",
  },

  race: {
    title: "Puntos tras cada ronda",
    round: "Ronda",
    first: (count, { player, players }) =>
      count === 1 ? `Primer ${player}` : `Primeros ${count} ${players}`,
  },

  live: "Clasificación viva: sigue al cuadro cruzado.",

  wallChartAfter: (round, announced) =>
    `Cuadro por rondas tras la ronda ${round} de ${announced}, por orden de puestos`,
  numbersOfList: "los rivales son los números de esta lista",
  wallChartKey:
    "W victoria, D tablas, L derrota; w blancas, b negras; X, F victoria, derrota por incomparecencia; B bye de un punto, H bye de medio punto, U no jugada.",
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  asValues:
    "Escrito como valores: una fórmula lee un rango, y este grupo comparte sus celdas con otro. Vuelva a clasificar cuando cambie el cuadro cruzado.",
  cash: ({ players }) =>
    `Los premios en metálico se reparten entre los ${players} empatados; los desempates deciden trofeos, títulos y cabezas de serie.`,
} as const satisfies Translation<typeof English.TEXTS>;
