import type { Translation } from "../../translation";
import type * as English from "./trouble";

export const TROUBLE_TEXTS = {
  writeAtSelection: "An die markierte Zelle schreiben",
  writeNew: "Ein neues Blatt schreiben",
  cancel: "Abbrechen",
  rankAgain: "Neu erstellen",
  chooseOther: "Anderes Blatt wählen",
  move: "Verschieben",
  leaveNoteOut: "Anmerkung weglassen",
  tryAgain: "Noch einmal versuchen",
  copyDetails: "Einzelheiten kopieren",
  details: (version, platform, code) => `Feinwertungen ${version}\nExcel ${platform}\n${code}`,
} as const satisfies Translation<typeof English.TROUBLE_TEXTS>;
