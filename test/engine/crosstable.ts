import {
  completeSequence,
  halfPoints,
  isProblem,
  type Item,
  type Player,
  type Policy,
  readItem,
  readSequence,
  type Result,
  type Round,
  rulesOf,
  ruleSetOf,
  type Rules,
  type Standings,
  standings,
  systemOf,
  toNumber,
  type Tournament,
  USUAL_SCORING,
  type View,
  viewOf,
  type Working,
} from "../../src/engine/index";

const RESULTS: Readonly<Record<string, Result>> = { W: "win", D: "draw", L: "loss" };

const FORFEITS: Readonly<Record<string, Result>> = { X: "win", Z: "draw", F: "loss" };

const ALONE: Readonly<Record<string, Round>> = {
  B: { kind: "bye", worth: "full", allocated: true },
  P: { kind: "bye", worth: "full", allocated: false },
  H: { kind: "bye", worth: "half", allocated: false },
  O: { kind: "bye", worth: "zero", allocated: false },
  U: { kind: "unpaired" },
};

const TOKEN = /^([WDLXZF*])([WDL]?)(\d*)([wb]?)$/;

/** A round as drawn: `W12w`, `WL3` (two games), `X3`, `B`, `P`, `H`, `O`, `U`, `*4`. */
export const roundOf = (token: string): Round => {
  const alone = ALONE[token];
  if (alone !== undefined) return alone;
  const [, letter = "", second = "", digits = "", side = ""] = TOKEN.exec(token) ?? [];
  const color = side === "" ? null : side === "w" ? "white" : "black";
  const opponent = Number(digits);
  const result = RESULTS[letter];
  const other = RESULTS[second];
  if (result !== undefined)
    return { kind: "game", opponent, result, color, ...(other === undefined ? {} : { second: other }) };
  const forfeit = FORFEITS[letter];
  if (forfeit !== undefined)
    return { kind: "forfeit", opponent: digits === "" ? null : opponent, result: forfeit, color };
  if (letter === "*") return { kind: "pending", opponent: digits === "" ? null : opponent, color };
  throw new Error(`no round is drawn ${token}`);
};

const ROW = /^([^|]*?)(\d{3,4})?\s*\|([^|]*)(?:\|(.*))?$/;

const extra = (text: string, key: string): number | null => {
  const found = new RegExp(`${key}=(-?[\\d.]+)`).exec(text);
  return found === null ? null : Number(found[1]);
};

const playerOf = (line: string, no: number): Player => {
  const [, name = "", rating, rounds = "", extras = ""] = ROW.exec(line) ?? [];
  return {
    no,
    name: name.trim(),
    rating: rating === undefined ? null : Number(rating),
    team: null,
    rounds: rounds.trim().split(/\s+/).filter(Boolean).map(roundOf),
    adjustment: halfPoints(2 * (extra(extras, "adj") ?? 0)),
    playoff: extra(extras, "playoff"),
    house: extras.includes("house"),
  };
};

/**
 * A tournament as drawn, a player a line, numbered from 1: `Ann 1800 | W2w H D4b | adj=-1 playoff=1 house`.
 *
 * Rounds and kind of event are found as the reader would.
 */
export const crosstable = (drawing: string, given: Partial<Tournament> = {}): Tournament => {
  const lines = drawing.split("\n").filter((line) => line.includes("|"));
  const players = lines.map((line, i) => playerOf(line.trim(), i + 1));
  const rounds = Math.max(0, ...players.map((player) => player.rounds.length));
  return {
    title: "Drawn",
    players,
    announcedRounds: given.announcedRounds ?? rounds,
    rounds,
    system: systemOf(players, given.announcedRounds ?? rounds),
    scoring: USUAL_SCORING,
    roundOrderKnown: true,
    seed: "Drawn",
    ...given,
  };
};

export const rulesFor = (code: string, overrides: Partial<Policy> = {}): Rules => {
  const ruleSet = ruleSetOf(code);
  if (ruleSet === undefined) throw new Error(`no rule set ${code}`);
  return rulesOf(ruleSet, overrides);
};

export const USCF = rulesFor("USCF");

export const itemFor = (code: string, rules: Rules = USCF): Item => {
  const item = readItem(code, rules);
  if (isProblem(item)) throw new Error(`${item.code}: ${code}`);
  return item;
};

export const itemsFor = (codes: readonly string[], rules: Rules = USCF): readonly Item[] => {
  const items = readSequence(codes, rules);
  if ("code" in items) throw new Error(`${items.code}: ${items.text}`);
  return completeSequence(items, rules);
};

export const viewFor = (tournament: Tournament, rules: Rules = USCF): View =>
  viewOf(tournament, { ...rules.ruleSet.policy, ...rules.overrides });

/** The workings of a code, a player each; a tied rule sees the whole field. */
export const workingsOf = (tournament: Tournament, code: string, rules: Rules = USCF): readonly Working[] => {
  const item = itemFor(code, rules);
  const view = viewOf(tournament, item.policy);
  return view.entries.map((entry) => item.tieBreak.work(view, entry, view.entries, item.modifiers));
};

/** The values of a code by the names of the players. */
export const valuesOf = (
  tournament: Tournament,
  code: string,
  rules: Rules = USCF,
): Readonly<Record<string, number | null>> =>
  Object.fromEntries(
    workingsOf(tournament, code, rules).map(({ value }, i) => [
      tournament.players[i]?.name ?? "",
      value === null ? null : toNumber(value),
    ]),
  );

export const ranked = (tournament: Tournament, codes: readonly string[], rules: Rules = USCF): Standings =>
  standings(tournament, itemsFor(codes, rules));

/** Places and names in order: `1 Ann`, `2 Bob`, `2 Cal`. */
export const placesOf = ({ rows }: Standings): readonly string[] =>
  rows.map(({ place, entry }) => `${place ?? "-"} ${entry.player.name}`);
