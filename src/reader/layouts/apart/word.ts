import { type Cell, isBlank } from "../../cell";
import type { Token } from "../../token";
import { us } from "../../tokens/us";
import { wordToken } from "../../tokens/words";
import { outcomeOf, WITHOUT_OPPONENT } from "./results";

const COLORS: ReadonlyMap<string, string> = new Map([
  ["w", "w"],
  ["white", "w"],
  ["weiss", "w"],
  ["b", "b"],
  ["black", "b"],
  ["s", "b"],
  ["schwarz", "b"],
]);

/** Nobody: a dash, or a word that says so. */
const NOBODY = /^(?:[-–—]{1,5}|0|none|n\/?a|nobody|no opp(?:onent)?|keiner|ninguno)$/i;

/** A word or a letter for a bye that does not say what it is worth: the result beside it does. */
const isBye = ({ text }: Cell): boolean => {
  const token = wordToken(text);
  return text.toUpperCase() === "B" || (token?.kind === "bye" && token.worth === "unstated");
};

/** What two cells hold that cannot be read together, in a form that no notation reads. */
const unclear = (opponent: Cell, result: Cell): string => `${opponent.text} · ${result.text}`;

/** Against nobody: a bye that is worth what the result says. */
const byeOf = (opponent: Cell, result: Cell): string => {
  if (result.kind === "blank") return opponent.text === "0" ? "" : opponent.text;
  if (result.text === "0" && isBlank(opponent)) return "";
  const outcome = outcomeOf(result.text);
  return outcome === null ? result.text : (WITHOUT_OPPONENT.get(outcome.letter) ?? result.text);
};

/** Letters of a wall chart that results may have beside those that are read here. */
const OTHERS = /^[NRSZ]$/i;

const WORTHS: Readonly<Record<string, string>> = { full: "B", half: "H", zero: "U" };

/** A bye that says what it is worth, and a result beside it that says something else. */
const isContradicted = (said: Token, letter: string | undefined): boolean =>
  said.kind === "bye" && letter !== undefined && WORTHS[said.worth] !== WITHOUT_OPPONENT.get(letter);

/** Against somebody whom a name tells, or what is a bye of a worth of its own. */
const wordOfText = (opponent: Cell, color: string, result: Cell): string => {
  const outcome = outcomeOf(result.text);
  const said = us.read(opponent.text) ?? wordToken(opponent.text);
  if (said !== null) return isContradicted(said, outcome?.letter) ? unclear(opponent, result) : opponent.text;
  if (result.kind === "blank") return `* ${opponent.text}`;
  if (outcome === null) return unclear(opponent, result);
  const own = color || outcome.color;
  return `${outcome.letter} ${opponent.text}${own === "" ? "" : ` (${own})`}`;
};

/** What a round cell of a wall chart would say; what cannot be read is passed on as it stands. */
export const wordOf = (opponent: Cell, which: Cell, result: Cell): string => {
  if (isBlank(opponent) || NOBODY.test(opponent.text) || isBye(opponent)) return byeOf(opponent, result);
  const color = COLORS.get(which.text.toLowerCase()) ?? "";
  if (opponent.value === null) return wordOfText(opponent, color, result);
  const outcome = outcomeOf(result.text);
  if (result.kind === "blank") return `*${opponent.text}${color}`;
  if (outcome !== null) return `${outcome.letter}${opponent.text}${color || outcome.color}`;
  return OTHERS.test(result.text)
    ? `${result.text.toUpperCase()}${opponent.text}${color}`
    : unclear(opponent, result);
};

/** Whether it is the opponent that a finding has to quote: no result stands beside it, or one that can be read. */
export const isOpponentToBlame = (opponent: Cell, result: Cell, isUnread: boolean): boolean =>
  opponent.kind !== "blank" && (result.kind === "blank" || (isUnread && outcomeOf(result.text) !== null));
