import type { SequenceProblem } from "../engine/index";
import type { Translation } from "../translation";
import type * as English from "./texts";
import type { Trouble } from "./trouble";

type Words = typeof English.TROUBLES_AND_NOTES.troubles;

const WORDS: Words = {
  "protected-workbook": () => ({
    title: "Este libro está protegido",
    text: "Su estructura está bloqueada y no se puede añadir ninguna hoja. Desbloquéelo en Revisar, Proteger libro, y elija de nuevo Clasificar la hoja.",
  }),
  "protected-sheet": ({ sheet }) => ({
    title: `La hoja ${sheet} está protegida`,
    text: "Desprotéjala en Revisar, o consérvela y escriba una nueva.",
  }),
  "protected-rows": ({ sheet }) => ({
    title: `La hoja ${sheet} está protegida`,
    text: "Sus filas siguen ocultas hasta que la desproteja en Revisar. Cuentan de todos modos.",
  }),
  editing: () => ({
    title: "Termine primero la celda",
    text: "Excel está editando una celda. Pulse allí Entrar o Esc; la clasificación sigue por sí sola.",
  }),
  "read-only": () => ({
    title: "Este libro está abierto solo para ver",
    text: "Elija Edición en la barra de título y vuelva a clasificar. Entretanto funciona ¿Por qué?",
  }),
  changed: ({ sheet }) => ({
    title: `${sheet} cambió mientras se clasificaba`,
    text: "Otra persona editó el cuadro cruzado. Se ha vuelto a leer.",
  }),
  "source-gone": () => ({
    title: "Se eliminó el cuadro cruzado de esta clasificación",
    text: "La lista queda como está y se puede imprimir.",
  }),
  "not-empty": ({ range }) => ({
    title: "Hay algo en medio",
    text: `${range} no está vacío. Seleccione un sitio libre.`,
  }),
  "no-room": ({ column, more }) => ({
    title: `La columna ${column} junto a la lista está ocupada`,
    text: `La lista necesita ${more === 1 ? "una columna" : `${more} columnas`} más. Su columna se movería a la derecha con su contenido.`,
  }),
  stopped: () => ({ title: "Detenido", text: "No se ha escrito nada." }),
  other: ({ message }) => ({
    title: "Excel no respondió como se esperaba",
    text: `${message.replace(/\.$/, "")}. No se ha escrito nada. Su hoja no ha cambiado.`,
  }),
};

export const troubleText: typeof English.troubleText = (trouble) =>
  (WORDS[trouble.code] as (trouble: Trouble) => English.TroubleText)(trouble);

export const problemText: typeof English.problemText = (problem: SequenceProblem) => {
  switch (problem.code) {
    case "unknown-tie-break":
      return `«${problem.text}» no es un desempate.`;
    case "unknown-modifier":
      return `«${problem.text}»: este desempate no admite «${problem.modifier}».`;
    case "same-twice":
      return `«${problem.text}» aparece dos veces en el orden.`;
  }
};

export const untoldText: typeof English.untoldText = (title) =>
  `${title} necesita los puntos de tablero de cada encuentro, y el cuadro cruzado no los indica.`;

export const hiddenRowsText: typeof English.hiddenRowsText = (count, filtered) => {
  const by = filtered ? " por un filtro" : "";
  return count === 1 ? `1 fila está oculta${by}. Cuenta.` : `${count} filas están ocultas${by}. Cuentan.`;
};

export const cutText: typeof English.cutText = (rows, columns) =>
  `Solo se leyeron las primeras ${rows} filas y ${columns} columnas en uso.`;

export const NOTES = {
  nameTaken: (wished, name) => `Tiene una hoja propia «${wished}». La lista está en «${name}».`,
  nameOfOther: (wished, name) =>
    `«${wished}» es la lista de otro cuadro cruzado. La lista está en «${name}».`,
  released: (sheet, name) =>
    `En la lista de «${sheet}» se insertaron o quitaron filas o columnas. Esa hoja es ahora suya; la nueva lista está en «${name}».`,
} as const satisfies Translation<typeof English.NOTES>;

export const TROUBLES_AND_NOTES = { troubles: WORDS, notes: NOTES } as const;
