import { MARK_KEY, readMark } from "../ownership";
import type { SheetInfo } from "../port";

/** A sheet and its property, queued for loading. */
interface Queued {
  readonly sheet: Excel.Worksheet;
  readonly property: Excel.WorksheetCustomProperty;
}

/** Queues what says whose sheet it is. */
const queue = (sheet: Excel.Worksheet): Queued => ({
  sheet: sheet.load("id,name,visibility"),
  property: sheet.customProperties.getItemOrNullObject(MARK_KEY).load("value"),
});

const infoOf = ({ sheet, property }: Queued): SheetInfo => ({
  id: sheet.id,
  name: sheet.name,
  hidden: sheet.visibility !== "Visible",
  mark: readMark(property.isNullObject ? null : property.value, sheet.id),
});

export const sheetInfo = async (sheet: Excel.Worksheet): Promise<SheetInfo> => {
  const queued = queue(sheet);
  await sheet.context.sync();
  return infoOf(queued);
};

/** All sheets in the order of the tabs. */
export const sheetInfos = async (context: Excel.RequestContext): Promise<readonly SheetInfo[]> => {
  const sheets = context.workbook.worksheets.load("items/id");
  await context.sync();
  const queued = sheets.items.map(queue);
  await context.sync();
  return queued.map(infoOf);
};
