import {
  type Entry,
  type Exact,
  type ExplainedLine,
  type Explanation,
  itemTitle,
  type LineKind,
  toNumber,
  unplayedText,
  upperFirst,
} from "../engine/index";
import type { CellValue, Format, FormattedArea } from "./block";
import { cleanText } from "./clean";
import type { Section } from "./input";
import { headingsOf, numberFormatOf, shownItems } from "./items";
import type { Piece } from "./piece";
import { NUMBER, STYLE } from "./style";
import { TEXTS } from "./texts";

const T = TEXTS.working;

/** Columns before those of the tie-breaks. */
const BEFORE = 5;

/** A cell with what is particular about its look. */
interface Cell {
  readonly value: CellValue;
  readonly format?: Format;
}

type Row = readonly Cell[];

const BLANK: Cell = { value: "" };

const number = (value: Exact | null | undefined, numberFormat: string): Cell =>
  value === null || value === undefined ? BLANK : { value: toNumber(value), format: { numberFormat } };

/** A line of an explanation with what the engine knows of it. */
interface ToldLine extends ExplainedLine {
  readonly kind: LineKind;
  readonly amount: number;
}

const toldLines = ({ lines, working }: Explanation): ToldLine[] =>
  lines.flatMap((line, i) => {
    const own = working.lines[i];
    return own === undefined ? [] : [{ ...line, kind: own.kind, amount: own.amount / working.den }];
  });

/** Lines that stand in the row of a round; the others get a row of their own before the total. */
const inRound = ({ round, kind }: ToldLine): boolean => round > 0 && kind !== "deduction";

const sum = (lines: readonly ToldLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

/** What one tie-break takes from one round, in brackets where it is dropped. */
const usedCell = (lines: readonly ToldLine[], numberFormat: string): Cell => {
  const kept = lines.filter(({ use }) => use === "kept");
  if (kept.length > 0) return { value: sum(kept), format: { numberFormat } };
  const amount = sum(lines);
  const shown = lines.every(({ use }) => use === "shown");
  return lines.length === 0 || (shown && amount === 0)
    ? BLANK
    : { value: amount, format: { ...STYLE.dropped, numberFormat: NUMBER.dropped(numberFormat) } };
};

/** Kinds of lines whose amount is what an opponent's score counts. */
const COUNTING: ReadonlySet<LineKind> = new Set(["opponent", "final", "ownUnplayed", "dummy"]);

/** The reasons of all tie-breaks for one round, each once. */
const reasons = (lines: readonly ToldLine[]): string =>
  [...new Set(lines.flatMap(({ why }) => (why === "" ? [] : why.split("; "))))].join("; ");

interface Column {
  readonly explanation: Explanation;
  readonly lines: readonly ToldLine[];
  readonly numberFormat: string;
}

const text = (value: string): Cell => ({ value: cleanText(value) });

const opponentCell = (line: ToldLine | undefined): Cell =>
  line === undefined
    ? BLANK
    : text(line.opponentNo === null ? line.opponentName : T.opponent(line.opponentNo, line.opponentName));

const roundRow = (entry: Entry, columns: readonly Column[], round: number): Row => {
  const own = columns.map(({ lines }) => lines.filter((line) => line.round === round && inRound(line)));
  const all = own.flat();
  const opponent = entry.opponents[round - 1];
  const [first] = all;
  return [
    { value: round },
    opponent === null || opponent === undefined
      ? BLANK
      : text(T.opponent(opponent.player.no, opponent.player.name)),
    text(first?.result ?? ""),
    number(first?.score, NUMBER.half),
    number(all.find(({ kind }) => COUNTING.has(kind))?.counted, NUMBER.half),
    ...own.map((lines, i) => usedCell(lines, columns[i]?.numberFormat ?? NUMBER.half)),
    text(reasons(all)),
  ];
};

const labelOf = (entry: Entry, { kind, round, ...line }: ToldLine): Cell => {
  const unplayed = kind === "deduction" ? entry.rounds[round - 1] : undefined;
  const what = unplayed === undefined ? null : unplayedText(unplayed);
  return what === null ? opponentCell({ kind, round, ...line }) : text(T.deduction(upperFirst(what), round));
};

/** Deductions, bonus points and whatever else belongs to no round. */
const extraRows = (entry: Entry, columns: readonly Column[]): Row[] =>
  columns.flatMap(({ lines, numberFormat }, column) =>
    lines
      .filter((line) => !inRound(line))
      .map((line) => [
        BLANK,
        labelOf(entry, line),
        BLANK,
        BLANK,
        BLANK,
        ...columns.map((_, i) => (i === column ? usedCell([line], numberFormat) : BLANK)),
        text(line.kind === "deduction" ? "" : line.why),
      ]),
  );

const totalRow = (columns: readonly Column[]): Row => {
  const missing = columns.filter(({ explanation }) => explanation.total === null);
  const why = missing.flatMap(({ explanation }) => explanation.notes.slice(0, 1));
  return [
    BLANK,
    text(T.total),
    BLANK,
    BLANK,
    BLANK,
    ...columns.map(({ explanation, numberFormat }) => number(explanation.total, numberFormat)),
    text([...new Set(why)].join(" ")),
  ];
};

const headingRow = (columns: readonly Column[]): string[] => {
  const { round, opponent, result, score, counts, why } = T.headings;
  const items = columns.map(({ explanation }) => explanation.item);
  const headings = headingsOf(items);
  return [
    round,
    opponent,
    result,
    score,
    counts,
    ...items.map((item) => headings.get(item) ?? itemTitle(item)),
    why,
  ];
};

const formatsOf = (rows: readonly Row[], width: number): FormattedArea[] => [
  { area: { row: 0, column: 0, rows: 1, columns: width }, format: STYLE.heading },
  { area: { row: rows.length, column: 0, rows: 1, columns: width }, format: STYLE.bold },
  { area: { row: 0, column: 3, rows: rows.length + 1, columns: width - 4 }, format: { align: "Right" } },
  ...rows.flatMap((row, i) =>
    row.flatMap(({ format }, column) =>
      format === undefined ? [] : [{ area: { row: i + 1, column, rows: 1, columns: 1 }, format }],
    ),
  ),
];

/** The rounds of one player, what each tie-break takes from them, and the totals. */
export const workingTable = (entry: Entry, explanations: readonly Explanation[]): Piece => {
  const columns = explanations.map((explanation) => ({
    explanation,
    lines: toldLines(explanation),
    numberFormat: numberFormatOf(explanation.item),
  }));
  const rows = [
    ...entry.rounds.map((_, r) => roundRow(entry, columns, r + 1)),
    ...extraRows(entry, columns),
    totalRow(columns),
  ];
  return {
    rows: [headingRow(columns), ...rows.map((row) => row.map(({ value }) => value))],
    formats: formatsOf(rows, BEFORE + columns.length + 1),
  };
};

/** Widths of the columns that all players share. */
export const workingWidths = (sections: readonly Section[]): number[] => {
  const items = Math.max(0, ...sections.map(({ standings }) => shownItems(standings).length));
  return [5, 28, 8, 11, 9, ...Array.from({ length: items }, () => 12), 56];
};
