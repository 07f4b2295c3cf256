import { isBlank } from "../../cell";
import { headingOf } from "../../heading-words";
import type { Head } from "../../headings";
import { cellAt, type Sheet } from "../../sheet";
import { gridCellOf } from "../grid/marks";
import type { Group } from "./body";

/** The columns of a grid of the same games beside the rounds: headed 1, 2, 3 …, one a player; else none. */
export const gridColumns = (sheet: Sheet, head: Head, groups: readonly Group[]): readonly number[] => {
  const rounds = new Set(head.rounds.map(({ column }) => column));
  const numbered = [...head.texts.keys()].filter((column) => {
    const { round } = headingOf(head.texts.get(column) ?? "");
    return round === "bare" && !rounds.has(column);
  });
  const isGrid =
    numbered.length >= groups.length &&
    groups.length > 2 &&
    numbered.every((column, at) => headingOf(head.texts.get(column) ?? "").number === at + 1) &&
    groups.every(([row = 0]) =>
      numbered.every((column) => {
        const cell = cellAt(sheet, row, column);
        const { kind, diagonal } = gridCellOf(cell);
        return isBlank(cell) || kind !== "unread" || diagonal;
      }),
    );
  return isGrid ? numbered : [];
};
