import type { Item } from "../engine/index";

/** What a footer says after the tie-break's name, and what its heading explains. */
export interface Explanation {
  readonly footer: string;
  readonly prompt: string;
}

const LOWEST: Readonly<Record<number, string>> = { 1: "lowest", 2: "two lowest", 3: "three lowest" };
const HIGHEST: Readonly<Record<number, string>> = { 1: "highest", 2: "two highest", 3: "three highest" };

/** `lowest`, `two lowest`. */
export const lowest = (drops: number): string => LOWEST[drops] ?? `${drops} lowest`;
/** `highest`, `two highest`. */
export const highest = (drops: number): string => HIGHEST[drops] ?? `${drops} highest`;

/** By tie-break, where the registry's summary is not enough; `drops`: how many fall away at an end. */
export const EXPLANATION_TEXTS: Readonly<Record<string, (drops: number) => Explanation>> = {
  "Modified Median": (drops) => {
    const cut = `a plus score drops the ${lowest(drops)}, a minus score the ${highest(drops)}, an even score both`;
    return {
      footer: `opponents' scores; ${cut}.`,
      prompt: `The opponents' scores added up. A${cut.slice(1)}.`,
    };
  },
  Median: (drops) => ({
    footer: `opponents' scores without the ${lowest(drops)} and the ${highest(drops)}.`,
    prompt: `The opponents' scores added up, without the ${lowest(drops)} and the ${highest(drops)}.`,
  }),
  Solkoff: () => ({ footer: "scores of all opponents.", prompt: "The scores of all opponents added up." }),
  Cumulative: () => ({
    footer: "running scores, less points from byes and forfeits.",
    prompt: "The running score after each round, added up, less points from byes and forfeits.",
  }),
  "Cumulative of opposition": () => ({
    footer: "the opponents' Cumulative.",
    prompt: "The Cumulative of all opponents added up.",
  }),
};

/** How unplayed rounds enter sums of opponents' scores. */
export const UNPLAYED_TEXTS: Readonly<Partial<Record<Item["policy"]["opponentUnplayed"], string>>> = {
  half: " Unplayed games of an opponent count ½. Your own unplayed rounds count 0.",
};
