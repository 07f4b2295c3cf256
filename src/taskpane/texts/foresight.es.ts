import type { Result } from "../../engine/index";
import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./foresight";

const CONDITIONS: Readonly<Record<string, (a: string, b: string) => string>> = {
  win: (a, b) => `${a} gana a ${b}`,
  draw: (a, b) => `${a} y ${b} hacen tablas`,
  loss: (a, b) => `${b} gana a ${a}`,
  "win draw": (a, b) => `${a} no pierde con ${b}`,
  "draw loss": (a, b) => `${b} no pierde con ${a}`,
  "win loss": (a, b) => `${a} y ${b} no hacen tablas`,
};

const cases = (count: number): string => counted(count, "caso");

const share = (part: number, of: number): string =>
  part === of ? "pase lo que pase" : `en ${part} de ${cases(of)}`;

export const FORESIGHT_TEXTS = {
  whatIf: "¿Y si…?",
  whatIfCaption: "Cambie un resultado aquí, no en la hoja",
  whatIfLead: "Cambie aquí un resultado y vea qué puestos cambian. Su hoja queda como está.",
  player: "Jugador",
  game: "Partida",
  result: "Resultado",
  choosePlayer: "Elija un jugador",
  chooseGame: "Elija una partida",
  round: (round, game) => `Ronda ${round}: ${game}`,
  onSheet: (game) => `${game} (en la hoja)`,
  bothForfeit: (name) => `incomparecencia de ambos: sin partida con ${name}`,
  changes: "Resultados cambiados",
  inRound: (round, name) => `Ronda ${round}, ${name}`,
  change: (name, now, before) => `${name}: ${now} (en la hoja: ${before})`,
  takeBack: (change) => `Deshacer: ${change}`,
  reset: "Restablecer",
  places: "Puestos que cambian",
  noPlaces: "No cambia ningún puesto.",
  placesSaid: (count) =>
    count === 0
      ? "No cambia ningún puesto."
      : `${count === 1 ? "Cambia 1 puesto" : `Cambian ${count} puestos`}.`,
  resetSaid: "Todos los resultados son los de la hoja.",
  moved: (from, to, name) => `${to}. ${name} (antes ${from})`,

  lastRound: "Última ronda",
  lastRoundCaption: "Quién será primero, y con qué resultados",
  nothingOpen: "Todas las partidas del cuadro cruzado tienen resultado.",
  notPaired: (round, rounds) =>
    `La ronda ${round} de ${rounds} aún no está emparejada. Escriba los emparejamientos como *12 (emparejado con 12, aún sin resultado), y esta página dice qué necesitan los líderes.`,
  noOpponents: (count) =>
    `${counted(count, "emparejamiento aún no tiene", "emparejamientos aún no tienen")} rival.`,
  open: (games, contenders) =>
    `${counted(games, "partida no tiene", "partidas no tienen")} resultado. ${counted(contenders, "jugador aún puede", "jugadores aún pueden")} alcanzar la puntuación más alta.`,
  onlyOne: (name) => `${name} será primero, pase lo que pase.`,
  tooMany: (games, all, most) =>
    `Les quedan ${games} partidas: ${all.toLocaleString("es-ES")} casos. No se recorren más de ${most} partidas. Vuelva a mirar cuando haya más resultados.`,
  ignored: (games, names) =>
    `Sin recorrer, por ser demasiadas: ${counted(games, "partida")} de otros jugadores (${names}). Donde ${games === 1 ? "pueda" : "puedan"} decidir un desempate, se dice.`,
  andMore: (count) => `${count} más`,
  notLast: (round, rounds) =>
    `La ronda ${round} no es la última de ${rounds}: esto es quién será primero después de ella.`,
  forfeits: "Victorias, tablas y derrotas; no se recorren las incomparecencias.",
  working: (done, all) => `${done} de ${cases(all)}`,
  workingSaid: (all) => `Calculando ${cases(all)}.`,
  cancel: "Cancelar",
  stopped: "Detenido.",
  start: "Calcular",
  workedOut: (all, firsts) =>
    `${counted(all, "caso calculado", "casos calculados")}. ${counted(firsts, "respuesta")}.`,

  isFirst: (name, part, of) => `${name} es primero ${share(part, of)}.`,
  shareFirst: (names, part, of) => `${names} comparten el primer puesto ${share(part, of)}.`,
  mayBeFirst: (names, part, of) =>
    `${names}: uno de ellos es primero, o lo comparten, ${share(part, of)}. Otras partidas deciden el desempate.`,
  way: (how, conditions) => (conditions === "" ? `${how}.` : `${how}, si ${conditions}.`),
  onPoints: "Por puntos",
  on: (tieBreak) => `Por ${tieBreak}`,
  shared: "Igualados en todo",
  openOn: (tieBreak) => `Igualados hasta ${tieBreak}`,
  orIf: ", o si ",
  and: " y ",
  moreOutcomes: (count) => `${cases(count)} de otras maneras`,
  condition: (results: readonly Result[], a: string, b: string): string =>
    CONDITIONS[results.join(" ")]?.(a, b) ?? "",
  allOutcomes: "Todos los casos",
  first: "Primero",
  decidedOn: "Por",
  points: "puntos",
  copyText: "Copiar como texto",
} as const satisfies Translation<typeof English.FORESIGHT_TEXTS>;
