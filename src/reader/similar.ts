/**
 * How many letters must be changed, added, left out or swapped with their neighbor to make one word of another.
 *
 * The optimal string alignment distance; counted no further than needed for short words.
 */
export const distance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const of = (up: number, left: number): number => rows[i - up]?.[j - left] ?? 0;
      const ways = [of(1, 0) + 1, (row[j - 1] ?? 0) + 1, of(1, 1) + cost];
      row.push(Math.min(...ways, ...(swapped ? [of(2, 2) + 1] : [])));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
};

/** Longer words are compared with nothing. */
const LONGEST = 40;

/** The word of a list that was likely meant; undefined where none is near. */
export const nearest = (word: string, words: readonly string[]): string | undefined => {
  if (word.length > LONGEST) return undefined;
  const most = word.length < 4 ? 1 : 2;
  const [best] = words
    .map((each) => ({ each, off: distance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ off }) => off <= most)
    .sort((a, b) => a.off - b.off);
  return best?.each;
};
