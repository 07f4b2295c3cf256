import type { Standings } from "../engine/index";
import type { SheetBlock } from "./block";
import { rowsOf } from "./columns";
import { sheetTitle } from "./compose";
import type { Section, SheetInput } from "./input";
import { formulaTitle, numberFormatOf, shownItems } from "./items";
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

const valueColumns = (standings: Standings | undefined): LiveColumn[] =>
  (standings === undefined ? [] : shownItems(standings, formulaTitle)).map(({ item, heading }) => ({
    width: Math.max(9, heading.length + 3),
    numberFormat: numberFormatOf(item),
  }));

/** The columns of TEAMSTANDINGS as widths and number formats. */
const teamColumns = (standings: Standings | undefined): LiveColumn[] => [
  { width: 8, numberFormat: whole },
  { width: 28, numberFormat: text },
  { width: 8, numberFormat: half },
  ...valueColumns(standings),
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
  ...valueColumns(section?.standings),
];

/** A list that a function spills. */
interface LiveList {
  readonly name: "STANDINGS" | "TEAMSTANDINGS";
  readonly kind: "standings" | "teams";
  readonly columns: readonly LiveColumn[];
  /** Lines below its heading as it stands. */
  readonly lines: number;
}

const listOf = (section: Section | undefined): LiveList => {
  const lines = section === undefined ? 0 : rowsOf(section).length;
  return section?.teams == null
    ? { name: "STANDINGS", kind: "standings", columns: playerColumns(section), lines }
    : { name: "TEAMSTANDINGS", kind: "teams", columns: teamColumns(section.standings), lines };
};

/** Rows that a list may grow by and still be formatted. */
const SPARE = 20;

const livePiece = ({ name, columns, lines: count }: LiveList, source: LiveSource): Piece => ({
  rows: Array.from({ length: count + SPARE + 1 }, () => [""]),
  formulas: [{ row: 0, column: 0, formula: formulaOf(name, source) }],
  formats: [
    { area: { row: 0, column: 0, rows: 1, columns: columns.length }, format: STYLE.heading },
    ...columns.map(({ numberFormat }, column) => ({
      area: { row: 1, column, rows: count + SPARE, columns: 1 },
      format: { numberFormat, align: numberFormat === NUMBER.text ? "Left" : "Right" } as const,
    })),
  ],
});

const blockOf = (input: SheetInput, list: LiveList, source: LiveSource): SheetBlock =>
  sheetOf(
    stack([
      lines([sheetTitle(input)], STYLE.title),
      lines([TEXTS.live], STYLE.subline),
      BLANK_ROW,
      livePiece(list, source),
    ]),
    {
      kind: list.kind,
      widths: list.columns.map(({ width }) => width),
      frozenRows: 4,
      paper: input.paper,
      footer: sheetTitle(input),
    },
  );

/** One spilled formula that follows the crosstable; the list is Excel's, its looks are ours. */
export const liveSheet = (input: SheetInput, source: LiveSource): SheetBlock =>
  blockOf(input, listOf(input.sections[0]), source);

/** The same for schools that are ranked by their players. */
export const liveSchools = (input: SheetInput, standings: Standings, source: LiveSource): SheetBlock =>
  blockOf(
    input,
    {
      ...{ name: "TEAMSTANDINGS", kind: "teams" },
      ...{ columns: teamColumns(standings), lines: standings.rows.length },
    },
    source,
  );
