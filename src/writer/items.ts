import {
  type Item,
  itemTitle,
  missingText,
  type Standing,
  type Standings,
  TIE_BREAKS,
  workingOf,
} from "../engine/index";
import { NUMBER } from "./style";

export { itemName } from "../engine/index";

/** An item of the sequence that has a column, with its position in the sequence. */
export interface ShownItem {
  readonly item: Item;
  readonly at: number;
  readonly heading: string;
}

const SCORE = TIE_BREAKS.find(({ code }) => code === "PTS");

/** Whether the item is the score, which has a column of its own. */
export const isScore = ({ tieBreak }: Item): boolean => tieBreak === SCORE;

/** Whether the rule set put the item in by itself. */
export const isUnseen = ({ tieBreak }: Item): boolean => tieBreak.hidden === true;

/** What each item of a sequence is headed by: its title, and where another has that too, by which rules. */
export const headingsOf = (items: readonly Item[], titleOf = itemTitle): ReadonlyMap<Item, string> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(titleOf(item), (counts.get(titleOf(item)) ?? 0) + 1);
  return new Map(
    items.map((item) => {
      const title = titleOf(item);
      return [item, counts.get(title) === 1 ? title : `${title} (${item.ruleSet.code})`];
    }),
  );
};

/** The heading of an item's column in what formulas give, which is alike in every language. */
export const formulaTitle = ({ title }: Item): string => title;

/** The items that have a column of their own, in order. */
export const shownItems = ({ items }: Standings, titleOf = itemTitle): ShownItem[] => {
  const headings = headingsOf(items, titleOf);
  return items.flatMap((item, at) =>
    isScore(item) || isUnseen(item) ? [] : [{ item, at, heading: headings.get(item) ?? titleOf(item) }],
  );
};

/** Whether the score comes before everything else, so that players of one score stand together. */
export const scoreFirst = ({ items }: Standings): boolean => items[0] !== undefined && isScore(items[0]);

/** One decimal suffices where the rule set prints the value doubled. */
export const numberFormatOf = ({ tieBreak, policy }: Item): string =>
  NUMBER[tieBreak.display === "quarter" && policy.sonnebornScale === 2 ? "half" : tieBreak.display];

/** The rule as it is cited beside a name: `34E1`. */
export const citation = (rule: string): string => rule.replace(/^US Chess /, "");

/** How many scores the item drops at each end concerned; 1 where it says nothing of it. */
export const droppedBy = (standings: Standings, at: number): number => {
  const [first] = standings.rows;
  const fact = first === undefined ? undefined : workingOf(standings, first, at)?.fact;
  return fact !== undefined && "drops" in fact ? fact.drops : 1;
};

/** Why nobody has a value of an item; empty where somebody has one, or where the tie-break says nothing. */
export const blankReason = (standings: Standings, at: number): string => {
  const { rows } = standings;
  if (rows.some(({ values }) => (values[at] ?? null) !== null)) return "";
  const reasons = rows.map((row) => workingOf(standings, row, at)?.missing);
  return [...new Set(reasons)]
    .flatMap((missing) => (missing === undefined ? [] : missingText(missing)))
    .join(" ");
};

/** The item that put the player's whole group ahead of the next player; null: none, or nobody is next. */
export const decidingItem = (rows: readonly Standing[], row: number): number | null => {
  let last = row;
  while (rows[last]?.decidedBy === null && rows[last + 1]?.place === rows[row]?.place) last++;
  return rows[last]?.decidedBy ?? null;
};
