import { type Line, type Sheet } from "../../model";
import type { StyleNumber } from "../write/lines";
import type { StyleMap } from "./styles";

export interface CellGraft {
  readonly styles: StyleMap;
  /** The number by which a cell says that its formula is a dynamic array. */
  readonly dynamic: number;
  /** The cells whose formula gives an error. */
  readonly errors: ReadonlySet<string>;
}

const attributeIn = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const cellTag = (tag: string, { styles, dynamic, errors }: CellGraft): string => {
  const isError = errors.has(attributeIn(tag, "r") ?? "");
  return tag
    .replace(/ s="(\d+)"/, (_, style: string) => ` s="${styles.cell(Number(style))}"`)
    .replace(/ cm="\d+"/, ` cm="${dynamic}"`)
    .replace(/ t="str"/, isError ? ' t="e"' : ' t="str"');
};

/** The library's cells in the workbook's numbers, with errors told from texts and blanks at the ends of texts kept. */
export const graftCells = (xml: string, graft: CellGraft): string =>
  xml.replace(/<c [^>]*>/g, (tag) => cellTag(tag, graft)).replaceAll("<t>", '<t xml:space="preserve">');

const rowTag = (tag: string, line: Line | undefined, style: number): string =>
  line === undefined || style === 0 ? tag : tag.replace("<row", `<row s="${style}" customFormat="1"`);

/** Gives the rows that have a format their style. */
export const graftRows = (xml: string, sheet: Sheet, style: StyleNumber): string =>
  sheet.rows.size === 0
    ? xml
    : xml.replace(/<row [^>]*>/g, (tag) => {
        const line = sheet.rows.get(Number(attributeIn(tag, "r")) - 1);
        return rowTag(tag, line, line ? style(line) : 0);
      });
