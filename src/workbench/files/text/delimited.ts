import { parseCsv } from "hucre/csv";

/** The comma comes last: it also stands in names and decimals of files that are delimited otherwise. */
const DELIMITERS = ["\t", ";", "|", ","] as const;
const SAMPLE_LINES = 60;
const STATED = /^sep=(?<delimiter>.)\r?\n/;

const fieldsOf = (text: string, delimiter: string): readonly (readonly string[])[] =>
  parseCsv(text, { delimiter }).map((row) => row.map((field) => String(field ?? "")));

const sampleOf = (text: string): string => text.split("\n", SAMPLE_LINES).join("\n");

const mostFrequent = (numbers: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
};

interface Fit {
  readonly delimiter: string;
  /** Rows of the most frequent width, one field aside. */
  readonly rows: number;
  readonly width: number;
  /** Whether most lines are such rows; title rows above a table don't disturb it. */
  readonly holds: boolean;
}

const fitOf = (sample: string, delimiter: string): Fit => {
  const lines = fieldsOf(sample, delimiter).filter((row) => row.some((field) => field !== ""));
  const widths = lines.map((row) => row.length).filter((width) => width > 1);
  const width = mostFrequent(widths);
  const rows = widths.filter((each) => each === width).length;
  return { delimiter, rows, width, holds: rows >= 2 && rows * 2 >= lines.length };
};

const sniff = (text: string): string => {
  const sample = sampleOf(text);
  const fits = DELIMITERS.map((delimiter) => fitOf(sample, delimiter));
  const best = fits.reduce((most, each) => (each.rows * each.width > most.rows * most.width ? each : most));
  return (fits.find(({ holds }) => holds) ?? (best.rows > 0 ? best : undefined))?.delimiter ?? ",";
};

/**
 * The rows of a delimited text. The delimiter is the one that the first line
 * states (`sep=;`, as Excel reads it), else the one that fits best.
 */
export const rowsOf = (text: string): readonly (readonly string[])[] => {
  const stated = STATED.exec(text);
  return stated
    ? fieldsOf(text.slice(stated[0].length), stated.groups?.["delimiter"] ?? ",")
    : fieldsOf(text, sniff(text));
};
