import { alphabeticalList } from "../../writer/alphabetical";
import type { SheetBlock, SheetKind } from "../../writer/block";
import type { Moment, Section, SheetInput } from "../../writer/input";
import { liveSchools, liveSheet, type LiveSource } from "../../writer/live-sheet";
import { noticeSheet } from "../../writer/notice";
import { raceChart } from "../../writer/race-chart";
import type { NameWish } from "../../writer/sheet-names";
import { medleySheet } from "../../writer/medley-sheet";
import { standingsSheet } from "../../writer/standings-sheet";
import { teamStandingsSheet } from "../../writer/team-standings";
import { SHEET_NAMES } from "../sheet-names";
import { wallChart } from "../../writer/wall-chart";
import { workingSheet } from "../../writer/working-sheet";
import type { Owner, SheetRef } from "../port";
import type { SheetSettings } from "../settings";
import type { RankedSchools } from "./schools";

/** Sections of at most so many players are written as blocks on one sheet, unless the user says otherwise. */
const SMALL = 8;

/** Sections that share a sheet. */
export interface Group {
  /** As the mark of the sheet names it; empty: all. */
  readonly section: string;
  /** Each of several sections gets a sheet of its own, which is named after it, or else after its crosstable's sheet. */
  readonly oneOfMany: boolean;
  readonly sections: readonly Section[];
}

/** What the marks of sheets name each section: its title; another section of that title gets a number. */
const keysOf = (sections: readonly Section[]): string[] => {
  const counts = new Map<string, number>();
  return sections.map(({ title }) => {
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return count === 1 ? title : `${title} (${count})`;
  });
};

export const isSmall = ({ standings }: Section): boolean => standings.rows.length <= SMALL;

/** Which sections go on one sheet; a live block is always one section. */
export const groupsOf = (
  sections: readonly Section[],
  { together, section, write }: Pick<SheetSettings, "together" | "section" | "write">,
): Group[] => {
  const one = write === "values" && (together ?? sections.every(isSmall));
  if (sections.length === 1 || one) return [{ section: section ?? "", oneOfMany: false, sections }];
  const keys = keysOf(sections);
  return sections.map((each, i) => ({ section: keys[i] ?? "", oneOfMany: true, sections: [each] }));
};

/** What the sheets of one ranking have in common. */
export interface Frame {
  readonly source: SheetRef;
  readonly event: string;
  readonly settings: SheetSettings;
  readonly notes: boolean;
  readonly ranked: Moment;
  readonly paper: SheetInput["paper"];
  /** The crosstable of a section, for a formula; null: its cells are no range of their own. */
  readonly live: (section: Section) => LiveSource | null;
  /** The players of the schools, for a formula; null: no formula can say it. */
  readonly liveSchools: LiveSource | null;
}

const inputOf = ({ event, settings, notes, ranked, paper }: Frame, { sections }: Group): SheetInput => ({
  event,
  sections,
  columns: settings.columns,
  leaveOutUnplayed: settings.leaveOutUnplayed,
  notes,
  workings: null,
  ranked,
  paper,
});

/** A block with the sheet that it is for. */
export interface MadeSheet {
  readonly owner: Owner;
  readonly wish: NameWish;
  readonly block: SheetBlock;
  /** The list of schools by their players, which belongs to no section. */
  readonly isSchools?: true;
}

/** How the sheets beside Standings are made. */
const BESIDE: Readonly<
  Partial<Record<SheetKind, (input: SheetInput, settings: SheetSettings) => SheetBlock>>
> = {
  wallchart: (input, { runningScores }) => wallChart(input, runningScores),
  alphabetical: alphabeticalList,
  notice: noticeSheet,
  chart: raceChart,
};

/** A list as values, or as one formula that follows the crosstable. */
const listBlock = (
  frame: Frame,
  input: SheetInput,
  asValues: (input: SheetInput) => SheetBlock,
): SheetBlock => {
  const [section] = input.sections;
  if (frame.settings.write !== "live" || section === undefined) return asValues(input);
  const source = frame.live(section);
  return source === null ? asValues({ ...input, asValues: true }) : liveSheet(input, source);
};

const wishOf = (kind: SheetKind, { oneOfMany, sections }: Group, source: SheetRef): NameWish => {
  const stem = SHEET_NAMES[kind];
  const title = sections.length === 1 ? sections[0]?.title : "";
  const other = title || source.name;
  return {
    first: oneOfMany ? `${stem} ${other}` : stem,
    stem,
    other,
  };
};

/** Whether the sections are of team matches: their list is the Team standings. */
const areTeams = ({ sections }: Group): boolean => sections.some(({ teams }) => teams != null);

/** The list of one group, and its kind. */
const mainBlock = (frame: Frame, group: Group, input: SheetInput): readonly [SheetKind, SheetBlock] =>
  areTeams(group)
    ? ["teams", listBlock(frame, input, teamStandingsSheet)]
    : ["standings", listBlock(frame, input, standingsSheet)];

/** Every block of one group with its kind, the list first. */
const blocksOf = (frame: Frame, group: Group): (readonly [SheetKind, SheetBlock])[] => {
  const { settings } = frame;
  const input = inputOf(frame, group);
  const working = settings.also.includes("working") ? workingSheet(input, settings.workingScore) : null;
  const beside = [...new Set(settings.also)].flatMap((kind) => {
    const block = BESIDE[kind]?.(input, settings);
    return block === undefined ? [] : [[kind, block] as const];
  });
  return [
    mainBlock(frame, group, { ...input, workings: working?.rows ?? null }),
    ...(working === null ? [] : [["working", working.block] as const]),
    ...beside,
  ];
};

const schoolsBlock = (frame: Frame, schools: RankedSchools, sheet: SheetInput): SheetBlock => {
  const isLive = frame.settings.write === "live";
  const [division] = schools.divisions;
  return isLive && frame.liveSchools !== null && division !== undefined
    ? liveSchools(sheet, division.standings, frame.liveSchools)
    : medleySheet({ sheet, ...schools, asValues: isLive });
};

/** The sheet of schools by their players; none where there is nothing to rank. */
export const makeSchools = (
  frame: Frame,
  schools: RankedSchools | null,
  sections: readonly Section[],
): MadeSheet[] => {
  if (schools === null) return [];
  const group: Group = { section: "", oneOfMany: false, sections };
  const sheet = inputOf(frame, group);
  const wish = wishOf("teams", { ...group, sections: [] }, frame.source);
  return [
    {
      owner: { kind: "teams", source: frame.source.id, section: "" },
      wish,
      block: schoolsBlock(frame, schools, sheet),
      isSchools: true,
    },
  ];
};

/** The sheets of one group: Standings, and what the user wants beside it. */
export const makeSheets = (frame: Frame, group: Group): MadeSheet[] =>
  blocksOf(frame, group).map(([kind, block]) => ({
    owner: { kind, source: frame.source.id, section: group.section },
    wish: wishOf(kind, group, frame.source),
    block,
  }));
