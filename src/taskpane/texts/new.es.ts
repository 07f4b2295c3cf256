import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./new";

const playersIn = (count: number): string => counted(count, "jugador", "jugadores");

export const NEW_TEXTS = {
  title: "Nuevo cuadro cruzado",
  players: "Jugadores, uno por línea",
  playersHint:
    "Nombre, luego Elo y club si los tiene. Pegue desde Excel, una página web o un correo electrónico.",
  example: "Lindo, Ava\t1784\tPeña Roble\nRíos, Mateo\t1721\tClub Lince",
  file: "O abra un archivo: un informe de torneo (TRF), un texto o un CSV",
  kind: "Tipo",
  kinds: [
    ["swiss", "Suizo"],
    ["roundRobin", "Liga"],
    ["doubleRoundRobin", "Liga a doble vuelta"],
    ["quads", "Grupos de cuatro"],
  ],
  rounds: "Rondas",
  roundsBad: (most) => `Un número entero de 1 a ${most}.`,
  caption:
    "Se añade una hoja nueva «Cuadro cruzado». Los resultados se escriben W12, D5, L3, o B, H, U para los byes; una entrada errónea se marca al momento.",
  create: "Crear el cuadro cruzado",
  insert: "Insertar como hoja",
  count: (players, rated, teams) =>
    [
      playersIn(players),
      ...(rated > 0 ? [`${rated} con Elo`] : []),
      ...(teams > 0 ? [counted(teams, "club", "clubes")] : []),
    ].join(", "),
  blank: (rows) => `Un formulario en blanco de ${rows} filas`,
  noName: (line) => `La línea ${line} no tiene nombre.`,
  recognized: (players, rounds) =>
    `Esto es un cuadro cruzado con ${playersIn(players)} y ${counted(rounds, "ronda")}.`,
  created: (sheet) => `Se añadió la hoja «${sheet}».`,
  sheet: "Cuadro cruzado",
  sample: "Cuadro cruzado de ejemplo",
  sampleEvent: "Torneo escolar Arce",
  sampleSection: "Sub-14",
  headings: {
    number: "Nº",
    name: "Nombre",
    rating: "Elo",
    team: "Club",
    round: (round) => `Rd ${round}`,
    total: "Puntos",
  },
  quad: (number) => `Grupo de cuatro ${number}`,
  prompt: {
    title: "Resultado",
    text: "W12 ganó a 12, D5 tablas, L3 perdió; añada w o b para el color (b: negras). B bye de un punto, H bye de medio punto, U no jugada, X12 o F12 incomparecencia. Otra entrada se marca.",
    grid: "1 ganó, ½ o 0,5 tablas, 0 perdió contra el jugador de esta columna; + y - por incomparecencia. Otra entrada se marca.",
  },
} as const satisfies Translation<typeof English.NEW_TEXTS>;
