import type { CellValue, Format, FormattedArea, Link, Prompt } from "./block";
import { cleanText, shorten } from "./clean";
import type { Piece } from "./piece";
import { printed, textWidth } from "./print";
import { STYLE } from "./style";
import { TEXTS } from "./texts";

/** What a heading explains when it is selected. */
export interface About {
  readonly title: string;
  readonly text: string;
}

/** One column of a list: a heading, and a cell for each row. */
export interface Column<Row> {
  readonly heading: string;
  readonly about?: About;
  /** In characters; absent: as wide as its cells need it. */
  readonly width?: number;
  readonly align: "Left" | "Right" | "Center";
  readonly numberFormat: string;
  readonly value: (row: Row) => CellValue;
  /** The look of a cell that differs from its column's. */
  readonly look?: (row: Row) => Format | undefined;
  /** Where a cell leads. */
  readonly link?: (row: Row) => Pick<Link, "kind" | "to"> | undefined;
}

/** The longest title of an input message. */
export const PROMPT_TITLE = 32;
/** The same column for other rows; blank where `rowOf` finds no row in one. */
export const columnFor = <Other, Row>(
  { value, look, link, ...column }: Column<Row>,
  rowOf: (other: Other) => Row | undefined,
): Column<Other> => {
  const onRow =
    <T>(take: ((row: Row) => T) | undefined) =>
    (other: Other): T | undefined => {
      const row = rowOf(other);
      return row === undefined ? undefined : take?.(row);
    };
  return { ...column, value: (other) => onRow(value)(other) ?? "", look: onRow(look), link: onRow(link) };
};

const PROMPT_TEXT = 255;

const promptsOf = <Row>(columns: readonly Column<Row>[]): Prompt[] =>
  columns.flatMap(({ about }, column) =>
    about === undefined
      ? []
      : [
          {
            row: 0,
            column,
            title: shorten(cleanText(about.title), PROMPT_TITLE),
            text: shorten(about.text, PROMPT_TEXT),
          },
        ],
  );

const linksOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Link[] =>
  columns.flatMap(({ link }, column) =>
    rows.flatMap((row, i) => {
      const target = link?.(row);
      return target === undefined ? [] : [{ row: i + 1, column, ...target }];
    }),
  );

/** Neighboring cells of a column that look alike, as one area. */
const runsOf = (looks: readonly (Format | undefined)[], column: number): FormattedArea[] => {
  const runs: FormattedArea[] = [];
  let last = "";
  looks.forEach((format, i) => {
    const key = JSON.stringify(format ?? null);
    const run = runs.at(-1);
    if (format !== undefined && run !== undefined && key === last)
      runs[runs.length - 1] = { ...run, area: { ...run.area, rows: run.area.rows + 1 } };
    else if (format !== undefined) runs.push({ area: { row: i + 1, column, rows: 1, columns: 1 }, format });
    last = key;
  });
  return runs;
};

/** Text keeps its distance from a number that ends where it begins. */
const ALIGN = {
  Left: { align: "Left", indent: 1 },
  Right: { align: "Right" },
  Center: { align: "Center" },
} as const satisfies Record<Column<never>["align"], Format>;

const columnFormats = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): FormattedArea[] =>
  columns.flatMap(({ align, numberFormat, look }, column) => [
    { area: { row: 0, column, rows: rows.length + 1, columns: 1 }, format: ALIGN[align] },
    { area: { row: 1, column, rows: rows.length, columns: 1 }, format: { numberFormat } },
    ...(look === undefined ? [] : runsOf(rows.map(look), column)),
  ]);

/** Headings as an Excel table keeps them: none blank, none twice (without regard to case). */
const distinct = (headings: readonly string[]): string[] => {
  const seen = new Set<string>();
  return headings.map((heading, i) => {
    const stem = cleanText(heading).trim() || TEXTS.column(i + 1);
    let text = stem;
    for (let n = 2; seen.has(text.toLowerCase()); n++) text = `${stem} ${n}`;
    seen.add(text.toLowerCase());
    return text;
  });
};

const cleanCell = (value: CellValue): CellValue => (typeof value === "string" ? cleanText(value) : value);

const bodyOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CellValue[][] =>
  rows.map((row) => columns.map(({ value }) => cleanCell(value(row))));

/** A list with its headings and looks. */
export const listPiece = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Piece => ({
  rows: [columns.map(({ heading }) => cleanText(heading).trim()), ...bodyOf(columns, rows)],
  formats: [
    { area: { row: 0, column: 0, rows: 1, columns: columns.length }, format: STYLE.heading },
    ...columnFormats(columns, rows).filter(({ area }) => area.rows > 0),
  ],
  prompts: promptsOf(columns),
  links: linksOf(columns, rows),
});

/** The same as an Excel table, if it has rows. */
export const tablePiece = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Piece => ({
  ...listPiece(columns, rows),
  rows: [distinct(columns.map(({ heading }) => heading)), ...bodyOf(columns, rows)],
  tables: rows.length === 0 ? [] : [{ row: 0, column: 0, rows: rows.length + 1, columns: columns.length }],
});

const NARROWEST = 5;
const WIDEST = 40;

/** Room for the heading and for every cell of each column. */
export const widthsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): number[] =>
  columns.map(({ heading, value, numberFormat, look, align, width: fixed }) => {
    if (fixed !== undefined) return fixed;
    let width = textWidth(heading) + 1;
    for (const row of rows) {
      const text = printed(value(row), look?.(row)?.numberFormat ?? numberFormat);
      width = Math.max(width, textWidth(text));
    }
    return Math.min(WIDEST, Math.max(NARROWEST, width) + (align === "Left" ? 3 : 2));
  });
