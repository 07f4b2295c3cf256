import type { SheetBlock } from "../../writer/block";
import { addressOf, columnName } from "../addresses";
import { planRewrite, type RewritePlan } from "../plan";
import type { SheetWrite, WriteJob } from "../port";
import { type Corner, placed } from "./block";
import { stop } from "./checks";
import { rangeOf } from "./grid";
import { lookAt, type Owned } from "./owned";

/** How one sheet of the job will be written. */
export type Step =
  | { readonly kind: "new"; readonly name: string; readonly released: Owned | null }
  | { readonly kind: "again"; readonly owned: Owned; readonly plan: RewritePlan }
  | { readonly kind: "cells"; readonly sheet: Excel.Worksheet; readonly at: Corner };

const sizeOf = ({ cells, columns }: SheetBlock) => ({ rows: cells.length, columns });

const againStep = async (
  sheet: Excel.Worksheet,
  otherwise: string,
  block: SheetBlock,
  room: WriteJob["room"],
): Promise<Step> => {
  const owned = await lookAt(sheet);
  if (owned === null) return { kind: "new", name: otherwise, released: null };
  const answer = planRewrite(owned.old, owned.mark, sizeOf(block), owned.filled, room);
  if (answer.kind === "plan") return { kind: "again", owned, plan: answer.plan };
  if (answer.kind === "takenApart") return { kind: "new", name: otherwise, released: owned };
  return stop({ code: "no-room", column: columnName(answer.column), more: answer.more });
};

const cellsStep = async (sheet: Excel.Worksheet, at: Corner, block: SheetBlock): Promise<Step> => {
  const area = placed(at, { row: 0, column: 0, ...sizeOf(block) });
  const range = rangeOf(sheet, area).load("formulas");
  await sheet.context.sync();
  const formulas: unknown[][] = range.formulas;
  if (formulas.flat().some((formula) => formula !== "")) stop({ code: "not-empty", range: addressOf(area) });
  return { kind: "cells", sheet, at };
};

/** Looks at the place where a block goes, and decides how it is written there. */
export const stepOf = (
  { workbook }: Excel.RequestContext,
  { target, block }: SheetWrite,
  room: WriteJob["room"],
): Promise<Step> => {
  switch (target.kind) {
    case "new":
      return Promise.resolve({ kind: "new", name: target.name, released: null });
    case "again":
      return againStep(workbook.worksheets.getItem(target.sheetId), target.otherwise, block, room);
    case "cells":
      return cellsStep(workbook.worksheets.getItem(target.sheetId), target, block);
  }
};
