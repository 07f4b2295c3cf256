import type { Color } from "../engine/index";
import type { Finding } from "./finding";
import type * as English from "./finding-texts";
import { meaning, VERBS } from "./meaning";
import { both, count, list, nameOf, NUMBERS, oneOf, points, roundsFrom } from "./phrases";
import type { UntoldBye } from "./teams/finding-facts";
import type { Where } from "./where";

const inRound = ({ round }: Finding): string => (round === null ? "" : `Ronda ${round}: `);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const cell = ({ at }: Finding, where: Where): string => (at === null ? "Una celda" : capital(where(at)));

const at = (finding: Finding, where: Where): string =>
  finding.at === null ? "una celda" : where(finding.at);

const said = (text: string): string => (text === "" ? "una celda vacía" : text);

const COLORS: Readonly<Record<Color, string>> = { white: "blancas", black: "negras" };

const BYES: Readonly<Record<string, string>> = {
  B: "B, bye de un punto",
  H: "H, bye de medio punto",
  U: "U, sin puntos",
};

const ZEROS = {
  loss: "derrota de las blancas; si la partida aún no tiene resultado, escriba zero=unplayed",
  unplayed: "aún sin resultado; si ganaron las negras, escriba 0-1 o zero=loss",
  bye: "una celda vacía, de modo que el bye vale un punto; si no vale ninguno, escriba U o zero=loss",
} as const;

const DAMAGES = { date: "una fecha", time: "una hora" } as const;

const NONE = {
  pairing: "ningún número",
  rank: "ningún rango",
  place: "ningún puesto",
  row: "ninguna fila",
} as const;

const MANY = { pairing: "los números", rank: "los rangos", place: "los puestos", row: "las filas" } as const;

const WANTED: Readonly<Record<string, string>> = {
  pairing: "números de emparejamiento",
  rank: "rangos",
  place: "puestos",
};

/** Fields of a tournament report. */
const FIELDS: Readonly<Record<string, string>> = {
  rating: "Elo",
  points: "puntos",
  rank: "rango",
  rounds: "rondas",
  round: "ronda",
  date: "fecha",
  type: "tipo",
  player: "jugador",
  team: "equipo",
  record: "registro",
};

const EMPTY = { dash: "con un guion", zero: "con 0" } as const;

const FOUND_BY = {
  boards: "Los tableros que empiezan de nuevo",
  gaps: "Las filas vacías",
} as const;

const byeText = ({ who, round, boards }: UntoldBye): string =>
  `${nameOf(who)}${round === null ? "" : ` en la ronda ${round}`} (cuenta ${points(boards)})`;

export const FINDING_TEXTS: English.FindingTexts = {
  "no-crosstable": ({ shown }) =>
    shown === null
      ? "Aquí no hay ningún cuadro cruzado: ninguna fila tiene encabezados como Nº, Nombre, Rd 1, Puntos."
      : `Aquí no hay ningún cuadro cruzado. El encabezado más probable dice «${shown}»; hacen falta encabezados como Nº, Nombre, Rd 1, Puntos.`,
  "too-large": ({ rows, columns }) =>
    `${count(rows, "fila")} y ${count(columns, "columna")} son demasiadas para un cuadro cruzado; seleccione solo la tabla.`,
  "team-code": ({ heading }) =>
    `Varios jugadores tienen lo mismo en la columna ${heading}. Si indica sus equipos o escuelas, póngale de encabezado Team o School.`,
  "boards-unclear": () =>
    "Los números de las rondas no son resultados ni puntos de tablero: los de ambos lados de un encuentro deben sumar el número de tableros.",
  "numbers-unclear": ({ agreed, named, other }) =>
    `No está claro qué son los números de los rivales: concuerdan ${agreed} de ${named} partidas. Escriba numbers=pairing, numbers=rank o numbers=place; la tabla también tiene una columna de ${WANTED[other] ?? other}.`,
  "white-unclear": ({ letters }) =>
    `No está claro cuál de las letras ${both(letters)} son las blancas. Escriba white=${letters[0] ?? "w"}.`,
  "no-opponents": () =>
    "Las rondas no indican rivales: solo se pueden calcular desempates de resultados propios.",
  "zeros-unclear": ({ count: cells, are }) =>
    `${count(cells, "celda", "celdas")} ${oneOf(are.map((each) => (each === "blank" ? (cells === 1 ? "vacía" : "vacías") : EMPTY[each])))} ${cells === 1 ? "se lee como derrota" : "se leen como derrotas"}. Escriba zero=unplayed si no se jugó.`,
  "blanks-unplayed": ({ count: cells }) =>
    `${count(cells, "celda vacía se lee como no jugada", "celdas vacías se leen como no jugadas")}, pues las derrotas están escritas. Escriba zero=loss si también son derrotas.`,
  "other-scoring": ({ scoring }) => `La puntuación por victoria, tablas y derrota es ${scoring}.`,
  "fide-letters": ({ letters }) =>
    `Según los totales, ${both(letters)} ${letters.length === 1 ? "tiene" : "tienen"} el significado que da la FIDE: U y F son byes de un punto.`,
  "not-a-total": ({ heading }) =>
    `La columna ${heading} no es un total: sus valores son más altos de lo que permiten las rondas.`,
  "round-left-out": (finding, where) =>
    `${cell(finding, where)} ${finding.heading === "" ? "está vacía" : `dice «${finding.heading}»`} sobre partidas que no se leen. Encabece cada ronda con su número, desde 1.`,
  "list-beside": (finding, where) =>
    `En ${at(finding, where)} empieza una lista junto al cuadro cruzado (${finding.text}), que se omite.`,
  "list-below": (finding, where) =>
    `En ${at(finding, where)} empieza lo que se omite debajo del cuadro cruzado (${finding.text}): notas, una lista o una fila sin número o resultados de un jugador. Si es un jugador, numere la fila y rellénela como las demás.`,
  "name-alone": (finding, where) =>
    `${cell(finding, where)} nombra a ${finding.name} en una fila sin número ni resultado, que se omite. Si es un jugador, numere la fila y escriba U en las rondas.`,
  "no-name": ({ count: players }) =>
    `${count(players, "jugador no tiene", "jugadores no tienen")} nombre. Escríbalo, para que la clasificación pueda nombrar a todos.`,
  "players-again": ({ section, other }) =>
    `Los jugadores de ${section} son los de ${other}, y cada grupo se clasifica aparte. Si son vueltas de un mismo torneo, escríbalas en una sola tabla.`,
  "columns-apart": (finding, where) =>
    `En ${at(finding, where)} empieza lo que parece una lista junto al cuadro cruzado (${finding.text}), y se omite. Si es una columna de los jugadores, póngala junto a las suyas y rellénela para todos.`,
  "after-too-late": ({ after, rounds }) =>
    `after=${after}: solo ${count(rounds, "ronda ha", "rondas han")} empezado.`,
  "house-unknown": ({ number }) => `house=${number}: no hay ningún número ${number}.`,
  "numbers-absent": ({ kind }) =>
    `numbers=${kind}: la tabla no tiene esa columna; en su lugar se cuentan las filas.`,
  "table-again": (finding, where) =>
    `En ${at(finding, where)} empieza una segunda tabla de las mismas partidas (${finding.text}), que se omite.`,
  "tables-differ": (finding, where) =>
    `En ${at(finding, where)} empieza una segunda tabla de los mismos jugadores (${finding.text}), que se omite. En ella ${nameOf(finding.who)} tiene otras partidas.`,
  unread: (finding, where) => `${cell(finding, where)} contiene «${finding.text}», que no es un resultado.`,
  damaged: (finding, where) =>
    `${cell(finding, where)} contiene ${DAMAGES[finding.by]}. Excel ha convertido ${
      finding.original === null ? "lo que se escribió" : `«${finding.original}»`
    }.`,
  "error-value": (finding, where) => `${cell(finding, where)} contiene el error ${finding.text}.`,
  "no-opponent": (finding) =>
    `${inRound(finding)}${finding.text} no indica rival: cuenta como ronda no jugada.`,
  "forfeit-alone": (finding, where) =>
    `${inRound(finding)}${cell(finding, where)} contiene «${finding.text}», leído como victoria por incomparecencia${
      finding.count === 1 ? "" : ` como en ${finding.count} celdas de la ronda`
    }, pero ${
      finding.lost === 0
        ? "nadie perdió"
        : finding.lost === 1
          ? "solo 1 jugador perdió"
          : `solo ${finding.lost} jugadores perdieron`
    } por incomparecencia en la ronda. Escriba el número del rival, o U si no se jugó.`,
  "word-read": ({ text, as }) => `${text} se lee como ${BYES[as] ?? as}.`,
  "blank-cell": (finding) =>
    `${inRound(finding)}la celda de ${nameOf(finding.who)} está ${finding.text === "" ? "vacía" : "vacía o es 0"}${
      finding.others === null ? "" : `, donde otros ponen ${finding.others}`
    }; se lee como no jugada.`,
  "uneven-rows": ({ who, cells, rounds }) =>
    `${nameOf(who)} tiene ${count(cells, "celda")} para ${count(rounds, "ronda")}.`,
  "gap-placed": ({ who, cells, rounds }) =>
    `${nameOf(who)} tiene ${count(cells, "celda")} para ${count(rounds, "ronda")}; los rivales muestran cuáles están vacías.`,
  "field-ignored": ({ field, text }) => `${FIELDS[field] ?? field}: no se lee «${text}».`,
  "paired-bye": (finding) =>
    `${inRound(finding)}${finding.text} indica un rival, pero dice que no se jugó ninguna partida.`,
  "name-unclear": (finding, where) =>
    `${cell(finding, where)} contiene «${finding.text}»: ${
      finding.names.length === 0
        ? `aquí nadie se llama ${finding.name}`
        : `${finding.name} puede ser ${oneOf(finding.names)}`
    }. Escriba el número del rival.`,
  "sections-unclear": (finding, where) =>
    `En ${at(finding, where)}${finding.text === "" ? "" : ` (“${finding.text}”)`} empiezan emparejamientos ${
      finding.shared === null
        ? "que no comparten ningún jugador con los de arriba"
        : `de otra sección, y ${finding.shared} está en ambas`
    }. Si son una sección, escriba su nombre antes de cada ronda o en una columna Section; si no, numere solo las rondas.`,
  "row-skipped": (finding, where) =>
    `${cell(finding, where)}: “${finding.text}” se lee como nota. Si es una partida o un bye, escriba delante el número de un tablero.`,
  "row-unclear": (finding, where) =>
    `${cell(finding, where)}: “${finding.text}” puede ser una partida o una nota. Escriba tablero y nombres, o sepárelo de la lista.`,
  "bye-alone": (finding, where) =>
    `${cell(finding, where)} contiene “${finding.text}” sin rival ni resultado, leído como bye de un punto. Si no lo es, escriba ½ o 0 como resultado, o vacíe la celda.`,
  "bye-by-result": (finding, where) =>
    `${cell(finding, where)} no nombra rival junto al resultado “${finding.result}” de ${finding.name}, leído como bye. Si fue una partida, escriba el nombre del rival.`,
  "rounds-skipped": (finding, where) =>
    `${cell(finding, where)} nombra la ronda ${finding.number}, y la lista no tiene ${roundsFrom(finding.before + 1, finding.number - 1)}. Corrija el número de la ronda o añada lo que falta.`,
  "bye-requested": (finding, where) =>
    `${cell(finding, where)} contiene “${finding.text}”, leído como bye de medio punto. Si vale otra cosa, escriba 1 o 0 como resultado.`,
  "paired-twice": (finding, where) =>
    `${inRound(finding)}${cell(finding, where)} empareja otra vez a ${finding.name}; este emparejamiento no se lee. Corrija el nombre o la ronda.`,
  "rounds-found": ({ by, rounds }) =>
    `Ninguna ronda tiene número. ${typeof by === "string" ? `La columna ${by} distingue` : `${FOUND_BY[by.by]} distinguen`} ${count(rounds, "ronda", "rondas")}.`,
  "forfeit-remark": (finding, where) =>
    `${inRound(finding)}${cell(finding, where)} contiene “${finding.text}”, pero el resultado “${finding.result}” es el de una partida jugada. Escriba 1-0F o 0-1F si no se jugó, o borre la observación.`,
  "no-results": (finding, where) =>
    `${cell(finding, where)}${finding.heading === "" ? "" : ` (“${finding.heading}”)`} encabeza una columna junto a los nombres que no se lee como resultados, y ninguna otra lo es: ninguna partida cuenta como terminada. Si tiene los resultados, llámela Result.`,
  "results-by-points": ({ heading, when }) =>
    `La lista no tiene resultados: son lo que suben los puntos bajo “${heading}” de cada jugador. Estos se leen como puntos ${when === "after" ? "después" : "antes"} de la ronda.`,
  "black-first": (finding, where) =>
    `${cell(finding, where)}: las negras están antes que las blancas. Un resultado como 1-0 se lee como victoria de las blancas; si es de las negras, ponga primero la columna de las blancas.`,
  "bye-scored": (finding, where) =>
    `${cell(finding, where)} contiene “${finding.text}”, al que ${finding.result} da puntos; no se lee como jugador. Si alguien se llama así, escriba el nombre completo.`,
  "odd-characters": ({ cells }) =>
    `${count(cells, "celda contiene", "celdas contienen")} caracteres que solo parecen correctos, como espacios duros; se leen como se entienden.`,
  "sign-lost": (finding, where) =>
    `${cell(finding, where)} contiene el número ${finding.text}. Excel tomó su signo por una fórmula; por la fila del rival es ${finding.as}.`,
  "zero-result": (finding, where) =>
    `${cell(finding, where)} contiene 0, que se lee como ${ZEROS[finding.as]}.`,
  diagonal: (finding, where) =>
    `${cell(finding, where)} contiene «${finding.text}» donde un jugador se enfrentaría a sí mismo.`,
  "games-disagree": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} tiene ${said(finding.mine)} (${meaning(finding.means)}), pero ${nameOf(finding.opponent)} tiene ${said(finding.theirs)}.`,
  "one-sided": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} tiene ${finding.mine}, ${nameOf(finding.opponent)} tiene ${finding.theirs}: cada uno conserva sus puntos.`,
  "no-such-player": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} está emparejado con ${finding.opponent}, y no hay ${NONE[finding.kind]} ${finding.opponent}.`,
  "plays-himself": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} figura en ambos lados de una partida.`,
  "met-twice": ({ who, opponent, rounds }) =>
    `${nameOf(who)} y ${nameOf(opponent)} se enfrentaron dos veces, en las rondas ${both(rounds)}.`,
  "same-color": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} y ${nameOf(finding.opponent)} tienen ambos ${COLORS[finding.color]}.`,
  "colors-missing": ({ games }) =>
    `${count(games, "partida da", "partidas dan")} el color de un solo jugador.`,
  "total-differs": ({ who, sum, total }) =>
    `${nameOf(who)}: las rondas suman ${points(sum)}, el total dice ${points(total)}.`,
  "running-differs": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} lleva ${points(finding.sum)}, el acumulado dice ${points(finding.total)}.`,
  "total-missing": ({ who, sum, text }) =>
    `${nameOf(who)}: las rondas suman ${points(sum)}, el total ${
      text === "" ? "está vacío" : text === "0" ? "está vacío o es 0" : `es «${text}», que no es un número`
    }.`,
  "byes-by-total": ({ who, count: byes }) =>
    `${nameOf(who)}: según el total, ${count(byes, "ronda sin partida fue bye", "rondas sin partida fueron byes")} de medio punto.`,
  "number-twice": ({ kind, number, names }) =>
    `${capital(NUMBERS[kind])} ${number} aparece dos veces: ${both(names)}.`,
  "numbers-missing": ({ kind, numbers }) =>
    numbers.length === 1
      ? `Nadie tiene ${NUMBERS[kind]} ${list(numbers)}.`
      : `Nadie tiene ${MANY[kind]} ${list(numbers)}.`,
  "groups-apart": ({ names, groups }) =>
    `${list(names)} solo jugaron entre sí. Si son ${groups} secciones, ponga una fila en blanco o un título entre ellas para clasificar cada una por separado.`,
  "no-number": ({ who, kind, number }) =>
    `${nameOf(who)} no tiene ${NUMBERS[kind]}, y se lee como ${NUMBERS[kind]} ${number}.`,
  "name-differs": ({ number, names }) => `El número ${number} tiene nombres distintos: ${both(names)}.`,
  "spelled-differently": ({ what, name, other, otherSection }) =>
    `«${name}» es «${other}» en ${otherSection === null ? "otra ronda" : otherSection || "otro grupo"}: ¿un mismo ${what === "team" ? "equipo" : "jugador"}, escrito de otra manera?`,
  "several-byes": ({ who, rounds }) => `${nameOf(who)} tiene byes de un punto en las rondas ${both(rounds)}.`,
  "byes-in-round": (finding) =>
    `${inRound(finding)}${finding.names.length} jugadores tienen bye: ${list(finding.names)}.`,
  "results-missing": (finding) =>
    `${inRound(finding)}${finding.count === 1 ? "falta 1 resultado" : `faltan ${finding.count} resultados`}.`,
  "later-ignored": ({ rounds, inTotals }) =>
    `${count(rounds, "ronda posterior aún no cuenta", "rondas posteriores aún no cuentan")}${
      inTotals ? "; los totales de la hoja incluyen sus byes" : ""
    }.`,
  unrated: ({ names }) =>
    `${count(names.length, "jugador no tiene", "jugadores no tienen")} Elo: ${list(names)}.`,
  "play-off-note": ({ text }) => `Una nota menciona partidas de desempate: «${text}»`,
  "match-points": () =>
    "Los puntos de encuentro de la hoja son 2 – 1 – 0. Las reglas de la FIDE los cuentan así; las de US Chess cuentan 1 – ½ – 0, de modo que se muestran otros puntos, salvo que las reglas digan scoring=2-1-0.",
  "no-boards": ({ totals }) =>
    totals
      ? "Los puntos de tablero solo figuran como sumas: no se pueden calcular los desempates que necesitan los de cada encuentro."
      : "No hay puntos de tablero: solo se pueden calcular desempates de resultados de encuentros.",
  "two-boards": ({ are }) =>
    are === "boards"
      ? "Los 2, 1 y 0 de las rondas se leen como puntos de dos tableros. Si son puntos de encuentro (2 – 1 – 0), omita los desempates de puntos de tablero."
      : "Los 2, 1 y 0 de las rondas se leen como puntos de encuentro. Si son puntos de dos tableros, ponga como tipo de torneo encuentros por equipos, o escriba system=team en las reglas.",
  "two-games": ({ are }) =>
    are === "boards"
      ? "Cada celda del cuadro se lee como un encuentro por equipos a dos tableros. Si es la suma de dos partidas de jugadores, escriba system=drr en las reglas."
      : "Cada celda del cuadro se lee como la suma de dos partidas de jugadores. Si es un encuentro por equipos a dos tableros, ponga como tipo de torneo encuentros por equipos, o escriba system=team en las reglas.",
  "boards-missing": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} tiene ${said(finding.text)} sin puntos de tablero, donde otros los tienen.`,
  "boards-disagree": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} tiene ${points(finding.mine)} puntos de tablero y ${nameOf(finding.opponent)} ${points(finding.theirs)}; un encuentro tiene ${points(finding.boards)}.`,
  "boards-short": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} tiene ${points(finding.mine)} puntos de tablero y ${nameOf(finding.opponent)} ${points(finding.theirs)}, menos que los ${points(finding.boards)} de un encuentro; los totales lo confirman.`,
  "match-differs": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} ${VERBS[finding.result]} según la hoja, pero tiene ${points(finding.mine)} puntos de tablero frente a ${points(finding.theirs)} de ${nameOf(finding.opponent)}.`,
  "match-ruled": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} ${VERBS[finding.result]} con ${points(finding.mine)} puntos de tablero frente a ${points(finding.theirs)} de ${nameOf(finding.opponent)}; los totales lo confirman.`,
  "boards-empty": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} contra ${nameOf(finding.opponent)} tiene resultados en ${finding.of - finding.boards} de ${count(finding.of, "tablero")}; ${finding.boards === 1 ? "el otro no cuenta" : "los otros no cuentan"} para nadie.`,
  "boards-unlisted": (finding) =>
    `${inRound(finding)}un encuentro termina ${finding.text}, y lo que consta de sus ${count(finding.of, "tablero")} (${finding.listed}) suma menos. El resultado cuenta; no se pueden calcular desempates por tableros.`,
  "teams-absent": (finding) =>
    `${inRound(finding)}${list(finding.names)} no ${finding.names.length === 1 ? "está en ningún encuentro y cuenta" : "están en ningún encuentro y cuentan"} como no emparejado. Para un bye, escriba el equipo junto a Bye, con sus puntos.`,
  "team-twice": (finding) => `${inRound(finding)}${finding.name} tiene dos encuentros.`,
  "colors-usual": () =>
    "La lista no indica colores: se supone que el equipo nombrado primero tiene blancas en los tableros 1, 3, etc.",
  "boards-sum": (finding) =>
    `${inRound(finding)}los tableros de ${nameOf(finding.who)} suman ${points(finding.sum)}, el encuentro dice ${points(finding.stated)}.`,
  "boards-total-differs": ({ who, sum, total }) =>
    `${nameOf(who)}: los puntos de tablero suman ${points(sum)}, su total dice ${points(total)}.`,
  "board-weights": ({ weights, boards }) =>
    `boards=: hay ${count(weights, "peso")} para ${count(boards, "tablero")}.`,
  "bye-boards": ({ byes }) =>
    `${count(byes.length, "bye no tiene", "byes no tienen")} puntos de tablero: ${list(byes.map(byeText))}. Escríbalos en ${byes.length === 1 ? "la celda" : "las celdas"}, o bye=0, bye=half o bye=all en las reglas.`,
  "printed-equal": ({ heading, name, players }) =>
    `Su columna ${heading} coincide con ${name} en los ${players} jugadores.`,
  "printed-differs": ({ who, heading, name, printed, ours, players }) =>
    `${nameOf(who)}: su columna ${heading} dice ${printed}, ${name} es ${ours === null ? "indefinido" : points(ours)}; ${count(players, "jugador difiere", "jugadores difieren")}.`,
};
