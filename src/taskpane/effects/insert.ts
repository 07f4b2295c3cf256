import type { SheetBlock } from "../../writer/block";
import { freeSheetName } from "../../writer/sheet-names";
import type { Pane } from "../pane";
import { sampleSheet } from "../sheets/sample";
import { TEXTS } from "../texts";
import { attempt } from "./attempt";
import { follow } from "./follow";

/** Adds a sheet that is the user's from the beginning, and shows it: one step of Undo. */
export const insertSheet = (pane: Pane, block: SheetBlock, wished: string): void => {
  const { workbook } = pane.services;
  attempt(pane, async () => {
    const taken = (await workbook.sheets()).map(({ name }) => name);
    const name = freeSheetName({ first: wished, stem: wished, other: "" }, taken);
    const target = { kind: "new", name } as const;
    const job = {
      sheets: [{ block, owner: null, target }],
      expect: null,
      room: "stop",
      show: 0,
    } as const;
    const [written] = await workbook.write(job);
    if (written === undefined) return;
    pane.dispatch({ kind: "tab", tab: "crosstable", focus: true });
    pane.dispatch({ kind: "said", text: TEXTS.new.created(written.name) });
    follow(pane);
  });
};

/** Adds the sample crosstable; the pane then follows it. */
export const insertSample = (pane: Pane): void => {
  insertSheet(pane, sampleSheet(pane.services.options().paper), TEXTS.new.sample);
};
