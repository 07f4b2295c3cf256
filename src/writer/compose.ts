import type { FormattedArea, SheetBlock, SheetKind } from "./block";
import { cleanText } from "./clean";
import { commonHeading, sectionHeading, sheetHeading, type Subline, titleOf } from "./heading";
import type { Section, SheetInput } from "./input";
import { BLANK_ROW, lines, type Piece, stack } from "./piece";
import { sheetOf } from "./sheet";
import { STYLE } from "./style";
import { type Column, listPiece, tablePiece, widthsOf } from "./table";
import { wrapped } from "./text";

/** A section with the lines and columns of its list. */
export interface Listed<Row> {
  readonly section: Section;
  readonly players: number;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Looks that do not belong to one column, from the heading row on. */
  readonly formats?: readonly FormattedArea[];
}

/** What sets one kind of sheet apart from another. */
export interface Composition<Row> {
  readonly kind: SheetKind;
  readonly lists: readonly Listed<Row>[];
  readonly subline: Subline;
  readonly footer: readonly string[];
  /** Lists become Excel tables. */
  readonly tables: boolean;
}

/** Rows above the footer, and how many of them stay in view. */
interface Body {
  readonly body: Piece;
  readonly frozen: number;
}

const pieceOf = <Row>({ columns, rows, formats = [] }: Listed<Row>, tables: boolean): Piece => {
  const piece = tables ? tablePiece(columns, rows) : listPiece(columns, rows);
  return { ...piece, formats: [...(piece.formats ?? []), ...formats] };
};

const oneBody = <Row>(input: SheetInput, list: Listed<Row>, { subline, tables }: Composition<Row>): Body => {
  const heading = sheetHeading(input, list.section, list.players, subline);
  return { body: stack([heading, pieceOf(list, tables)]), frozen: heading.rows.length + 1 };
};

const manyBodies = <Row>(input: SheetInput, { lists, subline, tables }: Composition<Row>): Body => {
  const blocks = lists.flatMap((list, i) => [
    ...(i === 0 ? [] : [BLANK_ROW]),
    sectionHeading(list.section, list.players, subline),
    pieceOf(list, tables),
  ]);
  const players = lists.reduce((sum, list) => sum + list.players, 0);
  const heading = commonHeading(input, players);
  return { body: stack([heading, ...blocks]), frozen: heading.rows.length - 1 };
};

/** Each column as wide as the widest of its blocks needs it. */
const widest = (lists: readonly (readonly number[])[]): number[] => {
  const columns = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: columns }, (_, i) => Math.max(...lists.map((widths) => widths[i] ?? 0)));
};

/** Characters of the footer's 9 points that take the room of one of the list's 11 points. */
const SMALLER = 1.2;
const NARROWEST_FOOTER = 48;

/** Small lines, none wider than the columns. */
export const footerPiece = (texts: readonly string[], widths: readonly number[]): Piece => {
  const room = Math.floor(widths.reduce((sum, width) => sum + width, 0) * SMALLER);
  const fitting = (line: string) => wrapped(cleanText(line), Math.max(NARROWEST_FOOTER, room));
  return lines(texts.flatMap(fitting), STYLE.footer);
};

/** The title of a sheet: the event, and the section where there is only one. */
export const sheetTitle = ({ event, sections }: SheetInput): string =>
  titleOf(event, sections.length === 1 ? (sections[0]?.title ?? "") : "");

/** A sheet of one list, or of several as blocks one below the other, with one footer. */
export const compose = <Row>(input: SheetInput, composition: Composition<Row>): SheetBlock => {
  const { kind, lists, footer } = composition;
  const widths = widest(lists.map(({ columns, rows }) => widthsOf(columns, rows)));
  const [only] = lists;
  const { body, frozen } =
    only !== undefined && lists.length === 1
      ? oneBody(input, only, composition)
      : manyBodies(input, composition);
  const foot = footerPiece(footer, widths);
  return sheetOf(stack([body, ...(foot.rows.length > 0 ? [BLANK_ROW, foot] : [])]), {
    kind,
    widths,
    frozenRows: frozen,
    paper: input.paper,
    footer: sheetTitle(input),
  });
};
