import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./printed";

const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  opponentUnplayed: {
    half: "las partidas no jugadas de un rival como ½ cada una",
    asScored: "las partidas no jugadas de un rival como se puntuaron",
    fide: "las últimas rondas abandonadas por un rival como tablas",
  },
  dummy: {
    none: "las rondas propias no jugadas como rivales con 0",
    ownScore: "las rondas propias no jugadas como rivales con la puntuación propia",
    capped: "las rondas propias no jugadas como rivales con la puntuación propia, limitada",
    virtual: "las rondas propias no jugadas como rivales virtuales",
  },
  dummyRounds: {
    announced: "tablas en todas las rondas anunciadas como ese límite",
    played: "tablas en las rondas jugadas como ese límite",
  },
  cutFirst: {
    voluntary: "las rondas abandonadas descartadas primero",
    lowest: "la más baja descartada primero",
  },
  unplayedEncounter: {
    missing: "los emparejamientos no jugados aún abiertos",
    settled: "los emparejamientos no jugados cerrados",
  },
  forfeitWins: {
    unplayed: "las victorias por incomparecencia omitidas",
    won: "las victorias por incomparecencia como victorias",
  },
  roundRobinForfeits: {
    played: "las incomparecencias como partidas",
    unplayed: "las incomparecencias como no jugadas",
  },
  deductions: {
    fullAndHalf: "los puntos de todos los byes restados",
    fullOnly: "solo los byes de un punto restados",
    none: "nada restado por los byes",
  },
  kashdan: { usual: "4, 2, 1, 0 puntos", wintd: "2, 1, 0, 0 puntos", michigan: "4, 2, 1, 2 puntos" },
  sonnebornScale: { 1: "números sin doblar", 2: "números doblados" },
  signBy: {
    score: "la mitad según los puntos",
    games: "la mitad según las partidas ganadas y perdidas",
  },
  headToHead: { plusMinus: "victorias menos derrotas", allMustMeet: "0 salvo que todos se hayan enfrentado" },
  headToHeadGroup: { tied: "los que siguen empatados", score: "todo el grupo de puntuación" },
  performance: { exact: "performances exactas", whole: "performances en números enteros" },
  performanceGuard: {
    ownPlus50: "una salvaguarda en victorias contra rivales muy inferiores",
    none: "ninguna salvaguarda en victorias contra rivales muy inferiores",
  },
  unrated: {
    exclude: "los rivales sin Elo omitidos",
    hult: "los rivales sin Elo según sus resultados",
  },
};

const players = (equal: number, all: number): string =>
  `en ${equal} de ${counted(all, "jugador", "jugadores")}`;

export const PRINTED_TEXTS = {
  title: "Desempates impresos",
  caption: "Según qué reglas se calcularon sus propias columnas",
  searching: "Buscando las reglas de sus columnas.",
  tried: (ways) => `${counted(ways, "manera probada", "maneras probadas")}.`,
  cancel: "Cancelar",
  start: "Buscar otra vez",
  stopped: "Detenido.",
  foundSaid: (found, all) => `${found} de ${counted(all, "columna")}: explicadas.`,
  allOf: (columns, set) =>
    columns === 1 ? `Las reglas ${set} dan su columna.` : `Las reglas ${set} dan las ${columns} columnas.`,
  someOf: (found, all, set) =>
    `Las reglas ${set} son las que más se acercan: tal cual, dan ${found} de ${counted(all, "columna")}.`,
  none: "El cuadro cruzado no tiene desempates impresos.",
  setting: ({ key, value }) => SETTINGS[key]?.[value] ?? "",
  equals: (heading, name, set, settings, equal, all) =>
    `Su ${heading} coincide con ${name} según ${set}${settings === "" ? "" : `, con ${settings},`} ${players(equal, all)}.`,
  nothing: (heading, name, set, equal, all) =>
    `No se encontró nada que dé su ${heading}. Lo más cercano es ${name} según ${set}, ${players(equal, all)}.`,
  missing: (heading, name) =>
    `Su ${heading} no se puede comparar: ${name} no se puede calcular con este cuadro cruzado.`,
  difference: (no, name, printed, ours) => `${no}. ${name}: ${printed} en la hoja, ${ours} aquí`,
  more: (by) => ` (${by} más)`,
  less: (by) => ` (${by} menos)`,
  noValue: "sin valor",
  others: (count) => `${counted(count, "jugador", "jugadores")} más; Copiar como texto los tiene todos`,
  use: (set, titles) => `Usar ${set}: ${titles}`,
  used: (set, names) => `Reglamento ${set}, orden ${names}.`,
  copyText: "Copiar como texto",
} as const satisfies Translation<typeof English.PRINTED_TEXTS>;
