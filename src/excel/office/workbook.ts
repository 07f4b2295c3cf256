import type { Area } from "../../writer/block";
import { freeSheetName, sheetName } from "../../writer/sheet-names";
import type { Selection, SheetRef, Workbook } from "../port";
import { subscribe } from "./events";
import { areaOfRange, rangeOf, readGrid } from "./grid";
import { mark } from "./marks";
import { disown, lookAt } from "./owned";
import { hiddenIn, showRows } from "./rows";
import { isEditing, run, runAsOne } from "./run";
import { documentSettings } from "./settings";
import { sheetInfo, sheetInfos } from "./sheets";
import { writeJob, writeJobs } from "./write";

const PLACE = "rowIndex,columnIndex,rowCount,columnCount";

/** The table around a range, else the block of filled cells around it. */
const regionAround = async (range: Excel.Range): Promise<Area> => {
  const tables = range.getTables(false).load("items/name");
  await range.context.sync();
  const [table] = tables.items;
  const region = (table?.getRange() ?? range.getSurroundingRegion()).load(PLACE);
  await range.context.sync();
  return areaOfRange(region);
};

const readSelection = (): Promise<Selection> =>
  run("selection", async (context) => {
    const range = context.workbook.getSelectedRanges().areas.getItemAt(0).load(PLACE);
    const sheet = await sheetInfo(context.workbook.worksheets.getActiveWorksheet());
    return { sheet, area: areaOfRange(range), region: await regionAround(range) };
  });

const select = (sheetId: string, area: Area): Promise<void> =>
  run("select", async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    sheet.activate();
    rangeOf(sheet, area).select();
    await context.sync();
  });

/** Renames the sheet, if the name is free, and leaves it to the user. */
const release = (sheetId: string, wished: string): Promise<SheetRef> =>
  runAsOne("keep", async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    const owned = await lookAt(sheet);
    if (owned !== null) disown(owned);
    const taken = (await sheetInfos(context)).filter(({ id }) => id !== sheetId).map(({ name }) => name);
    const name = freeSheetName({ first: wished, stem: sheetName(wished), other: "" }, taken);
    sheet.name = name;
    await context.sync();
    return { id: sheetId, name };
  });

/** The workbook that Excel shows. */
export const officeWorkbook: Workbook = {
  sheets: () => run("sheets", sheetInfos),
  activeSheet: () => run("sheet", ({ workbook }) => sheetInfo(workbook.worksheets.getActiveWorksheet())),
  selection: readSelection,
  read: (sheetId, area) =>
    run("read", async ({ workbook }) => {
      const sheet = workbook.worksheets.getItem(sheetId);
      const grid = await readGrid(sheet, area);
      return { ...grid, ...(await hiddenIn(sheet, grid.area)) };
    }),
  write: writeJob,
  writeEach: writeJobs,
  activate: (sheetId) =>
    run("activate", async (context) => {
      context.workbook.worksheets.getItem(sheetId).activate();
      await context.sync();
    }),
  select,
  showRows,
  release,
  mark,
  isEditing,
  settings: documentSettings,
  subscribe,
};
