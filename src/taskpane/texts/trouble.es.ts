import type { Translation } from "../../translation";
import type * as English from "./trouble";

export const TROUBLE_TEXTS = {
  writeAtSelection: "Escribir en la celda seleccionada",
  writeNew: "Escribir una hoja nueva",
  cancel: "Cancelar",
  rankAgain: "Clasificar de nuevo",
  chooseOther: "Elegir otra hoja",
  move: "Moverla",
  leaveNoteOut: "Omitir la nota",
  tryAgain: "Intentar de nuevo",
  copyDetails: "Copiar los detalles",
  details: (version, platform, code) => `Desempates ${version}\nExcel ${platform}\n${code}`,
} as const satisfies Translation<typeof English.TROUBLE_TEXTS>;
