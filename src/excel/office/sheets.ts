import { type Mark, MARK_KEY, readMark } from "../ownership";
import type { SheetInfo } from "../port";

/** A sheet and its properties, queued for loading. */
export interface Queued {
  readonly sheet: Excel.Worksheet;
  readonly properties: Excel.WorksheetCustomPropertyCollection;
}

/**
 * Queues what says whose sheet it is.
 *
 * All properties are loaded: asking for one by name counts as writing, which a workbook that is open for
 * viewing refuses.
 */
export const queue = (sheet: Excel.Worksheet): Queued => ({
  sheet: sheet.load("id,name,visibility"),
  properties: sheet.customProperties.load("items/key,items/value"),
});

/** The mark of a sheet whose properties are loaded. */
export const markOf = ({ sheet, properties }: Queued): Mark | null => {
  const own = properties.items.find(({ key }) => key === MARK_KEY);
  return readMark(own?.value ?? null, sheet.id);
};

const infoOf = (queued: Queued): SheetInfo => ({
  id: queued.sheet.id,
  name: queued.sheet.name,
  hidden: queued.sheet.visibility !== "Visible",
  mark: markOf(queued),
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
