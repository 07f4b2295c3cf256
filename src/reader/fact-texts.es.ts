import type { Translation } from "../translation";
import type * as English from "./fact-texts";

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const FACT_TEXTS = {
  kinds: {
    swiss: "Suizo",
    roundRobin: "Liga",
    doubleRoundRobin: "Liga a doble vuelta",
    team: "Encuentros por equipos",
  },
  kindEvidence: {
    swiss: "No se enfrentan todos",
    roundRobin: "Todos se enfrentan una vez",
    doubleRoundRobin: "Todos se enfrentan dos veces",
    team: "Lo dice la hoja",
  },
  layoutSaysSo: "Lo dice la disposición",
  asTotalsSay: "Como dicen los totales",
  noTotals: "Sin totales que comparar",
  played: (counted, announced) => `${counted} de ${announced} jugadas`,
  unplayed: {
    full: (count) => `${counted(count, "bye")} de un punto`,
    half: (count) => `${counted(count, "bye")} de medio punto`,
    zero: (count) => `${counted(count, "bye")} de cero puntos`,
    forfeit: (count) => counted(count, "incomparecencia"),
    absence: (count) => counted(count, "ausencia"),
  },
  rounds: (count) => counted(count, "ronda"),

  colored: (games) => `${counted(games, "partida tiene", "partidas tienen")} color`,
  capitals: "Mayúsculas",
  smallIsBlack: "Las minúsculas son negras",
  notMarked: "Sin indicar",
  noColors: "Ninguna partida tiene color",
  notKnown: "Sin determinar",
  marked: (letters) => `Indicadas: ${letters}`,

  numbers: { pairing: "Números de emparejamiento", rank: "Rangos", place: "Puestos", row: "Números de fila" },
  fromColumn: (heading) => `De la columna ${heading}.`,
  noNumbers: "Ninguna columna de números",
  allAgree: (games) => (games === 1 ? "La partida concuerda así" : `Las ${games} partidas concuerdan así`),
  someAgree: (games, all) => `Concuerdan así ${games} de ${all} partidas`,
  onlyAs: (games, numbers) => `, solo ${games} como ${numbers.toLowerCase()}`,

  linesPerPlayer: {
    1: "una fila por jugador",
    2: "dos filas por jugador",
    3: "tres filas por jugador",
  },
  severalLines: "varias filas por jugador",
  headingIn: (row, lines) => `Encabezados en la fila ${row}, ${lines}`,
  from: (cell) => `De ${cell}`,
  columns: (first, last) => `Columnas ${first} a ${last}`,
  noHeadings: "Sin encabezados",
  oneLine: "Una línea por jugador",
  asRoundsSay: "Como dicen las rondas de los jugadores",
  asReportSays: "Como dice el informe",
  section: (number) => `Grupo ${number}`,
  sectionOf: (number, count) => `${number} de ${count}`,
  splitAt: (rows) => `Dividido por los encabezados de las filas ${rows}`,
  row: /\bfila (\d{1,7})\b/g,
  rowText: (row) => `fila ${row}`,
  by: (tieBreak, ruleSet) => `${tieBreak} según ${ruleSet}`,

  layouts: {
    report: "informe de torneo (TRF)",
    ratingReport: "informe de Elo de US Chess",
    tdexport: "archivo de Elo de US Chess",
    apart: "cuadro por rondas con los rivales en columnas",
    pairings: "listas de emparejamientos",
    matches: "listas de encuentros por equipos",
    beside: "cuadros por rondas uno al lado del otro",
    besideList: "cuadro por rondas junto a una lista",
    oneHeading: "grupos bajo un mismo encabezado",
    text: "tabla de texto",
    grid: "cuadro de todos contra todos",
    chart: "cuadro por rondas",
    headless: "cuadro por rondas sin encabezados",
  },
} as const satisfies Translation<typeof English.FACT_TEXTS>;
