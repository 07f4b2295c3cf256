import type * as English from "./tie-break-texts";

const encounter = (title: string, then = ""): English.TieBreakText => ({
  name: `Resultado particular ampliado${then}`,
  title,
  summary: `Puesto en los encuentros entre los equipos empatados, por ambas clases de puntos${then}; 0 donde no deciden nada.`,
});

const product = (title: string, theirs: string, own: string): English.TieBreakText => ({
  name: `Sonneborn-Berger ampliado (${theirs} por ${own})`,
  title,
  summary: `De cada rival, sus ${theirs} por los ${own} logrados contra él.`,
});

const MATCH = "puntos de encuentro";
const GAME = "puntos de tablero";

export const TIE_BREAK_TEXTS: typeof English.TIE_BREAK_TEXTS = {
  "both/PTS": { name: "Puntos", title: "Puntos", summary: "Puntos de todas las rondas." },
  "us/APLAY": {
    name: "Puntos en el tablero",
    title: "Tablero",
    summary: "Quien puntuó en el tablero va por delante de quienes solo tienen puntos sin jugar.",
  },
  "us/MMED": {
    name: "Modified Median",
    title: "Mod. Med.",
    summary:
      "Suma de los puntos ajustados de los rivales: con más de la mitad de los puntos, sin el más bajo; con menos, sin el más alto; con justo la mitad, sin ambos; desde nueve rondas, dos de cada.",
  },
  "us/SOLK": { name: "Solkoff", title: "Solkoff", summary: "Suma de los puntos ajustados de los rivales." },
  "us/MED": {
    name: "Median",
    title: "Median",
    summary:
      "Suma de los puntos ajustados de los rivales sin el más bajo ni el más alto; desde nueve rondas, sin dos de cada.",
  },
  "us/CUM": {
    name: "Cumulative (progresivo)",
    title: "Cumul.",
    summary:
      "Suma de los puntos acumulados tras cada ronda, menos los de byes e incomparecencias que el reglamento descuenta.",
  },
  "us/CUMOPP": {
    name: "Cumulative de los rivales",
    title: "Cumul. riv.",
    summary: "Suma de los Cumulative de los rivales.",
  },
  "us/KASH": {
    name: "Kashdan",
    title: "Kashdan",
    summary: "4 por victoria, 2 por tablas, 1 por derrota, 0 por ronda no jugada.",
  },
  "us/SB": {
    name: "Sonneborn-Berger",
    title: "Son.-Berger",
    summary: "Puntos de los rivales vencidos y la mitad de los de aquellos con los que se hizo tablas.",
  },
  "us/H2H": {
    name: "Resultado entre empatados",
    title: "Particular",
    summary: "Victorias menos derrotas en las partidas entre los que siguen empatados.",
  },
  "us/BLACKS": {
    name: "Partidas con negras",
    title: "Negras",
    summary: "Número de partidas jugadas con negras.",
  },
  "us/BAP": {
    name: "Extra por negras",
    title: "Extra negras",
    summary: "3 por victoria con negras, 2 por victoria con blancas, 1 por tablas con negras.",
  },
  "us/WIN": {
    name: "Victorias",
    title: "Victorias",
    summary: "Número de puntos enteros, incluidos byes y victorias por incomparecencia.",
  },
  "us/WON": {
    name: "Partidas ganadas",
    title: "Ganadas",
    summary: "Número de partidas ganadas en el tablero.",
  },
  "us/KS": {
    name: "Koya",
    title: "Koya",
    summary: "Puntos contra rivales que hicieron al menos la mitad de los puntos posibles.",
  },
  "us/PS": {
    name: "Progresivo",
    title: "Progresivo",
    summary: "Suma de los puntos acumulados tras cada ronda; un corte omite las primeras rondas.",
  },
  "us/OPPERF": {
    name: "Performance de los rivales",
    title: "Perf. rivales",
    summary: "Media de las performances de los rivales: Elo más 400 por victoria, menos 400 por derrota.",
  },
  "us/AVGOPP": {
    name: "Elo medio de los rivales",
    title: "Elo medio",
    summary: "Media de los Elos de los rivales con los que se jugó.",
    variants: { C1: "Elo medio de los rivales corte 1" },
  },
  "us/APRO": {
    name: "Performance media de los rivales",
    title: "APRO",
    summary: "Media de las performances de los rivales en el torneo.",
  },
  "us/PCT": {
    name: "Puntos en porcentaje",
    title: "Porcentaje",
    summary: "Puntos de partidas en porcentaje de los posibles en las partidas jugadas.",
  },
  "us/ADJCUM": {
    name: "Adjusted Cumulative (progresivo ajustado)",
    title: "Adj. Cumul.",
    summary:
      "Suma de los puntos acumulados, menos cada punto y medio punto de byes e incomparecencias, descuente lo que descuente el reglamento.",
  },
  "us/COMPAVG": {
    name: "Elo medio (Competition Average)",
    title: "Elo medio",
    summary: "Media de los Elos de los rivales con los que se jugó, con el nombre que le da WinTD.",
  },
  "both/PLAYOFF": {
    name: "Partidas de desempate",
    title: "Part. desemp.",
    summary: "El orden de unas partidas de desempate, de la columna Play-off; 1 es el primero.",
  },
  "both/COIN": {
    name: "Sorteo",
    title: "Sorteo",
    summary: "Un sorteo que se puede repetir con la semilla impresa; 1 es el primero.",
  },
  "fide/DE": {
    name: "Resultado particular",
    title: "Particular",
    summary: "Puesto en las partidas entre los empatados; 0 donde no deciden nada.",
  },
  "fide/BH": {
    name: "Buchholz",
    title: "Buchholz",
    summary: "Suma de las puntuaciones ajustadas de los rivales.",
    variants: {
      C1: "Buchholz corte 1",
      C2: "Buchholz corte 2",
      M1: "Buchholz mediano",
      M2: "Buchholz mediano 2",
    },
  },
  "fide/FB": {
    name: "Buchholz previo (Fore Buchholz)",
    title: "Buch. previo",
    summary: "Buchholz como si todas las partidas de la última ronda hubieran sido tablas.",
    variants: { C1: "Buchholz previo corte 1", C2: "Buchholz previo corte 2" },
  },
  "fide/AOB": {
    name: "Buchholz medio de los rivales",
    title: "Buch. rivales",
    summary: "Media del Buchholz de los rivales con los que se jugó en el tablero.",
  },
  "fide/SB": {
    name: "Sonneborn-Berger",
    title: "Son.-Berger",
    summary: "Puntos de cada rival por los puntos hechos contra él.",
    variants: { C1: "Sonneborn-Berger corte 1" },
  },
  "fide/KS": {
    name: "Koya",
    title: "Koya",
    summary: "Puntos contra rivales que tienen al menos la mitad de los puntos posibles.",
  },
  "fide/WIN": {
    name: "Victorias",
    title: "Victorias",
    summary: "Número de rondas que valen una victoria, incluidos byes e incomparecencias.",
  },
  "fide/WON": {
    name: "Partidas ganadas",
    title: "Ganadas",
    summary: "Número de partidas ganadas en el tablero.",
  },
  "fide/BPG": {
    name: "Partidas con negras",
    title: "Negras",
    summary: "Número de partidas jugadas en el tablero con negras.",
  },
  "fide/BWG": {
    name: "Victorias con negras",
    title: "Vict. negras",
    summary: "Número de partidas ganadas en el tablero con negras.",
  },
  "fide/PS": {
    name: "Progresivo",
    title: "Progresivo",
    summary: "Suma de los puntos tras cada ronda; un corte omite las primeras rondas.",
    variants: { C1: "Progresivo corte 1", C2: "Progresivo corte 2" },
  },
  "fide/REP": {
    name: "Rondas que se quiso jugar",
    title: "Rondas disp.",
    summary: "Número de rondas jugadas, ganadas por incomparecencia o libres por el emparejamiento.",
  },
  "fide/STD": {
    name: "Puntos estándar",
    title: "Ptos. estándar",
    summary: "1 por ronda ganada, ½ por ronda en tablas, sea cual sea la puntuación.",
  },
  "fide/ARO": {
    name: "Elo medio de los rivales",
    title: "Elo medio",
    summary: "Media de los Elos de los rivales con los que se jugó en el tablero.",
    variants: { C1: "Elo medio de los rivales corte 1" },
  },
  "fide/TPR": {
    name: "Performance en el torneo",
    title: "TPR",
    summary: "Elo medio de los rivales más la diferencia de Elo que da la proporción de puntos.",
  },
  "fide/PTP": {
    name: "Performance perfecta",
    title: "PTP",
    summary: "El Elo más bajo con el que cabía esperar los puntos hechos.",
  },
  "fide/APRO": {
    name: "Performance media de los rivales",
    title: "APRO",
    summary: "Media de las performances de los rivales en el torneo.",
  },
  "fide/APPO": {
    name: "Performance perfecta media de los rivales",
    title: "APPO",
    summary: "Media de las performances perfectas de los rivales.",
  },
  "fide/RTNG": { name: "Elo del jugador", title: "RTNG", summary: "Elo; el más alto es mejor." },
  "fide/TPN": {
    name: "Número de emparejamiento",
    title: "TPN",
    summary: "Número de emparejamiento; el más bajo es mejor.",
  },
  "fide/ABH": {
    name: "Puntuación ajustada",
    title: "Ptos. ajust.",
    summary: "Puntuación que cuenta en el Buchholz de los rivales.",
  },
  "fide/AFB": {
    name: "Puntuación ajustada previa",
    title: "Ajust. previa",
    summary: "Puntuación que cuenta en el Buchholz previo de los rivales.",
  },
  "fide/VUR": {
    name: "Rondas no jugadas voluntariamente",
    title: "VUR",
    summary: "Número de byes pedidos, ausencias y derrotas por incomparecencia.",
  },
  "fide/NUM": {
    name: "Partidas en el tablero",
    title: "Partidas",
    summary: "Número de partidas jugadas en el tablero.",
  },
  "fide/RTG": { name: "Elo según la lista", title: "RTG", summary: "Elo; el más alto es mejor." },
  "us/USAT": {
    name: "U.S. Amateur",
    title: "U.S. Amateur",
    summary: "De cada rival, sus puntos de encuentro por los puntos de tablero logrados contra él.",
  },
  "us/GAMEPTS": {
    name: "Puntos de tablero",
    title: "Ptos. tablero",
    summary: "Puntos de tablero de todas las rondas.",
  },
  "us/WTD": {
    name: "Weighted (fórmula sin confirmar)",
    title: "Weighted",
    summary:
      "De cada rival, sus puntos de encuentro por los puntos de tablero ponderados logrados contra él; fórmula sin confirmar.",
  },
  "us/PERFIDX": {
    name: "Performance Index",
    title: "Índice perf.",
    summary: "Media de un índice por encuentro, de los puntos del rival y los tableros ganados.",
  },
  "us/GMPTS": {
    name: "Puntos de tablero o de encuentro",
    title: "Tabl./enc.",
    summary:
      "Puntos de tablero donde clasifican los de encuentro; puntos de encuentro donde clasifican los de tablero.",
  },
  "fide/MPvGP": {
    name: "Puntos de encuentro frente a puntos de tablero",
    title: "MPvGP",
    summary:
      "Puntos de tablero donde clasifican los de encuentro; puntos de encuentro donde clasifican los de tablero.",
  },
  "fide/EMMSB": product("EMMSB", MATCH, MATCH),
  "fide/EMGSB": product("EMGSB", MATCH, GAME),
  "fide/EGMSB": product("EGMSB", GAME, MATCH),
  "fide/EGGSB": product("EGGSB", GAME, GAME),
  "fide/EDE": encounter("EDE"),
  "fide/EDEC": encounter("EDEC", ", luego cuenta de tableros"),
  "fide/EDET": encounter("EDET", ", luego primeros tableros"),
  "fide/EDEB": encounter("EDEB", ", luego eliminación de los últimos tableros"),
  "fide/EDEBT": encounter("EDEBT", ", luego cuenta de tableros y primeros tableros"),
  "fide/EDEBB": encounter("EDEBB", ", luego cuenta de tableros y eliminación de los últimos tableros"),
  "fide/BC": {
    name: "Cuenta de tableros",
    title: "Cuenta tabl.",
    summary: "Puntos de cada tablero por su número; la suma más baja es mejor.",
  },
  "fide/TBR": {
    name: "Resultados de los primeros tableros",
    title: "Primeros tabl.",
    summary: "Puesto entre los empatados por los puntos del tablero 1, luego del 2, y así sucesivamente.",
  },
  "fide/BBE": {
    name: "Eliminación de los últimos tableros",
    title: "Últimos tabl.",
    summary:
      "Puesto entre los empatados por los puntos sin el último tablero, luego sin los dos últimos, etc.",
  },
  "fide/SSSC": {
    name: "Combinación de puntos y fuerza de los rivales",
    title: "SSSC",
    summary: "Los otros puntos y el Buchholz dividido, de modo que ambos pesen lo mismo.",
  },
  "fide/MPTS": {
    name: "Puntos de encuentro",
    title: "Ptos. enc.",
    summary: "Puntos de encuentro de todas las rondas.",
  },
  "fide/GPTS": {
    name: "Puntos de tablero",
    title: "Ptos. tablero",
    summary: "Puntos de tablero de todas las rondas.",
  },
};
