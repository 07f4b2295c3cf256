import type { Area, SheetBlock } from "../../writer/block";
import type { RewritePlan } from "../plan";
import { placed, writeCells, writeTables } from "./block";
import { rangeOf } from "./grid";
import type { Owned, TablePlace } from "./owned";
import { writeWidths } from "./page";

/** A list in the same place and of the same height; the user may have widened it by columns of his own. */
const isSame = (old: Area, now: Area): boolean =>
  old.row === now.row && old.column === now.column && old.rows === now.rows && old.columns >= now.columns;

/** Whether the tables can stay as they are, and with them whatever refers to them. */
const tablesStay = ({ old, tables }: Owned, { at }: RewritePlan, block: SheetBlock): boolean =>
  old.columns === block.columns &&
  tables.length === block.tables.length &&
  block.tables.every((area, i) => {
    const before = tables[i];
    return before !== undefined && isSame(before.area, placed(at, area));
  });

const makeRoom = (sheet: Excel.Worksheet, { newColumns, newRows }: RewritePlan): void => {
  if (newColumns !== null) rangeOf(sheet, newColumns).getEntireColumn().insert("Right");
  if (newRows !== null) rangeOf(sheet, newRows).insert("Down");
};

const clearOld = (sheet: Excel.Worksheet, { old, left }: RewritePlan): void => {
  const range = rangeOf(sheet, old);
  range.clear("Hyperlinks");
  range.clear("Formats");
  range.dataValidation.clear();
  for (const area of left) rangeOf(sheet, area).clear("Contents");
};

const byPlace = (a: TablePlace, b: TablePlace): number => a.area.row - b.area.row;

/**
 * Writes a block where it stood before. `freeNames` are names for tables that it did not have.
 *
 * Room is made first: if Excel refuses that, nothing has been changed yet.
 */
export const rewrite = async (
  owned: Owned,
  plan: RewritePlan,
  block: SheetBlock,
  freeNames: (count: number) => readonly string[],
): Promise<void> => {
  const { sheet } = owned;
  const tables = [...owned.tables].sort(byPlace);
  const stay = tablesStay({ ...owned, tables }, plan, block);
  makeRoom(sheet, plan);
  if (!stay) for (const { table } of tables) table.convertToRange();
  clearOld(sheet, plan);
  await writeCells(sheet, plan.at, block);
  if (!stay) {
    const kept = tables.map(({ table }) => table.name).slice(0, block.tables.length);
    writeTables(sheet, plan.at, block, [...kept, ...freeNames(block.tables.length - kept.length)]);
  }
  if (owned.old.columns !== block.columns) writeWidths(sheet, plan.at.column, block);
};
