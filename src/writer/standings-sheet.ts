import type { Standing } from "../engine/index";
import type { FormattedArea, SheetBlock } from "./block";
import { cleanText } from "./clean";
import { type Row, rowsOf, standingsColumns } from "./columns";
import { footerLines } from "./footer";
import { commonHeading, sectionHeading, sheetHeading, titleOf } from "./heading";
import type { Section, SheetInput } from "./input";
import { scoreFirst } from "./items";
import { BLANK_ROW, lines, type Piece, stack } from "./piece";
import { hasGame } from "./state";
import { sheetOf } from "./sheet";
import { STYLE } from "./style";
import { type Column, tablePiece, widthsOf } from "./table";
import { wrapped } from "./text";

/** A section with the lines and columns of its table. */
interface Listed {
  readonly section: Section;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

const listedSection =
  (input: SheetInput) =>
  (section: Section): Listed => {
    const all = rowsOf(section);
    const rows = input.leaveOutUnplayed ? all.filter(({ standing }) => hasGame(standing.entry)) : all;
    return { section, rows, columns: standingsColumns(section, input.columns, input.notes, rows) };
  };

const startsGroup = (standing: Standing, before: Standing | undefined): boolean =>
  before !== undefined &&
  (before.entry.score !== standing.entry.score || (before.place === null) !== (standing.place === null));

/** A line above each new score group, and above the house players; none where the list is not by score. */
const groupLines = ({ section, rows, columns }: Listed): FormattedArea[] =>
  scoreFirst(section.standings)
    ? rows.flatMap(({ standing }, i) =>
        startsGroup(standing, rows[i - 1]?.standing)
          ? [{ area: { row: i + 1, column: 0, rows: 1, columns: columns.length }, format: STYLE.group }]
          : [],
      )
    : [];

const tableOf = (listed: Listed): Piece => {
  const table = tablePiece(listed.columns, listed.rows);
  return { ...table, formats: [...(table.formats ?? []), ...groupLines(listed)] };
};

const players = (lists: readonly Listed[]): number => lists.reduce((sum, { rows }) => sum + rows.length, 0);

/** Everything above the footer, and how many rows of it stay in view. */
const bodyOf = (
  input: SheetInput,
  lists: readonly Listed[],
): { readonly body: Piece; readonly frozen: number } => {
  const [only] = lists;
  if (only !== undefined && lists.length === 1) {
    const heading = sheetHeading(input, only.section, only.rows.length);
    return { body: stack([heading, tableOf(only)]), frozen: heading.rows.length + 1 };
  }
  const blocks = lists.flatMap((listed, i) => [
    ...(i === 0 ? [] : [BLANK_ROW]),
    sectionHeading(listed.section, listed.rows.length),
    tableOf(listed),
  ]);
  const heading = commonHeading(input, players(lists));
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

const footerOf = (sections: readonly Section[], widths: readonly number[]): Piece => {
  const room = Math.max(
    NARROWEST_FOOTER,
    Math.floor(widths.reduce((sum, width) => sum + width, 0) * SMALLER),
  );
  const texts = footerLines(sections).flatMap((line) => wrapped(cleanText(line), room));
  return lines(texts, STYLE.footer);
};

/** The Standings sheet of one section, or of several as blocks one below the other. */
export const standingsSheet = (input: SheetInput): SheetBlock => {
  const { sections, event, paper } = input;
  const lists = sections.map(listedSection(input));
  const widths = widest(lists.map(({ columns, rows }) => widthsOf(columns, rows)));
  const { body, frozen } = bodyOf(input, lists);
  return sheetOf(stack([body, BLANK_ROW, footerOf(sections, widths)]), {
    kind: "standings",
    widths,
    frozenRows: frozen,
    paper,
    footer: titleOf(event, sections.length === 1 ? (sections[0]?.title ?? "") : ""),
  });
};
