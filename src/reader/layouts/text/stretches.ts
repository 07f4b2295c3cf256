import { headingOf } from "../../heading-words";

/** A part of a line: from `start` up to `end`, which is not inside. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const WORD = /\S+/g;

/** Longer lines are sentences. */
const LONGEST = 600;

export const wordsOf = (text: string): readonly Stretch[] =>
  [...text.matchAll(WORD)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));

const saysSomething = (text: string): boolean => {
  const { role, round } = headingOf(text);
  return role !== null || round === "worded";
};

/** The headings of a line: words, or two that are one heading (`Rd 1`, `Player Name`). */
export const headingsIn = (text: string): readonly Stretch[] => {
  const headings: Stretch[] = [];
  for (const word of wordsOf(text)) {
    const last = headings.at(-1);
    if (last?.end === word.start - 1 && saysSomething(text.slice(last.start, word.end)))
      headings.splice(-1, 1, { start: last.start, end: word.end });
    else headings.push(word);
  }
  return headings;
};

/** The first words of a heading line: a column that we know is among them. */
const FIRST_WORDS = 4;

const beginsLikeHeading = (text: string): boolean =>
  wordsOf(text.slice(0, 60))
    .slice(0, FIRST_WORDS)
    .some(({ start, end }) => headingOf(text.slice(start, end)).role !== null);

/** Whether a line is a row of headings: two columns that we know, or one and a run of rounds. */
export const isHeadingLine = (text: string): boolean => {
  if (text.length > LONGEST || !beginsLikeHeading(text)) return false;
  const headings = headingsIn(text).map(({ start, end }) => headingOf(text.slice(start, end)));
  const known = headings.filter(({ role }) => role !== null).length;
  const rounds = headings.filter(({ round }) => round !== null && round !== "word").length;
  return headings[0]?.round !== "bare" && (known > 1 || (known === 1 && rounds > 1));
};

/** Stretches of a block of lines in which some line has a sign. */
export const filledIn = (lines: readonly string[]): readonly Stretch[] => {
  const filled = new Array<boolean>(
    Math.min(LONGEST, Math.max(0, ...lines.map(({ length }) => length))),
  ).fill(false);
  for (const line of lines) for (const { start, end } of wordsOf(line)) filled.fill(true, start, end);
  const stretches: Stretch[] = [];
  filled.forEach((is, at) => {
    if (!is) return;
    const last = stretches.at(-1);
    if (last?.end === at) stretches.splice(-1, 1, { start: last.start, end: at + 1 });
    else stretches.push({ start: at, end: at + 1 });
  });
  return stretches;
};
