import type { Area, CellValue, Format, SheetBlock } from "../../writer/block";
import { STYLE, TABLE_STYLE } from "../../writer/style";
import { rangeOf } from "./grid";

/** Where a block begins on its sheet. */
export interface Corner {
  readonly row: number;
  readonly column: number;
}

/** An area of the block as an area of the sheet. */
export const placed = (at: Corner, area: Area): Area => ({
  ...area,
  row: area.row + at.row,
  column: area.column + at.column,
});

/**
 * A value as it is typed into a cell: the leading apostrophe, which Excel takes away, keeps text what it is,
 * whether it looks like a formula, a number, a date or an apostrophe.
 *
 * @see https://support.microsoft.com/office/format-numbers-as-text-583160db-936b-4e52-bdff-6f1863518ba4
 */
export const typed = (value: CellValue): CellValue =>
  typeof value === "string" && value !== "" ? `'${value}` : value;

/** The number format of every cell. */
const numberFormats = ({ cells, columns, formats }: SheetBlock): string[][] => {
  const grid = cells.map(() => Array.from({ length: columns }, () => "General"));
  for (const { area, format } of formats) {
    if (format.numberFormat === undefined) continue;
    for (const row of grid.slice(area.row, area.row + area.rows))
      row.fill(format.numberFormat, area.column, area.column + area.columns);
  }
  return grid;
};

type Apply<Key extends keyof Format> = (range: Excel.Range, value: NonNullable<Format[Key]>) => void;

/** How each member of a format is set; number formats are set all at once. */
const APPLY: { readonly [Key in Exclude<keyof Format, "numberFormat">]: Apply<Key> } = {
  bold: ({ format }, value) => (format.font.bold = value),
  italic: ({ format }, value) => (format.font.italic = value),
  strikethrough: ({ format }, value) => (format.font.strikethrough = value),
  size: ({ format }, value) => (format.font.size = value),
  color: ({ format }, value) => (format.font.color = value),
  fill: ({ format }, value) => (format.fill.color = value),
  align: ({ format }, value) => (format.horizontalAlignment = value),
  indent: ({ format }, value) => (format.indentLevel = value),
  lineAbove: ({ format }, { weight, color }) => {
    const edge = format.borders.getItem("EdgeTop");
    edge.style = "Continuous";
    edge.weight = weight;
    edge.color = color;
  },
};

type Look = keyof typeof APPLY;

const LOOKS = Object.keys(APPLY) as Look[];

const applyTo = (range: Excel.Range, look: Look, format: Format): void => {
  (APPLY[look] as (range: Excel.Range, value: Format[Look]) => void)(range, format[look]);
};

/** Ranges that one request holds; each takes up to two kilobytes of the 5 MB. */
const RANGES_A_WRITE = 1500;

/** Does something for each of many ranges, and sends it in parts that a request can hold. */
export const forEachRange = async <T>(
  { context }: Excel.Worksheet,
  parts: readonly T[],
  write: (part: T) => void,
): Promise<void> => {
  for (let from = 0; from < parts.length; from += RANGES_A_WRITE) {
    parts.slice(from, from + RANGES_A_WRITE).forEach(write);
    if (parts.length > RANGES_A_WRITE) await context.sync();
  }
};

const looksOf = (format: Format): Look[] => LOOKS.filter((look) => format[look] !== undefined);

const writeFormats = (sheet: Excel.Worksheet, at: Corner, { formats }: SheetBlock): Promise<void> =>
  forEachRange(
    sheet,
    formats.filter(({ format }) => looksOf(format).length > 0),
    ({ area, format }) => {
      const range = rangeOf(sheet, placed(at, area));
      for (const look of looksOf(format)) applyTo(range, look, format);
    },
  );

const oneCell = (at: Corner, { row, column }: Corner): Area =>
  placed(at, { row, column, rows: 1, columns: 1 });

/** A rule that lets everything pass: Excel shows an input message with a rule only. */
const ANYTHING: Excel.DataValidationRule = { custom: { formula: "=TRUE" } };

const writePrompts = (sheet: Excel.Worksheet, at: Corner, { prompts }: SheetBlock): void => {
  for (const { title, text, ...cell } of prompts) {
    const { dataValidation } = rangeOf(sheet, oneCell(at, cell));
    dataValidation.rule = ANYTHING;
    dataValidation.prompt = { showPrompt: true, title, message: text };
  }
};

/** Marks wrong entries as they are typed, whether typed or pasted; nothing is refused. */
const writeChecks = (sheet: Excel.Worksheet, at: Corner, { checks }: SheetBlock): void => {
  for (const { area, wrong } of checks) {
    const { custom } = rangeOf(sheet, placed(at, area)).conditionalFormats.add("Custom");
    custom.rule.formula = wrong;
    custom.format.fill.color = STYLE.wrong.fill;
    custom.format.font.color = STYLE.wrong.color;
    custom.format.font.bold = STYLE.wrong.bold;
  }
};

/** A request holds at most 5 MB: a cell with its number format takes up to about a hundred bytes. */
const CELLS_A_WRITE = 30_000;

/** Number formats first, so that no value is taken for something else; a large block goes in parts. */
const writeValues = async (sheet: Excel.Worksheet, at: Corner, block: SheetBlock): Promise<void> => {
  const { cells, columns } = block;
  const formats = numberFormats(block);
  const step = Math.max(1, Math.floor(CELLS_A_WRITE / columns));
  for (let row = 0; row < cells.length; row += step) {
    const part = cells.slice(row, row + step);
    const range = rangeOf(sheet, placed(at, { row, column: 0, rows: part.length, columns }));
    range.numberFormat = formats.slice(row, row + step);
    range.values = part.map((values) => values.map(typed));
    if (cells.length > step) await sheet.context.sync();
  }
};

/** Writes values, formulas, looks and input messages; tables are made by `writeTables`. */
export const writeCells = async (sheet: Excel.Worksheet, at: Corner, block: SheetBlock): Promise<void> => {
  await writeValues(sheet, at, block);
  for (const { formula, ...cell } of block.formulas) rangeOf(sheet, oneCell(at, cell)).formulas = [[formula]];
  await writeFormats(sheet, at, block);
  writePrompts(sheet, at, block);
  writeChecks(sheet, at, block);
};

/** Makes tables of the block's lists, by the names given. */
export const writeTables = (
  sheet: Excel.Worksheet,
  at: Corner,
  { tables }: SheetBlock,
  names: readonly string[],
): void => {
  tables.forEach((area, i) => {
    const table = sheet.tables.add(rangeOf(sheet, placed(at, area)), true);
    table.name = names[i] ?? "";
    table.style = TABLE_STYLE;
    table.showFilterButton = false;
  });
};
