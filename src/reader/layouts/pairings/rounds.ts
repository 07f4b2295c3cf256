import { type Cell, isBlank } from "../../cell";
import { type Finding, finding } from "../../finding";
import { rowText } from "../../headings";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { ToldBye } from "./bye-lists";
import type { PairingHead } from "./columns";
import { withFoundRounds } from "./found-rounds";
import { entryAt, type Habits, habitsOf, hasResult, isPair, labelColumns } from "./habits";
import { isTitleOfOthers } from "./notes";
import { type Doubt, type List, rowKindOf } from "./row-kinds";
import { roundInTitle } from "./titles";

/** One pairing: a row under a heading, and its round. */
export interface Pairing {
  readonly row: number;
  readonly round: number;
  readonly head: PairingHead;
  /** A player of a row of byes, who is White here, and what he gets. */
  readonly bye?: ToldBye;
}

/** The pairings of a sheet, and the rows that may be some or may be none. */
export interface Pairings {
  readonly pairings: readonly Pairing[];
  readonly findings: readonly Finding[];
}

const MOST_ROUNDS = 99;

const wholeIn = ({ value }: Cell): number | null =>
  value !== null && Number.isInteger(value) && value > 0 && value <= MOST_ROUNDS ? value : null;

const rowOf = ({ rows }: Sheet, row: number, { from, to }: PairingHead): readonly Cell[] =>
  (rows[row] ?? []).slice(from, to);

const overlap = (a: PairingHead, b: PairingHead): boolean => a.from < b.to && b.from < a.to;

/** What has been read of the columns of a list so far. */
interface Band {
  readonly head: PairingHead;
  /** The round named by a title since the last pairing. */
  readonly title: number | null;
}

const NOBODY = { name: null, number: null, rating: null, result: null } as const;

/** The places of a list where a row of byes names somebody. */
const byeHead = (head: PairingHead, column: number): PairingHead => ({
  ...{ ...head, result: null },
  white: { ...NOBODY, name: column },
  black: NOBODY,
});

const findingOf = (sheet: Sheet, row: number, { code, column }: Doubt): Finding => {
  const text = code === "bye-alone" ? cellAt(sheet, row, column).text : rowText(sheet, row);
  return finding({ code, text }, { at: placeOf(sheet, row, column) });
};

const TITLE_CELLS = 2;

const filledIn = (sheet: Sheet, row: number, head: PairingHead): readonly Cell[] =>
  rowOf(sheet, row, head).filter((cell) => !isBlank(cell));

/** Rows of a sheet that head something else than pairings. */
export type OtherHeads = ReadonlySet<number>;

/** Whether a list of another kind begins, and nothing below it looks like a game. */
const beginsOthers = (list: List, row: number, end: number, others: OtherHeads): boolean => {
  const { sheet, head } = list;
  const filled = filledIn(sheet, row, head);
  const isTitled = filled.length <= TITLE_CELLS && filled.some(({ text }) => isTitleOfOthers(text));
  if (!isTitled && !others.has(row)) return false;
  for (let below = row + 1; below < end; below++) {
    if (roundInTitle(filledIn(sheet, below, head)) !== null) return true;
    const entry = entryAt(sheet, below, head);
    if (isPair(entry) && hasResult(entry)) return false;
  }
  return true;
};

/** What is known before the rows are read. */
interface Context {
  readonly sheet: Sheet;
  readonly habits: Habits;
  /** Rows that head a list of pairings. */
  readonly headed: ReadonlySet<number>;
  readonly others: OtherHeads;
}

/** The pairings under one heading, from the round that the title above it names or the next one. */
const pairingsUnder = (
  { sheet, habits, headed, others }: Context,
  head: PairingHead,
  end: number,
  first: number,
): Pairings & { readonly title: number | null } => {
  const list: List = { sheet, head, habits, labels: labelColumns(sheet, head, end) };
  const pairings: Pairing[] = [];
  const findings: Finding[] = [];
  let round = first;
  let title: number | null = null;
  let previous = head.row;
  let ended = false;
  for (let row = head.row + 1; row < end; row++) {
    const named = roundInTitle(rowOf(sheet, row, head));
    ended = beginsOthers(list, row, end, others) || (ended && named === null);
    if (ended) continue;
    const isTitle = headed.has(row + 1) || roundInTitle(rowOf(sheet, row + 1, head)) !== null;
    const kind = rowKindOf(list, row, { follows: previous === row - 1, isTitle });
    if (kind.kind === "other") title = named ?? title;
    else {
      const cell = cellAt(sheet, row, head.round ?? -1);
      round = wholeIn(cell) ?? roundInTitle([cell]) ?? title ?? round;
      title = null;
      previous = row;
      if (kind.kind === "pairing") pairings.push({ row, round, head });
      else for (const bye of kind.byes) pairings.push({ row, round, head: byeHead(head, bye.column), bye });
    }
    if (kind.kind !== "byes" && kind.doubt !== null) findings.push(findingOf(sheet, row, kind.doubt));
  }
  return { pairings, findings, title };
};

const titleAbove = (sheet: Sheet, head: PairingHead): number | null =>
  sheet.rows
    .slice(0, head.row)
    .reduce<number | null>((found, _, row) => roundInTitle(rowOf(sheet, row, head)) ?? found, null);

/** The first pairing of a round that does not follow the one before it. */
const skippedRounds = (sheet: Sheet, pairings: readonly Pairing[]): readonly Finding[] => {
  const firsts = new Map<number, Pairing>();
  for (const pairing of pairings) if (!firsts.has(pairing.round)) firsts.set(pairing.round, pairing);
  const rounds = [...firsts.keys()].sort((a, b) => a - b);
  return rounds.flatMap((number, at) => {
    const before = rounds[at - 1];
    const first = firsts.get(number);
    if (before === undefined || first === undefined || number === before + 1) return [];
    const column = first.head.round ?? first.head.white.name ?? 0;
    return [finding({ code: "rounds-skipped", number, before }, { at: placeOf(sheet, first.row, column) })];
  });
};

/** The pairings under each heading; where no column says the round, the title above them does. */
export const pairingsOf = (sheet: Sheet, heads: readonly PairingHead[], others: OtherHeads): Pairings => {
  const context: Context = {
    ...{ sheet, others, habits: habitsOf(sheet, heads) },
    headed: new Set(heads.map(({ row }) => row)),
  };
  const all: Pairing[] = [];
  const findings: Finding[] = [];
  const bands: Band[] = [];
  let last = 0;
  heads.forEach((head, at) => {
    const next = heads.slice(at + 1).find((each) => each.row > head.row && overlap(each, head));
    const above = bands.filter((band) => overlap(band.head, head)).at(-1);
    const round = (above === undefined ? titleAbove(sheet, head) : above.title) ?? last + 1;
    const under = pairingsUnder(context, head, next?.row ?? sheet.rows.length, round);
    bands.push({ head, title: under.title });
    last = under.pairings.at(-1)?.round ?? last;
    for (const pairing of under.pairings) all.push(pairing);
    for (const each of under.findings) findings.push(each);
  });
  const [only, ...more] = heads;
  const found =
    only === undefined || more.length > 0
      ? { pairings: all, findings: [] }
      : withFoundRounds(sheet, only, all);
  return {
    pairings: found.pairings,
    findings: [...findings, ...found.findings, ...skippedRounds(sheet, found.pairings)],
  };
};
