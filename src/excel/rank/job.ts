import { isList } from "../../writer/block";
import type { Section } from "../../writer/input";
import { freeSheetName } from "../../writer/sheet-names";
import type { Grid, Owner, SheetInfo, SheetWrite, Target, Workbook, WriteJob, Written } from "../port";
import { NOTES } from "../texts";
import type { Group, MadeSheet } from "./sheets";

/** Where lists go: our sheet if there is one, a new sheet in any case, or the selected cell. */
export type Into = "again" | "new" | "selection";

const isFor = ({ mark }: SheetInfo, { kind, source, section }: Owner): boolean =>
  mark?.kind === kind && mark.source === source && mark.section === section;

/** The target of each sheet: ours for it, the newest if there are several; else a new one. */
export const targetsOf = (
  made: readonly MadeSheet[],
  sheets: readonly SheetInfo[],
  into: Exclude<Into, "selection">,
): SheetWrite[] => {
  const taken = sheets.map(({ name }) => name);
  return made.map(({ owner, wish, block }) => {
    const own = sheets.filter((sheet) => isFor(sheet, owner)).at(-1);
    const name = freeSheetName(wish, taken);
    const target: Target =
      own === undefined || into === "new"
        ? { kind: "new", name }
        : { kind: "again", sheetId: own.id, otherwise: name };
    taken.push(name);
    return { owner, block, target };
  });
};

/** The first list alone, at the selected cell. */
const atSelection = async (workbook: Workbook, [first]: readonly MadeSheet[]): Promise<SheetWrite[]> => {
  const { sheet, area } = await workbook.selection();
  const target = { kind: "cells", sheetId: sheet.id, row: area.row, column: area.column } as const;
  return first === undefined ? [] : [{ ...first, target }];
};

/** Everything that a ranking writes. */
export const jobOf = async (
  workbook: Workbook,
  made: readonly MadeSheet[],
  expect: Grid,
  {
    into = "again",
    room = "stop",
    stay = false,
  }: { readonly into?: Into; readonly room?: WriteJob["room"]; readonly stay?: boolean },
): Promise<WriteJob> => ({
  sheets:
    into === "selection" ? await atSelection(workbook, made) : targetsOf(made, await workbook.sheets(), into),
  expect,
  room,
  show: stay ? null : 0,
});

/** Remarks on sheets whose name was taken, or which became the user's. */
export const notesOf = (
  made: readonly MadeSheet[],
  written: readonly Written[],
  before: readonly SheetInfo[],
): string[] =>
  written.flatMap(({ id, name, released }, i): string[] => {
    if (released !== null) return [NOTES.released(released, name)];
    const wished = made[i]?.wish.first ?? name;
    const isNew = before.every((sheet) => sheet.id !== id);
    const taken = before.find((sheet) => sheet.name.toLowerCase() === wished.toLowerCase());
    if (!isNew || taken === undefined) return [];
    return [taken.mark === null ? NOTES.nameTaken(wished, name) : NOTES.nameOfOther(wished, name)];
  });

/** The sheet on which each section was written. */
export const sheetNames = (
  groups: readonly Group[],
  made: readonly MadeSheet[],
  written: readonly Written[],
): ReadonlyMap<Section, string> =>
  new Map(
    groups.flatMap((group) => {
      const at = made.findIndex(({ owner }) => isList(owner.kind) && owner.section === group.section);
      return group.sections.map((section) => [section, written[at]?.name ?? ""] as const);
    }),
  );
