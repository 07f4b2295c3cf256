import { isDate } from "./heading-date-words";
import type { Heading } from "./heading-words";

/** A round column; rounds count from 1. */
export interface RoundColumn {
  readonly round: number;
  readonly column: number;
  /** The heading says "round" in some language; false: a bare number, as over the columns of a grid. */
  readonly worded: boolean;
}

/** A heading row before it is known to be one. */
export interface Line {
  readonly headings: readonly Heading[];
  readonly texts: ReadonlyMap<number, string>;
}

const isStart = (heading: Heading, kind: Heading["round"]): boolean =>
  heading.round === kind && heading.number === 1;

/** Whether a bare number stands apart from a run whose columns are side by side: it is that of a list. */
const isApart = ({ texts }: Line, run: readonly RoundColumn[], column: number): boolean => {
  const [before, last] = run.slice(-2).map((each) => each.column);
  if (before === undefined || last === undefined || last - before > 1) return false;
  return Array.from({ length: column - last - 1 }, (_, at) => last + 1 + at).some((each) => texts.has(each));
};

/** Whether a text between bare numbers stands between all of them: the heading of what goes with each round. */
const isRepeated = ({ headings }: Line, column: number): boolean => {
  const { key, number } = headings[column] ?? {};
  return number === null && headings.some((other, at) => at !== column && other.key === key);
};

/**
 * The columns from `start` on whose numbers go on by one; a labeled one only right beside the one before.
 *
 * Bare numbers stand side by side: with text between them, other than a word that repeats, they are values of a row.
 */
const runFrom = (line: Line, start: number): RoundColumn[] => {
  const { headings, texts } = line;
  const { label, round: kind } = headings[start] ?? {};
  const run: RoundColumn[] = [];
  for (let column = start; column < headings.length; column++) {
    const { number = null, round = null, label: own } = headings[column] ?? {};
    if (number !== run.length + 1) {
      if (kind === "bare" && texts.has(column) && !isRepeated(line, column)) break;
      continue;
    }
    const beside = run.at(-1)?.column === column - 1;
    if (round === "labeled" && !(own === label && label !== "") && !beside) continue;
    if (round === "bare" && isApart(line, run, column)) continue;
    run.push({ round: number, column, worded: round === "worded" });
  }
  return run;
};

/** Columns that say "round", by their numbers: the last round may stand first. */
const sorted = ({ headings }: Line): readonly RoundColumn[] => {
  const columns = new Map<number, number>();
  headings.forEach(({ round, number }, column) => {
    if (round === "worded" && number !== null && !columns.has(number)) columns.set(number, column);
  });
  const run: RoundColumn[] = [];
  for (let column = columns.get(1); column !== undefined; column = columns.get(run.length + 1))
    run.push({ round: run.length + 1, column, worded: true });
  return run;
};

/** Whether a line heads names and totals: a bare 1 in it is a first round. */
const isNamed = ({ headings }: Line): boolean =>
  (["name", "total"] as const).every((role) => headings.some((heading) => heading.role === role));

/** One date may be that of a list. */
const FEWEST_DATES = 2;

/** Rounds that have their dates for headings, beside a heading of names: in the order in which they stand. */
const dated = ({ headings, texts }: Line): readonly RoundColumn[] => {
  if (!headings.some(({ role }) => role === "name")) return [];
  const columns = [...texts].filter(([, text]) => isDate(text.trim()));
  const isEach = new Set(columns.map(([, text]) => text)).size === columns.length;
  return columns.length < FEWEST_DATES || !isEach
    ? []
    : columns.map(([column], at) => ({ round: at + 1, column, worded: true }));
};

/** Rounds by their own word, else by bare numbers, else by any label that numbers columns, else by dates. */
export const roundsOf = (line: Line): readonly RoundColumn[] => {
  for (const kind of ["worded", "bare", "labeled"] as const) {
    const start = line.headings.findIndex((heading) => isStart(heading, kind));
    const run = start < 0 ? [] : runFrom(line, start);
    const all = kind === "worded" ? sorted(line) : [];
    if (all.length > run.length) return all;
    if (run.length > (kind === "worded" || (kind === "bare" && isNamed(line)) ? 0 : 1)) return run;
  }
  return dated(line);
};
