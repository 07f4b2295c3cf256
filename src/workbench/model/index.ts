/** The workbook model: what the stand-in for Excel holds, and what files are read into and written from. */
export * from "./address";
export { Book, type DocumentProperties, type NewSheet, type Selection } from "./book";
export { type Cell, CellStore, EMPTY_CELL, hasContent, type Hyperlink, type PlacedCell } from "./cells";
export { ApiError, type ApiErrorCode } from "./errors";
export { enter } from "./edit";
export type { ChangeType, ModelEvent } from "./events";
export * from "./format";
export { placeOfReference, rangeOfName, referenceTo } from "./names";
export { shownText } from "./numberformat";
export * from "./page";
export * from "./parts";
export { type Freeze, Sheet, type SheetProtection, type Visibility } from "./sheet";
export { checkSheetName, sameName } from "./sheetnames";
export { isBlocked, releaseSpill, spillArea, writeSpill } from "./spill";
export * from "./units";
export * from "./value";
