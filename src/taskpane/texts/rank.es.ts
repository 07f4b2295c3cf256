import { countWord } from "../../engine/index";
import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./rank";

const ties = ({ broken, left }: English.Totals): string =>
  `${counted(broken, "empate deshecho", "empates deshechos")}, ${left === 0 ? "ninguno" : left} por deshacer`;

export const RANK_TEXTS = {
  write: "Escribir",
  values: "Valores",
  valuesCaption: {
    players: "Hoja «Standings». Al clasificar de nuevo se reescribe.",
    teams: "Hoja «Team standings». Al clasificar de nuevo se reescribe.",
  },
  live: "Una fórmula viva",
  liveCaption: {
    players: "Una fórmula =STANDINGS que sigue al cuadro cruzado.",
    teams: "Una fórmula =TEAMSTANDINGS que sigue al cuadro cruzado.",
  },
  sections: "Grupos",
  together: "Todos en una hoja",
  apart: "Una hoja por grupo",
  columns: "Columnas",
  number: "Número",
  rating: "Elo",
  scorePlace: "Puestos del grupo de puntos",
  scorePlaceCaption: "3–7, como se reparten los premios en metálico",
  also: "Escribir también",
  sheets: {
    wallchart: ["Cuadro por rondas", "Por orden de puestos, rivales renumerados"],
    working: ["Cálculo", "Cómo se sumó cada desempate"],
    chart: ["Gráfico de la carrera", "Puntos tras cada ronda, primeros 8 jugadores"],
    alphabetical: ["Lista alfabética", ""],
    notice: ["Aviso de desempates", "Una página para publicar antes de la ronda 1"],
    teams: [
      "Clasificación por equipos",
      "Las mejores puntuaciones de cada equipo sumadas, con los jugadores que cuentan",
    ],
  },
  runningScores: "Puntos acumulados bajo los resultados",
  workingScore: "Cálculo de",
  allPlayers: (players, nouns) => (players === 1 ? `1 ${nouns.player}` : `Los ${players} ${nouns.players}`),
  scoreGroup: (points, players, nouns) => `${points}: ${counted(players, nouns.player, nouns.players)}`,
  leaveOut: "Omitir",
  unplayed: "Jugadores sin partidas",
  again: "Clasificar de nuevo cuando cambie la hoja",
  againCaption: "Dos segundos después del último cambio",

  allSections: "todos los grupos",
  rankAll: "Clasificar todos los grupos",
  rankAllCaption: "Cada hoja de este libro con un cuadro cruzado, según sus propios ajustes",
  sheetOf: (number, count, sheet) => `Hoja ${number} de ${count}: ${sheet}`,
  writing: "Escribiendo las listas",
  allWritten: (sheets) => `Clasificaciones de ${counted(sheets, "hoja")} escritas.`,
  allSaid: (sheets, totals, refused) =>
    `Clasificaciones de ${counted(sheets, "hoja")} escritas. ${counted(totals.count, totals.nouns.player, totals.nouns.players)}, ${ties(totals)}.` +
    (refused === 0 ? "" : ` ${counted(refused, "hoja")} sin clasificar.`),
  nothingRanked: "No se clasificó nada.",
  notRanked: "Sin clasificar",
  notRankedBy: (first, more) => (more === 0 ? first : `${first} Y ${counted(more, "error", "errores")} más.`),
  skipped: (sheets) => `Omitidas: ${sheets}.`,
  reasons: { none: "sin cuadro cruzado", hidden: "oculta", ours: "una de nuestras listas" },

  ranking: (section) => `Clasificando ${section}`,
  rankingSaid: (section) => `Clasificando ${section}.`,
  reading: "Leyendo el cuadro cruzado",
  breaking: (players, nouns) => `Desempates de ${counted(players, nouns.player, nouns.players)}`,
  progress: (done, players, nouns) =>
    `Desempates: ${done} de ${counted(players, nouns.player, nouns.players)}`,
  meanwhile:
    "Puede seguir trabajando en Excel. La hoja se escribe al final de una sola vez; hasta entonces no cambia nada.",
  stopped: "Detenido. No se ha escrito nada.",

  written: "Clasificación escrita.",
  result: (totals) =>
    `${counted(totals.count, `${totals.nouns.player} clasificado`, `${totals.nouns.players} clasificados`)}, ${ties(totals)}.`,
  resultSaid: (totals) =>
    `Clasificación escrita. ${counted(totals.count, totals.nouns.player, totals.nouns.players)}, ${ties(totals)}.`,
  rankedAgain: "Clasificado de nuevo.",
  firstPlaces: "Primeros puestos",
  firstPlacesOf: (section) => `Primeros puestos, ${section}`,
  place: "Puesto",
  name: "Nombre",
  team: "Equipo",
  score: "Puntos",
  shared: (places, section) =>
    `Los puestos ${places}${section === "" ? "" : ` de ${section}`} son compartidos:`,
  equal: (names, tieBreaks) =>
    tieBreaks === 0
      ? `${names} tienen los mismos puntos.`
      : `${names} están igualados en ${tieBreaks === 1 ? "el desempate" : `los ${countWord(tieBreaks)} desempates`}.`,
  moreShared: (groups) =>
    groups === 1 ? "Hay otro puesto compartido." : `Hay otros ${groups} puestos compartidos.`,
  addTieBreak: "Añadir un desempate",
  why: "¿Por qué?",
  goTo: (sheet) => `Ir a ${sheet}`,
  copy: "Copiar para web o correo",
  copyCaption: "Como tabla y como texto sencillo",
  keep: "Conservar esta copia",
  keepCaption: (name) => `Como «${name}», suya desde entonces`,
  keptAs: (sheet, round) => `${sheet} tras la ronda ${round}`,
  keepOf: (sheet) => `Conservar esta copia de ${sheet}`,
  kept: (name) => `Conservada como «${name}». La próxima clasificación escribe una hoja nueva.`,
  freeze: "Fijar los valores",
  freezeCaption: "Cambia la fórmula por la lista completa; después nada sigue al cuadro cruzado",
  remarks:
    "Sus propias columnas junto a la lista se conservan al clasificar de nuevo. Los premios en metálico se reparten; los desempates deciden trofeos, títulos y cabezas de serie.",
  copyByHand: "Copiar",
  copyByHandHint: "Excel no deja que el panel copie aquí. Pulse Ctrl+C (Mac: ⌘C).",
} as const satisfies Translation<typeof English.RANK_TEXTS>;
