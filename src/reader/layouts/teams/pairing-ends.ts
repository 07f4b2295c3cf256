import { type Cell, isBlank } from "../../cell";
import { headingOf } from "../../heading-words";
import { isTitleOfOthers } from "../pairings/notes";

const TITLE_CELLS = 2;
const OF_LISTS: ReadonlySet<string | null> = new Set(["rank", "place", "total"]);

/** Whether a row begins standings or another list below the matches. */
export const beginsOthers = (cells: readonly Cell[]): boolean => {
  const filled = cells.filter((cell) => !isBlank(cell));
  const roles = filled.map(({ text }) => headingOf(text).role);
  const isHeading =
    roles.filter((role) => role !== null).length > 1 && roles.some((role) => OF_LISTS.has(role));
  return isHeading || (filled.length <= TITLE_CELLS && filled.some(({ text }) => isTitleOfOthers(text)));
};
