import type { SequenceProblem } from "../engine/index";
import type { Translation } from "../translation";
import type * as English from "./texts";
import type { Trouble } from "./trouble";

type Words = typeof English.TROUBLES_AND_NOTES.troubles;

const WORDS: Words = {
  "protected-workbook": () => ({
    title: "Diese Arbeitsmappe ist geschützt",
    text: "Ihre Struktur ist gesperrt, es lässt sich kein Blatt hinzufügen. Heben Sie den Schutz unter Überprüfen, Arbeitsmappe schützen auf, und wählen Sie noch einmal Rangliste erstellen.",
  }),
  "protected-sheet": ({ sheet }) => ({
    title: `Das Blatt ${sheet} ist geschützt`,
    text: "Heben Sie den Schutz unter Überprüfen auf, oder behalten Sie es und schreiben Sie ein neues.",
  }),
  "protected-rows": ({ sheet }) => ({
    title: `Das Blatt ${sheet} ist geschützt`,
    text: "Seine Zeilen bleiben ausgeblendet, bis Sie den Schutz unter Überprüfen aufheben. Sie zählen trotzdem.",
  }),
  editing: () => ({
    title: "Beenden Sie zuerst die Eingabe",
    text: "In Excel wird eine Zelle bearbeitet. Drücken Sie dort die Eingabetaste oder Esc; danach geht es von selbst weiter.",
  }),
  "read-only": () => ({
    title: "Diese Arbeitsmappe ist nur zum Lesen geöffnet",
    text: "Wählen Sie in der Titelleiste Bearbeiten, und erstellen Sie die Rangliste noch einmal. Warum? geht auch so.",
  }),
  changed: ({ sheet }) => ({
    title: `${sheet} hat sich währenddessen geändert`,
    text: "Jemand anderes hat die Kreuztabelle bearbeitet. Sie wurde neu gelesen.",
  }),
  "source-gone": () => ({
    title: "Die Kreuztabelle zu dieser Rangliste wurde gelöscht",
    text: "Die Liste bleibt, wie sie ist, und lässt sich drucken.",
  }),
  "not-empty": ({ range }) => ({
    title: "Da steht etwas im Weg",
    text: `${range} ist nicht leer. Wählen Sie eine freie Stelle.`,
  }),
  "no-room": ({ column, more }) => ({
    title: `Spalte ${column} neben der Liste ist belegt`,
    text: `Die Liste braucht ${more === 1 ? "eine Spalte" : `${more} Spalten`} mehr. Ihre Spalte würde mit ihrem Inhalt nach rechts verschoben.`,
  }),
  stopped: () => ({ title: "Abgebrochen", text: "Es wurde nichts geschrieben." }),
  other: ({ message }) => ({
    title: "Excel hat nicht wie erwartet geantwortet",
    text: `${message.replace(/\.$/, "")}. Es wurde nichts geschrieben. Ihr Blatt ist unverändert.`,
  }),
};

export const troubleText: typeof English.troubleText = (trouble) =>
  (WORDS[trouble.code] as (trouble: Trouble) => English.TroubleText)(trouble);

export const problemText: typeof English.problemText = (problem: SequenceProblem) => {
  switch (problem.code) {
    case "unknown-tie-break":
      return `„${problem.text}“ ist keine Feinwertung.`;
    case "unknown-modifier":
      return `„${problem.text}“: Diese Feinwertung nimmt kein „${problem.modifier}“.`;
    case "same-twice":
      return `„${problem.text}“ steht zweimal in der Reihenfolge.`;
  }
};

export const untoldText: typeof English.untoldText = (title) =>
  `${title} braucht die Brettpunkte jedes Kampfs, und die Kreuztabelle nennt sie nicht.`;

export const hiddenRowsText: typeof English.hiddenRowsText = (count, filtered) => {
  const by = filtered ? " durch einen Filter" : "";
  return count === 1
    ? `1 Zeile ist${by} ausgeblendet. Sie zählt mit.`
    : `${count} Zeilen sind${by} ausgeblendet. Sie zählen mit.`;
};

export const cutText: typeof English.cutText = (rows, columns) =>
  `Nur die ersten ${rows} Zeilen und ${columns} Spalten wurden gelesen.`;

export const NOTES = {
  nameTaken: (wished, name) => `Sie haben ein eigenes Blatt „${wished}“. Die Liste steht auf „${name}“.`,
  nameOfOther: (wished, name) =>
    `„${wished}“ ist die Liste einer anderen Kreuztabelle. Die Liste steht auf „${name}“.`,
  released: (sheet, name) =>
    `In die Liste auf „${sheet}“ wurden Zeilen oder Spalten eingefügt oder aus ihr entfernt. Das Blatt gehört jetzt Ihnen; die neue Liste steht auf „${name}“.`,
} as const satisfies Translation<typeof English.NOTES>;

export const TROUBLES_AND_NOTES = { troubles: WORDS, notes: NOTES } as const;
