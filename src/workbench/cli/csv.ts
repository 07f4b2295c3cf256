import type { Section } from "./report";

/** A spreadsheet would take such a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const TO_QUOTE = /[",\r\n]/;

const quoted = (text: string): string => (TO_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const fieldOf = (value: string | number): string =>
  typeof value === "number" ? String(value) : quoted(FORMULA.test(value) ? `'${value}` : value);

const lineOf = (values: readonly (string | number)[]): string => `${values.map(fieldOf).join(",")}\n`;

/** The standings of all sections as comma-separated values, each with its heading; a title between two. */
export const printCsv = (sections: readonly Section[]): string =>
  sections
    .map(({ section, heading, rows }, at) => {
      const table = [heading, ...rows].map(lineOf).join("");
      return at === 0 ? table : `\n${lineOf([section])}${table}`;
    })
    .join("");
