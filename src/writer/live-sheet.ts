import type { SheetBlock } from "./block";
import { rowsOf } from "./columns";
import { sheetTitle } from "./compose";
import type { Section, SheetInput } from "./input";
import { numberFormatOf, shownItems } from "./items";
import { BLANK_ROW, lines, type Piece, stack } from "./piece";
import { sheetOf } from "./sheet";
import { NUMBER, STYLE } from "./style";
import { TEXTS } from "./texts";

/** Where a live block takes its standings from, each text as a formula takes it. */
export interface LiveSource {
  /** `Open!$A$4:$J$16`. */
  readonly range: string;
  readonly tiebreaks: string;
  readonly rules: string;
}

/** Excel takes no longer text in a formula. */
const LONGEST = 255;

/** A text as a part of a formula; a long one is joined from parts. */
export const quotedText = (text: string): string => {
  const parts = text.match(new RegExp(`[\\s\\S]{1,${LONGEST}}`, "g")) ?? [""];
  return parts.map((part) => `"${part.replaceAll('"', '""')}"`).join("&");
};

const formulaOf = (name: string, { range, tiebreaks, rules }: LiveSource): string =>
  `=${name}(${range},${quotedText(tiebreaks)},${quotedText(rules)})`;

interface LiveColumn {
  readonly width: number;
  readonly numberFormat: string;
}

const { whole, text, half } = NUMBER;

/** Whether a section is of team matches, which have a function of their own. */
const isOfTeams = (section: Section | undefined): boolean => section?.teams != null;

const valueColumns = (section: Section | undefined): LiveColumn[] =>
  (section === undefined ? [] : shownItems(section.standings)).map(({ item, heading }) => ({
    width: Math.max(9, heading.length + 3),
    numberFormat: numberFormatOf(item),
  }));

/** The columns of TEAMSTANDINGS as widths and number formats. */
const teamColumns = (section: Section | undefined): LiveColumn[] => [
  { width: 8, numberFormat: whole },
  { width: 28, numberFormat: text },
  { width: 8, numberFormat: half },
  ...valueColumns(section),
  { width: 40, numberFormat: text },
];

/** The columns of STANDINGS as widths and number formats. */
const playerColumns = (section: Section | undefined): LiveColumn[] => [
  { width: 8, numberFormat: whole },
  { width: 7, numberFormat: whole },
  { width: 28, numberFormat: text },
  ...(section?.headings.rating ? [{ width: 9, numberFormat: whole }] : []),
  ...(section?.headings.team ? [{ width: 20, numberFormat: text }] : []),
  { width: 8, numberFormat: half },
  ...valueColumns(section),
];

const columnsOf = ({ sections: [section] }: SheetInput): readonly LiveColumn[] =>
  isOfTeams(section) ? teamColumns(section) : playerColumns(section);

/** Rows that a list may grow by and still be formatted. */
const SPARE = 20;

const livePiece = (input: SheetInput, source: LiveSource): Piece => {
  const columns = columnsOf(input);
  const [section] = input.sections;
  const name = isOfTeams(section) ? "TEAMSTANDINGS" : "STANDINGS";
  const players = section === undefined ? 0 : rowsOf(section).length;
  return {
    rows: Array.from({ length: players + SPARE + 1 }, () => [""]),
    formulas: [{ row: 0, column: 0, formula: formulaOf(name, source) }],
    formats: [
      { area: { row: 0, column: 0, rows: 1, columns: columns.length }, format: STYLE.heading },
      ...columns.map(({ numberFormat }, column) => ({
        area: { row: 1, column, rows: players + SPARE, columns: 1 },
        format: { numberFormat, align: numberFormat === NUMBER.text ? "Left" : "Right" } as const,
      })),
    ],
  };
};

/** One spilled formula that follows the crosstable; the list is Excel's, its looks are ours. */
export const liveSheet = (input: SheetInput, source: LiveSource): SheetBlock =>
  sheetOf(
    stack([
      lines([sheetTitle(input)], STYLE.title),
      lines([TEXTS.live], STYLE.subline),
      BLANK_ROW,
      livePiece(input, source),
    ]),
    {
      kind: isOfTeams(input.sections[0]) ? "teams" : "standings",
      widths: columnsOf(input).map(({ width }) => width),
      frozenRows: 4,
      paper: input.paper,
      footer: sheetTitle(input),
    },
  );
