import {
  type LastRound,
  listed,
  type Question,
  resultsAt,
  type Verdict,
  type Way,
  waysOf,
} from "../../engine/index";
import { isScore, isUnseen, itemName } from "../../writer/items";
import { once } from "../once";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { gameName, namesIn, notesOf, opponentIn, questionOf, shortIn } from "./last-round-question";
import { standingsOf } from "./tied";

const T = TEXTS.foresight;

/** Players who are first in some outcomes, and how. */
export interface FirstGroup {
  readonly sentence: string;
  readonly ways: readonly string[];
}

/** An outcome in a table. */
export interface OutcomeRow {
  readonly results: readonly string[];
  readonly first: string;
  readonly on: string;
}

/** The page Last round. */
export interface LastRoundView {
  /** What is open, and what is not gone through. */
  readonly notes: readonly string[];
  /** There is something to work out. */
  readonly ready: boolean;
  readonly groups: readonly FirstGroup[];
  /** The games above the columns of the table. */
  readonly games: readonly string[];
  readonly rows: readonly OutcomeRow[];
}

const conditionsOf = (question: Question, way: Way): string =>
  listed(
    way.flatMap((results, g) => {
      const game = question.decisive[g];
      return game === undefined || results.length === 3
        ? []
        : [T.condition(results, shortIn(question, game.a.player), opponentIn(question, game))];
    }),
  );

const howOf = ({ items }: Question, { by, open }: Verdict): string => {
  const item = by === null ? undefined : items[by];
  if (item === undefined) return T.shared;
  if (open) return T.openOn(itemName(item));
  return isScore(item) || isUnseen(item) ? T.onPoints : T.on(itemName(item));
};

/** Verdicts that name the same players, by their positions in `verdicts`. */
const groupsOf = ({ verdicts }: LastRound): number[][] => {
  const groups = new Map<string, number[]>();
  verdicts.forEach(({ first, open }, at) => {
    const key = `${[...first].sort((a, b) => a - b).join()}${open ? "?" : ""}`;
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  return [...groups.values()];
};

const countOf = ({ of }: LastRound, verdicts: ReadonlySet<number>): number =>
  of.reduce((count, verdict) => count + (verdicts.has(verdict) ? 1 : 0), 0);

const sentenceOf = (last: LastRound, group: readonly number[]): string => {
  const verdict = last.verdicts[group[0] ?? 0];
  if (verdict === undefined) return "";
  const names = listed(namesIn(last.question, verdict.first));
  const [part, of] = [countOf(last, new Set(group)), last.question.outcomes];
  if (verdict.open) return T.mayBeFirst(names, part, of);
  return verdict.first.length > 1 ? T.shareFirst(names, part, of) : T.isFirst(names, part, of);
};

const waysIn = (last: LastRound, group: readonly number[]): string[] =>
  group.flatMap((at) => {
    const verdict = last.verdicts[at];
    if (verdict === undefined) return [];
    const { ways, more } = waysOf(last, new Set([at]));
    const conditions = ways.map((way) => conditionsOf(last.question, way)).join(T.orIf);
    return [
      T.way(howOf(last.question, verdict), conditions),
      ...(more > 0 ? [`${T.moreOutcomes(more)}.`] : []),
    ];
  });

/** Who will be first, those first who are it most often. */
export const firstGroups = once((last: LastRound): readonly FirstGroup[] =>
  groupsOf(last)
    .map((group) => ({ group, count: countOf(last, new Set(group)) }))
    .sort((a, b) => b.count - a.count)
    .map(({ group }) => ({ sentence: sentenceOf(last, group), ways: waysIn(last, group) })),
);

/** More outcomes are told by their groups alone. */
const MOST_ROWS = 81;

const SCORES = { win: "1–0", draw: "½–½", loss: "0–1" } as const;

const rowsOf = (last: LastRound): OutcomeRow[] =>
  last.question.outcomes > MOST_ROWS
    ? []
    : Array.from(last.of, (at, outcome) => {
        const verdict = last.verdicts[at] ?? { first: [], by: null, open: true };
        const names = verdict.first.map((player) => shortIn(last.question, player));
        return {
          results: resultsAt(last.question, outcome).map((result) => SCORES[result]),
          first: names.join(verdict.open ? " / " : ", "),
          on: howOf(last.question, verdict).replace(/^On /, ""),
        };
      });

/** The page; null where nothing can be ranked. */
export const lastRoundView = (subject: Crosstable, state: State): LastRoundView | null => {
  const standings = standingsOf(subject, state);
  if (standings === undefined) return null;
  const question = questionOf(standings);
  const last = state.ahead?.of === standings ? state.ahead.result : null;
  return {
    notes: notesOf(question),
    ready: question.games.length > 0 && !question.tooMany,
    groups: last === null ? [] : firstGroups(last),
    games: question.decisive.map((game) => gameName(question, game)),
    rows: last === null ? [] : rowsOf(last),
  };
};

/** The answer as a plain text. */
export const lastRoundText = ({ notes, groups }: LastRoundView): string =>
  [
    notes.join("\n"),
    ...groups.map(({ sentence, ways }) => [sentence, ...ways.map((way) => `- ${way}`)].join("\n")),
  ].join("\n\n");
