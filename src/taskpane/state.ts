import type { Change, LastRound, NumberStyle, PlayerNo, Standings } from "../engine/index";
import type { Grid, Selection, SheetRef } from "../excel/port";
import type { Part, Stage } from "../excel/rank/options";
import type { AllReport, RankReport } from "../excel/report";
import type { SheetSettings } from "../excel/settings";
import type { Trouble } from "../excel/trouble";
import type { Fact, PrintedReport, Reading } from "../reader/index";
import type { SheetKind } from "../writer/block";

export const TABS = ["crosstable", "tiebreaks", "rank", "why"] as const;
export type Tab = (typeof TABS)[number];

export type FactCode = Fact["code"];

/** A page that takes the place of the tabs until the user goes back. */
export type Page =
  | { readonly kind: "picker" }
  | { readonly kind: "new" }
  | { readonly kind: "settings" }
  | { readonly kind: "fact"; readonly fact: FactCode }
  | { readonly kind: "whatIf" }
  | { readonly kind: "lastRound" }
  | { readonly kind: "printed" }
  /** Text for the user to copy where Excel does not let the pane do it. */
  | { readonly kind: "copy"; readonly text: string };

/** One of our sheets that is active: the pane is about its source. */
export interface OwnSheet extends SheetRef {
  readonly kind: SheetKind;
}

/** A sheet with a crosstable, as it was read last. */
export interface Crosstable {
  readonly kind: "crosstable";
  readonly source: SheetRef;
  readonly grid: Grid;
  readonly settings: SheetSettings;
  readonly own: OwnSheet | null;
  /** The user's other visible sheets, which may hold crosstables too. */
  readonly beside: readonly SheetRef[];
}

/** A sheet without one. */
export interface NoCrosstable {
  readonly kind: "none";
  readonly sheet: SheetRef;
  /** Nothing has been ranked in this workbook yet. */
  readonly welcome: boolean;
  /** Other sheets, on which there is a crosstable. */
  readonly others: readonly SheetRef[];
  /** Why the selected cells are none; null: nobody asked. */
  readonly obstacle: string | null;
}

/** What the pane is about. */
export type Subject = { readonly kind: "starting" } | Crosstable | NoCrosstable;

export type Ranking =
  | { readonly kind: "idle" }
  | {
      readonly kind: "running";
      /** All sections of the workbook, not those of one sheet. */
      readonly all: boolean;
      readonly stage: Stage;
      /** Which of the sheets is being read and ranked. */
      readonly part: Part | null;
      /** It has taken a second: progress is shown. */
      readonly long: boolean;
      /** Excel waits for the end of a cell's editing. */
      readonly editing: boolean;
    }
  | { readonly kind: "ranked"; readonly report: RankReport }
  | { readonly kind: "rankedAll"; readonly report: AllReport };

/** The players whom the tab Why? is about; null: none chosen. */
export interface Why {
  readonly player: PlayerNo | null;
  readonly against: PlayerNo | null;
  /** The section that they play in; null: the one that is looked at. */
  readonly section: string | null;
  /** The item of the sequence whose working is shown instead of the deciding one. */
  readonly item: number | null;
}

/** Results changed in the pane alone, and the game that is looked at. */
export interface Trial {
  /** The section whose results they are. */
  readonly section: string;
  readonly player: PlayerNo | null;
  readonly round: number | null;
  readonly changes: readonly Change[];
}

/** Something that takes its time, while it is worked out and afterwards. */
export interface Task<Of, Result> {
  /** What it was asked about: the answer holds for nothing else. */
  readonly of: Of;
  /** Steps done so far. */
  readonly done: number;
  /** It has taken a second: progress is shown. */
  readonly long: boolean;
  /** Null: still at work. */
  readonly result: Result | null;
}

/** What the games without a result may bring. */
export type Ahead = Task<Standings, LastRound>;

/** By which rules the printed tie-breaks were worked out. */
export type Printed = Task<Reading, PrintedReport>;

/** What a screen reader is told; `turn` tells two equal texts apart. */
export interface Spoken {
  readonly text: string;
  readonly turn: number;
}

/** The control that gets the focus after the next drawing. */
export interface Focus {
  readonly id: string;
  readonly turn: number;
}

/** A line that was removed, until it is too late to take that back. */
export interface Undo {
  readonly settings: SheetSettings;
  readonly text: string;
}

/** Choices for the pane as a whole, kept in the workbook. */
export interface Preferences {
  readonly halves: boolean;
  /** Marks cells of the crosstable whenever Why? is asked. */
  readonly mark: boolean;
}

export interface State {
  readonly subject: Subject;
  readonly tab: Tab;
  readonly page: Page | null;
  /** The control that opened the page: it gets the focus back. */
  readonly opener: string | null;
  readonly selection: Selection | null;
  readonly ranking: Ranking;
  readonly trouble: Trouble | null;
  /** The trouble stood in the way of all sections, not of one sheet. */
  readonly troubleOfAll: boolean;
  /** The code of the line of the sequence whose settings are open. */
  readonly open: string | null;
  readonly undo: Undo | null;
  /** The rule set was changed, and the sequence has stayed. */
  readonly kept: boolean;
  readonly why: Why;
  readonly trial: Trial | null;
  readonly ahead: Ahead | null;
  readonly printed: Printed | null;
  /** The cells that the answer is about are marked on the crosstable. */
  readonly marked: boolean;
  /** The finding that was pressed last, and which of its cells is selected. */
  readonly jump: { readonly key: string; readonly cell: number } | null;
  readonly preferences: Preferences;
  /** The sign before decimals in the workbook's language. */
  readonly decimal: NumberStyle["decimal"];
  readonly status: Spoken;
  readonly alert: Spoken;
  readonly focus: Focus | null;
}

const SILENT: Spoken = { text: "", turn: 0 };

export const NO_WHY: Why = { player: null, against: null, section: null, item: null };

export const INITIAL: State = {
  subject: { kind: "starting" },
  tab: "crosstable",
  page: null,
  opener: null,
  selection: null,
  ranking: { kind: "idle" },
  trouble: null,
  troubleOfAll: false,
  open: null,
  undo: null,
  kept: false,
  why: NO_WHY,
  trial: null,
  ahead: null,
  printed: null,
  marked: false,
  jump: null,
  preferences: { halves: true, mark: false },
  decimal: ".",
  status: SILENT,
  alert: SILENT,
  focus: null,
};
