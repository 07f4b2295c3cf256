import {
  addPoints,
  type BoardResult,
  type HalfPoints,
  halfPoints,
  rankTeams,
  type Result,
  type Rules,
  type Standings,
  type Team,
  type TeamEvent,
  type TeamRound,
  toNumber,
  USUAL_SCORING,
} from "../../../src/engine/index";
import { rulesFor } from "../crosstable";

const RESULTS: Readonly<Record<string, Result>> = {
  W: "win",
  D: "draw",
  L: "loss",
  X: "win",
  Z: "draw",
  F: "loss",
};

const WORTH = { B: "full", P: "full", H: "half", U: "zero" } as const;

const BOARDS: Readonly<Record<string, readonly ["game" | "forfeit", Result]>> = {
  "1": ["game", "win"],
  "=": ["game", "draw"],
  "0": ["game", "loss"],
  "+": ["forfeit", "win"],
  "-": ["forfeit", "loss"],
};

/** `1=0+-` are boards won, drawn, lost, won and lost by forfeit; `.` is empty, `*` without a result. */
export const boardsOf = (text: string): BoardResult[] =>
  Array.from(text, (sign, b): BoardResult => {
    const found = BOARDS[sign];
    const color = b % 2 === 0 ? "white" : "black";
    if (found !== undefined) {
      const [kind, result] = found;
      return { kind, player: null, opponent: null, result, color };
    }
    return sign === "*" ? { kind: "pending", player: null, opponent: null, color } : { kind: "empty" };
  });

const POINTS: Readonly<Record<string, number>> = { "1": 2, "=": 1, "+": 2 };

const sumOf = (boards: string): HalfPoints =>
  addPoints(Array.from(boards, (sign) => halfPoints(POINTS[sign] ?? 0)));

const half = (text: string): HalfPoints => halfPoints(2 * Number(text));

const TOKEN = /^([WDLXZFBPHU*])(\d*)(?:,([\d.]+))?(?::([10=+\-.*]+))?$/;

/**
 * One round: `W22,3.5` a match won against team 22 with 3½ board points, `W22:11=1` the same board by board; X, Z and F
 * a match forfeited, `*4` without a result, `B,2` a bye of the pairing worth 2 board points, P a requested one, `H`, `U`.
 */
const roundOf = (text: string): TeamRound => {
  const [, letter = "", digits = "", points, boards] = TOKEN.exec(text) ?? [];
  if (letter === "") throw new Error(`no round: ${text}`);
  const opponent = Number(digits);
  const stated = points === undefined ? null : half(points);
  if (letter === "*") return { kind: "pending", opponent, color: null };
  if (letter in WORTH) {
    const worth = WORTH[letter as keyof typeof WORTH];
    return { kind: "bye", worth, allocated: letter === "B", points: stated };
  }
  const result = RESULTS[letter] ?? "loss";
  const list = boards === undefined ? null : boardsOf(boards);
  if ("XZF".includes(letter))
    return { kind: "forfeit", opponent, result, points: stated, boards: list, color: null };
  return {
    kind: "match",
    opponent,
    result,
    points: stated ?? sumOf(boards ?? ""),
    against: null,
    boards: list,
    color: null,
  };
};

/** One team a line: `Name | W2,3 D3,2`, and behind a second bar bonus match points or `house`. */
const teamOf = (line: string, index: number): Team => {
  const [name = "", rounds = "", more = ""] = line.split("|").map((part) => part.trim());
  return {
    no: index + 1,
    name,
    rating: null,
    roster: [],
    rounds: rounds.split(/\s+/).filter(Boolean).map(roundOf),
    adjustment: halfPoints(more === "" || more === "house" ? 0 : 2 * Number(more)),
    gameAdjustment: halfPoints(0),
    playoff: null,
    house: more === "house",
  };
};

/** A team event from one line a team; four boards and a Swiss unless said otherwise. */
export const teamEvent = (text: string, given: Partial<TeamEvent> = {}): TeamEvent => {
  const teams = text.trim().split("\n").map(teamOf);
  const rounds = Math.max(...teams.map((team) => team.rounds.length));
  return {
    title: "Made up",
    teams,
    announcedRounds: rounds,
    rounds,
    boards: 4,
    system: "swiss",
    matchScoring: null,
    gameScoring: USUAL_SCORING,
    placement: "match",
    byes: "stated",
    boardWeights: null,
    roundOrderKnown: true,
    seed: "Made up",
    ...given,
  };
};

/** The teams by a sequence. */
export const ranked = (
  event: TeamEvent,
  codes: readonly string[],
  rules: Rules = rulesFor("USCF"),
): Standings => {
  const result = rankTeams(event, rules, codes);
  if ("code" in result) throw new Error(`${result.code} ${result.text}`);
  return result;
};

/** The values of one code, in the order of the event. */
export const valuesOf = (event: TeamEvent, code: string, rules?: Rules): (number | null)[] => {
  const { rows, items } = ranked(event, code === "PTS" ? ["PTS"] : ["PTS", code], rules);
  const values = new Map(rows.map((row) => [row.entry.player.no, row.values[items.length - 1] ?? null]));
  return event.teams.map(({ no }) => {
    const value = values.get(no) ?? null;
    return value === null ? null : toNumber(value);
  });
};

/** `1 Hawks, 2 Owls, 2 Crows`: places and names in order. */
export const orderOf = ({ rows }: Standings): string =>
  rows.map(({ place, entry }) => `${place ?? "–"} ${entry.player.name}`).join(", ");
