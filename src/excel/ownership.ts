import { SHEET_KINDS, type SheetKind } from "../writer/block";

/** The worksheet custom property that makes a sheet ours. */
export const MARK_KEY = "tiebreaks";

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

const isKind = (value: unknown): value is SheetKind => SHEET_KINDS.some((kind) => kind === value);

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const field = (from: unknown, key: string): unknown =>
  typeof from === "object" && from !== null && Object.hasOwn(from, key)
    ? (from as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** The mark in a custom property, if it is that of the sheet that carries it. */
export const readMark = (text: string | null, sheetId: string): Mark | null => {
  const value = text === null ? null : parsed(text);
  const [id, kind, source, section] = ["id", "kind", "source", "section"].map((key) => field(value, key));
  const [rows, columns] = ["rows", "columns"].map((key) => field(value, key));
  if (id !== sheetId || !isKind(kind) || !isCount(rows) || !isCount(columns)) return null;
  if (typeof source !== "string" || typeof section !== "string") return null;
  return { id: sheetId, kind, source, section, rows, columns };
};

export const writeMark = ({ id, kind, source, section, rows, columns }: Mark): string =>
  JSON.stringify({ id, kind, source, section, rows, columns });
