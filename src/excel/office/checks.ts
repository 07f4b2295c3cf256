import type { Grid, WriteJob } from "../port";
import { sameCells } from "../same-cells";
import { type Trouble, TroubleError } from "../trouble";
import { readCells } from "./grid";

export const stop = (trouble: Trouble): never => {
  throw new TroubleError(trouble);
};

/** Whether the document was opened for viewing only. */
const isViewed = (): boolean => Office.context.document.mode === Office.DocumentMode.ReadOnly;

/** Stops where the workbook, or a sheet that is there already, does not let itself be changed. */
export const requireWritable = async (
  context: Excel.RequestContext,
  sheets: WriteJob["sheets"],
): Promise<void> => {
  const { workbook } = context;
  workbook.load("readOnly");
  const old = sheets.flatMap(({ target }) =>
    target.kind === "new" ? [] : [workbook.worksheets.getItem(target.sheetId).load("name")],
  );
  for (const sheet of old) sheet.protection.load("protected");
  await context.sync();
  if (workbook.readOnly || isViewed()) stop({ code: "read-only" });
  const locked = old.find(({ protection }) => protection.protected);
  if (locked !== undefined) stop({ code: "protected-sheet", sheet: locked.name });
};

/** Stops where the cells that were ranked are others by now: somebody else edits the workbook too. */
export const requireUnchanged = async (context: Excel.RequestContext, expect: Grid | null): Promise<void> => {
  if (expect === null || expect.area.rows === 0) return;
  const sheet = context.workbook.worksheets.getItemOrNullObject(expect.sheet.id);
  await context.sync();
  if (sheet.isNullObject) stop({ code: "source-gone" });
  const cells = await readCells(sheet, expect.area);
  if (!sameCells(expect.cells, cells)) stop({ code: "changed", sheet: expect.sheet.name });
};
