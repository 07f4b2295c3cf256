import { SHEET_KINDS, type SheetKind } from "../writer/block";
import { counts, field, parsed, text } from "./json";

/** The worksheet custom property that makes a sheet ours. */
export const MARK_KEY = "tiebreaks";

/** The hidden name of a sheet that follows our block when the user inserts rows or columns before it. */
export const BLOCK_NAME = "TiebreaksBlock";

/** What the custom property of an owned sheet says. */
export interface Mark {
  /** The id of the sheet that carries it; on a copy it is another sheet's, and the copy is the user's. */
  readonly id: string;
  readonly kind: SheetKind;
  readonly source: string;
  readonly section: string;
  /** The size of the block as it was written. */
  readonly rows: number;
  readonly columns: number;
}

/** The mark in a custom property, if it is that of the sheet that carries it. */
export const readMark = (property: string | null, sheetId: string): Mark | null => {
  const value = parsed(property ?? "");
  const kind = SHEET_KINDS.find((known) => known === field(value, "kind"));
  const [source, section] = [text(field(value, "source")), text(field(value, "section"))];
  const [rows, columns] = counts(value, ["rows", "columns"]);
  const complete =
    kind !== undefined && source !== null && section !== null && rows !== undefined && columns !== undefined;
  return complete && field(value, "id") === sheetId
    ? { id: sheetId, kind, source, section, rows, columns }
    : null;
};

export const writeMark = ({ id, kind, source, section, rows, columns }: Mark): string =>
  JSON.stringify({ id, kind, source, section, rows, columns });
