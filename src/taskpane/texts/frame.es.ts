import type { Translation } from "../../translation";
import { counted } from "../../writer/text";
import type * as English from "./frame";

const errorsIn = (count: number): string => counted(count, "error", "errores");

export const FRAME_TEXTS = {
  pane: "Desempates",
  tabs: { crosstable: "Cuadro", tiebreaks: "Desempate", rank: "Lista", why: "¿Por qué?" },
  errorsBadge: (count) => (count === 1 ? "error" : "errores"),
  settings: "Ajustes",
  back: "Atrás",
  starting: "Leyendo la hoja",
  noCrosstable: "Ningún cuadro cruzado en esta hoja",
  nothingToRank: "Aún no hay nada que clasificar. Abra la hoja con su cuadro cruzado.",
  kinds: {
    swiss: "Suizo",
    roundRobin: "Liga",
    doubleRoundRobin: "Liga a doble vuelta",
    team: "Encuentros por equipos",
  },
  sections: (count) => counted(count, "grupo"),
  after: (round, rounds) => (round === 0 ? "antes de la ronda 1" : `tras la ronda ${round} de ${rounds}`),
  sequence: (rules, titles) => `${rules}: ${titles === "" ? "solo puntos" : titles}`,

  rankSheet: "Clasificar la hoja",
  writeLive: "Escribir clasificación viva",
  cancel: "Cancelar",
  goTo: (sheet) => `Ir a ${sheet}`,
  errorsCount: (errors) => `${errorsIn(errors)}. Las partidas que no concuerdan cuentan como dice cada fila.`,
  goToFirstError: "Ir al primer error",
  rankAnyway: "Clasificar igualmente",

  followed: (section, players, errors, warnings) =>
    `${section}: ${players}, ${errorsIn(errors)}, ${counted(warnings, "aviso")}.`,
  nothingOn: (sheet) => `Ningún cuadro cruzado en ${sheet}.`,
  errorsNow: (errors) => (errors === 0 ? "Ahora no hay errores." : `Ahora ${errorsIn(errors)}.`),
  copied: "Copiado.",
} as const satisfies Translation<typeof English.FRAME_TEXTS>;
