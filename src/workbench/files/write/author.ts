import type { CellStyle, ConditionalRule as FileRule, FontStyle, WriteSheet } from "hucre";
import { writeXlsx } from "hucre/xlsx";

import {
  type Book,
  type ConditionalRule,
  DEFAULT_ROW_HEIGHT,
  type Line,
  printArea,
  type Sheet,
} from "../../model";
import type { FunctionNames } from "../formula/names";
import { Package } from "../opc/package";
import { cellsOf, errorResults } from "./cells";
import { chartsOf } from "./charts";
import { lineFormat, type StyleNumber } from "./lines";
import { conditionalStyleOf, styleOf } from "./style";

/** Sheets written by the library into a package of their own, from which they are taken over. */
export interface Donor {
  readonly pack: Package;
  /** Each sheet's part, in the order asked for. */
  readonly parts: readonly string[];
  /** The number of a row's or column's style among the donor's. */
  readonly lineStyle: StyleNumber;
  /** The cells of each sheet whose formula gives an error. */
  readonly errors: readonly ReadonlySet<string>[];
}

export interface AuthorContext {
  readonly book: Book;
  readonly names: FunctionNames;
  /** The workbook's default font. */
  readonly base: FontStyle;
}

const ruleOf = (rule: ConditionalRule, priority: number, names: FunctionNames): FileRule => ({
  type: "expression",
  priority,
  range: rule.areas.map(printArea).join(" "),
  formula: names.stored(rule.formula),
  style: conditionalStyleOf(rule.format),
  stopIfTrue: rule.stopIfTrue,
});

const rowsOf = (sheet: Sheet): NonNullable<WriteSheet["rowDefs"]> =>
  new Map(
    [...sheet.rows].map(([row, line]) => {
      // A row without cells is written only if it has a height, and only written can it carry a format.
      const height = line.size ?? (lineFormat(line) ? DEFAULT_ROW_HEIGHT : undefined);
      return [row, { ...(height === undefined ? {} : { height }), hidden: line.hidden === true }];
    }),
  );

const sheetOf = (sheet: Sheet, { book, names, base }: AuthorContext, withCharts: boolean): WriteSheet => ({
  name: sheet.name,
  // The library writes what is known of a row only if the rows reach so far.
  rows: Array.from({ length: Math.max(-1, ...sheet.rows.keys()) + 1 }, () => []),
  cells: cellsOf(sheet, base, names),
  rowDefs: rowsOf(sheet),
  merges: sheet.merges.map(({ row, column, rows, columns }) => ({
    startRow: row,
    startCol: column,
    endRow: row + rows - 1,
    endCol: column + columns - 1,
  })),
  conditionalRules: sheet.conditionals.map((rule, n) => ruleOf(rule, n + 1, names)),
  view: { showGridLines: sheet.showGridlines, showRowColHeaders: sheet.showHeadings },
  charts: withCharts ? chartsOf(book, sheet) : [],
  ...(sheet.autoFilter && { autoFilter: { range: printArea(sheet.autoFilter) } }),
  ...((sheet.freeze.rows > 0 || sheet.freeze.columns > 0) && { freezePane: sheet.freeze }),
});

/** A sheet that only shows which number each of these styles gets. */
const styleSheet = (styles: readonly CellStyle[], taken: readonly Sheet[]): WriteSheet => {
  let name = "styles";
  while (taken.some((sheet) => sheet.name.toLowerCase() === name)) name += "_";
  return { name, cells: new Map(styles.map((style, n) => [`0,${n}`, { value: 1, style }])) };
};

const lineStyles = (sheets: readonly Sheet[], base: FontStyle): Map<Line, CellStyle> => {
  const lines = sheets.flatMap((sheet) => [...sheet.columns.values(), ...sheet.rows.values()]);
  return new Map(
    lines.flatMap((line) => {
      const format = lineFormat(line);
      const style = format && styleOf(format, base);
      return style ? [[line, style] as const] : [];
    }),
  );
};

const numbersIn = (xml: string): readonly number[] =>
  [...xml.matchAll(/<c r="[A-Z]+1"(?: s="(\d+)")?/g)].map((match) => Number(match[1] ?? 0));

/** Writes sheets of the model with the library; sheets in `keepCharts` are written without their charts. */
export const author = async (
  sheets: readonly Sheet[],
  keepCharts: ReadonlySet<Sheet>,
  context: AuthorContext,
): Promise<Donor> => {
  const lines = lineStyles(sheets, context.base);
  const written = sheets.map((sheet) => sheetOf(sheet, context, !keepCharts.has(sheet)));
  const bytes = await writeXlsx({
    sheets: [...written, styleSheet([...lines.values()], sheets)],
    stringMode: "inline",
    defaultFont: context.base,
  });
  const pack = Package.open(bytes);
  const numbers = numbersIn(pack.text(`xl/worksheets/sheet${sheets.length + 1}.xml`));
  const styles = new Map([...lines.keys()].map((line, n) => [line, numbers[n] ?? 0]));
  return {
    pack,
    parts: sheets.map((_, n) => `xl/worksheets/sheet${n + 1}.xml`),
    lineStyle: (line) => styles.get(line) ?? 0,
    errors: sheets.map(errorResults),
  };
};
