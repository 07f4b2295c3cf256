/** What stands in the column of results: the letter that a wall chart has for it, and a color if it tells one. */
export interface Outcome {
  readonly letter: string;
  /** `w`, `b` or nothing. */
  readonly color: string;
}

/** Results, lower case, by their letter. */
const WORDS = {
  W: "1 1.0 1,0 w won win 1-0 1:0",
  D: "½ 1/2 0.5 0,5 .5 ,5 = d draw drew drawn t tie tied ½-½ ½:½ 1/2-1/2 0.5-0.5 .5-.5",
  L: "0 0.0 0,0 l lost loss lose 0-1 0:1",
  X: "+ x",
  F: "- – — f ff forfeit forfeited",
} as const;

/** Results by forfeit, with blanks, brackets and hyphens left out. */
const FORFEITS = {
  X: "1f 1x 1ff 1fft 1forfeit wf wx wff fw ffw xw 1forf forfeitwin winforfeit winbyforfeit wonbyforfeit wforfeit wbyforfeit",
  F: "0f 0x 0ff 0fft 0forfeit lf lx lff fl ffl 0forf forfeitloss lossforfeit lossbyforfeit lostbyforfeit lforfeit lbyforfeit",
} as const;

const byWord = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([letter, all]) => all.split(" ").map((word) => [word, letter])));

const RESULTS = byWord(WORDS);
const BY_FORFEIT = byWord(FORFEITS);
const BETWEEN = /[\s().*/-]/g;
/** `+/-`, `1-0F`: both sides of a game that was not played. */
const BOTH_SIDES = new Map([
  ["+/-", "X"],
  ["+:-", "X"],
  ["+--", "X"],
  ["-/+", "F"],
  ["-:+", "F"],
  ["--+", "F"],
  ["1-0f", "X"],
  ["0-1f", "F"],
]);

/** `1w`, `½ (b)`, `Lb`; `W1`, `b 0`: with figures the letter is a color. */
const COLORED = /^([01½=]|[wdl](?=[ (]|[wb]$)) *\(?([wb])\)?$/;
const COLOR_FIRST = /^([wb]) *[-:/]? *([01½=]|1\/2|0?[.,]5)$/;

const resultOf = (word: string): string | undefined =>
  RESULTS.get(word) ?? BOTH_SIDES.get(word) ?? BY_FORFEIT.get(word.replaceAll(BETWEEN, ""));

/** Reads a result that has its opponent in another column; null if it is none. */
export const outcomeOf = (text: string): Outcome | null => {
  const word = text.toLowerCase();
  const letter = resultOf(word);
  if (letter !== undefined) return { letter, color: "" };
  const [, result = "", color = ""] = COLORED.exec(word) ?? [];
  const [, first = "", second = ""] = COLOR_FIRST.exec(word) ?? [];
  const colored = RESULTS.get(result || second);
  return colored === undefined ? null : { letter: colored, color: color || first };
};

/** What a result is worth where there is no opponent. */
export const WITHOUT_OPPONENT: ReadonlyMap<string, string> = new Map([
  ["W", "B"],
  ["D", "H"],
  ["L", "U"],
  ["X", "B"],
  ["F", "U"],
]);
