import { eventName } from "../../excel/rank/frame";
import { titleOf } from "../../writer/heading";
import { wrapped } from "../../writer/text";
import { currentOf, lookOf } from "../look";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { sectionName } from "./header";
import { standingsOf } from "./tied";
import { placeIn, whyOf, type WhyView } from "./why";
import type { WorkingLine, WorkingView } from "./working";

const T = TEXTS.why;

const WIDTH = 72;
const ROUND = 2;
const COUNTS = 7;
/** Columns of one player when two stand side by side. */
const HALF = 34;
const GAP = 2;

const left = (text: string, width: number): string => text.slice(0, width).padEnd(width);
const right = (text: string, width: number): string => text.padStart(width);

const lineText = ({ text, score }: WorkingLine): string => (score === "" ? text : T.scoreOf(text, score));

/** One player's columns: what was played, what it counts. */
const columns = (width: number, text: string, counts: string): string =>
  left(text, width - COUNTS) + right(counts, COUNTS);

const countsOf = ({ counts, dropped }: WorkingLine): string => (dropped ? `(${counts})` : counts);

const widthFor = (workings: readonly WorkingView[]): number =>
  workings.length > 1 ? HALF : WIDTH - ROUND - GAP;

const rowOf = (
  round: string,
  workings: readonly WorkingView[],
  cells: readonly (readonly [string, string])[],
) => {
  const width = widthFor(workings);
  const texts = cells.map(([text, counts]) => columns(width, text, counts));
  return `${right(round, ROUND)}  ${texts.join(" ".repeat(GAP))}`.trimEnd();
};

/** The workings side by side, in the letters of a typewriter. */
const tableText = (workings: readonly WorkingView[]): string[] => {
  const [first] = workings;
  if (first === undefined) return [];
  const count = Math.max(...workings.map(({ lines }) => lines.length));
  const lines = Array.from({ length: count }, (_, i) => {
    const cells = workings.map(({ lines: own }): readonly [string, string] => {
      const line = own[i];
      return line === undefined ? ["", ""] : [lineText(line), countsOf(line)];
    });
    return rowOf(first.lines[i]?.round ?? "", workings, cells);
  });
  return [
    rowOf(
      T.round,
      workings,
      workings.map(({ name }) => [T.played(name), T.counts]),
    ),
    ...lines,
    rowOf(
      "",
      workings,
      workings.map(({ totalName, total }) => [totalName, total]),
    ),
  ];
};

const captionsOf = (workings: readonly WorkingView[]): string =>
  [...new Set(workings.flatMap(({ lines }) => lines.flatMap(captionOf)))].join(" ");

const captionOf = ({ text, caption }: WorkingLine): string[] =>
  caption === "" ? [] : [`${text}: ${caption}.`];

const titleText = (subject: Crosstable, state: State): string => {
  const standings = standingsOf(subject, state);
  const { player, against } = state.why;
  if (standings === undefined || player === null) return "";
  const event = eventName(lookOf(subject).read, currentOf(subject, state)?.reading);
  const title = titleOf(event, sectionName(subject, state));
  const places = [player, ...(against === null ? [] : [against])].map((no) => placeIn(standings, no));
  const [a = "", b] = places.sort((one, other) => parseInt(one, 10) - parseInt(other, 10));
  return b === undefined || a === b ? T.place(title, a) : T.places(title, a, b);
};

const paragraphs = ({ sentence, more }: WhyView): string[] => wrapped([sentence, ...more].join(" "), WIDTH);

const ruleText = ({ item, notes, rule }: WhyView): string[] =>
  item === null
    ? []
    : wrapped([T.adds(item.tieBreak.name, item.tieBreak.summary, rule), ...notes].join(" "), WIDTH);

/** The answer as a plain text for an e-mail; null: nobody is chosen. */
export const whyText = (state: State): string | null => {
  const { subject } = state;
  if (subject.kind !== "crosstable") return null;
  const plain: State = { ...state, preferences: { ...state.preferences, halves: false } };
  const why = whyOf(subject, plain);
  if (why === null) return null;
  const captions = captionsOf(why.workings);
  const parts = [
    [titleText(subject, state)],
    paragraphs(why),
    ruleText(why),
    tableText(why.workings),
    captions === "" ? [] : wrapped(captions, WIDTH),
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n")}\n`;
};
