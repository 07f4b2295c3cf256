import type { Section, Standing } from "./report";
import { clipped, printable, widthOf } from "./width";

type Value = string | number;

interface Column {
  readonly texts: readonly string[];
  readonly isNumeric: boolean;
  readonly width: number;
}

const column = (texts: readonly string[], isNumeric: boolean): Column => ({
  texts,
  isNumeric,
  width: texts.reduce((most, text) => Math.max(most, widthOf(text)), 0),
});

/** Blanks between columns; one less where the terminal is narrow. */
const GAP = 2;
/** Columns of text are not cut below this. */
const LEAST = 10;
/** Averages are not rounded by their rules; this much of them is printed. */
const MOST_DECIMALS = 2;

const decimalsOf = (value: Value): number => {
  const [, decimals = ""] = typeof value === "number" ? String(value).split(".") : [];
  return Math.min(decimals.length, MOST_DECIMALS);
};

const isNumber = (value: Value): boolean => typeof value === "number";

const columnOf = (heading: string, values: readonly Value[]): Column => {
  const decimals = values.reduce<number>((most, value) => Math.max(most, decimalsOf(value)), 0);
  const shown = values.map((value) =>
    typeof value === "number" ? value.toFixed(decimals) : printable(value),
  );
  const isNumeric = values.every((value) => isNumber(value) || value === "") && values.some(isNumber);
  return column([printable(heading), ...shown], isNumeric);
};

/** A place as the Standings sheet shows it: `8–9` where two share it. */
const placeOf = ({ place, sharedBy }: Standing): string =>
  place === null ? "" : sharedBy > 1 ? `${place}–${place + sharedBy - 1}` : String(place);

const columnsOf = ({ heading, rows, standings }: Section): Column[] =>
  heading.map((title, at) =>
    at === 0
      ? column([title, ...standings.map(placeOf)], true)
      : columnOf(
          title,
          rows.map((row) => row[at] ?? ""),
        ),
  );

/** The place of the widest column of text that can still be cut; -1 where there is none. */
const widestText = (columns: readonly Column[], widths: readonly number[]): number => {
  const cuttable = widths.map((width, at) => (columns[at]?.isNumeric === false && width > LEAST ? width : 0));
  const widest = Math.max(...cuttable);
  return widest === 0 ? -1 : cuttable.indexOf(widest);
};

/** The widths of the columns; the widest of text are cut until all have room. */
const widthsOf = (columns: readonly Column[], room: number): readonly number[] => {
  const widths = columns.map(({ width }) => width);
  let excess = widths.reduce((sum, width) => sum + width, 0) - room;
  for (let at = widestText(columns, widths); excess > 0 && at >= 0; excess--) {
    widths[at] = (widths[at] ?? 0) - 1;
    at = widestText(columns, widths);
  }
  return widths;
};

const gapOf = (columns: readonly Column[], room: number): number => {
  const needed = columns.reduce((sum, { width }) => sum + width + GAP, -GAP);
  return needed > room ? GAP - 1 : GAP;
};

const padded = (text: string, width: number, isNumeric: boolean): string => {
  const blanks = " ".repeat(Math.max(0, width - widthOf(text)));
  return isNumeric ? blanks + text : text + blanks;
};

/** The standings of a section in columns; `room`: the width of the terminal. */
const tableOf = (section: Section, room: number): string => {
  const columns = columnsOf(section);
  const gap = gapOf(columns, room);
  const widths = widthsOf(columns, room - gap * (columns.length - 1));
  const line = (row: number): string =>
    columns
      .map(({ texts, isNumeric }, at) => {
        const width = widths[at] ?? 0;
        return padded(clipped(texts[row] ?? "", width), width, isNumeric);
      })
      .join(" ".repeat(gap))
      .trimEnd();
  return `${Array.from({ length: section.rows.length + 1 }, (_, row) => line(row)).join("\n")}\n`;
};

const titled = (section: Section, text: string): string =>
  section.section === "" ? text : `${printable(section.section)}\n${text}`;

/** The standings of all sections as text, each under its title where there are several. */
export const printTables = (sections: readonly Section[], room: number): string =>
  sections
    .map((section) =>
      sections.length > 1 ? titled(section, tableOf(section, room)) : tableOf(section, room),
    )
    .join("\n");
