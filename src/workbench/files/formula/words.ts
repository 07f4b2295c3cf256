/** A text, a quoted sheet name, a bracketed name, or a word: a name, function, number or address. */
const TOKEN = /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^\]]*\]|[\p{L}\p{N}_.$\\]+/gu;

/** A word of a formula with the characters beside it. */
export interface Word {
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

const isWord = (token: string): boolean => !/^["'[]/.test(token);

/** A formula with its words changed; texts and quoted names stay as they are. */
export const mapWords = (formula: string, change: (word: Word) => string): string =>
  formula.replace(TOKEN, (text: string, at: number) =>
    isWord(text)
      ? change({ text, before: formula[at - 1] ?? "", after: formula[at + text.length] ?? "" })
      : text,
  );
