import { compare, type Comparison, PLAIN, type PlayerNo, type Standings, type Step } from "../engine/index";
import { MESSAGES } from "./message-texts";
import { formulaTitle, headingsOf } from "../writer/items";
import { rangeOf, textsArgument } from "./arguments";
import type { Cell } from "./cells";
import { invalid } from "./errors";
import { eventOf } from "./event";
import { schoolNamed } from "./medley";
import { namedPlayer } from "./players";
import { rank } from "./ranking";
import type { Table } from "./tables";
import { valueCell } from "./values";

const decides = ({ state }: Step, { ahead, behind, sentence, more }: Comparison): Cell => {
  if (state === "decides") return [sentence, ...more].join(" ");
  return ahead.place === null || behind.place === null ? "" : state;
};

const stepRow = (step: Step, heading: string, comparison: Comparison, first: PlayerNo): readonly Cell[] => {
  const values = [valueCell(step.ahead), valueCell(step.behind)];
  const inOrder = comparison.ahead.entry.player.no === first ? values : values.reverse();
  return [heading, ...inOrder, decides(step, comparison)];
};

const tableOfSteps = (comparison: Comparison, first: PlayerNo): Table => {
  const { ahead, behind, steps, decidedBy, sentence, more } = comparison;
  const names = [ahead, behind].map(({ entry }) => entry.player.name);
  const headings = headingsOf(
    steps.map(({ item }) => item),
    formulaTitle,
  );
  const reached = steps.filter(({ state }) => state !== "notReached");
  return [
    ["Tie-break", ...(ahead.entry.player.no === first ? names : names.reverse()), "Decides"],
    ...reached.map((step) => stepRow(step, headings.get(step.item) ?? step.item.title, comparison, first)),
    ...(decidedBy === null ? [["", "", "", [sentence, ...more].join(" ")]] : []),
  ];
};

const compared = (ranked: Standings, first: PlayerNo, second: PlayerNo): Table => {
  if (first === second) throw invalid(MESSAGES.samePlayer);
  const comparison = compare(ranked, first, second, PLAIN);
  if (comparison === undefined) throw invalid(MESSAGES.notRanked);
  return tableOfSteps(comparison, first);
};

/** TIEBREAK.COMPARE: two players side by side until the item that decides. */
export const compareAnswer = (
  crosstable: unknown,
  player1: unknown,
  player2: unknown,
  tiebreaks: unknown,
  rules: unknown,
): Table => {
  const event = eventOf(rangeOf(crosstable), rules);
  const schools = [player1, player2].map((player) =>
    schoolNamed(event, player, textsArgument(tiebreaks, "tiebreaks")),
  );
  const [one, other] = schools;
  if (one != null && other != null) return compared(one.ranked, one.no, other.no);
  const first = namedPlayer(event, player1, "player1");
  const second = namedPlayer(event, player2, "player2");
  if (first.section !== second.section) throw invalid(MESSAGES.otherCrosstable);
  return compared(rank(first.section, tiebreaks), first.no, second.no);
};
