import { headingKey } from "../../heading-words";
import { findHeads, type Head } from "../../headings";
import { cellAt, type Sheet } from "../../sheet";
import { type Piece, type Pieces, sheetOfPieces } from "../pieces";

/** A table that says more about players of another: standings beside a crosstable. */
interface Companion {
  readonly head: Head;
  readonly rows: readonly number[];
}

const nameAt = (sheet: Sheet, head: Head, row: number): string =>
  headingKey(cellAt(sheet, row, head.columns.get("name") ?? -1).text);

const rowsBelow = (sheet: Sheet, heads: readonly Head[], head: Head): readonly number[] => {
  const end = heads.find(({ firstRow }) => firstRow > head.row)?.firstRow ?? sheet.rows.length;
  return Array.from({ length: end - head.row - 1 }, (_, at) => head.row + 1 + at).filter(
    (row) => nameAt(sheet, head, row) !== "",
  );
};

/** Columns of a companion that the crosstable does not have. */
const newColumns = (companion: Head, main: Head): readonly number[] =>
  [...companion.texts.keys()].filter((column) => {
    const role = companion.roles.get(column);
    return role === undefined || (role !== "name" && !main.columns.has(role));
  });

/** The companion's columns go before the rounds, so that the table still ends with a column of its own. */
const withCompanion = (pieces: Pieces, sheet: Sheet, main: Head, { head, rows }: Companion): Pieces => {
  const columns = newColumns(head, main);
  const before = main.rounds[0]?.column ?? 0;
  const byName = new Map(rows.map((row) => [nameAt(sheet, head, row), row]));
  const added = (row: number | undefined): readonly (Piece | undefined)[] =>
    columns.map((column) => (row === undefined ? undefined : pieces[row]?.[column]));
  return pieces.map((cells, row) => {
    if (row < main.row || rows.includes(row) || row === head.row || cells.length < before) return cells;
    const source = row === main.row ? head.row : byName.get(nameAt(sheet, main, row));
    return [...cells.slice(0, before), ...added(source), ...cells.slice(before)];
  });
};

/**
 * The pieces with the columns of companions, matched by name, put beside the crosstable.
 *
 * Swiss Perfect prints the scores above the crosstable, clubs the tie-breaks of the tied below it.
 */
export const joinCompanions = (pieces: Pieces, from: Sheet): Pieces => {
  const sheet = sheetOfPieces(pieces, from);
  const heads = findHeads(sheet);
  const mains = heads.filter(({ rounds, columns }) => rounds.length > 0 && columns.has("name"));
  const [main] = mains;
  if (main === undefined || mains.length > 1) return pieces;
  return heads
    .filter(({ rounds, columns }) => rounds.length === 0 && columns.has("name"))
    .map((head) => ({ head, rows: rowsBelow(sheet, heads, head) }))
    .reduce((joined, companion) => withCompanion(joined, sheet, main, companion), pieces);
};
