import { parseCsv } from "hucre/csv";

const DELIMITERS = [",", ";", "\t", "|"] as const;
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

/** How well a delimiter splits a text into rows of one width; title rows above the table don't disturb it. */
const fitness = (sample: string, delimiter: string): number => {
  const widths = fieldsOf(sample, delimiter)
    .map((row) => row.length)
    .filter((width) => width > 1);
  const width = mostFrequent(widths);
  return widths.filter((each) => each === width).length * Math.max(0, width - 1);
};

const sniff = (text: string): string => {
  const sample = sampleOf(text);
  return DELIMITERS.map((delimiter) => ({ delimiter, fit: fitness(sample, delimiter) })).reduce(
    (best, each) => (each.fit > best.fit ? each : best),
  ).delimiter;
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
