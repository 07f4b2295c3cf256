import {
  completeSequence,
  type Entry,
  type Exact,
  exact,
  inPoints,
  isProblem,
  type Policy,
  readItem,
  readSequence,
  type Rules,
  rulesOf,
  ruleSetOf,
  standings,
  TIE_BREAKS,
  type Tournament,
  type View,
  viewOf,
  type Working,
} from "../../src/engine/index";
import { performancesOf } from "../../src/engine/tiebreaks/ratings-performance";

export type Value = Exact | string | null;

/** How one code of the corpus is worked out: a value for each player of the tournament. */
export type Reading = (tournament: Tournament, rules: Rules) => readonly Value[];

export const rulesFor = (flavour: string, overrides: Partial<Policy> = {}): Rules => {
  const ruleSet = ruleSetOf(flavour);
  if (ruleSet === undefined) throw new Error(`no rule set ${flavour}`);
  return rulesOf(ruleSet, overrides);
};

const withOverrides = ({ ruleSet, overrides }: Rules, more: Partial<Policy>): Rules =>
  rulesOf(ruleSet, { ...overrides, ...more });

export const itemsOf = (codes: readonly string[], rules: Rules) => {
  const items = readSequence(codes, rules);
  if ("code" in items) throw new Error(`${items.code} ${items.text}`);
  return completeSequence(items, rules);
};

const workings = (code: string, tournament: Tournament, rules: Rules): readonly Working[] => {
  const item = readItem(code, rules);
  if (isProblem(item)) throw new Error(`${item.code} ${code}`);
  const view = viewOf(tournament, item.policy);
  return view.entries.map((entry) => item.tieBreak.work(view, entry, view.entries, item.modifiers));
};

/** The value of a public code, perhaps under another choice. */
const code =
  (text: string, overrides: Partial<Policy> = {}): Reading =>
  (tournament, rules) =>
    workings(text, tournament, withOverrides(rules, overrides)).map(({ value }) => value);

/** Something that a working tells. */
const told =
  (text: string, tell: (working: Working) => Value): Reading =>
  (tournament, rules) =>
    workings(text, tournament, rules).map(tell);

/** Something of the view, without a tie-break. */
const seen =
  (tell: (view: View, entry: Entry) => Value): Reading =>
  (tournament, { ruleSet, overrides }) => {
    const view = viewOf(tournament, { ...ruleSet.policy, ...overrides });
    return view.entries.map((entry) => tell(view, entry));
  };

const actualPlay: Reading = (tournament, { ruleSet, overrides }) => {
  const found = TIE_BREAKS.find((tieBreak) => tieBreak.code === "APLAY");
  const view = viewOf(tournament, { ...ruleSet.policy, ...overrides });
  return view.entries.map((entry) => found?.work(view, entry, view.entries, {}).value ?? null);
};

/** Head-to-head among those still tied after the default sequence, or after SB where the order of rounds is unknown. */
const stillTied =
  (headToHead: Policy["headToHead"]): Reading =>
  (tournament, rules) => {
    const before = tournament.roundOrderKnown ? ["MMED", "SOLK", "CUM", "CUMOPP"] : ["SB"];
    const items = itemsOf([...before, "H2H/T"], withOverrides(rules, { headToHead }));
    const { rows } = standings(tournament, items);
    const values = new Map(rows.map((row) => [row.entry.player.no, row.values.at(-1) ?? null]));
    return tournament.players.map(({ no }) => values.get(no) ?? null);
  };

const signOf = ({ fact }: Working): Value => (fact?.kind === "sign" ? fact.sign : null);

const dropsOf = ({ fact }: Working): Value => (fact?.kind === "sign" ? exact(fact.drops) : null);

const countOf = ({ lines }: Working): Value => exact(lines.filter(({ use }) => use === "kept").length);

const SAME = ["MMED", "MED", "SOLK", "CUM", "CUMOPP", "KASH", "SB", "BLACKS", "BAP", "WIN", "WON", "PS"];

/** Every code of the corpus for individual events. */
export const READINGS: Readonly<Record<string, Reading>> = {
  ...Object.fromEntries(SAME.map((text) => [text, code(text)])),
  SCORE: code("PTS"),
  "PS/C1": code("PS/C1"),
  "PS/C2": code("PS/C2"),
  "PS/C3": code("PS/C3"),
  "KS:40": code("KS/L40"),
  "KS:50": code("KS"),
  "KS:60": code("KS/L60"),
  "KS:75": code("KS/L75"),
  "KS:50:withForfeits": code("KS/P"),
  AVGOPP: code("AVGOPP"),
  "AVGOPP-C1": code("AVGOPP/C1"),
  "AVGOPP:n": told("AVGOPP", countOf),
  OPPERF: code("OPPERF"),
  "OPPERF:noguard": code("OPPERF", { performanceGuard: "none" }),
  PERF: seen((view, { index }) => performancesOf(view)[index] ?? null),
  ADJ: seen((_view, { adjusted }) => inPoints(adjusted)),
  CLASS: told("MMED", signOf),
  NDROP: told("MMED", dropsOf),
  APLAY: actualPlay,
  "SB:raw": code("SB", { opponentUnplayed: "asScored" }),
  "MMED:playedGamesClass": code("MMED", { signBy: "games" }),
  "CUM:noDeduction": code("CUM", { deductions: "none" }),
  "H2H:plusMinus:scoreGroup": code("H2H/G", { headToHead: "plusMinus" }),
  "H2H:swisssys:scoreGroup": code("H2H/G", { headToHead: "allMustMeet" }),
  "H2H:plusMinus:stillTied": stillTied("plusMinus"),
  "H2H:swisssys:stillTied": stillTied("allMustMeet"),
};

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;
const FRACTION = /^(-?\d+)\/(\d+)$/;

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** A value in one spelling: lowest terms, or the word itself. */
export const spelled = (value: Value): string | null => {
  if (value === null || typeof value === "string") return value;
  const divisor = gcd(value.num, value.den) || 1;
  return `${value.num / divisor}/${value.den / divisor}`;
};

/** A number of the corpus in that spelling; words stay. */
export const spelledText = (text: string | null): string | null => {
  if (text === null) return null;
  const fraction = FRACTION.exec(text);
  if (fraction !== null) return spelled(exact(Number(fraction[1]), Number(fraction[2])));
  const decimal = DECIMAL.exec(text);
  if (decimal === null) return text;
  const [, sign = "", whole = "", digits = ""] = decimal;
  return spelled(exact(Number(`${sign}${whole}${digits}`), 10 ** digits.length));
};

/** Four decimals, halves up, from the exact fraction. */
export const fourDecimals = (value: Value): string | null => {
  if (value === null || typeof value === "string") return value;
  const scaled = 2n * BigInt(value.num) * 10_000n + BigInt(value.den);
  const double = 2n * BigInt(value.den);
  const floor = scaled / double - (scaled < 0n && scaled % double !== 0n ? 1n : 0n);
  const digits = (floor < 0n ? -floor : floor).toString().padStart(5, "0");
  return `${floor < 0n ? "-" : ""}${digits.slice(0, -4)}.${digits.slice(-4)}`;
};
