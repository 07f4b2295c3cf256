import { type SequenceProblem, upperFirst } from "../engine/index";
import { MESSAGES } from "./message-texts";
import { describe, type Finding, inRange } from "../reader/index";
import { invalid, invalidFirst, type Refusal } from "./errors";
import type { Event, Section } from "./event";

/** A finding as an error says it: with the cell, which a function knows by row and column only. */
const findingWords = (finding: Finding): string => {
  const words = describe(finding).replace(/\.$/, "");
  if (finding.at === null) return words;
  const place = inRange(finding.at);
  return words.startsWith(upperFirst(place)) ? place + words.slice(place.length) : `${place}: ${words}`;
};

/** Every finding about a range, in the order in which the crosstables stand. */
export const findingsOf = ({ result }: Event): readonly Finding[] => [
  ...result.findings,
  ...result.readings.flatMap(({ findings }) => findings),
];

/**
 * The crosstables of a range, at least one.
 *
 * An error finding refuses the whole range, unless the rules text says `anyway`.
 */
export const sectionsOf = (event: Event): readonly [Section, ...Section[]] => {
  const errors = findingsOf(event).filter(({ level }) => level === "error");
  const [first, ...rest] = event.sections;
  const refused = errors.length > 0 && !event.text.anyway;
  if (first !== undefined && !refused) return [first, ...rest];
  throw invalidFirst(errors.map(findingWords), "CROSSTABLE.CHECK");
};

/** The one crosstable of a range. */
export const sectionOf = (event: Event): Section => {
  const [first, ...rest] = sectionsOf(event);
  if (rest.length === 0) return first;
  const names = [first, ...rest].map(({ reading }) => reading.section).join(", ");
  throw invalid(MESSAGES.severalCrosstables(rest.length + 1, names));
};

const problemWords = (problem: SequenceProblem): string => {
  switch (problem.code) {
    case "unknown-tie-break":
      return MESSAGES.noTieBreak(problem.text);
    case "unknown-modifier":
      return MESSAGES.noModifier(problem.text, problem.modifier);
    case "same-twice":
      return MESSAGES.twice(problem.text);
  }
};

/** A text that is no item of a sequence, refused. */
export const refusedItem = (problem: SequenceProblem): Refusal => invalid(problemWords(problem));
