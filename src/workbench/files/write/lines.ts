import { type Cell, DEFAULT_CHARACTERS, type Line, GENERAL, NO_FORMAT, type Sheet } from "../../model";
import { widthOfCharacters, widthOfPoints } from "../widths";

/** What blank cells of a row or column look like, where that differs from the default. */
export const lineFormat = ({
  format,
  numberFormat,
}: Line): Pick<Cell, "format" | "numberFormat"> | undefined =>
  format === undefined && numberFormat === undefined
    ? undefined
    : { format: format ?? NO_FORMAT, numberFormat: numberFormat ?? GENERAL };

/** The number of a line's style; 0 is the default. */
export type StyleNumber = (line: Line) => number;

const attributesOf = (line: Line, usual: number, style: StyleNumber): string => {
  const number = style(line);
  const width =
    line.size === undefined ? ` width="${usual}"` : ` width="${widthOfPoints(line.size)}" customWidth="1"`;
  return `${width}${number === 0 ? "" : ` style="${number}"`}${line.hidden === true ? ' hidden="1"' : ""}`;
};

interface Run {
  readonly first: number;
  readonly last: number;
  readonly attributes: string;
}

const runs = (columns: readonly (readonly [number, string])[]): readonly Run[] =>
  columns.reduce<Run[]>((all, [column, attributes]) => {
    const last = all.at(-1);
    if (last?.last === column - 1 && last.attributes === attributes)
      all[all.length - 1] = { ...last, last: column };
    else all.push({ first: column, last: column, attributes });
    return all;
  }, []);

/** The widths and formats of the columns. */
export const columnsXml = (sheet: Sheet, style: StyleNumber): string => {
  const usual = widthOfCharacters(sheet.standardWidth);
  const columns = [...sheet.columns]
    .filter(([, line]) => line.size !== undefined || line.hidden === true || style(line) !== 0)
    .sort(([a], [b]) => a - b)
    .map(([column, line]) => [column, attributesOf(line, usual, style)] as const);
  const elements = runs(columns).map(
    ({ first, last, attributes }) => `<col min="${first + 1}" max="${last + 1}"${attributes}/>`,
  );
  return elements.length === 0 ? "" : `<cols>${elements.join("")}</cols>`;
};

/** The size of rows and columns that have none of their own. */
export const formatXml = ({ standardWidth }: Sheet): string => {
  const isUsual = Math.abs(standardWidth - DEFAULT_CHARACTERS) < 0.01;
  const width = isUsual ? "" : ` defaultColWidth="${widthOfCharacters(standardWidth)}"`;
  return `<sheetFormatPr${width} defaultRowHeight="15"/>`;
};
