import type { Area } from "../../writer/block";
import { fixedAddress, overlap } from "../addresses";
import { BLOCK_NAME, type Mark, MARK_KEY, writeMark } from "../ownership";
import { areaOfRange, MOST, rangeOf, usedArea } from "./grid";
import { markOf, queue } from "./sheets";

/** A table of the sheet with its place. */
export interface TablePlace {
  readonly table: Excel.Table;
  readonly area: Area;
}

/** One of our sheets as it is now. */
export interface Owned {
  readonly sheet: Excel.Worksheet;
  readonly mark: Mark;
  /** The block; where its name has lost its cells, an area of another size than the mark says. */
  readonly old: Area;
  /** Whether the block still has its name. */
  readonly named: boolean;
  /** The tables that lie in the block. */
  readonly tables: readonly TablePlace[];
  /** Whether an area has a cell in use. */
  readonly filled: (area: Area) => boolean;
}

const NOTHING: Area = { row: 0, column: 0, rows: 0, columns: 0 };

/** The block by its name; without the name it is where it was written. */
const findBlock = async (
  sheet: Excel.Worksheet,
  { rows, columns }: Mark,
): Promise<Pick<Owned, "old" | "named">> => {
  const name = sheet.names.getItemOrNullObject(BLOCK_NAME);
  await sheet.context.sync();
  if (name.isNullObject) return { old: { row: 0, column: 0, rows, columns }, named: false };
  const range = name.getRangeOrNullObject().load("rowIndex,columnIndex,rowCount,columnCount");
  await sheet.context.sync();
  return { old: range.isNullObject ? NOTHING : areaOfRange(range), named: true };
};

const tablesIn = async (sheet: Excel.Worksheet, block: Area): Promise<readonly TablePlace[]> => {
  const tables = sheet.tables.load("items/name");
  await sheet.context.sync();
  const ranges = tables.items.map((table) =>
    table.getRange().load("rowIndex,columnIndex,rowCount,columnCount"),
  );
  await sheet.context.sync();
  return tables.items.flatMap((table, i) => {
    const range = ranges[i];
    const area = range === undefined ? NOTHING : areaOfRange(range);
    return overlap(area, block) ? [{ table, area }] : [];
  });
};

/** Knows of every used cell of the sheet; a formula that shows nothing is in use too. */
const filledCells = async (sheet: Excel.Worksheet): Promise<Owned["filled"]> => {
  const used = await usedArea(sheet);
  const area = {
    ...used,
    rows: Math.min(used.rows, MOST.rows),
    columns: Math.min(used.columns, MOST.columns),
  };
  if (area.rows === 0) return () => false;
  const range = rangeOf(sheet, area).load("formulas");
  await sheet.context.sync();
  const formulas: unknown[][] = range.formulas;
  return (asked) =>
    formulas.some(
      (row, i) =>
        area.row + i >= asked.row &&
        area.row + i < asked.row + asked.rows &&
        row.some(
          (formula, j) =>
            formula !== "" &&
            area.column + j >= asked.column &&
            area.column + j < asked.column + asked.columns,
        ),
    );
};

/** Looks at one of our sheets; null where it is ours no more. */
export const lookAt = async (sheet: Excel.Worksheet): Promise<Owned | null> => {
  const queued = queue(sheet);
  await sheet.context.sync();
  const mark = markOf(queued);
  if (mark === null) return null;
  const block = await findBlock(sheet, mark);
  return {
    sheet,
    mark,
    ...block,
    tables: await tablesIn(sheet, block.old),
    filled: await filledCells(sheet),
  };
};

/** Marks the sheet as ours, and names the block so that it is found again wherever it is moved. */
export const own = (sheet: Excel.Worksheet, mark: Mark, block: Area, named: boolean): void => {
  if (named) sheet.names.getItem(BLOCK_NAME).formula = `=${fixedAddress(sheet.name, block)}`;
  else sheet.names.add(BLOCK_NAME, rangeOf(sheet, block)).visible = false;
  sheet.customProperties.add(MARK_KEY, writeMark(mark));
};

/** Leaves the sheet to the user. */
export const disown = ({ sheet, named }: Pick<Owned, "sheet" | "named">): void => {
  sheet.customProperties.getItem(MARK_KEY).delete();
  if (named) sheet.names.getItem(BLOCK_NAME).delete();
};
