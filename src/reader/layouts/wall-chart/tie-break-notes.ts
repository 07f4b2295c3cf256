import { tieBreakIn } from "../../tie-break-words";
import type { Sheet } from "../../sheet";

/** `Tie Break3: Koya System (KS)`, below the table. */
const NOTE =
  /^[#\s]{0,4}(?:tie[ -]?breaks?|tb|(?:fein)?wertung|desempate|d[ée]partage|spareggio|criterio)\s?\.?(\d{1,2})\s?[:=.]\s?(.{2,200})$/i;

/** Notes stand near the table. */
const NEAR = 60;

const ABBREVIATED = /\(([A-Z]{2,5})\)/;
const CUT = /\bcut[ -]?([12])\b/i;
const MEDIAN = /\bmedian[ -]?([12])\b/i;
/** A name that says the tie-break has parameters, and not which. */
const OPEN = /with parameter/i;

/** What names of tie-breaks say, the first that fits. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^points?\b/i, "PTS"],
  [/direct encounter|direkte begegnung|results? of the players in the same/i, "DE"],
  [/fine buchholz|feinbuchholz|sum of buchholz/i, "FB"],
  [/buchholz/i, "BH"],
  [/sonneborn/i, "SB"],
  [/progressive|fortschritt|cumulative/i, "PS"],
  [/koya/i, "KS"],
  [/games won|won games/i, "WON"],
  [/wins|victories|siege/i, "WIN"],
  [/performance rating of opponents/i, "APRO"],
  [/average rating/i, "ARO"],
  [/performance/i, "TPR"],
];

const TAKES_CUT: ReadonlySet<string> = new Set(["BH", "SB", "ARO", "FB", "PS"]);

const modifierOf = (name: string, code: string): string => {
  const cut = CUT.exec(name)?.[1];
  const median = MEDIAN.exec(name)?.[1];
  if (!TAKES_CUT.has(code)) return "";
  return cut !== undefined ? `/C${cut}` : median !== undefined ? `/M${median}` : "";
};

/** The code of a tie-break by the name that a program prints for it; empty where it says too little. */
export const tieBreakNamed = (name: string): string => {
  const abbreviated = ABBREVIATED.exec(name)?.[1];
  const known = abbreviated === undefined ? null : tieBreakIn(abbreviated);
  const code = known ?? NAMES.find(([form]) => form.test(name))?.[1] ?? "";
  return OPEN.test(name) ? "" : (tieBreakIn(code + modifierOf(name, code)) ?? "");
};

/** The tie-breaks that notes below a table explain, by their number. */
export const tieBreakNotes = ({ rows }: Sheet, from: number, to: number): ReadonlyMap<number, string> => {
  const notes = new Map<number, string>();
  for (let row = from; row <= Math.min(to, from + NEAR); row++) {
    for (const { text } of (rows[row] ?? []).slice(0, 4)) {
      const [, number, name] = NOTE.exec(text) ?? [];
      if (number !== undefined && name !== undefined) notes.set(Number(number), tieBreakNamed(name));
    }
  }
  return notes;
};
