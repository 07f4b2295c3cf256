import { field, text } from "../json";
import { type Trouble, TroubleError } from "../trouble";

const EDITING = "InvalidOperationInCellEditMode";

/** What stood in the way; of Excel's error what it says, without anything that stands on a sheet. */
export const troubleOf = (error: unknown, step: string): Trouble => {
  if (error instanceof TroubleError) return error.trouble;
  const code = text(field(error, "code")) ?? (error instanceof Error ? error.name : typeof error);
  if (code === EDITING) return { code: "editing" };
  const place = text(field(field(error, "debugInfo"), "errorLocation"));
  const message = error instanceof Error ? error.message : String(error);
  return { code: "other", message, detail: [code, step, ...(place === null ? [] : [place])].join(" · ") };
};

type Batch<T> = (context: Excel.RequestContext) => Promise<T>;

const attempt = async <T>(step: string, started: Promise<T>): Promise<T> => {
  try {
    return await started;
  } catch (error) {
    throw new TroubleError(troubleOf(error, step));
  }
};

/** Runs a batch; while a cell is being edited it waits. `step` names what was done, for reports. */
export const run = <T>(step: string, batch: Batch<T>): Promise<T> =>
  attempt(step, Excel.run({ delayForCellEdit: true }, batch));

/** The same as one step of Undo, where Excel knows how. */
export const runAsOne = <T>(step: string, batch: Batch<T>): Promise<T> =>
  attempt(step, Excel.run({ delayForCellEdit: true, mergeUndoGroup: true }, batch));

/** Whether a cell is being edited, so that a batch would have to wait. */
export const isEditing = async (): Promise<boolean> => {
  try {
    await Excel.run(async (context) => {
      context.workbook.load("name");
      await context.sync();
    });
    return false;
  } catch (error) {
    return text(field(error, "code")) === EDITING;
  }
};
