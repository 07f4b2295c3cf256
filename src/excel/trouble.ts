/** What can stand in the way of reading or writing a workbook. Nothing has been written in any of these cases. */
export type Trouble =
  | { readonly code: "protected-workbook" }
  | { readonly code: "protected-sheet"; readonly sheet: string }
  | { readonly code: "protected-rows"; readonly sheet: string }
  | { readonly code: "editing" }
  | { readonly code: "read-only" }
  | { readonly code: "changed"; readonly sheet: string }
  | { readonly code: "source-gone" }
  | { readonly code: "not-empty"; readonly range: string }
  | { readonly code: "no-room"; readonly column: string; readonly more: number }
  | { readonly code: "stopped" }
  | { readonly code: "other"; readonly message: string; readonly detail: string };

/** The rejection of every `Workbook` promise. */
export class TroubleError extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.code);
    this.name = "TroubleError";
  }
}
