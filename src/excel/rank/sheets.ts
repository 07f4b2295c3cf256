import type { SheetBlock, SheetKind } from "../../writer/block";
import type { Moment, Section, SheetInput } from "../../writer/input";
import { freeSheetName, type NameWish } from "../../writer/sheet-names";
import { standingsSheet } from "../../writer/standings-sheet";
import { TEXTS } from "../../writer/texts";
import type { Owner, SheetInfo, SheetRef, SheetWrite, Target } from "../port";
import type { SheetSettings } from "../settings";

/** Sections of at most so many players are written as blocks on one sheet. */
const SMALL = 8;

/** Sections that share a sheet. */
export interface Group {
  /** As the mark of the sheet names it; empty: all. */
  readonly section: string;
  /** Each of several sections gets a sheet of its own, which is named after it. */
  readonly oneOfMany: boolean;
  readonly sections: readonly Section[];
}

const players = ({ standings }: Section): number => standings.rows.length;

/** Which sections go on one sheet. */
export const groupsOf = (
  sections: readonly Section[],
  { together, section }: Pick<SheetSettings, "together" | "section">,
): Group[] => {
  const small = sections.every((one) => players(one) <= SMALL);
  if (sections.length === 1 || (together ?? small))
    return [{ section: section ?? "", oneOfMany: false, sections }];
  return sections.map((one) => ({ section: one.title, oneOfMany: true, sections: [one] }));
};

/** How each kind of sheet is made. */
const BUILDERS: Readonly<Partial<Record<SheetKind, (input: SheetInput) => SheetBlock>>> = {
  standings: standingsSheet,
};

/** What the sheets of one ranking have in common. */
export interface Frame {
  readonly source: SheetRef;
  readonly event: string;
  readonly settings: SheetSettings;
  readonly notes: boolean;
  readonly ranked: Moment;
  readonly paper: SheetInput["paper"];
}

const inputOf = ({ event, settings, notes, ranked, paper }: Frame, { sections }: Group): SheetInput => ({
  event,
  sections,
  columns: settings.columns,
  leaveOutUnplayed: settings.leaveOutUnplayed,
  notes,
  ranked,
  paper,
});

/** A block with the sheet that it is for. */
export interface MadeSheet {
  readonly owner: Owner;
  readonly wish: NameWish;
  readonly block: SheetBlock;
}

const wishOf = (kind: SheetKind, { section, oneOfMany }: Group, source: SheetRef): NameWish => {
  const stem = TEXTS.sheetNames[kind];
  return {
    first: oneOfMany ? `${stem} ${section}` : stem,
    stem,
    other: section === "" ? source.name : section,
  };
};

/** The sheets of one group: Standings, and what the user wants beside it. */
export const makeSheets = (frame: Frame, group: Group): MadeSheet[] => {
  const input = inputOf(frame, group);
  const kinds: readonly SheetKind[] = ["standings", ...frame.settings.also];
  return [...new Set(kinds)].flatMap((kind) => {
    const build = BUILDERS[kind];
    const owner = { kind, source: frame.source.id, section: group.section };
    return build === undefined
      ? []
      : [{ owner, wish: wishOf(kind, group, frame.source), block: build(input) }];
  });
};

const isFor = ({ mark }: SheetInfo, { kind, source, section }: Owner): boolean =>
  mark?.kind === kind && mark.source === source && mark.section === section;

/** The target of each sheet: the sheet that we own for it already, the newest if there are several, else a new one. */
export const targetsOf = (
  made: readonly MadeSheet[],
  sheets: readonly SheetInfo[],
  always: "new" | "again",
): SheetWrite[] => {
  const taken = sheets.map(({ name }) => name);
  return made.map(({ owner, wish, block }) => {
    const own = sheets.filter((sheet) => isFor(sheet, owner)).at(-1);
    const name = freeSheetName(wish, taken);
    const target: Target =
      own === undefined || always === "new"
        ? { kind: "new", name }
        : { kind: "again", sheetId: own.id, otherwise: name };
    taken.push(name);
    return { owner, block, target };
  });
};
