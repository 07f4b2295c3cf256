/** A game as a cell tells of it that names the opponent. */
export interface NamedGame {
  /** The result as a letter of US Chess. */
  readonly letter: string;
  readonly name: string;
  /** `w`, `b` or nothing. */
  readonly color: string;
}

const WORDS = {
  W: "w 1 + won win beat",
  D: "d ½ = drew draw tie tied",
  L: "l 0 - lost loss",
  X: "x",
  F: "f",
  "*": "*",
} as const;

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([letter, words]) => words.split(" ").map((word) => [word, letter] as const)),
);

const GAME =
  /^(w|d|l|x|f|won|win|beat|drew|draw|tie|tied|lost|loss|1|½|0|\+|=|-|\*)(?:[ :-]+|(?<=[+=*-]))(?:(?:v|vs|with|to|against)\.? +)?(\p{L}[\p{L}'’. ,-]{1,50}?)(?: *\(([wb])\))?$/iu;

/** `W Dee`, `L Smith (b)`, `½ Lee`: a result and a name; null for anything else. */
export const namedOpponent = (text: string): NamedGame | null => {
  const [, result = "", name, color = ""] = GAME.exec(text.replace("1/2", "½")) ?? [];
  const letter = LETTERS.get(result.toLowerCase());
  return name === undefined || letter === undefined || /^byes?$/i.test(name) ? null : { letter, name, color };
};
