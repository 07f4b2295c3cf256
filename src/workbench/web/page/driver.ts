import type { ExcelHost } from "../../host";
import type { Book } from "../../model";

/** What the page leaves for whoever drives it, as the global `workbench`. */
export interface WorkbenchWindow {
  readonly book: Book;
  readonly host: ExcelHost;
  /** Opens another workbook in its place. */
  readonly open: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Resolves when all formulas are calculated and what changed is shown. */
  readonly settled: () => Promise<void>;
}
