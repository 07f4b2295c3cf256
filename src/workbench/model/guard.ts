import { type Area, intersect } from "./address";
import type { Book } from "./book";
import { ApiError } from "./errors";
import type { Sheet } from "./sheet";

const denied = (what: string): ApiError =>
  new ApiError("AccessDenied", `You cannot perform the requested operation: ${what}.`);

/** Rows times columns that are looked at cell by cell; a larger area of blank cells counts as locked. */
const LOOKED_AT = 100_000;

const hasLocked = (sheet: Sheet, area: Area): boolean => {
  if (area.rows * area.columns > LOOKED_AT) return true;
  for (let row = area.row; row < area.row + area.rows; row++)
    for (let column = area.column; column < area.column + area.columns; column++)
      if (sheet.shown(row, column).format.locked !== false) return true;
  return false;
};

/** Whether a protected sheet's options allow something, e.g. `allowFormatCells`. */
export const allows = (sheet: Sheet, option: string): boolean =>
  !sheet.protection || sheet.protection.options[option] === true;

/**
 * Throws where a protected sheet does not let the cells be changed.
 *
 * @see https://support.microsoft.com/office/protect-a-worksheet-3179efdb-1285-4d49-a9c3-f4ca36276de6
 */
export const requireEditable = (sheet: Sheet, area: Area): void => {
  if (sheet.protection && hasLocked(sheet, area)) throw denied(`the cells of ${sheet.name} are protected`);
};

/** Throws where a protected sheet does not allow a kind of change. */
export const requireAllowed = (sheet: Sheet, option: string): void => {
  if (!allows(sheet, option)) throw denied(`${sheet.name} is protected`);
};

/**
 * Throws where the workbook's structure is protected: no sheet can be added, deleted, renamed, moved, hidden or shown.
 *
 * @see https://support.microsoft.com/office/protect-a-workbook-7e365a4d-3e89-4616-84ca-1931257c1517
 */
export const requireStructure = (book: Book): void => {
  if (book.protection) throw denied("the structure of the workbook is protected");
};

/** Throws where a merged area lies partly in the area. */
export const requireWholeMerges = (sheet: Sheet, area: Area): void => {
  const cut = sheet.merges.some((merge) => {
    const common = intersect(merge, area);
    return common && (common.rows !== merge.rows || common.columns !== merge.columns);
  });
  if (cut) throw new ApiError("MergedRangeConflict", "The operation would change part of a merged cell.");
};
