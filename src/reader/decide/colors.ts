import { type Finding, finding } from "../finding";
import { FACT_TEXTS as T } from "../fact-texts";
import type { Token } from "../token";
import type { Fact, ReadingSettings } from "../types";
import { type Survey, tokenAt } from "../survey";
import { NO_ROW, type Pairs } from "./pairs";

/** How the table tells White: by a letter, by capitals, or not at all. */
export type White = { readonly by: "letter"; readonly letter: string } | { readonly by: "case" } | null;

/** The color letters of a language, White first. */
const ALPHABETS: readonly (readonly [string, string])[] = [
  ["w", "b"],
  ["w", "s"],
  ["w", "z"],
  ["b", "n"],
  ["b", "p"],
  ["b", "c"],
  ["b", "s"],
  ["b", "m"],
  ["v", "s"],
  ["v", "m"],
  ["h", "s"],
  ["a", "n"],
  ["б", "ч"],
  ["λ", "μ"],
];

const caseOf = (token: Token | undefined) => (token?.kind === "game" ? token.letterCase : undefined);

/** Capitals are White only if each game has one of either: else people just typed both. */
const isByCase = (survey: Survey, { facing }: Pairs): boolean => {
  const cells = survey.cellsOf("game");
  if (!cells.some((k) => caseOf(tokenAt(survey, k)) === "lower")) return false;
  let opposite = 0;
  let same = 0;
  for (const k of cells) {
    const other = facing[k] ?? NO_ROW;
    const mine = caseOf(tokenAt(survey, k));
    const theirs = other === NO_ROW ? undefined : caseOf(tokenAt(survey, other));
    if (mine === undefined || theirs === undefined) continue;
    if (mine === theirs) same++;
    else opposite++;
  }
  return opposite > 0 && opposite >= 19 * same;
};

/** A rare other letter is a slip, not a color. */
const usual = (letters: ReadonlyMap<string, number>): readonly string[] => {
  const total = [...letters.values()].reduce((sum, count) => sum + count, 0);
  return [...letters.keys()].filter((letter) => (letters.get(letter) ?? 0) >= 0.05 * total);
};

const whiteOf = (letters: readonly string[]): string | null => {
  const pair = ALPHABETS.find((alphabet) => letters.every((letter) => alphabet.includes(letter)));
  return pair?.[0] ?? null;
};

export interface Colors {
  readonly white: White;
  readonly fact: Fact;
  readonly findings: readonly Finding[];
}

const factOf = (value: string, evidence: string, setByUser = false): Fact => ({
  code: "white",
  value,
  evidence,
  setByUser,
});

/** Decides which letter is White. The alphabet of the two letters tells; a letter alone is looked up likewise. */
export const decideColors = (survey: Survey, pairs: Pairs, settings: ReadingSettings): Colors => {
  const { letters } = survey;
  const marks = usual(letters);
  const count = [...letters.values()].reduce((sum, n) => sum + n, 0);
  const evidence = T.colored(Math.ceil(count / 2));
  if (settings.white !== undefined) {
    const letter = settings.white.toLowerCase();
    return { white: { by: "letter", letter }, fact: factOf(letter, evidence, true), findings: [] };
  }
  if (marks.length === 0) {
    return isByCase(survey, pairs)
      ? { white: { by: "case" }, fact: factOf(T.capitals, T.smallIsBlack), findings: [] }
      : { white: null, fact: factOf(T.notMarked, T.noColors), findings: [] };
  }
  const letter = whiteOf(marks);
  if (letter === null) {
    const unclear = finding({ code: "white-unclear", letters: marks });
    return { white: null, fact: factOf(T.notKnown, evidence), findings: [unclear] };
  }
  const fact = factOf(T.marked([...marks].sort((a) => (a === letter ? -1 : 1)).join(", ")), evidence);
  return { white: { by: "letter", letter }, fact, findings: [] };
};
