import { noValue } from "./lines";
import type { Exact } from "./points";
import type { System } from "./tournament";
import type { Entry, View } from "./view";
import { type Cut, NO_CUT, type Working } from "./working";

export * from "./working";
export * from "./lines";

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
  /** Whose rules define it; `both`: no rule set computes it differently. */
  readonly world: World | "both";
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
  /** It looks at the games, or matches, among those who are tied. */
  readonly encounter?: true;
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
  /** For teams: whose points it takes from the opponents, where those are not match points. */
  readonly points?: "game";
  /** It looks at the opponents of opponents, as Buchholz of the opponents does. */
  readonly looksFar?: true;
  /** Never shown as a column, and chosen by the rule set alone. */
  readonly hidden?: true;
  /** An intermediate value: computed where it is asked for by its code, offered in no list. */
  readonly helper?: true;
  /**
   * The value of one player and how it came about.
   *
   * `tied` are the players equal in all that came before, in pairing-number order; the same array for all of them.
   */
  readonly work: (view: View, self: Entry, tied: readonly Entry[], modifiers: Modifiers) => Working;
  /**
   * The value of that working alone, where it can be had without its lines (`summed`): ranking asks for no more.
   */
  readonly value?: (view: View, self: Entry, tied: readonly Entry[], modifiers: Modifiers) => Exact | null;
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

/** A tie-break that looks at the opponents, and does not exist where the table names none. */
export const defineOfOpponents = (rule: Parameters<typeof define>[0]): TieBreak => {
  const { work, value, ...others } = rule;
  const known = value ?? ((...of: Parameters<TieBreak["work"]>) => work(...of).value);
  return define({
    ...others,
    work: (view, ...of) => (view.namesNobody ? noValue("opponents") : work(view, ...of)),
    value: (view, ...of) => (view.namesNobody ? null : known(view, ...of)),
  });
};

/** The cut that a modifier asks for: `/Cn` drops n low, `/Mn` n at each end. */
export const cutOf = ({ cut }: Modifiers): Cut =>
  cut === undefined ? NO_CUT : { low: cut.count, high: cut.mode === "M" ? cut.count : 0 };
