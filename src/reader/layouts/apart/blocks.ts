import { headingKey } from "../../heading-words";
import { type Part, partOf, type Round } from "./heads";

const NUMBERS = /\d+/g;
const FEWEST_ROUNDS = 2;

/** Columns of one part that differ by their number alone: `Opp 1`, `Opp 2`, in the order of their numbers. */
interface Block {
  readonly part: Part;
  readonly columns: readonly number[];
}

const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);

/** The columns of a heading row by their part and their word. */
const blocksIn = (texts: readonly string[]): readonly Block[] => {
  const blocks = new Map<string, { part: Part; columns: number[] }>();
  texts.forEach((text, column) => {
    const part = partOf(text);
    if (part === null) return;
    const key = headingKey(text).replaceAll(NUMBERS, "");
    const block = blocks.get(key) ?? { part, columns: [] };
    block.columns.push(column);
    blocks.set(key, block);
  });
  return [...blocks.values()].map(({ part, columns }) => ({
    part,
    columns: [...columns].sort((a, b) => numberIn(texts[a] ?? "") - numberIn(texts[b] ?? "") || a - b),
  }));
};

const areApart = (a: readonly number[], b: readonly number[]): boolean =>
  Math.max(...a) < Math.min(...b) || Math.max(...b) < Math.min(...a);

/** The block of colors that goes with so many rounds. */
export const colorBlock = (texts: readonly string[], rounds: number): readonly number[] | null =>
  blocksIn(texts).find(({ part, columns }) => part === "color" && columns.length === rounds)?.columns ?? null;

/** Rounds whose opponents stand in one block and whose results in another: `Opp 1 Opp 2 Res 1 Res 2`. */
export const roundsInBlocks = (texts: readonly string[]): readonly Round[] => {
  const blocks = blocksIn(texts);
  const opponents = blocks.find(
    ({ part, columns }) => part === "opponent" && columns.length >= FEWEST_ROUNDS,
  )?.columns;
  if (opponents === undefined) return [];
  const results = blocks.find(
    ({ part, columns }) =>
      part === "result" && columns.length === opponents.length && areApart(columns, opponents),
  )?.columns;
  if (results === undefined) return [];
  const colors = colorBlock(texts, results.length);
  return results.map((result, at) => ({
    ...{ opponent: opponents[at] ?? result, color: colors?.[at] ?? null, result },
    ...{ first: result, last: result },
  }));
};
