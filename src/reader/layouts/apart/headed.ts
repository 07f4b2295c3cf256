import type { Sheet } from "../../sheet";
import { headingRows } from "../heading-rows";
import { roundsInBlocks } from "./blocks";
import { type ApartHead, grouped, partOf, partsIn } from "./heads";

/** The heading rows over rounds that have their opponent and their result in columns of their own. */
export const apartHeads = (sheet: Sheet): readonly ApartHead[] =>
  headingRows(sheet).flatMap((row) => {
    const cells = sheet.rows[row] ?? [];
    if (!cells.some(({ text }) => partOf(text) === "opponent")) return [];
    const texts = cells.map(({ text }) => text);
    const blocks = roundsInBlocks(texts);
    const rounds = blocks.length > 0 ? blocks : grouped(partsIn(texts));
    return rounds.length > 0 ? [{ row, rounds }] : [];
  });
