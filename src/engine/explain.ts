import { factNotes } from "./explain-notes";
import { reasonsOf, type Telling } from "./explain-reasons";
import { resultText } from "./explain-rounds";
import { EXPLAIN_TEXTS as T } from "./explain-texts";
import { type NumberStyle, WITH_SIGNS } from "./explain-words";
import { type Exact, exact, inPoints } from "./points";
import type { Item } from "./sequence";
import { type Standing, type Standings, workingOf } from "./standings";
import { wordsOf } from "./tie-break-words";
import type { PlayerNo } from "./tournament";
import type { Entry } from "./view";
import type { Line, LineKind, Use, Working } from "./working";

/** One line of a working in words. */
export interface ExplainedLine {
  /** From 1; 0 where the line belongs to no round. */
  readonly round: number;
  readonly opponentNo: PlayerNo | null;
  /** The opponent on the pairing list, or what the line is where there is no round. */
  readonly opponentName: string;
  /** As a wall chart writes it: `W w`, `X`, `H`. */
  readonly result: string;
  /** The opponent's final score, in points. */
  readonly score: Exact | null;
  /** What counts of it: the adjusted score, the rating, the running score. */
  readonly counted: Exact | null;
  /** What the line adds to the total; null where it is dropped or only shown. */
  readonly used: Exact | null;
  readonly use: Use;
  readonly why: string;
}

/** The working of one value in words. */
export interface Explanation {
  readonly item: Item;
  readonly entry: Entry;
  readonly working: Working;
  readonly lines: readonly ExplainedLine[];
  /** Null: the value does not exist; the first note says why. */
  readonly total: Exact | null;
  /** What the last row is called: `Total`, `Mean of five`. */
  readonly totalName: string;
  /** Sentences below the table: the cut, the limit, the treatment of unplayed games. */
  readonly notes: readonly string[];
  /** Where the rule is written. */
  readonly rule: string;
}

const adjustmentLabel = ({ amount }: Line): string => (amount < 0 ? T.label.penalty : T.label.bonus);

/** What a line without a round is called. */
const LABELS: Partial<Record<LineKind, (line: Line) => string>> = {
  average: () => T.label.average,
  difference: () => T.label.difference,
  lot: () => T.label.lot,
  playoff: () => T.label.playoff,
  rating: () => T.label.ownRating,
  board: ({ board = 0 }) => T.label.board(board),
  matchScore: () => T.label.matchScore,
  gameScore: () => T.label.gameScore,
  strength: () => T.label.strength,
};

const labelOf = (line: Line, { combine }: Working, { tieBreak }: Item): string =>
  LABELS[line.kind]?.(line) ??
  (line.kind === "number" && combine === "sum" ? adjustmentLabel(line) : wordsOf(tieBreak).name);

const isDeduction = ({ kind }: Line): boolean => kind === "deduction";

const explainLine = (telling: Telling, item: Item, line: Line): ExplainedLine => {
  const { self, working } = telling;
  const round = self.rounds[line.round - 1];
  const opponent = isDeduction(line) ? null : (self.opponents[line.round - 1] ?? line.opponent);
  const amount = exact(line.amount, working.den);
  return {
    round: line.round,
    opponentNo: opponent?.player.no ?? null,
    opponentName: opponent?.player.name ?? (round === undefined ? labelOf(line, working, item) : ""),
    result: round === undefined || isDeduction(line) ? "" : resultText(round),
    score: opponent === null ? null : inPoints(opponent.score),
    counted: line.of === undefined ? amount : inPoints(line.of),
    used: line.use === "kept" ? amount : null,
    use: line.use,
    why: reasonsOf(telling, line).join("; "),
  };
};

const TOTALS: Record<Working["combine"], (kept: number) => string> = {
  sum: () => T.total,
  mean: T.mean,
  order: () => T.result,
};

const totalNameOf = ({ value, lines, combine, rounded }: Working): string => {
  if (value === null) return T.none;
  const name = TOTALS[combine](lines.filter(({ use }) => use === "kept").length);
  return rounded === true ? T.rounded(name) : name;
};

/**
 * How item `k` of the standings came about for one player; undefined where there is no such item.
 *
 * It prints the working that was ranked: nothing is computed a second time.
 */
export const explainValue = (
  standings: Standings,
  row: Standing,
  k: number,
  style: NumberStyle = WITH_SIGNS,
): Explanation | undefined => {
  const item = standings.items[k];
  const view = standings.views[k];
  const self = view?.entries[row.entry.index];
  const working = workingOf(standings, row, k);
  if (item === undefined || view === undefined || self === undefined || working === undefined)
    return undefined;
  const telling: Telling = { view, self, working, style };
  return {
    item,
    entry: self,
    working,
    lines: working.lines.map((line) => explainLine(telling, item, line)),
    total: working.value,
    totalName: totalNameOf(working),
    notes: factNotes(telling, item, standings.tournament),
    rule: item.tieBreak.rule,
  };
};
