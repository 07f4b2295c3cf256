import { isRoundRobin, type Item, type Standings, type TieBreak, wordsOf } from "../engine/index";
import { type Explanation, EXPLANATION_TEXTS, UNPLAYED_TEXTS } from "./explanation-texts";
import { droppedBy } from "./items";

const fromSummary = (tieBreak: TieBreak): Explanation => {
  const { summary } = wordsOf(tieBreak);
  return { footer: summary, prompt: summary };
};

/** What item `at` of the sequence means, in words. */
export const explanationOf = (standings: Standings, at: number, { tieBreak, policy }: Item): Explanation => {
  const { footer, prompt } =
    EXPLANATION_TEXTS[tieBreak.name]?.(droppedBy(standings, at)) ?? fromSummary(tieBreak);
  const swiss = !isRoundRobin(standings.tournament.system);
  const unplayed = swiss && tieBreak.list === true ? (UNPLAYED_TEXTS[policy.opponentUnplayed] ?? "") : "";
  return { footer, prompt: prompt + unplayed };
};
