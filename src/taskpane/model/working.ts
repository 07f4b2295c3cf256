import {
  decimalText,
  type Display,
  type Exact,
  exact,
  type ExplainedLine,
  type Explanation,
  gameText,
  type Item,
  numberText,
  type NumberStyle,
  shortNames,
  nameOf,
  type Standings,
} from "../../engine/index";
import { itemName } from "../../writer/items";
import { TEXTS } from "../texts";
import { itemText } from "./numbers";

/** A line of a working. */
export interface WorkingLine {
  readonly round: string;
  readonly text: string;
  /** The opponent alone; empty where there is none. */
  readonly opponent: string;
  /** Only where a number was changed or dropped. */
  readonly caption: string;
  readonly score: string;
  readonly counts: string;
  readonly dropped: boolean;
}

export interface WorkingView {
  readonly title: string;
  readonly name: string;
  readonly lines: readonly WorkingLine[];
  readonly totalName: string;
  readonly total: string;
}

/** What explanations are put into words with. */
export interface Telling {
  readonly standings: Standings;
  readonly style: NumberStyle;
  /** Numbers of one item have the same count of decimals, so that they stand below each other. */
  readonly aligned?: true;
}

const DECIMALS: Readonly<Record<Display, number>> = { whole: 0, half: 1, quarter: 2 };

const valueText = (item: Item, value: Exact | null, { style, aligned }: Telling): string =>
  aligned === true && value !== null
    ? decimalText(value, DECIMALS[item.tieBreak.display], style)
    : itemText(item, value, style);

const T = TEXTS.why;

const opponentOf = ({ opponentNo }: ExplainedLine, { standings }: Telling): string | null =>
  opponentNo === null ? null : (shortNames(standings.tournament.players).get(opponentNo) ?? null);

/** What a round was: the game, or what was instead of one; else what the line is called. */
const textOf = (line: ExplainedLine, { entry }: Explanation, opponent: string | null): string => {
  const round = entry.rounds[line.round - 1];
  return round === undefined || line.result === "" ? line.opponentName : gameText(round, opponent);
};

const lineOf = (explanation: Explanation, at: number, line: ExplainedLine, telling: Telling): WorkingLine => {
  const { item, working } = explanation;
  const amount = working.lines[at]?.amount ?? 0;
  const opponent = opponentOf(line, telling);
  return {
    round: line.round === 0 ? "" : String(line.round),
    text: textOf(line, explanation, opponent),
    opponent: opponent ?? "",
    caption: line.why,
    score: line.score === null ? "" : numberText(line.score, telling.style),
    counts: valueText(item, exact(amount, working.den), telling),
    dropped: line.use !== "kept",
  };
};

/** The working of one value as a table. */
export const workingView = (explanation: Explanation, telling: Telling): WorkingView => {
  const { item, entry, total, totalName, lines } = explanation;
  const value = valueText(item, total, telling) || T.noValue;
  return {
    title: T.working(nameOf(entry.player), itemName(item), value),
    name: shortNames(telling.standings.tournament.players).get(entry.player.no) ?? entry.player.name,
    lines: lines.map((line, at) => lineOf(explanation, at, line, telling)),
    totalName,
    total: value,
  };
};
