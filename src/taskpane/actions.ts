import type { PlayerNo } from "../engine/index";
import type { Selection } from "../excel/port";
import type { Part, Stage } from "../excel/rank/options";
import type { AllReport, RankReport } from "../excel/report";
import type { SheetSettings } from "../excel/settings";
import type { Trouble } from "../excel/trouble";
import type { Ahead, Crosstable, NoCrosstable, Page, Preferences, Printed, Tab, Trial } from "./state";

/** The control with which a line was moved: the focus travels with it. */
export type Mover = "grip" | "up" | "down";

/** Everything that happens to the pane. */
export type Action =
  /** A sheet was read, because it became active or because its cells changed. */
  | { readonly kind: "followed"; readonly subject: Crosstable | NoCrosstable }
  | { readonly kind: "selected"; readonly selection: Selection }
  /** `focus`: the control that was pressed is gone, so the tab gets the focus. */
  | { readonly kind: "tab"; readonly tab: Tab; readonly focus?: true }
  | { readonly kind: "page"; readonly page: Page; readonly opener: string }
  | { readonly kind: "back" }
  | { readonly kind: "jumped"; readonly key: string; readonly cells: number }
  /** The user changed what is kept of the sheet. */
  | { readonly kind: "settings"; readonly settings: SheetSettings }
  | { readonly kind: "ruleSet"; readonly code: string }
  | { readonly kind: "sequence"; readonly codes: readonly string[] | null }
  | { readonly kind: "opened"; readonly code: string }
  | { readonly kind: "moved"; readonly from: number; readonly to: number; readonly by: Mover }
  | { readonly kind: "added"; readonly code: string }
  | { readonly kind: "removed"; readonly line: number }
  | { readonly kind: "changedLine"; readonly line: number; readonly code: string }
  | { readonly kind: "undone" }
  | { readonly kind: "undoExpired" }
  | { readonly kind: "started"; readonly editing: boolean; readonly all?: true }
  | { readonly kind: "stage"; readonly stage: Stage; readonly part?: Part | null }
  | { readonly kind: "takesLong" }
  | { readonly kind: "finished"; readonly report: RankReport; readonly quiet: boolean }
  | { readonly kind: "finishedAll"; readonly report: AllReport }
  /** What the result says is no longer so. */
  | { readonly kind: "outdated" }
  | { readonly kind: "trouble"; readonly trouble: Trouble | null }
  | {
      readonly kind: "why";
      readonly player: PlayerNo | null;
      readonly against: PlayerNo | null;
      readonly section: string | null;
    }
  | { readonly kind: "whyItem"; readonly item: number | null }
  /** `focus`: the control that was pressed is gone, so the first one gets the focus. */
  | { readonly kind: "trial"; readonly trial: Trial | null; readonly focus?: true }
  | { readonly kind: "ahead"; readonly ahead: Ahead | null }
  | { readonly kind: "printed"; readonly printed: Printed | null }
  | { readonly kind: "marked"; readonly marked: boolean }
  | { readonly kind: "preferences"; readonly preferences: Preferences }
  | { readonly kind: "said"; readonly text: string };

export type ActionOf<Kind extends Action["kind"]> = Extract<Action, { readonly kind: Kind }>;
