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

/** A name without one of its words. */
export interface Part {
  readonly word: string;
  readonly rest: string;
}

/** Shorter words that differ in a letter are other words: Lee and Lea, Team A and Team B. */
const SHORTEST = 4;

const WORD = /^\p{L}+$/u;

/** The parts of a name whose words are parted by blanks, one for each word that may be misspelled. */
export const partsOf = (key: string): readonly Part[] => {
  const words = key.split(" ");
  return words.flatMap((word, i) => {
    const rest = words.filter((_, k) => k !== i).sort();
    const fits = WORD.test(word) && word.length >= SHORTEST && word.length <= LONGEST;
    return fits ? [{ word, rest: rest.join(" ") }] : [];
  });
};

/** Words of as many letters may differ in one, longer ones in two. */
const FEW_LETTERS = 3;
const MANY_LETTERS = 6;

const isNear = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length);
  if (shorter === 1) return a[0] === b[0];
  if (shorter < FEW_LETTERS || Math.max(a.length, b.length) > LONGEST) return a === b;
  return distance(a, b) <= (shorter < MANY_LETTERS ? 1 : 2);
};

/** Whether two names may be of one player, a word of whom is the same: `Smith, John` and `J. Smith`, `Smith`. */
export const mayBeOne = (a: string, b: string): boolean => {
  const [few = [], many = []] = [a.split(" "), b.split(" ")].sort((one, two) => one.length - two.length);
  const [only = "", other = ""] = [few[0], many[0]];
  if (many.length === 1) return only.length >= FEW_LETTERS && isNear(only, other);
  const hasWord = few.some((word) => word.length >= FEW_LETTERS && many.includes(word));
  return hasWord && few.every((word) => many.some((each) => isNear(word, each)));
};

/** Whether one letter is another, missing, too many, or two are exchanged. */
export const isSlip = (a: string, b: string): boolean =>
  a !== b && Math.abs(a.length - b.length) <= 1 && distance(a, b) === 1;
