import type { Result } from "../../../engine/index";
import { BLANK, type Cell, isBlank } from "../../cell";
import type { RoundColumn } from "../../headings";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { Token } from "../../token";
import { type Family, tokenOf } from "../../tokens/index";
import { us } from "../../tokens/us";
import type { At } from "../../types";
import type { Group } from "./body";

/** What the lines of a player hold: one of tokens, of running totals, of colors. */
export interface Lines {
  readonly tokens: number | null;
  readonly running: number | null;
  readonly colors: number | null;
  /** The line of tokens gives color and opponent, `W12`; the running total gives the result. */
  readonly derived: boolean;
}

/** What the lines of a player say about one round. */
export interface RoundCell {
  readonly cell: Cell;
  readonly at: At;
  readonly color: string | null;
  /** What the running total rose by, in halves; null where it does not say. */
  readonly gain: number | null;
}

type Content = "colors" | "running" | "tokens";

const COLOR = /^[WBwb]$/;
const PAIRED = /^([WBwb])? *-? *(\d{1,5}) *([WBwb])?$/;

/** Rows that show what a line holds. */
const SAMPLE = 60;

const contentOf = (cell: Cell): Content =>
  COLOR.test(cell.text) ? "colors" : cell.value !== null && cell.value >= 0 ? "running" : "tokens";

/** What most cells of a line are; null if they are blank. */
const lineContent = (cells: readonly Cell[]): Content | null => {
  const counts: Record<Content, number> = { tokens: 0, running: 0, colors: 0 };
  for (const cell of cells) if (!isBlank(cell)) counts[contentOf(cell)]++;
  const total = counts.tokens + counts.running + counts.colors;
  if (total === 0) return null;
  return counts.running > 0.8 * total ? "running" : counts.colors > 0.8 * total ? "colors" : "tokens";
};

const cellsOfLine = (sheet: Sheet, groups: readonly Group[], rounds: readonly RoundColumn[], line: number) =>
  groups.slice(0, SAMPLE).flatMap((group) => {
    const row = group[line];
    return row === undefined ? [] : rounds.map(({ column }) => cellAt(sheet, row, column));
  });

/** Colors and opponents: both letters occur, and neither a loss nor a draw. */
const isPairedLine = (cells: readonly Cell[]): boolean => {
  const written = cells.filter((cell) => !isBlank(cell));
  const paired = written.filter(({ text }) => PAIRED.test(text));
  return paired.length > 0.6 * written.length && paired.some(({ text }) => /[Bb]|^\d+$/.test(text));
};

/** Works out what each line of the players holds; a chart of one line a player has tokens. */
export const linesOf = (sheet: Sheet, groups: readonly Group[], rounds: readonly RoundColumn[]): Lines => {
  const most = Math.max(1, ...groups.map(({ length }) => length));
  if (most === 1) return { tokens: 0, running: null, colors: null, derived: false };
  const lines = Array.from({ length: most }, (_, line) => cellsOfLine(sheet, groups, rounds, line));
  const contents = lines.map(lineContent);
  const find = (content: Content): number | null => {
    const line = contents.indexOf(content);
    return line < 0 ? null : line;
  };
  const [tokens, running] = [find("tokens"), find("running")];
  const derived = tokens !== null && running !== null && isPairedLine(lines[tokens] ?? []);
  return { tokens, running, colors: find("colors"), derived };
};

const colorIn = (cell: Cell): string | null => (COLOR.test(cell.text) ? cell.text.toLowerCase() : null);

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
  const row = group[lines.tokens ?? lines.running ?? 0] ?? group[0] ?? 0;
  let before = 0;
  return rounds.map(({ column }) => {
    const total = at(lines.running, column);
    const gain = total.value === null || isBlank(total) ? null : Math.round(total.value * 2) - before;
    if (gain !== null) before += gain;
    return {
      cell: at(lines.tokens ?? lines.running, column),
      at: placeOf(sheet, row, column),
      color: colorIn(at(lines.colors, column)),
      gain: isBlank(total) && total.kind === "number" && before === 0 ? 0 : gain,
    };
  });
};

const RESULT_OF: Readonly<Record<number, Result>> = { 0: "loss", 1: "draw", 2: "win" };

const BYE_OF: Readonly<Record<number, "zero" | "half" | "full">> = { 0: "zero", 1: "half", 2: "full" };

/** `W12` over a running total: White against 12, with the result by which the total rose. */
const derivedToken = ({ cell, color, gain }: RoundCell): Token => {
  const { text } = cell;
  const [, before, digits, after] = PAIRED.exec(text) ?? [];
  const letter = color ?? (before ?? after)?.toLowerCase() ?? null;
  if (digits !== undefined) {
    const pairing = { text, opponent: Number(digits), color: letter };
    const result = gain === null ? undefined : RESULT_OF[gain];
    return result === undefined ? { kind: "pending", ...pairing } : { kind: "game", ...pairing, result };
  }
  const token = tokenOf(cell, us);
  if (token.kind !== "blank" && token.kind !== "unread") return token;
  const worth = gain === null ? undefined : BYE_OF[gain];
  return worth === undefined || worth === "zero"
    ? token
    : { kind: "bye", text, worth, allocated: worth === "full" };
};

/** A running total alone: the result, against nobody that the chart names. */
const runningToken = ({ cell, color, gain }: RoundCell): Token => {
  if (isBlank(cell)) return tokenOf(cell, us);
  const { text } = cell;
  const result = gain === null ? undefined : RESULT_OF[gain];
  return result === undefined
    ? { kind: "unread", text, why: "unknown" }
    : { kind: "game", text, opponent: null, color, result };
};

const withColor = (token: Token, color: string | null): Token =>
  color !== null && "color" in token && token.color === null ? { ...token, color } : token;

/** The token of a round in the chart's notation. */
export const tokenIn = (round: RoundCell, lines: Lines, family: Family): Token => {
  if (lines.tokens === null && lines.running !== null) return runningToken(round);
  return lines.derived ? derivedToken(round) : withColor(tokenOf(round.cell, family), round.color);
};
