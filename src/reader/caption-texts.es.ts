import type * as English from "./caption-texts";

export const CAPTION_TEXTS: typeof English.CAPTION_TEXTS = {
  "games-disagree": "Ambas filas deben mostrar la misma partida.",
  "one-sided": "Permitido; N, R y S marcan resultados que deben diferir.",
  "total-missing": "Escriba el total para que se compare.",
  "number-twice": "Dé otro número a uno de los dos.",
  "plays-himself": "Corrija el número del rival.",
  damaged: "Dé formato de texto a la columna y vuelva a escribir el resultado.",
  "error-value": "Corrija la fórmula o escriba el resultado.",
  unrated: "Las medias de Elo los omiten.",
  "met-twice": "Permitido; compruebe que sea así.",
  "spelled-differently": "Si es así, escriba igual el nombre en ambos; si no, está bien.",
  "several-byes": "Permitido; compruebe que sea así.",
  "byes-in-round": "Por lo general sobra un jugador como mucho.",
  "results-missing": "Cuentan como aún no jugados.",
  "same-color": "Uno de los dos colores tiene que estar mal.",
  "colors-missing": "Los desempates que cuentan colores pueden estar mal.",
  "no-opponent": "Para una partida, escriba el número del rival; si no, B, H o U.",
  "blank-cell": "Cuenta como no jugada.",
  "no-number": "Dé un número a cada jugador.",
  "numbers-missing": "Está bien si se retiraron antes de la ronda 1.",
  "byes-by-total": "Escriba H en las rondas que fueron byes de medio punto.",
  "sign-lost": "Dé formato de texto a la columna y vuelva a escribir el resultado.",
  "play-off-note": "Una columna con el encabezado Play-off (1 = primero) hace que cuente.",
  diagonal: "Un jugador no se enfrenta a sí mismo: deje la celda vacía.",
  "uneven-rows": "Muestre todas las rondas: U donde no se jugó.",
};

export const EXPECTED_TEXTS: typeof English.EXPECTED_TEXTS = {
  round: "Se espera algo como W12, D5, L3, B, H o U.",
  game: "Se espera un resultado como 1-0, ½-½ o 0-1.",
  points: "Se espera 1, ½ o 0.",
};

export const totalDiffersCaption: typeof English.totalDiffersCaption = (missing) =>
  missing ? "O falta en las rondas un bye de medio punto." : "Corrija el total o la ronda equivocada.";

const MANY = {
  pairing: "Los números",
  rank: "Los rangos",
  place: "Los puestos",
  row: "Las filas",
} as const;

export const noSuchPlayerCaption: typeof English.noSuchPlayerCaption = (kind, highest) =>
  `${MANY[kind]} van de 1 a ${highest}.`;
