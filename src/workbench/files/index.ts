/** Files: opening them as workbooks of the model, and saving those. */
export { FileError } from "./error";
export { openWorkbook } from "./open";
export type { FileOptions, Opened } from "./origin";
export type { SaveOptions } from "./plan";
export { saveWorkbook } from "./save";
export { saveText, TEXT_KINDS } from "./text/save";
