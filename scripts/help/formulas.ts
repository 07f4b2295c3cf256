import type { Answer, Definition } from "../../src/functions/definition";
import { DEFINITIONS } from "../../src/functions/definitions";
import { Refusal } from "../../src/functions/errors";
import { code, escape, tableHtml } from "./html";
import { SAMPLES, type SampleName } from "./samples";

/** The crosstable of the sample, as an argument. */
export const TABLE = Symbol("the crosstable");

/** Numbers, texts, an array as a formula writes it, the crosstable; null is an argument left out. */
export type Argument = number | string | readonly (readonly (string | number)[])[] | typeof TABLE | null;

/** A call of a custom function on a sheet of the samples. */
export interface Example {
  readonly id: string;
  readonly sample: SampleName;
  readonly arguments: readonly Argument[];
  /** What is to be seen in it. */
  readonly note?: string;
}

type Cells = readonly (readonly unknown[])[];

const ADDRESS = /^([A-Z])(\d+):([A-Z])(\d+)$/;

/** The cells of a range such as `A4:K35`, blanks as `""`. */
export const cellsIn = (cells: Cells, range: string): Cells => {
  const [, left = "A", top = "1", right = "A", bottom = "1"] = ADDRESS.exec(range) ?? [];
  const columns = right.charCodeAt(0) - left.charCodeAt(0) + 1;
  return cells
    .slice(Number(top) - 1, Number(bottom))
    .map((row) => Array.from({ length: columns }, (_, k) => row[left.charCodeAt(0) - 65 + k] ?? ""));
};

const shownArgument = (argument: Argument, sample: SampleName): string => {
  if (argument === TABLE) return SAMPLES[sample].range;
  if (argument === null) return "";
  if (typeof argument === "number") return String(argument);
  if (typeof argument === "string") return `"${argument.replaceAll('"', '""')}"`;
  return `{${argument.map((row) => row.map((cell) => JSON.stringify(cell)).join(",")).join(";")}}`;
};

/** The call as it is typed into a cell. */
export const formulaOf = ({ id, sample, arguments: given }: Example): string =>
  `=${id}(${given.map((argument) => shownArgument(argument, sample)).join(", ")})`.replaceAll(", ,", ",,");

const definitionOf = (id: string): Definition => {
  const found = DEFINITIONS.find((definition) => definition.id === id);
  if (found === undefined) throw new RangeError(`there is no function ${id}`);
  return found;
};

/** What the function answers; a refusal is thrown. */
export const answerOf = ({ id, sample, arguments: given }: Example): Answer => {
  const { range, cells } = SAMPLES[sample];
  const table = cellsIn(cells, range);
  return definitionOf(id).call(...given.map((argument) => (argument === TABLE ? table : argument)));
};

/** Why the function refuses the call. */
export const refusalOf = (example: Example): Refusal => {
  try {
    answerOf(example);
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
  throw new RangeError(`${formulaOf(example)} is not refused`);
};

/** A cell as Excel shows it in a column of usual width: two decimals at most. */
export const shownCell = (cell: unknown): string =>
  typeof cell === "number" ? String(Math.round(cell * 100) / 100) : String(cell);

const isTable = (answer: Answer): answer is readonly (readonly (string | number | boolean)[])[] =>
  Array.isArray(answer);

/** The answer as rows of texts. */
export const shownAnswer = (example: Example): readonly (readonly string[])[] => {
  const answer = answerOf(example);
  return isTable(answer) ? answer.map((row) => row.map(shownCell)) : [[shownCell(answer)]];
};

/** Rows of a long answer that the page shows. */
const SHOWN = 14;

const more = (rows: number): string => (rows > 0 ? `<p class="more">… and ${rows} more rows</p>` : "");

/** The formula and what it gives, as HTML. */
export const exampleHtml = (example: Example): string => {
  const formula = formulaOf(example);
  const [[first = ""] = [], ...rest] = shownAnswer(example);
  const note = example.note === undefined ? "" : ` <span class="note">(${escape(example.note)})</span>`;
  if (rest.length === 0) return `<p>${code(formula)} gives <b>${escape(first)}</b>${note}.</p>`;
  const [headings = [], ...rows] = shownAnswer(example).map((row) => row.map(escape));
  const table = tableHtml(`Answer of ${formula}`, headings, rows.slice(0, SHOWN));
  return `<p>${code(formula)} gives${note}:</p>\n${table}\n${more(rows.length - SHOWN)}`;
};
