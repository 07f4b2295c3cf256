import { expect, test } from "vitest";
import { standingsOf } from "../../src/taskpane/model/tied";
import { whatIfView, withResult } from "../../src/taskpane/model/what-if";
import type { State } from "../../src/taskpane/state";
import { after, chart, SAMPLE, stateOf, subjectOf } from "./scene";

const view = (state: State) => {
  const found = whatIfView(subjectOf(state), state);
  if (found === null) throw new Error("nothing to change");
  return found;
};

const chosen = (state: State, player: number, round: number): State =>
  after(state, { kind: "trial", trial: { ...view(state).trial, player, round } });

const given = (state: State, player: number, round: number, code: string): State => {
  const asked = chosen(state, player, round);
  const standings = standingsOf(subjectOf(asked), asked);
  if (standings === undefined) throw new Error("nothing is ranked");
  return after(asked, { kind: "trial", trial: withResult(standings, view(asked).trial, code) });
};

test("the player who is asked about is proposed", () => {
  const asked = after(stateOf(SAMPLE), { kind: "why", player: 3, against: null, section: null });
  expect(view(asked).trial.player).toBe(3);
  expect(view(asked).games.map(({ text }) => text)).toEqual([
    "Round 1: beat Whitaker",
    "Round 2: beat Park",
    "Round 3: beat Lindqvist",
    "Round 4: lost to Rios",
    "Round 5: beat Tran",
  ]);
});

test("what a game may bring, as the sheet has it first named so", () => {
  const { results, result } = view(chosen(stateOf(SAMPLE), 3, 4));
  expect(result).toBe("L");
  expect(results.map(({ text }) => text)).toEqual([
    "Beat Rios",
    "Drew Rios",
    "Lost to Rios (on the sheet)",
    "Forfeit win against Rios",
    "Forfeit loss against Rios",
    "Both forfeit: no game with Rios",
    "No result yet against Rios",
  ]);
});

test("the places that change, each with the sentence that decides", () => {
  const state = given(stateOf(SAMPLE), 3, 4, "W");
  expect(view(state).places.map(({ text, why }) => [text, why])).toEqual([
    [
      "1. Nair, Priya (was 2)",
      "Priya Nair is ahead of Ava Lindqvist on points: 5 to 4. No tie-break is needed.",
    ],
    [
      "2. Lindqvist, Ava (was 1)",
      "Priya Nair is ahead of Ava Lindqvist on points: 5 to 4. No tie-break is needed.",
    ],
    [
      "4. Tran, Liam (was 5)",
      "Liam Tran is ahead of Emma Okafor on Cumulative of opposition: 42 to 40. " +
        "Both have 3 points, and Modified Median, Solkoff and Cumulative are equal.",
    ],
    [
      "5. Okafor, Emma (was 4)",
      "Liam Tran is ahead of Emma Okafor on Cumulative of opposition: 42 to 40. " +
        "Both have 3 points, and Modified Median, Solkoff and Cumulative are equal.",
    ],
  ]);
  expect(state.status.text).toBe("4 places change.");
  expect(view(state).changes.map(({ text }) => text)).toEqual([
    "Round 4, Nair: beat Rios (on the sheet: lost to Rios)",
  ]);
});

test("the same game from the other side is the same change", () => {
  const state = given(stateOf(SAMPLE), 3, 4, "W");
  expect(view(chosen(state, 2, 4)).result).toBe("L");
  const back = given(state, 2, 4, "W");
  expect(view(back).changes).toEqual([]);
  expect(back.status.text).toBe("All results are those of the sheet.");
  expect(view(given(state, 2, 4, "FF")).changes).toHaveLength(1);
  expect(view(chosen(given(state, 2, 4, "FF"), 3, 4)).result).toBe("FF");
});

test("choosing says nothing; taking back leads the focus to the first field", () => {
  const state = given(stateOf(SAMPLE), 3, 4, "W");
  const turn = state.status.turn;
  expect(chosen(state, 5, 1).status.turn).toBe(turn);
  const reset = after(state, { kind: "trial", trial: { ...view(state).trial, changes: [] }, focus: true });
  expect(reset.focus?.id).toBe("first");
});

test("a bye is changed into another", () => {
  const { results } = view(chosen(stateOf(SAMPLE), 4, 5));
  expect(results.map(({ text }) => text)).toEqual(["Bye (on the sheet)", "Half-point bye", "Absent"]);
});

test("the sheet that is looked at decides which results are changed", () => {
  const state = given(stateOf(SAMPLE), 3, 4, "W");
  const other = { ...state, trial: state.trial && { ...state.trial, section: "Reserve" } };
  expect(view(other).changes).toEqual([]);
});

test("a round that is paired and not begun can be played here", () => {
  const state = stateOf(chart("Ann | | W4 *3 \n Bob | | W3 *4 \n Cal | | L2 *1 \n Dee | | L1 *2"));
  expect(view(chosen(state, 1, 2)).games.map(({ text }) => text)).toEqual([
    "Round 1: beat Dee",
    "Round 2: no result yet against Cal",
  ]);
  expect(view(given(state, 3, 2, "W")).places.length).toBeGreaterThan(0);
});
