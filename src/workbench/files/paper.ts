/**
 * The papers of Excel.PaperType by the numbers that files give them.
 *
 * @see ECMA-376 part 1, 18.3.1.63
 */
const PAPERS: ReadonlyMap<number, string> = new Map([
  [1, "Letter"],
  [2, "LetterSmall"],
  [3, "Tabloid"],
  [4, "Ledger"],
  [5, "Legal"],
  [6, "Statement"],
  [7, "Executive"],
  [8, "A3"],
  [9, "A4"],
  [10, "A4Small"],
  [11, "A5"],
  [12, "B4"],
  [13, "B5"],
  [14, "Folio"],
  [15, "Quatro"],
  [16, "Paper10x14"],
  [17, "Paper11x17"],
  [18, "Note"],
]);

const NUMBERS = new Map([...PAPERS].map(([number, name]) => [name, number]));

export const paperName = (number: number | undefined): string | undefined =>
  number === undefined ? undefined : PAPERS.get(number);

export const paperNumber = (name: string): number | undefined => NUMBERS.get(name);
