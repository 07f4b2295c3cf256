import type { SequenceProblem } from "../engine/index";
import type { Trouble } from "./trouble";

/** A trouble in words: what happened, and what to do. */
export interface TroubleText {
  readonly title: string;
  readonly text: string;
}

type Words = {
  readonly [Code in Trouble["code"]]: (trouble: Extract<Trouble, { code: Code }>) => TroubleText;
};

const WORDS: Words = {
  "protected-workbook": () => ({
    title: "This workbook is protected",
    text: "Its structure is locked, so no sheet can be added. Unlock it under Review, Protect Workbook, then choose Rank sheet again.",
  }),
  "protected-sheet": ({ sheet }) => ({
    title: `The ${sheet} sheet is protected`,
    text: "Unprotect it under Review, or keep it and write a new one.",
  }),
  "protected-rows": ({ sheet }) => ({
    title: `The ${sheet} sheet is protected`,
    text: "Its rows stay hidden until you unprotect it under Review. They count all the same.",
  }),
  editing: () => ({
    title: "Finish the cell first",
    text: "Excel is editing a cell. Press Enter or Esc there; ranking goes on by itself.",
  }),
  "read-only": () => ({
    title: "This workbook is open for viewing",
    text: "Choose Editing in the title bar, then rank again. Why? works meanwhile.",
  }),
  changed: ({ sheet }) => ({
    title: `${sheet} changed while it was ranked`,
    text: "Another person edited the crosstable. It has been read again.",
  }),
  "source-gone": () => ({
    title: "The crosstable of this Standings sheet was deleted",
    text: "The list stays as it is and can be printed.",
  }),
  "not-empty": ({ range }) => ({
    title: "There is something in the way",
    text: `${range} is not empty. Select a free place.`,
  }),
  "no-room": ({ column, more }) => ({
    title: `Column ${column} beside the list is in use`,
    text: `The list needs ${more === 1 ? "one column" : `${more} columns`} more. Your column would be moved to the right with its contents.`,
  }),
  stopped: () => ({ title: "Stopped", text: "Nothing was written." }),
  other: ({ message }) => ({
    title: "Excel did not answer as expected",
    text: `${message.replace(/\.$/, "")}. Nothing was written. Your sheet is unchanged.`,
  }),
};

/** The words of a trouble. */
export const troubleText = (trouble: Trouble): TroubleText =>
  (WORDS[trouble.code] as (trouble: Trouble) => TroubleText)(trouble);

/** Why a text is no item of a sequence. */
export const problemText = (problem: SequenceProblem): string => {
  switch (problem.code) {
    case "unknown-tie-break":
      return `“${problem.text}” is not a tie-break.`;
    case "unknown-modifier":
      return `“${problem.text}”: this tie-break does not take “${problem.modifier}”.`;
    case "same-twice":
      return `“${problem.text}” stands twice in the sequence.`;
  }
};

/** Why an item cannot be ranked by. */
export const untoldText = (title: string): string =>
  `${title} needs the board points of each match, and the crosstable does not tell them.`;

export const hiddenRowsText = (count: number, filtered: boolean): string => {
  const by = filtered ? " by a filter" : "";
  return count === 1 ? `1 row is hidden${by}. It counts.` : `${count} rows are hidden${by}. They count.`;
};

export const cutText = (rows: number, columns: number): string =>
  `Only the first ${rows} rows and ${columns} columns in use were read.`;

/** Remarks on the sheets that were written. */
export const NOTES = {
  nameTaken: (wished: string, name: string) =>
    `You have a sheet “${wished}” of your own. The list is on “${name}”.`,
  nameOfOther: (wished: string, name: string) =>
    `“${wished}” is the list of another crosstable. The list is on “${name}”.`,
  released: (sheet: string, name: string) =>
    `Rows or columns were put into the list on “${sheet}”, or taken out of it. That sheet is yours now; the new list is on “${name}”.`,
} as const;

/** The words for what stands in the way of reading and writing, and remarks on what was done. */
export const TROUBLES_AND_NOTES = { troubles: WORDS, notes: NOTES } as const;
