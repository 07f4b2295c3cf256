export * from "./points";
export * from "./tournament";
export type { Policy } from "./policy";
export { opponentMet, viewOf, type Entry, type View } from "./view";
export * from "./tiebreak";
export { TIE_BREAKS } from "./tiebreaks/index";
export * from "./rules";
export * from "./sequence";
export * from "./standings";
