import { wordsOf } from "../../engine/index";
import { eventName } from "../../excel/rank/frame";
import { titleOf } from "../../writer/heading";
import { wrapped } from "../../writer/text";
import { currentOf, lookOf } from "../look";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { sectionName } from "./header";
import { standingsOf } from "./tied";
import { placeIn, plainWhyOf, type WhyView } from "./why";
import type { WorkingLine, WorkingView } from "./working";

const T = TEXTS.why;

const WIDTH = 72;
const COUNTS = 7;
const NARROWEST = 20;
const WIDEST = 25;
const GAP = "   ";

/** A long name is cut, so that what is said of it stays whole. */
const fitted = (name: string, say: (name: string) => string): string =>
  say(name.slice(0, WIDEST - say("").length).trimEnd());

const lineText = ({ text, opponent, score }: WorkingLine): string =>
  opponent === "" || score === "" ? text : fitted(opponent, (name) => T.scoreOf(name, score));

const countsOf = ({ counts, dropped }: WorkingLine): string => (dropped ? `(${counts})` : counts);

/** A cell of a typewriter's table: what was played, and what it counts. */
type Cell = readonly [text: string, counts: string];

interface Row {
  readonly round: string;
  readonly cells: readonly Cell[];
}

const BLANK: Cell = ["", ""];

const rowsOf = (workings: readonly WorkingView[]): Row[] => {
  const count = Math.max(0, ...workings.map(({ lines }) => lines.length));
  const lines = Array.from({ length: count }, (_, i): Row => {
    const own = workings.map(({ lines: all }) => all[i]);
    const cells = own.map((line): Cell => (line === undefined ? BLANK : [lineText(line), countsOf(line)]));
    return { round: own[0]?.round ?? "", cells };
  });
  return [
    { round: T.round, cells: workings.map(({ name }) => [fitted(name, T.played), T.counts]) },
    ...lines,
    { round: "", cells: workings.map(({ totalName, total }) => [totalName, total]) },
  ];
};

/** The workings side by side, in the letters of a typewriter. */
const tableText = (workings: readonly WorkingView[]): string[] => {
  if (workings.length === 0) return [];
  const rows = rowsOf(workings);
  const longest = Math.max(...rows.flatMap(({ cells }) => cells.map(([text]) => text.length)));
  const width = Math.max(NARROWEST, Math.min(WIDEST, longest));
  const cellText = ([text, counts]: Cell): string =>
    text.slice(0, width).padEnd(width) + counts.padStart(COUNTS);
  return rows.map(({ round, cells }) => `${round.padStart(2)}  ${cells.map(cellText).join(GAP)}`.trimEnd());
};

const captionOf = ({ text, opponent, caption }: WorkingLine): string[] =>
  caption === "" ? [] : [T.about(opponent || text, caption)];

const captions = (workings: readonly WorkingView[]): string =>
  [...new Set(workings.flatMap(({ lines }) => lines.flatMap(captionOf)))].join(" ");

const titleText = (subject: Crosstable, state: State): string => {
  const standings = standingsOf(subject, state);
  const { player, against } = state.why;
  if (standings === undefined || player === null) return "";
  const event = eventName(lookOf(subject).read, currentOf(subject, state)?.reading);
  const title = titleOf(event, sectionName(subject, state));
  const places = [player, ...(against === null ? [] : [against])].map((no) => placeIn(standings, no));
  const [a = "", b] = [...new Set(places)].sort((one, other) => parseInt(one, 10) - parseInt(other, 10));
  return b === undefined ? T.place(title, a) : T.places(title, a, b);
};

const ruleText = ({ item, notes, rule }: WhyView): string =>
  item === null
    ? ""
    : [T.adds(wordsOf(item.tieBreak).name, wordsOf(item.tieBreak).summary, rule), ...notes].join(" ");

/** A mail may not know the sign. */
const typewritten = (text: string): string => text.replaceAll("½", "1/2");

/** The answer as a plain text for an e-mail; null: nobody is chosen. */
export const whyText = (state: State): string | null => {
  const { subject } = state;
  const why = subject.kind === "crosstable" ? plainWhyOf(subject, state) : null;
  if (subject.kind !== "crosstable" || why === null) return null;
  const parts: string[][] = [
    [titleText(subject, state)],
    [why.sentence, ...why.more].flatMap((sentence) => wrapped(sentence, WIDTH)),
    wrapped(ruleText(why), WIDTH),
    tableText(why.workings),
    wrapped(captions(why.workings), WIDTH),
  ];
  const texts = parts.map((part) => part.join("\n")).filter((text) => text !== "");
  return typewritten(`${texts.join("\n\n")}\n`);
};
