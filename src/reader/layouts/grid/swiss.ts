import { addPoints, halfPoints } from "../../../engine/index";
import { finding } from "../../finding";
import type { RawRow, RawTable } from "../../layout";
import type { Sheet } from "../../sheet";
import type { Token } from "../../token";
import type { ReadingSettings } from "../../types";
import type { Square } from "./square";
import type { Solution } from "./solve";

/** What tells a Swiss drawn as a grid, in the title above it. */
const SWISS = /\b(?:swiss|schweizer|suisse|suizo|svizzero|suico|suíço|zwitsers|schweitz)/i;
const ROUND_ROBIN = /round.?robin|rundenturnier|jeder gegen jeden|all.play.all|toutes rondes|girone|quad/i;

/** Rounds that a title states: `nach der 6. Runde`, `after 6 rounds`, `Round 6`. */
const STATED =
  /\b(\d{1,2})(?:\.|st|nd|rd|th)? ?(?:rounds?|runden?|rondes?|rondas?|turni|turno)\b|\b(?:round|runde|ronde|ronda|turno) (\d{1,2})\b/i;

/** Rows above a grid that are looked at. */
const ABOVE = 6;

/** A round robin in progress has played more than this share of its games, or has few players. */
const MOST_OPEN = 0.5;
const SMALL = 8;

const titleOf = (sheet: Sheet, { head }: Square): string =>
  sheet.rows
    .slice(Math.max(0, head.row - ABOVE), head.row)
    .flatMap((cells) => cells.map(({ text }) => text.slice(0, 200)))
    .join(" ");

/** Whether pairs without a result did not meet, because the event is a Swiss. */
export const isSwiss = (
  sheet: Sheet,
  square: Square,
  { pairs, owners }: Solution,
  { system }: ReadingSettings,
): boolean => {
  if (system !== undefined) return system === "swiss";
  const all = (owners.length * (owners.length - 1)) / 2;
  const title = titleOf(sheet, square);
  if (pairs.met === all || ROUND_ROBIN.test(title)) return false;
  return SWISS.test(title) || (owners.length > SMALL && pairs.met < MOST_OPEN * all);
};

const HALVES = { win: 2, draw: 1, loss: 0 } as const;

const halvesOf = (token: Token): number => {
  if (token.kind === "points") return token.halves;
  return token.kind === "game" || token.kind === "forfeit" ? HALVES[token.result] : 0;
};

const FULL: Token = { kind: "bye", text: "", worth: "full", allocated: true };
const HALF: Token = { kind: "bye", text: "", worth: "half", allocated: false };
const ABSENT: Token = { kind: "unpaired", text: "" };

/** Rounds that a grid cannot show, worth what the printed total has more than the games. */
const hiddenTokens = (row: RawRow, rounds: number): readonly Token[] => {
  const free = Math.max(0, rounds - row.tokens.length);
  const won = addPoints(row.tokens.map((token) => halfPoints(halvesOf(token))));
  const left = row.total === null ? 0 : row.total.value * 2 - won;
  const full = Math.min(free, Math.max(0, Math.floor(left / 2)));
  const half = Math.min(free - full, Math.max(0, left - 2 * full));
  return Array.from({ length: free }, (_, k) => (k < full ? FULL : k < full + half ? HALF : ABSENT));
};

const stated = (title: string): number => {
  const [, before, after] = STATED.exec(title) ?? [];
  return Number(before ?? after ?? 0);
};

/** A Swiss drawn as a grid with the byes that show in the totals only. */
export const withHidden = (sheet: Sheet, raw: RawTable, square: Square): RawTable => {
  const games = Math.max(...raw.rows.map(({ tokens }) => tokens.length));
  const rounds = Math.max(games, Math.min(stated(titleOf(sheet, square)), square.columns.length));
  const hidden = raw.rows.map((row) => hiddenTokens(row, rounds));
  const findings = raw.rows.flatMap((row, i) => {
    const count = hidden[i]?.filter(({ kind }) => kind === "bye").length ?? 0;
    const no = row.numbers.pairing ?? row.numbers.rank ?? row.numbers.place ?? i + 1;
    if (count === 0) return [];
    return [
      finding({ code: "byes-by-total", who: { no, name: row.name }, count }, { at: row.at, player: no }),
    ];
  });
  return {
    ...raw,
    announced: rounds,
    rows: raw.rows.map((row, i) => {
      const byes = hidden[i] ?? [];
      return { ...row, tokens: [...row.tokens, ...byes], cells: [...row.cells, ...byes.map(() => null)] };
    }),
    findings: [...raw.findings, ...findings],
  };
};
