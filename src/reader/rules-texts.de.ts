import type { Translation } from "../translation";
import type * as English from "./rules-texts";

export const RULES_TEXTS = {
  unrated: "exclude, hult oder eine Wertungszahl wie 1400",
  scoring: "die Punkte für Sieg, Remis und Niederlage, etwa 3-1-0",
  white: "der Buchstabe für Weiß",
  house: "Nummern von Spielern, etwa 17+18",
  seed: (longest) => `ein Text mit höchstens ${longest} Zeichen`,
  boards: "die Gewichte der Bretter, etwa 12-11-10-9",
  whole: (most) => `eine ganze Zahl von 1 bis ${most}`,
  noValue: "kein Wert",
  allowed: (allowed) => `erlaubt sind ${allowed}`,
  meant: (meant, allowed) => `meinten Sie ${meant}? Erlaubt sind ${allowed}`,
  noRuleSet: (text, allowed) => `„${text}“ ist kein Regelwerk und keine Einstellung; ${allowed}`,
  noSetting: (text, allowed) => `„${text}“ ist keine Einstellung; ${allowed}`,
  twice: (key) => `„${key}“ steht zweimal in den Regeln`,
  needsValue: (key, allowed) => `„${key}“ braucht einen Wert: ${allowed}`,
  badValue: (key, value, allowed) => `„${key}=${value}“: erlaubt ist ${allowed}`,
} as const satisfies Translation<typeof English.RULES_TEXTS>;
