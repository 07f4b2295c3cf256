import { CARD_PRINTERS } from "./cards";
import { CHESS_RESULTS_PRINTERS } from "./chess-results";
import { GRID_PRINTERS } from "./grids";
import { LIST_PRINTERS } from "./lists";
import type { Printer } from "./printer";
import { SIGN_PRINTERS } from "./signs";
import { SWISSSYS_PRINTERS } from "./swisssys";
import { TEXT_PRINTERS } from "./texts";
import { US_PRINTERS } from "./us";
import { VEGA_PRINTERS } from "./vega";
import { byOpponent, byRank, type Made, roundRobin, swiss } from "../tournaments";

/** Every layout that can be printed. */
export const PRINTERS: readonly Printer[] = [
  ...US_PRINTERS,
  ...SWISSSYS_PRINTERS,
  ...CHESS_RESULTS_PRINTERS,
  ...SIGN_PRINTERS,
  ...VEGA_PRINTERS,
  ...GRID_PRINTERS,
  ...LIST_PRINTERS,
  ...CARD_PRINTERS,
  ...TEXT_PRINTERS,
];

const CYCLES = { roundRobin: 1, doubleRoundRobin: 2 } as const;

/** A made-up event that the layout can print. */
export const eventFor = ({ event, kinds, ranks }: Printer, seed: number): readonly Made[] => {
  const made = event === undefined ? swiss(seed, kinds) : roundRobin(seed, CYCLES[event], kinds);
  const numbered = ranks === true ? byRank(made) : made;
  return event === undefined ? numbered : numbered.map(byOpponent);
};
