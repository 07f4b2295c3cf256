import { type Exact, exact } from "./points";
import type { System } from "./tournament";
import type { Entry, View } from "./view";

/** The part a line plays in its working: only `kept` lines make up the value. */
export type Use = "kept" | "droppedLow" | "droppedHigh" | "shown";

/**
 * What a line of a working stands for. `explain` turns it into words with the round and the opponent.
 *
 * - `opponent`: a score or a number of the opponent met in the round
 * - `ownUnplayed`: the player's own unplayed round, which counts as an opponent with `amount`
 * - `dummy`: FIDE's dummy opponent of an own unplayed round
 * - `running`: the running score after the round; `deduction`: points taken off for an unplayed round
 * - `result`: points or a count for the player's own result; `rating`: a rating that is averaged
 * - `performance`: points of a performance rating; `lot`, `playoff`, `number`: an order taken as it is
 */
export type LineKind =
  | "opponent"
  | "ownUnplayed"
  | "dummy"
  | "running"
  | "deduction"
  | "result"
  | "rating"
  | "performance"
  | "lot"
  | "playoff"
  | "number";

/** One line of a working, in units of the tie-break (`Working.den`). */
export interface Line {
  readonly kind: LineKind;
  /** From 1; 0 where the line belongs to no round. */
  readonly round: number;
  readonly opponent: Entry | null;
  readonly amount: number;
  readonly use: Use;
}

/**
 * How a value came about. The value is made from the lines and from nothing else, so what is shown cannot
 * differ from what is ranked.
 */
export interface Working {
  readonly lines: readonly Line[];
  /** Denominator of the amounts: 1 for whole numbers, 2 for half-points, 4 for products of half-points. */
  readonly den: number;
  /** Null: the value does not exist (no ratings, no opponents); it ranks last. */
  readonly value: Exact | null;
  /** How the kept lines make the value: explain prints it. */
  readonly combine: "sum" | "mean" | "order";
  /** Why there is no value. */
  readonly missing?: Missing;
}

/** What a value that does not exist lacks. */
export type Missing = "ratings" | "opponents" | "colors" | "roundOrder" | "playoff" | "boards";

/** How many of the least and of the most significant terms fall away. */
export interface Cut {
  readonly low: number;
  readonly high: number;
}

export const NO_CUT: Cut = { low: 0, high: 0 };

/** What follows a code: `BH/C1/P`, `KS/L60`, `H2H/T`. */
export interface Modifiers {
  /** `/C1`: one low; `/M1`: one at each end. */
  readonly cut?: { readonly mode: "C" | "M"; readonly count: number };
  /** Koya's threshold: a percentage, half-points above or below 50 %, or points. */
  readonly limit?: { readonly by: "percent" | "halfPoints" | "points"; readonly amount: number };
  /** `/P`: forfeits count as played. */
  readonly forfeitsPlayed?: true;
  /** `/F`: fore Buchholz instead of Buchholz. */
  readonly fore?: true;
  /** `/R`: the other way round. */
  readonly reverse?: true;
  /** `/U1400`: unrated opponents count with this rating. */
  readonly unrated?: number;
  /** `/T`, `/G`: among those still tied, in the score group. */
  readonly group?: "tied" | "score";
  /** `/V1`, `/V2`: FIDE's edition of 2024, of 2026, whatever the rule set. */
  readonly edition?: 1 | 2;
  /** `/K3`: divisor. */
  readonly divisor?: number;
  /** `:MP`, `:GP`: match points or game points. */
  readonly points?: "match" | "game";
}

export const NO_MODIFIERS: Modifiers = {};

export const WORLDS = ["us", "fide"] as const;

/** Whose rules define a tie-break: US Chess and its programs, or FIDE. */
export type World = (typeof WORLDS)[number];

/** How a value is printed: whole number, one decimal, two decimals. */
export type Display = "whole" | "half" | "quarter";

/** One tie-break rule, declared once; registry, functions, picker, README and tests derive from it. */
export interface TieBreak {
  readonly code: string;
  readonly world: World;
  readonly name: string;
  /** Heading of its column. */
  readonly title: string;
  readonly aliases: readonly string[];
  /** Names of modified forms: `{ "Buchholz Cut 1": "C1" }`. */
  readonly variants?: Readonly<Record<string, string>>;
  /** The custom function that users type. */
  readonly functionName?: string;
  /** Where the rule is written. */
  readonly rule: string;
  /** One sentence for picker, tooltip, README and footer. */
  readonly summary: string;
  /** `tied`: the value depends on who is still tied. */
  readonly scope: "player" | "tied";
  readonly events: readonly System[];
  readonly best: "high" | "low";
  readonly display: Display;
  readonly takes: readonly (keyof Modifiers)[];
  /** Also takes a plain list of opponents' scores. */
  readonly list?: true;
  /** Needs no opponents: computed from one row of results. */
  readonly ownRow?: true;
  /** Needs ratings. */
  readonly rated?: true;
  /** Never shown as a column, and chosen by the rule set alone. */
  readonly hidden?: true;
  /**
   * The value of one player and how it came about.
   *
   * `tied` are the players equal in all that came before, in pairing-number order; the same array for all of them.
   */
  readonly work: (view: View, self: Entry, tied: readonly Entry[], modifiers: Modifiers) => Working;
}

const ALL_SYSTEMS: readonly System[] = ["swiss", "roundRobin", "doubleRoundRobin", "team"];

type Defaults = "aliases" | "scope" | "events" | "best" | "display" | "takes";

/** A tie-break with the usual settings filled in: higher is better, any event, no modifiers. */
export const define = (rule: Omit<TieBreak, Defaults> & Partial<Pick<TieBreak, Defaults>>): TieBreak => ({
  aliases: [],
  scope: "player",
  events: ALL_SYSTEMS,
  best: "high",
  display: "half",
  takes: [],
  ...rule,
});

/** A term of a sum before anything is cut. */
export type Term = Omit<Line, "use">;

const byAmount = (terms: readonly Term[]): number[] =>
  terms.map((_, i) => i).sort((a, b) => (terms[a]?.amount ?? 0) - (terms[b]?.amount ?? 0) || a - b);

/** Marks the lowest and the highest terms as dropped; of equal ones the earlier goes. */
export const cutTerms = (terms: readonly Term[], { low, high }: Cut): Line[] => {
  const lines = terms.map((term): Line => ({ ...term, use: "kept" }));
  if (low === 0 && high === 0) return lines;
  const order = byAmount(terms);
  const drop = (index: number | undefined, use: Use) => {
    const line = index === undefined ? undefined : lines[index];
    if (index !== undefined && line !== undefined) lines[index] = { ...line, use };
  };
  const lows = order.slice(0, low);
  for (const index of lows) drop(index, "droppedLow");
  const rest = order.slice(low).sort((a, b) => (terms[b]?.amount ?? 0) - (terms[a]?.amount ?? 0) || a - b);
  for (const index of rest.slice(0, high)) drop(index, "droppedHigh");
  return lines;
};

const keptTotal = (lines: readonly Line[]): number => {
  let sum = 0;
  for (const line of lines) if (line.use === "kept") sum += line.amount;
  return sum;
};

/** The working of a sum over lines that have already been kept or dropped. */
export const sumLines = (lines: readonly Line[], den: number): Working => ({
  lines,
  den,
  value: exact(keptTotal(lines), den),
  combine: "sum",
});

/** The sum of the terms that a cut leaves. */
export const sumOf = (terms: readonly Term[], den: number, cut: Cut = NO_CUT): Working =>
  sumLines(cutTerms(terms, cut), den);

/** The mean of the terms that a cut leaves; no value without any. */
export const meanOf = (terms: readonly Term[], den: number, cut: Cut = NO_CUT): Working => {
  const lines = cutTerms(terms, cut);
  const kept = lines.filter((line) => line.use === "kept").length;
  return {
    lines,
    den,
    value: kept === 0 ? null : exact(keptTotal(lines), den * kept),
    combine: "mean",
  };
};

/** The working of a rule that is no sum: its lines show what decided, `value` is the order or the number. */
export const orderOf = (lines: readonly Line[], value: Exact | null, den = 1): Working => ({
  lines,
  den,
  value,
  combine: "order",
});

/** The working of a value that does not exist. */
export const noValue = (missing: Missing, lines: readonly Line[] = []): Working => ({
  lines,
  den: 1,
  value: null,
  combine: "order",
  missing,
});

/** The cut that a modifier asks for: `/Cn` drops n low, `/Mn` n at each end. */
export const cutOf = ({ cut }: Modifiers): Cut =>
  cut === undefined ? NO_CUT : { low: cut.count, high: cut.mode === "M" ? cut.count : 0 };
