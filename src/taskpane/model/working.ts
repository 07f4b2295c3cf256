import {
  exact,
  type ExplainedLine,
  type Explanation,
  gameText,
  numberText,
  type NumberStyle,
  shortNames,
  spokenName,
  type Standings,
} from "../../engine/index";
import { itemName } from "../../writer/items";
import { TEXTS } from "../texts";
import { itemText } from "./numbers";

/** A line of a working. */
export interface WorkingLine {
  readonly round: string;
  readonly text: string;
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
}

const T = TEXTS.why;

/** What a round was: the game, or what was instead of one; else what the line is called. */
const textOf = (line: ExplainedLine, { entry }: Explanation, { standings }: Telling): string => {
  const round = entry.rounds[line.round - 1];
  if (round === undefined || line.result === "") return line.opponentName;
  const { opponentNo } = line;
  const name =
    opponentNo === null ? null : (shortNames(standings.tournament.players).get(opponentNo) ?? null);
  return gameText(round, name);
};

const lineOf = (explanation: Explanation, at: number, line: ExplainedLine, telling: Telling): WorkingLine => {
  const { item, working } = explanation;
  const amount = working.lines[at]?.amount ?? 0;
  return {
    round: line.round === 0 ? "" : String(line.round),
    text: textOf(line, explanation, telling),
    caption: line.why,
    score: line.score === null ? "" : numberText(line.score, telling.style),
    counts: itemText(item, exact(amount, working.den), telling.style),
    dropped: line.use !== "kept",
  };
};

/** The working of one value as a table. */
export const workingView = (explanation: Explanation, telling: Telling): WorkingView => {
  const { item, entry, total, totalName, lines } = explanation;
  const value = itemText(item, total, telling.style) || T.noValue;
  const name = spokenName(entry.player.name);
  return {
    title: T.working(name, itemName(item), value),
    name,
    lines: lines.map((line, at) => lineOf(explanation, at, line, telling)),
    totalName,
    total: value,
  };
};
