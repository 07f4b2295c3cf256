import type { Area } from "../../writer/block";
import { requireWritable, stop } from "./checks";
import { rangeOf } from "./grid";
import { run } from "./run";

/** The filters of a sheet and of its tables that hide rows now. */
export const activeFilters = async (sheet: Excel.Worksheet): Promise<readonly Excel.AutoFilter[]> => {
  const tables = sheet.tables.load("items/name");
  await sheet.context.sync();
  const filters = [sheet.autoFilter, ...tables.items.map(({ autoFilter }) => autoFilter)];
  for (const filter of filters) filter.load("isDataFiltered");
  await sheet.context.sync();
  return filters.filter(({ isDataFiltered }) => isDataFiltered);
};

/** How many rows of the area are hidden; asked row by row only where some are. */
const countHidden = async (sheet: Excel.Worksheet, area: Area): Promise<number> => {
  const whole = rangeOf(sheet, area).load("rowHidden");
  await sheet.context.sync();
  const hidden = whole.rowHidden as boolean | null;
  if (hidden !== null) return hidden ? area.rows : 0;
  const rows = Array.from({ length: area.rows }, (_, i) =>
    rangeOf(sheet, { ...area, row: area.row + i, rows: 1, columns: 1 }).load("rowHidden"),
  );
  await sheet.context.sync();
  return rows.filter(({ rowHidden }) => rowHidden).length;
};

/** The hidden rows of an area, and whether a filter hides some. */
export const hiddenIn = async (sheet: Excel.Worksheet, area: Area) => {
  const hiddenRows = area.rows === 0 ? 0 : await countHidden(sheet, area);
  return { hiddenRows, filtered: hiddenRows > 0 && (await activeFilters(sheet)).length > 0 };
};

/** Shows the hidden rows of an area: filters let everything pass again, and stay. */
export const showRows = (sheetId: string, area: Area): Promise<void> =>
  run("rows", async (context) => {
    await requireWritable(context, []);
    const sheet = context.workbook.worksheets.getItem(sheetId).load("name");
    sheet.protection.load("protected");
    await context.sync();
    if (sheet.protection.protected) stop({ code: "protected-rows", sheet: sheet.name });
    for (const filter of await activeFilters(sheet)) filter.clearCriteria();
    rangeOf(sheet, area).rowHidden = false;
    await context.sync();
  });
