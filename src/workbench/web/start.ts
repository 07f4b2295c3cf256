import type { FunctionsMetadata } from "../customfunctions";
import type { FileOptions } from "../files";

/** What the page learns from its server at the start. */
export interface Start {
  /** The address of the pane. */
  readonly pane: string;
  /** The name of the workbook that is opened. */
  readonly name: string;
  readonly files: FileOptions;
  readonly functions: FunctionsMetadata;
  /** The highest ExcelApi that the manifest asks for: calls above it are refused. */
  readonly excelApi: string;
  /** The number by which the page's policy knows the style sheets that scripts make. */
  readonly nonce: string;
  /** The display language in which the add-in is shown. */
  readonly locale: string;
}
