import { type Color, type PlayerNo, type Result, type Round, UNPAIRED } from "../../engine/index";
import { columns, fieldOf, placeOf, readField, type TrfRecord } from "./records";
import type { TrfCell, TrfProblem } from "./types";
import { wholeOf } from "./values";

const FIRST = 90;
const WIDTH = 10;

/** No event has more; further columns are no rounds. */
export const MOST_ROUNDS = 99;

/** Ten columns: two blanks, opponent, color, result. */
const CELL = /^ {2}[ \d]{4} [wbWB -] [-+=*\dA-Za-z ]$/;

/** How many round cells of a record 001 are in their columns. */
export const roundsInPlace = (text: string): number => {
  let count = 0;
  for (let at = FIRST - 1; at + WIDTH <= text.length; at += WIDTH) {
    const cell = text.slice(at, at + WIDTH);
    if (cell.trim() !== "" && CELL.test(cell)) count++;
  }
  return count;
};

interface Paired {
  readonly opponent: PlayerNo | null;
  readonly color: Color | null;
}

interface Reading {
  readonly round: Round;
  readonly problem?: "unknown-result" | "result-without-opponent" | "bye-with-opponent";
}

const game =
  (result: Result) =>
  ({ opponent, color }: Paired): Reading =>
    opponent === null
      ? { round: UNPAIRED, problem: "result-without-opponent" }
      : { round: { kind: "game", opponent, result, color } };

const win = ({ opponent, color }: Paired): Reading => ({
  round: { kind: "forfeit", opponent, result: "win", color },
});

/** Without an opponent nobody was paired, so nobody lost. */
const loss = ({ opponent, color }: Paired): Reading => ({
  round: opponent === null ? UNPAIRED : { kind: "forfeit", opponent, result: "loss", color },
});

const pending = ({ opponent, color }: Paired): Reading => ({ round: { kind: "pending", opponent, color } });

const bye =
  (worth: "full" | "half" | "zero", allocated = false) =>
  ({ opponent }: Paired): Reading => ({
    round: { kind: "bye", worth, allocated },
    ...(opponent === null ? {} : { problem: "bye-with-opponent" }),
  });

/** What each result character means. @see FIDE C.04.2, TRF26, record 001 */
const RESULTS: ReadonlyMap<string, (paired: Paired) => Reading> = new Map([
  ["1", game("win")],
  ["=", game("draw")],
  ["0", game("loss")],
  ["W", game("win")],
  ["D", game("draw")],
  ["L", game("loss")],
  ["+", win],
  ["-", loss],
  ["F", bye("full")],
  ["U", bye("full", true)],
  ["H", bye("half")],
  ["Z", bye("zero")],
  ["*", pending],
  ["", (paired) => (paired.opponent === null ? { round: UNPAIRED } : pending(paired))],
]);

const COLORS: ReadonlyMap<string, Color | null> = new Map([
  ["W", "white"],
  ["B", "black"],
  ["-", null],
  ["", null],
]);

/** One round cell; `column` is its first column. */
const readCell = (record: TrfRecord, column: number, player: PlayerNo, problems: TrfProblem[]) => {
  const round = (column - FIRST) / WIDTH + 1;
  const text = columns(record, column, column + WIDTH - 1);
  const at = placeOf(record, column + 2);
  const tell = (code: "unknown-color" | NonNullable<Reading["problem"]>, place: number) =>
    problems.push({ code, at: placeOf(record, place), player, round, text });
  const number = readField(fieldOf(record, column + 2, column + 5), "opponent", wholeOf, problems);
  const color = COLORS.get(columns(record, column + 6, column + 7).toUpperCase());
  if (color === undefined) tell("unknown-color", column + 7);
  const read = RESULTS.get(columns(record, column + 8, column + 9).toUpperCase());
  const paired = { opponent: number === 0 ? null : number, color: color ?? null };
  const reading: Reading = read?.(paired) ?? { round: UNPAIRED, problem: "unknown-result" };
  if (reading.problem !== undefined) tell(reading.problem, column + 9);
  const cell: TrfCell = { at, text };
  return { round: reading.round, cell };
};

/** The columns of the cells up to the last that is not blank. */
const cellColumns = (record: TrfRecord): number[] => {
  const { length } = record.text.trimEnd();
  return Array.from(
    { length: Math.max(0, Math.ceil((length - FIRST + 1) / WIDTH)) },
    (_, r) => FIRST + r * WIDTH,
  );
};

/** The rounds of a record 001. Cells beyond the rounds of the event are left out and told. */
export const readRounds = (
  record: TrfRecord,
  player: PlayerNo,
  announced: number | null,
  problems: TrfProblem[],
): { readonly rounds: readonly Round[]; readonly cells: readonly TrfCell[] } => {
  const all = cellColumns(record);
  const most = Math.min(announced ?? MOST_ROUNDS, MOST_ROUNDS);
  const beyond = all.slice(most).find((column) => columns(record, column, column + WIDTH - 1) !== "");
  const read = all.slice(0, most).map((column) => readCell(record, column, player, problems));
  if (beyond !== undefined) {
    const round = (beyond - FIRST) / WIDTH + 1;
    const text = columns(record, beyond, beyond + WIDTH - 1);
    problems.push({ code: "round-ignored", at: placeOf(record, beyond + 2), player, round, text });
  }
  return { rounds: read.map(({ round }) => round), cells: read.map(({ cell }) => cell) };
};
