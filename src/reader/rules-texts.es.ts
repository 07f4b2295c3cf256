import type { Translation } from "../translation";
import type * as English from "./rules-texts";

export const RULES_TEXTS = {
  unrated: "exclude, hult o un Elo como 1400",
  scoring: "los puntos de una victoria, unas tablas y una derrota, como 3-1-0",
  white: "la letra de las blancas",
  house: "números de jugadores como 17+18",
  seed: (longest) => `un texto de ${longest} caracteres como máximo`,
  boards: "los pesos de los tableros, como 12-11-10-9",
  whole: (most) => `un número entero de 1 a ${most}`,
  noValue: "ningún valor",
  allowed: (allowed) => `se permite ${allowed}`,
  meant: (meant, allowed) => `¿quería decir ${meant}? Se permite ${allowed}`,
  noRuleSet: (text, allowed) => `«${text}» no es un reglamento ni un ajuste; ${allowed}`,
  noSetting: (text, allowed) => `«${text}» no es un ajuste; ${allowed}`,
  twice: (key) => `«${key}» aparece dos veces en las reglas`,
  needsValue: (key, allowed) => `«${key}» necesita un valor: ${allowed}`,
  badValue: (key, value, allowed) => `«${key}=${value}»: se permite ${allowed}`,
} as const satisfies Translation<typeof English.RULES_TEXTS>;
