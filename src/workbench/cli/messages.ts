import { type Finding, findingsOf, type Report, tieBreaksOf } from "./report";
import { printable } from "./width";

const lineOf = ({ level, cell, message }: Finding): string =>
  [level, ...(cell === "" ? [] : [cell]), message].join(": ");

const isError = ({ level }: Finding): boolean => level === "error";

const rankedLines = ({ source, sections, schools, notes }: Report): readonly string[] => [
  ...sections.flatMap((section) => [
    `${section.section || source.name}: ${[section.rules, ...tieBreaksOf(section)].join(", ")}`,
    ...section.warnings,
  ]),
  ...schools.flatMap(({ warnings }) => warnings),
  ...notes,
];

const refusedLines = ({ source, sections, findings }: Report): readonly string[] => {
  const errors = sections.flatMap((section) => section.findings).filter(isError).length;
  const isReadable = errors > 0 && !findings.some(isError);
  return isReadable ? [`${source.name} is not ranked. --anyway ranks it in spite of errors.`] : [];
};

const OTHERS: Readonly<Record<Report["outcome"], (report: Report) => readonly string[]>> = {
  ranked: rankedLines,
  findings: refusedLines,
  trouble: ({ message }) => [message],
};

/** The findings of a ranking and what else there is to say of it, a line each. */
export const printMessages = (report: Report): string =>
  [...findingsOf(report).map(lineOf), ...OTHERS[report.outcome](report)]
    .map((line) => `${printable(line)}\n`)
    .join("");
