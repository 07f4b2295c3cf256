import { type Finding, finding } from "../../finding";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { PairingHead } from "./columns";
import { unreadResults } from "./found-results";

/** Lists that have Black before White, which some take for the side whose points come first. */
export const blackFirst = (sheet: Sheet, heads: readonly PairingHead[]): readonly Finding[] => {
  const found = heads.find(({ white, black }) => (black.name ?? 0) < (white.name ?? 0));
  return found === undefined
    ? []
    : [finding({ code: "black-first" }, { at: placeOf(sheet, found.row, found.black.name ?? 0) })];
};

/** Columns that may be results, in lists of which none is read as such. */
export const unreadColumns = (sheet: Sheet, heads: readonly PairingHead[]): readonly Finding[] =>
  heads.flatMap((head) => {
    const column = unreadResults(sheet, head);
    if (column === null) return [];
    const heading = cellAt(sheet, head.row, column).shown;
    return [finding({ code: "no-results", heading }, { at: placeOf(sheet, head.row, column) })];
  });
