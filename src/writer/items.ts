import { type Item, type Standing, type Standings, TIE_BREAKS, workingOf } from "../engine/index";
import { NUMBER } from "./style";

/** An item of the sequence that has a column, with its position in the sequence. */
export interface ShownItem {
  readonly item: Item;
  readonly at: number;
}

const SCORE = TIE_BREAKS.find(({ code }) => code === "PTS");

/** Whether the item is the score, which has a column of its own. */
export const isScore = ({ tieBreak }: Item): boolean => tieBreak === SCORE;

/** Whether the rule set put the item in by itself. */
export const isUnseen = ({ tieBreak }: Item): boolean => tieBreak.hidden === true;

/** The items that have a column of their own, in order. */
export const shownItems = ({ items }: Standings): ShownItem[] =>
  items.flatMap((item, at) => (isScore(item) || isUnseen(item) ? [] : [{ item, at }]));

/** Whether the score comes before everything else, so that players of one score stand together. */
export const scoreFirst = ({ items }: Standings): boolean => items[0] !== undefined && isScore(items[0]);

/** One decimal suffices where the rule set prints the value doubled. */
export const numberFormatOf = ({ tieBreak, policy }: Item): string =>
  NUMBER[tieBreak.display === "quarter" && policy.sonnebornScale === 2 ? "half" : tieBreak.display];

/** The modifiers as they follow the code: `/C1`, empty where there are none. */
const suffixOf = ({ code, tieBreak }: Item): string =>
  code.slice(code.indexOf(tieBreak.code) + tieBreak.code.length);

/** The item's name with what its modifiers change: `Buchholz Cut 1`, `Modified Median (M2)`. */
export const itemName = (item: Item): string => {
  const { name, variants = {} } = item.tieBreak;
  const suffix = suffixOf(item).slice(1);
  if (suffix === "") return name;
  const named = Object.entries(variants).find(([, modifiers]) => modifiers === suffix);
  return named?.[0] ?? `${name} (${suffix})`;
};

/** The rule as it is cited beside a name: `34E1`. */
export const citation = (rule: string): string => rule.replace(/^US Chess /, "");

/** How many scores the item drops at each end concerned; 1 where it says nothing of it. */
export const droppedBy = (standings: Standings, at: number): number => {
  const [first] = standings.rows;
  const fact = first === undefined ? undefined : workingOf(standings, first, at)?.fact;
  return fact !== undefined && "drops" in fact ? fact.drops : 1;
};

/** The item that put the player's whole group ahead of the next player; null: none, or nobody is next. */
export const decidingItem = (rows: readonly Standing[], row: number): number | null => {
  let last = row;
  while (rows[last]?.decidedBy === null && rows[last + 1]?.place === rows[row]?.place) last++;
  return rows[last]?.decidedBy ?? null;
};
