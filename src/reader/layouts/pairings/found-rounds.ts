import { isBlank } from "../../cell";
import { type Finding, finding } from "../../finding";
import type { RoundsBy } from "../../finding-facts";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { PairingHead } from "./columns";
import { isBoardNumber } from "./notes";
import type { Pairing } from "./rounds";
import { byName, seatAt } from "./seats";

/** What tells the rounds of a list apart, and the group that each of its rows falls into. */
interface Grouping {
  readonly by: string | RoundsBy;
  readonly column: number;
  /** Anything that is the same for the rows of one round, in the order of the rounds; a number is the round's own. */
  readonly groupOf: (row: number) => string | number;
}

/** A row of the list, and the players in it. */
interface Row {
  readonly row: number;
  readonly players: readonly string[];
}

const rowsOf = (sheet: Sheet, pairings: readonly Pairing[]): readonly Row[] =>
  pairings.map((pairing) => ({
    row: pairing.row,
    players: [pairing.head.white, pairing.head.black].flatMap((side) => {
      const seat = seatAt(sheet, pairing, side);
      return seat === null ? [] : [`${seat.number ?? ""} ${byName(seat)}`];
    }),
  }));

/** In a round at least half of the players are paired: a value in every row is that of a game. */
const FEWEST = 0.25;

/** Whether groups pair nobody twice, and are large enough for rounds. */
const tellsApart = (rows: readonly Row[], groupOf: (row: number) => string | number): boolean => {
  const all = new Set(rows.flatMap(({ players }) => players));
  const groups = new Map<string | number, Set<string>>();
  for (const { row, players } of rows) {
    const group = groups.get(groupOf(row)) ?? new Set<string>();
    for (const player of players) {
      if (group.has(player)) return false;
      group.add(player);
    }
    groups.set(groupOf(row), group);
  }
  return rows.length > FEWEST * all.size * groups.size;
};

/** More columns than these are not looked at. */
const MOST_COLUMNS = 40;

/** The columns that may hold rounds: that headed so, and those without another meaning. */
const candidates = (sheet: Sheet, head: PairingHead): readonly number[] => {
  const { round, from, to, section, result, white, black } = head;
  const used = [section, result, white, black].flatMap((each) =>
    each === null || typeof each === "number" ? each : [each.name, each.number, each.rating, each.result],
  );
  const end = Math.min(to, sheet.width);
  const all = Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at);
  const free = all.filter((column) => !used.includes(column) && column !== round).slice(0, MOST_COLUMNS);
  return round === null ? free : [round, ...free];
};

/** A value of each row; below a value blanks say the same. */
const byColumn = (sheet: Sheet, head: PairingHead, column: number): Grouping => {
  const values = new Map<number, string | number>();
  let last: string | number = "";
  for (let row = head.row + 1; row < sheet.rows.length; row++) {
    const cell = cellAt(sheet, row, column);
    if (!isBlank(cell)) last = cell.value ?? cell.text;
    values.set(row, last);
  }
  const { shown } = cellAt(sheet, head.row, column);
  return { by: shown, column, groupOf: (row) => values.get(row) ?? "" };
};

/** A count of the rows that begin another round. */
const byBeginnings = (
  sheet: Sheet,
  { row: head, white }: PairingHead,
  by: RoundsBy["by"],
  begins: (row: number) => boolean,
): Grouping => {
  const counts = new Map<number, string>();
  let count = 1;
  for (let row = head + 1; row < sheet.rows.length; row++) {
    if (row > head + 1 && begins(row)) count++;
    counts.set(row, `#${count}`);
  }
  return { by: { by }, column: white.name ?? 0, groupOf: (row) => counts.get(row) ?? "" };
};

const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0]);

/** The number of a board is not above that of the board before it. */
const byBoards = (sheet: Sheet, head: PairingHead): readonly Grouping[] => {
  const { board } = head;
  if (board === null) return [];
  const starts = new Set<number>();
  let last = 0;
  for (let row = head.row + 1; row < sheet.rows.length; row++) {
    const { text } = cellAt(sheet, row, board);
    if (!isBoardNumber(text)) continue;
    if (numberIn(text) <= last) starts.add(row);
    last = numberIn(text);
  }
  return [byBeginnings(sheet, head, "boards", (row) => starts.has(row))];
};

const byGaps = (sheet: Sheet, head: PairingHead): Grouping => {
  const isGap = (row: number): boolean => (sheet.rows[row] ?? []).every(isBlank);
  return byBeginnings(sheet, head, "gaps", (row) => !isGap(row) && isGap(row - 1));
};

const groupingsOf = (sheet: Sheet, head: PairingHead): readonly Grouping[] => [
  ...candidates(sheet, head).map((column) => byColumn(sheet, head, column)),
  ...byBoards(sheet, head),
  byGaps(sheet, head),
];

const MOST_ROUNDS = 99;

/** Rounds by their own numbers where these are some, numbers and dates in their order, words as they come. */
const roundsOf = (groups: ReadonlySet<string | number>): ReadonlyMap<string | number, number> => {
  const all = [...groups];
  const numbers = all.filter((each) => typeof each === "number");
  if (numbers.length < all.length) return new Map(all.map((each, at) => [each, at + 1]));
  const sorted = [...numbers].sort((a, b) => a - b);
  const areRounds = sorted[0] === 1 && sorted.every((each) => Number.isInteger(each) && each <= MOST_ROUNDS);
  return new Map(sorted.map((each, at) => [each, areRounds ? each : at + 1]));
};

/** The pairings of a list that names no rounds, with those that a column or its rows tell apart. */
export const withFoundRounds = (
  sheet: Sheet,
  head: PairingHead,
  pairings: readonly Pairing[],
): { readonly pairings: readonly Pairing[]; readonly findings: readonly Finding[] } => {
  const isOne = new Set(pairings.map(({ round }) => round)).size === 1;
  const rows = isOne ? rowsOf(sheet, pairings) : [];
  const found =
    isOne && !tellsApart(rows, () => "")
      ? groupingsOf(sheet, head).find(({ groupOf }) => tellsApart(rows, groupOf))
      : undefined;
  if (found === undefined) return { pairings, findings: [] };
  const rounds = roundsOf(new Set(pairings.map(({ row }) => found.groupOf(row))));
  const again = pairings.map((pairing) => ({
    ...pairing,
    round: rounds.get(found.groupOf(pairing.row)) ?? 1,
  }));
  const first = pairings[0]?.row ?? head.row;
  const facts = { code: "rounds-found", by: found.by, rounds: rounds.size } as const;
  return { pairings: again, findings: [finding(facts, { at: placeOf(sheet, first, found.column) })] };
};
