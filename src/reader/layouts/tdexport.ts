import { FACT_TEXTS as T } from "../fact-texts";
import { headingOf } from "../heading-words";
import type { Head } from "../headings";
import { cellAt, placeOf, type Sheet } from "../sheet";
import { type ChartRow, sheetOfChart } from "./chart";
import { isWritten, type Piece, piece, pieceAt } from "./pieces";
import type { Told } from "./told";

/** Fields of the file TDEXPORT of a US Chess rating report, in the spelling of `headingKey`. */
const FIELDS = {
  section: "dsecnum",
  no: "dpairnum",
  sequence: "drecseq",
  id: "dmemid",
  name: "dname",
  state: "dstate",
  rating: "drating",
} as const;

type Columns = Readonly<Record<keyof typeof FIELDS, number>>;

const columnsOf = ({ texts }: Head): Columns => {
  const at = new Map([...texts].map(([column, text]) => [headingOf(text).key, column]));
  const of = (field: keyof typeof FIELDS): number => at.get(FIELDS[field]) ?? -1;
  return {
    section: of("section"),
    no: of("no"),
    sequence: of("sequence"),
    id: of("id"),
    name: of("name"),
    state: of("state"),
    rating: of("rating"),
  };
};

/** Whether a heading row has the field names of the file. */
export const isTdexport = (head: Head): boolean =>
  [...head.texts.values()].some((text) => text.startsWith("D_")) &&
  columnsOf(head).no >= 0 &&
  head.rounds.length > 0;

const NO_SUCH_ROUND = /^[0\s]*$/;

/** The rounds of one record; a field of zeros is no round of the event. */
const roundsOf = (sheet: Sheet, row: number, { rounds }: Head): readonly (Piece | undefined)[] =>
  rounds.map(({ column }) => {
    const field = pieceAt(sheet, row, column);
    return field !== undefined && NO_SUCH_ROUND.test(field.cell.text) ? piece(undefined, field.at) : field;
  });

const trimmed = (rows: readonly ChartRow[]): readonly ChartRow[] => {
  const rounds = Math.max(
    0,
    ...rows.map((row) => row.rounds.reduce((last, round, r) => (isWritten(round) ? r + 1 : last), 0)),
  );
  return rows.map((row) => ({ ...row, rounds: row.rounds.slice(0, rounds) }));
};

/** A player of one section: his records in the order of their sequence numbers. */
const rowOf = (sheet: Sheet, records: readonly number[], columns: Columns, head: Head): ChartRow[] => {
  const [first = -1] = records;
  const no = pieceAt(sheet, first, columns.no);
  if (!isWritten(no)) return [];
  return [
    {
      no,
      name: pieceAt(sheet, first, columns.name),
      more: [columns.state, columns.id, columns.rating].map((column) => pieceAt(sheet, first, column)),
      rounds: records.flatMap((row) => roundsOf(sheet, row, head)),
      total: undefined,
    },
  ];
};

const grouped = (rows: readonly number[], key: (row: number) => string): readonly (readonly number[])[] => {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [row]);
    else group.push(row);
  }
  return [...groups.values()];
};

/** The records of one number: with the same sequence number they are two players by mistake. */
const playersOf = (
  records: readonly number[],
  sequence: (row: number) => number,
): readonly (readonly number[])[] => {
  const bySequence = grouped(records, (row) => String(sequence(row)));
  return bySequence.some(({ length }) => length > 1)
    ? records.map((row) => [row])
    : [[...records].sort((a, b) => sequence(a) - sequence(b))];
};

/** A section of the file, written as a wall chart. */
export interface Section {
  readonly chart: Sheet;
  readonly told: Told;
  readonly firstRow: number;
  readonly lastRow: number;
}

const toldOf = (
  sheet: Sheet,
  head: Head,
  rows: readonly number[],
  columns: Columns,
  records: number,
): Told => {
  const headings = head.rounds.map(({ column }) => head.texts.get(column) ?? "");
  return {
    headingRow: placeOf(sheet, head.row, head.firstColumn).row,
    first: placeOf(sheet, rows[0] ?? head.row, head.firstColumn),
    last: placeOf(sheet, rows.at(-1) ?? head.row, head.lastColumn),
    lines: records > 1 ? T.lines.records : T.lines.record,
    rounds: T.columns(headings[0] ?? "", headings.at(-1) ?? ""),
    numberHeading: head.texts.get(columns.no) ?? null,
    facts: [],
  };
};

/** The sections of a dump of the file; rounds 11 to 20 stand in a second record of each player. */
export const sectionsOfTdexport = (sheet: Sheet, head: Head, lastRow: number): readonly Section[] => {
  const columns = columnsOf(head);
  const text = (row: number, column: number) => cellAt(sheet, row, column).text;
  const records = Array.from({ length: lastRow - head.row }, (_, at) => head.row + 1 + at).filter(
    (row) => cellAt(sheet, row, columns.no).value !== null,
  );
  const sections = grouped(records, (row) => text(row, columns.section));
  return sections.map((rows) => {
    const players = grouped(rows, (row) => text(row, columns.no)).flatMap((own) =>
      playersOf(own, (row) => cellAt(sheet, row, columns.sequence).value ?? 0),
    );
    const [firstRow = head.row] = rows;
    const at = { row: firstRow, column: columns.section };
    const titles = sections.length > 1 ? [[piece(`Section ${text(firstRow, columns.section)}`, at)]] : [];
    return {
      chart: sheetOfChart(
        {
          titles,
          headings: ["State", "ID", "Rating"],
          rows: trimmed(players.flatMap((own) => rowOf(sheet, own, columns, head))),
          heading: { row: head.row, column: head.firstColumn },
        },
        sheet,
      ),
      told: toldOf(sheet, head, rows, columns, Math.round(rows.length / players.length)),
      firstRow,
      lastRow: rows.at(-1) ?? firstRow,
    };
  });
};
