import { addressOf } from "../addresses";
import type { Marks } from "../port";
import { run } from "./run";

/** The fill of each kind of mark, and a rule that always holds and that nobody else writes: by it we find ours again. */
const KINDS = {
  counted: { fill: "#C6E9D1", formula: '=LEN("Tie-breaks: counted")>0' },
  dropped: { fill: "#D9D9D9", formula: '=LEN("Tie-breaks: dropped")>0' },
} as const;

const OURS: ReadonlySet<string> = new Set(Object.values(KINDS).map(({ formula }) => formula));

/** Takes our marks off a sheet; every other conditional format stays. */
const clear = async (sheet: Excel.Worksheet): Promise<void> => {
  const formats = sheet.getRange().conditionalFormats.load("items/type");
  await sheet.context.sync();
  const custom = formats.items
    .filter(({ type }) => type === "Custom")
    .map((format) => ({ format, rule: format.custom.rule.load("formula") }));
  await sheet.context.sync();
  for (const { format, rule } of custom) if (OURS.has(rule.formula)) format.delete();
};

const put = (sheet: Excel.Worksheet, kind: keyof Marks, areas: Marks[keyof Marks]): void => {
  if (areas.length === 0) return;
  const ranges = sheet.getRanges(areas.map(addressOf).join(","));
  const { custom } = ranges.conditionalFormats.add("Custom");
  custom.rule.formula = KINDS[kind].formula;
  custom.format.fill.color = KINDS[kind].fill;
};

/** Marks cells by conditional formats of ours in place of those that there were; null takes them off. */
export const mark = (sheetId: string, marks: Marks | null): Promise<void> =>
  run("mark", async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    await clear(sheet);
    put(sheet, "counted", marks?.counted ?? []);
    put(sheet, "dropped", marks?.dropped ?? []);
    await context.sync();
  });
