import type { Link } from "../../writer/block";
import { freeTableName } from "../../writer/sheet-names";
import { cellAddress } from "../addresses";
import type { JobOutcome, SheetWrite, WriteJob, Written } from "../port";
import { type Corner, forEachRange, placed, writeCells, writeTables } from "./block";
import { requireUnchanged, requireWritable, stop } from "./checks";
import { rangeOf } from "./grid";
import { disown, own } from "./owned";
import { writeFrame } from "./page";
import { rewrite } from "./rewrite";
import { runAsOne, troubleOf } from "./run";
import { type Step, stepOf } from "./steps";

/** A sheet of the job at its place. */
interface Placed {
  readonly write: SheetWrite;
  readonly step: Step;
  readonly sheet: Excel.Worksheet;
}

const CORNER: Corner = { row: 0, column: 0 };

/** Hands out table names that nobody has, in the workbook or before in this batch. */
type FreeNames = (count: number) => string[];

const tableNames = async ({ workbook }: Excel.RequestContext): Promise<FreeNames> => {
  const tables = workbook.tables.load("items/name");
  const names = workbook.names.load("items/name");
  await workbook.context.sync();
  const taken = [...tables.items, ...names.items].map(({ name }) => name);
  return (count) =>
    Array.from({ length: count }, () => {
      const name = freeTableName(taken);
      taken.push(name);
      return name;
    });
};

const sheetFor = ({ workbook }: Excel.RequestContext, step: Step): Excel.Worksheet => {
  if (step.kind === "new") return workbook.worksheets.add(step.name);
  return step.kind === "again" ? step.owned.sheet : step.sheet;
};

const cornerOf = (step: Step): Corner =>
  step.kind === "new" ? CORNER : step.kind === "again" ? step.plan.at : step.at;

const put = async ({ step, sheet, write: { block } }: Placed, freeNames: FreeNames): Promise<void> => {
  if (step.kind === "again") {
    await rewrite(step.owned, step.plan, block, freeNames);
    return;
  }
  await writeCells(sheet, cornerOf(step), block);
  writeTables(sheet, cornerOf(step), block, freeNames(block.tables.length));
  if (step.kind === "new") writeFrame(sheet, block);
};

/** Marks the sheet as ours, unless it is the user's. */
const claim = ({ step, sheet, write: { block, owner } }: Placed): void => {
  if (step.kind === "cells" || owner === null) return;
  const area = placed(cornerOf(step), { ...CORNER, rows: block.cells.length, columns: block.columns });
  const mark = { id: sheet.id, ...owner, rows: area.rows, columns: area.columns };
  own(sheet, mark, area, step.kind === "again" && step.owned.named);
};

const linkTo = (all: readonly Placed[], from: SheetWrite, link: Link): string | null => {
  const target = all.find(
    ({ write: { owner } }) => owner?.kind === link.kind && owner.section === from.owner?.section,
  );
  if (target === undefined) return null;
  const at = cornerOf(target.step);
  return cellAddress(target.sheet.name, at.row + link.to.row, at.column + link.to.column);
};

/** Links between the sheets of the job; the cells keep their text. */
const writeLinks = (all: readonly Placed[], { write, step, sheet }: Placed): Promise<void> =>
  forEachRange(sheet, write.block.links, (link) => {
    const documentReference = linkTo(all, write, link);
    if (documentReference === null) return;
    const { row, column } = link;
    const cell = placed(cornerOf(step), { row, column, rows: 1, columns: 1 });
    rangeOf(sheet, cell).hyperlink = { documentReference };
  });

const releasedBy = ({ step }: Placed): string | null =>
  step.kind === "new" && step.released !== null ? step.released.sheet.name : null;

/** Writes everything that has a place by now; the new sheets go again if Excel refuses. */
const writeAll = async (
  context: Excel.RequestContext,
  all: readonly Placed[],
  freeNames: FreeNames,
): Promise<void> => {
  try {
    for (const one of all) await put(one, freeNames);
    all.forEach(claim);
    for (const one of all) await writeLinks(all, one);
    for (const { step } of all) if (step.kind === "new" && step.released !== null) disown(step.released);
    await context.sync();
  } catch (error) {
    for (const { step, sheet } of all) if (step.kind === "new") sheet.delete();
    await context.sync().catch(() => undefined);
    throw error;
  }
};

const isLocked = async ({ workbook }: Excel.RequestContext): Promise<boolean> => {
  workbook.protection.load("protected");
  await workbook.context.sync();
  return workbook.protection.protected;
};

/** Looks at all that could stand in the way of a job, and changes nothing. */
const stepsOf = async (context: Excel.RequestContext, job: WriteJob): Promise<readonly Step[]> => {
  await requireWritable(context, job.sheets);
  await requireUnchanged(context, job.expect);
  const steps: Step[] = [];
  for (const sheet of job.sheets) steps.push(await stepOf(context, sheet, job.room));
  if (steps.some(({ kind }) => kind === "new") && (await isLocked(context)))
    stop({ code: "protected-workbook" });
  return steps;
};

const doJob = async (
  context: Excel.RequestContext,
  job: WriteJob,
  steps: readonly Step[],
  freeNames: FreeNames,
): Promise<readonly Written[]> => {
  const all = job.sheets.flatMap((write, i): Placed[] => {
    const step = steps[i];
    return step === undefined ? [] : [{ write, step, sheet: sheetFor(context, step).load("id,name") }];
  });
  await context.sync();
  await writeAll(context, all, freeNames);
  if (job.show !== null) all[job.show]?.sheet.activate();
  await context.sync();
  return all.map((one) => ({ id: one.sheet.id, name: one.sheet.name, released: releasedBy(one) }));
};

/** Does a job of writing in one batch, after all that could stand in its way has been looked at. */
export const writeJob = (job: WriteJob): Promise<readonly Written[]> =>
  runAsOne("write", async (context) =>
    doJob(context, job, await stepsOf(context, job), await tableNames(context)),
  );

const outcomeOf = async (doing: Promise<readonly Written[]>): Promise<JobOutcome> => {
  try {
    return { kind: "written", sheets: await doing };
  } catch (error) {
    return { kind: "trouble", trouble: troubleOf(error, "write") };
  }
};

/** Does several jobs in one batch; each meets its own trouble. */
export const writeJobs = (jobs: readonly WriteJob[]): Promise<readonly JobOutcome[]> =>
  runAsOne("write", async (context) => {
    const freeNames = await tableNames(context);
    const outcomes: JobOutcome[] = [];
    for (const job of jobs) {
      const doing = stepsOf(context, job).then((steps) => doJob(context, job, steps, freeNames));
      outcomes.push(await outcomeOf(doing));
    }
    return outcomes;
  });
