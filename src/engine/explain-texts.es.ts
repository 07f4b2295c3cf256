import type { Translation } from "../translation";
import { DECISION_TEXTS, roundsText } from "./explain-decision-texts";
import type * as English from "./explain-texts";
import { countWord } from "./explain-wording";
import type { Sign } from "./working";

const ends = (count: number, which: "más baja" | "más alta"): string =>
  count === 1 ? `la ${which}` : `las ${countWord(count)} ${which.replace(/(\w+)$/, "$1s")}`;

const lowest = (count: number): string => ends(count, "más baja");
const highest = (count: number): string => ends(count, "más alta");

const oneEnd = (what: string, drops: number): string =>
  `de las puntuaciones de los rivales se ${drops === 1 ? "descarta" : "descartan"} ${what}`;

const ENDS: Record<Sign, (drops: number) => string> = {
  plus: (drops) => oneEnd(lowest(drops), drops),
  even: (drops) => `de las puntuaciones de los rivales se descartan ${lowest(drops)} y ${highest(drops)}`,
  minus: (drops) => oneEnd(highest(drops), drops),
};

const SIGNS: Record<Sign, string> = { plus: "Más de", even: "Justo", minus: "Menos de" };

const roundsOf = (round: number, announced: number): string =>
  `${round === announced ? "" : `${round} de `}${announced} ${announced === 1 ? "ronda" : "rondas"}`;

export const EXPLAIN_TEXTS = {
  unplayed: {
    forfeitWin: "victoria por incomparecencia",
    forfeitDraw: "tablas por incomparecencia",
    forfeitLoss: "derrota por incomparecencia",
    fullBye: "bye",
    halfBye: "bye de medio punto",
    zeroBye: "bye de cero puntos",
    absent: "no emparejado",
    pending: "aún sin resultado",
  },
  own: { unpaired: "ronda no jugada", pending: "partida sin resultado" },
  played: { win: "ganada", draw: "tablas", loss: "perdida" },
  game: {
    win: (name) => `victoria contra ${name}`,
    draw: (name) => `tablas con ${name}`,
    loss: (name) => `derrota contra ${name}`,
    two: (first, second) => `${first}, ${second}`,
    against: (unplayed, name) => `${unplayed} contra ${name}`,
    unknown: "un rival desconocido",
  },

  counts: (list, many, what, points, counted) =>
    `${roundsText(list, many)} (${what}, ${points}) ${many ? "cuentan" : "cuenta"} ${counted}${many ? " cada una" : ""}`,
  droppedLow: (of) => (of === 1 ? "la más baja, descartada" : `una de ${lowest(of)}, descartada`),
  droppedHigh: (of) => (of === 1 ? "la más alta, descartada" : `una de ${highest(of)}, descartada`),
  droppedFirst: (of) =>
    of === 1 ? "primera ronda, no cuenta" : `una de las ${countWord(of)} primeras rondas, no cuenta`,
  droppedVoluntary: "ronda no jugada voluntariamente, se descarta primero",
  ownUnplayed: (what, counted) => `ronda propia (${what}): cuenta como un rival con ${counted}`,
  dummy: (what, counted, { game }) =>
    `ronda propia (${what}): ${game} contra un rival virtual con ${counted}`,
  dummyOwn: (own) => `la puntuación propia es ${own}`,
  deduction: (what, points) => `${what}: ${points}`,
  share: (score, share) => `${score} × ${share}`,
  divided: (score, divisor) => `${score} entre ${divisor}`,
  adjustment: (penalty, points) => (penalty ? `menos ${points} de sanción` : `más ${points} de bonificación`),
  belowLimit: (score, limit) => `${score} es menos que ${limit}`,
  leftOutUnrated: "sin Elo, no cuenta",
  countedUnrated: (rating) => `sin Elo, cuenta ${rating}`,
  noRatedGame: "ninguna partida con Elo, no cuenta",

  label: {
    penalty: "Puntos de sanción",
    bonus: "Puntos de bonificación",
    average: "Media de los Elos",
    difference: "Diferencia de Elo según los puntos",
    lot: "Sorteo",
    playoff: "Puesto en las partidas de desempate",
    ownRating: "Elo propio",
    board: (board) => `Tablero ${board}`,
    matchScore: "Puntos de encuentro",
    gameScore: "Puntos de tablero",
    strength: "Buchholz",
  },
  total: "Suma",
  mean: (count) => (count === 1 ? "Media de un valor" : `Media de ${countWord(count)} valores`),
  rounded: (text) => `${text}, redondeada`,
  result: "Valor",
  none: "Sin valor",

  sign: (sign, round, announced, drops) =>
    `${SIGNS[sign]} la mitad de los puntos en ${roundsOf(round, announced)}: ${ENDS[sign](drops)}.`,
  signByGames: {
    plus: ({ games }) => `Más ${games} con victoria que con derrota: cuenta como más de la mitad.`,
    even: ({ games }) => `Tantas victorias como derrotas (${games}): cuenta como justo la mitad.`,
    minus: ({ games }) => `Más ${games} con derrota que con victoria: cuenta como menos de la mitad.`,
  },
  ends: (drops) => `Con cualquier puntuación: ${ENDS.even(drops)}.`,
  cutLow: (drops) => `Corte: se ${drops === 1 ? "descarta" : "descartan"} ${lowest(drops)}.`,
  cutBoth: (drops) => `Corte medio: se descartan ${lowest(drops)} y ${highest(drops)}.`,
  cutVoluntary: "Una ronda no jugada voluntariamente se descarta antes que una puntuación más baja.",
  expected: "El Elo más bajo con el que estos resultados esperados suman los puntos hechos.",
  limit: (limit, one) => `Solo cuentan los rivales con al menos ${limit} ${one ? "punto" : "puntos"}.`,
  notAllMet: ({ players, game }) =>
    `No todos los ${players} del grupo de puntuación se han enfrentado, así que no cuenta ${game === "partida" ? "ninguna partida" : `ningún ${game}`}.`,
  shareOfPoints: (points, games, share) =>
    `${points} en ${games} ${games === 1 ? "partida" : "partidas"}: una proporción de ${share}.`,
  encounter: (among, points, { games }) => `${points} en ${games} entre los ${countWord(among)} empatados.`,
  encounterMost: (most, { games }) => `Faltan ${games}: como máximo era posible ${most}.`,
  lots: (seed) => `Semilla del sorteo: ${seed}.`,
  counting: (top, players) =>
    players < top
      ? `Cuentan ${countWord(top)} jugadores; el equipo tiene ${players === 1 ? "uno" : countWord(players)}.`
      : top === 1
        ? "Cuenta el mejor jugador."
        : `Cuentan los ${countWord(top)} mejores jugadores.`,
  notCounting: "no está entre los que cuentan",
  opponentsUnplayed: {
    half: ({ games }) =>
      `De un rival, ${games === "partidas" ? "cada partida no jugada" : "cada encuentro no jugado"} cuenta ½.`,
    asScored: () => "",
    fide: () => "Las últimas rondas abandonadas por un rival cuentan como tablas.",
  },
  missing: {
    ratings: "Ningún rival tiene Elo.",
    allRatings:
      "Alguien no tiene Elo, y no se ha dado ninguno para esos casos: el desempate se omite para todos.",
    opponents: "No se jugó ninguna partida, o la tabla no dice contra quién.",
    colors: "No se conocen todos los colores de las partidas.",
    roundOrder: "La tabla no dice en qué orden se jugaron las partidas.",
    playoff: "No se ha dado ningún puesto en partidas de desempate.",
    boards: "No se conocen los resultados de los tableros.",
    total: "Las partidas entre empatados no se pueden sumar para un equipo.",
  },
  provisional: (count) =>
    count === 1 ? "Provisional: falta un resultado." : `Provisional: faltan ${countWord(count)} resultados.`,

  ...DECISION_TEXTS,
} as const satisfies Translation<typeof English.EXPLAIN_TEXTS>;
