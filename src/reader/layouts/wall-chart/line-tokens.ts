import { BLANK, type Cell, isBlank } from "../../cell";
import type { RoundColumn } from "../../headings";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { RunningTotal } from "../../layout";
import type { Token } from "../../token";
import { type Family, tokenOf } from "../../tokens/index";
import { results } from "../../tokens/results";
import { us } from "../../tokens/us";
import type { At } from "../../types";
import type { Group } from "./body";
import { COLOR, type Lines, PAIRED } from "./lines";

/** What the lines of a player say about one round. */
export interface RoundCell {
  readonly cell: Cell;
  readonly at: At;
  readonly color: string | null;
  /** The result in a line of its own. */
  readonly result: Cell;
  /** What the running total rose by, in halves; null where it does not say. */
  readonly gain: number | null;
}

const colorIn = (cell: Cell): string | null => (COLOR.test(cell.text) ? cell.text.toLowerCase() : null);

interface Pairing {
  readonly text: string;
  readonly opponent: number;
  readonly color: string | null;
}

/** The line that a round is read from. */
const mainLine = ({ tokens, opponents, results, running, derived }: Lines): number =>
  (derived ? opponents : null) ?? tokens ?? results ?? opponents ?? running ?? 0;

/** What a player's lines say, round by round. */
export const roundCellsOf = (
  sheet: Sheet,
  group: Group,
  rounds: readonly RoundColumn[],
  lines: Lines,
): readonly RoundCell[] => {
  const at = (line: number | null, column: number): Cell => {
    const row = line === null ? undefined : group[line];
    return row === undefined ? BLANK : cellAt(sheet, row, column);
  };
  const main = mainLine(lines);
  let before = 0;
  return rounds.map(({ column }) => {
    const total = at(lines.running, column);
    const gain = total.value === null || isBlank(total) ? null : Math.round(total.value * 2) - before;
    if (gain !== null) before += gain;
    return {
      cell: at(main, column),
      at: placeOf(sheet, group[main] ?? group[0] ?? 0, column),
      color: colorIn(at(lines.colors, column)),
      result: at(lines.results, column),
      gain: isBlank(total) && total.kind === "number" && before === 0 ? 0 : gain,
    };
  });
};

/** Half-points that a game may give, whatever the scoring. */
const isGain = (gain: number | null): gain is number => gain !== null && gain >= 0 && gain <= MOST_GAIN;

const MOST_GAIN = 6;

const BYE_OF: Readonly<Record<number, "half" | "full">> = { 1: "half", 2: "full" };

/** What another line says of a game: its result by a letter, else its points by the step of the running total. */
const playedIn = ({ result, gain }: RoundCell, pairing: Pairing): Token => {
  const token = tokenOf(result, us);
  if (token.kind === "game" || token.kind === "forfeit")
    return { kind: token.kind, ...pairing, result: token.result };
  if (token.kind === "code" && token.code === "F") return { kind: "forfeit", ...pairing, result: "loss" };
  const figure = tokenOf(result, results);
  if (figure.kind === "points") return { ...figure, ...pairing };
  if (figure.kind === "zero") return { kind: "points", ...pairing, halves: 0 };
  return isGain(gain) ? { kind: "points", ...pairing, halves: gain } : { kind: "pending", ...pairing };
};

const isUnstated = (token: Token): boolean => token.kind === "bye" && token.worth === "unstated";

/** A round without an opponent: what the cells say themselves, else a bye by the running total. */
const idleToken = (round: RoundCell): Token => {
  const { cell, result, gain } = round;
  for (const own of [tokenOf(cell, us), tokenOf(result, us)])
    if (own.kind !== "blank" && own.kind !== "zero" && own.kind !== "unread" && !isUnstated(own)) return own;
  const figure = tokenOf(result, results);
  const worth =
    figure.kind === "zero" ? undefined : BYE_OF[figure.kind === "points" ? figure.halves : (gain ?? 0)];
  return worth === undefined
    ? tokenOf(cell, us)
    : { kind: "bye", text: cell.text, worth, allocated: worth === "full" };
};

/** `W12` over a running total: White against 12, with the result by which the total rose. */
const derivedToken = (round: RoundCell): Token => {
  const { text } = round.cell;
  const [, before, digits, after] = PAIRED.exec(text) ?? [];
  if (digits === undefined || isBlank(round.cell)) return idleToken(round);
  const color = round.color ?? (before ?? after)?.toLowerCase() ?? null;
  return playedIn(round, { text, opponent: Number(digits), color });
};

/** A running total alone: the result, against nobody that the chart names. */
const runningToken = ({ cell, color, gain }: RoundCell): Token => {
  if (isBlank(cell)) return tokenOf(cell, us);
  const { text } = cell;
  return isGain(gain)
    ? { kind: "points", text, opponent: null, color, halves: gain }
    : { kind: "unread", text, why: "unknown" };
};

const withColor = (token: Token, color: string | null): Token =>
  color !== null && "color" in token && token.color === null ? { ...token, color } : token;

/** The printed running totals of a player, where the results stand in other lines. */
export const runningOf = (
  sheet: Sheet,
  group: Group,
  rounds: readonly RoundColumn[],
  lines: Lines,
): readonly RunningTotal[] => {
  const row = lines.running === null ? undefined : group[lines.running];
  if (row === undefined || isRunningOnly(lines) || (lines.derived && lines.results === null)) return [];
  return rounds.map(({ column }) => {
    const cell = cellAt(sheet, row, column);
    return isBlank(cell) || cell.value === null
      ? null
      : { value: cell.value, at: placeOf(sheet, row, column) };
  });
};

const isRunningOnly = ({ tokens, opponents, results, running }: Lines): boolean =>
  tokens === null && opponents === null && results === null && running !== null;

/** The token of a round in the chart's notation. */
export const tokenIn = (round: RoundCell, lines: Lines, family: Family): Token => {
  if (isRunningOnly(lines)) return runningToken(round);
  return lines.derived ? derivedToken(round) : withColor(tokenOf(round.cell, family), round.color);
};
