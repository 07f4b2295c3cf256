import { nobodyIn } from "./words";

/** What a pairing list says of one game: a letter of a wall chart for each side; null: no result yet. */
export interface Outcome {
  readonly white: string;
  readonly black: string;
}

const HALF = /1\/2|(?<![\d.,])0?[.,]5(?!\d)/g;
const WHOLE = /(?<![\d.,])([01])[.,]0(?!\d)/g;

/** One side of a result, as a letter of a wall chart. */
const SIDES: ReadonlyMap<string, string> = new Map([
  ["1", "W"],
  ["½", "D"],
  ["=", "D"],
  ["0", "L"],
  ["+", "X"],
  ["-", "F"],
  ["1f", "X"],
  ["1x", "X"],
  ["0f", "F"],
  ["0x", "F"],
  ["½f", "Z"],
  ["½x", "Z"],
  ["w", "W"],
  ["d", "D"],
  ["l", "L"],
  ["t", "D"],
  ["x", "X"],
  ["f", "F"],
]);

const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ["W", "L"],
  ["D", "D"],
  ["L", "W"],
  ["X", "F"],
  ["F", "X"],
  ["Z", "Z"],
]);

/** A note that the game was not played. */
const BY_DEFAULT = /\(?(?:ff|forfeit|kampflos|def|default|k|f)\.?\)?$/;

const TWO_SIDES = /^(?<white>[10½=+wdtlxf-][fx]?)[-:/ ]{1,3}(?<black>[10½=+wdtlxf-][fx]?)$/;
/** A letter beside a number is a slip: `l-0`. */
const MIXED = /[wdtl].*[10½]|[10½].*[wdtl]/;
/** `+-` and `-+`, without anything between. */
const GLUED: ReadonlyMap<string, Outcome> = new Map([
  ["+-", { white: "X", black: "F" }],
  ["-+", { white: "F", black: "X" }],
]);
const ONE_SIDE = /^[10½=+\-wdtlxf][fx]?$/;

const letter = (side: string | undefined): string | undefined => SIDES.get(side ?? "");

const UNPLAYED: ReadonlyMap<string, string> = new Map([
  ["W", "X"],
  ["D", "Z"],
  ["L", "F"],
]);

const unplayed = (side: string): string => UNPLAYED.get(side) ?? side;

const isPlayed = (side: string): boolean => UNPLAYED.has(side);

const bothSides = (text: string): Outcome | null => {
  const groups = TWO_SIDES.exec(text)?.groups;
  const white = letter(groups?.["white"]);
  const black = letter(groups?.["black"]);
  if (white === undefined || black === undefined || MIXED.test(text)) return null;
  // A game is played by both or by neither: `1-0F` says of both what it says of one.
  const both = isPlayed(white) && isPlayed(black) && white + black !== "LL";
  return both ? { white, black } : { white: unplayed(white), black: unplayed(black) };
};

const POINTS: ReadonlyMap<string, number> = new Map([
  ["W", 2],
  ["X", 2],
  ["D", 1],
  ["Z", 1],
]);

/** Whether the two sides have more points together than a game gives, as in 1-1. */
export const isTooMuch = ({ white, black }: Outcome): boolean =>
  (POINTS.get(white) ?? 0) + (POINTS.get(black) ?? 0) > 2;

const outcomesOf = (white: string, black: string, spellings: string): readonly [string, Outcome][] =>
  spellings.split("|").map((spelling) => [spelling, { white, black }]);

/** Results in words: who won. */
const WORDS: ReadonlyMap<string, Outcome> = new Map([
  ...outcomesOf(
    ...["W", "L"],
    "white|white wins|white won|white win|weiß|weiss|weiß gewinnt|weiss gewinnt|blancs|blanc|gain blanc|blancas|ganan blancas|gana blancas|bianco|wit",
  ),
  ...outcomesOf(
    ...["L", "W"],
    "black|black wins|black won|black win|schwarz|schwarz gewinnt|noirs|noir|gain noir|negras|ganan negras|gana negras|nero|zwart",
  ),
  ...outcomesOf(
    ...["D", "D"],
    "draw|drawn|tie|remis|unentschieden|nulle|partie nulle|tablas|empate|patta|gelijk",
  ),
  ...outcomesOf(...["F", "F"], "double forfeit|double forfeits|both forfeit|0-0 forfeit"),
]);

const compact = (text: string): string =>
  text.toLowerCase().replace(HALF, "½").replace(WHOLE, "$1").replaceAll(/\s+/g, " ").trim();

/**
 * Reads a result: `1-0`, `½ : ½`, `+ - -`, `1F-0F`, `1-0F`, `Black wins`, or White's side alone.
 *
 * 0-0 is a game that both lost without playing.
 */
export const outcomeOf = (text: string): Outcome | null => {
  const plain = compact(text);
  const both =
    WORDS.get(plain) ?? GLUED.get(plain) ?? bothSides(plain.replaceAll(" ", "")) ?? bothSides(plain);
  if (both !== null) return both;
  const noted = BY_DEFAULT.test(plain) ? bothSides(plain.replace(BY_DEFAULT, "").replaceAll(" ", "")) : null;
  if (noted !== null) return { white: unplayed(noted.white), black: unplayed(noted.black) };
  const white = ONE_SIDE.test(plain) ? letter(plain) : undefined;
  return white === undefined ? null : { white, black: OPPOSITE.get(white) ?? "L" };
};

const BYES: ReadonlyMap<string, string> = new Map([
  ["W", "B"],
  ["X", "B"],
  ["D", "H"],
  ["Z", "H"],
  ["L", "U"],
  ["F", "U"],
]);

/** Letters of a wall chart, which say what a bye is worth. */
const BYE_LETTERS: ReadonlyMap<string, string> = new Map([
  ["b", "B"],
  ["p", "P"],
  ["h", "H"],
  ["u", "U"],
  ["z", "U"],
]);

/** Nothing, or signs for a result that is still to come. */
const OPEN = /^[-_*:?\s]*$/;
const ONE_DASH = "-";
/** Around what a bye is worth. */
const AROUND = /^\+(?=[\d½])|points?|pts?/g;

/**
 * What a round without an opponent is worth; null: the text does not say, and is no result.
 *
 * A bye of which nothing is said is worth a point.
 */
export const byeOf = (text: string, color: "white" | "black" = "white"): string | null => {
  const plain = compact(text).replaceAll(AROUND, "").trim();
  const letter = BYE_LETTERS.get(plain) ?? BYES.get(outcomeOf(plain)?.[color] ?? "");
  if (letter !== undefined) return letter;
  if (OPEN.test(text) && text.trim() !== ONE_DASH) return "B";
  const named = nobodyIn(plain);
  if (named === "none" || named === "default") return null;
  return named === "" ? "B" : named;
};
