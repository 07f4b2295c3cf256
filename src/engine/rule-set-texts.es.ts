import type { Translation } from "../translation";
import type * as English from "./rule-set-texts";

export const RULE_SET_TEXTS = {
  USCF: {
    name: "US Chess, reglas vigentes",
    sentence: "Las partidas no jugadas de un rival cuentan ½ cada una; las propias, como un rival con 0.",
    ofTeams: "Los encuentros no jugados de un rival cuentan ½ cada uno; los propios, como un rival con 0.",
  },
  "USCF-LEGACY": {
    name: "US Chess, edición anterior",
    sentence: "Como USCF, pero Cumulative no resta nada por los byes de medio punto.",
  },
  MCA: {
    name: "Míchigan",
    sentence: "Como USCF-LEGACY; Kashdan da 2 por una partida no jugada.",
    ofTeams: "Como USCF-LEGACY; Kashdan da 2 por un encuentro no jugado.",
  },
  WINTD: {
    name: "como imprime WinTD",
    sentence: "Sonneborn-Berger y U.S. Amateur se imprimen multiplicados por dos.",
  },
  SWISSSYS: {
    name: "como imprime SwissSys",
    sentence: "Head-to-head solo cuenta si todos los del grupo de puntuación se han enfrentado.",
    ofTeams: "Head-to-head solo cuenta si todos los equipos del grupo de puntuación se han enfrentado.",
  },
  "FIDE-2026": {
    name: "FIDE, edición más reciente",
    sentence:
      "Una ronda propia no jugada cuenta como partida contra un rival virtual de puntuación limitada.",
    ofTeams:
      "Una ronda propia no jugada cuenta como encuentro contra un rival virtual de puntuación limitada.",
  },
  "FIDE-2024": {
    name: "FIDE, edición de 2024",
    sentence:
      "Una ronda propia no jugada cuenta como partida contra un rival virtual con la puntuación propia.",
    ofTeams:
      "Una ronda propia no jugada cuenta como encuentro contra un rival virtual con la puntuación propia.",
  },
  "FIDE-2009": {
    name: "FIDE, listados antiguos",
    sentence: "Una ronda propia no jugada cuenta como partida contra un rival virtual a la manera antigua.",
    ofTeams: "Una ronda propia no jugada cuenta como encuentro contra un rival virtual a la manera antigua.",
  },
} as const satisfies Translation<typeof English.RULE_SET_TEXTS>;
