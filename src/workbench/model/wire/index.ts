/** The Excel JavaScript API by its wire names, over the workbook model. */
export { isRecord } from "./arguments";
export { type Session, WireCollection, WireObject } from "./base";
export { Range } from "./range";
export { RangeCells } from "./rangecells";
export { EVENT, type EventType, Subscriptions, WORKBOOK_TARGET } from "./subscriptions";
export { Workbook } from "./workbook";
