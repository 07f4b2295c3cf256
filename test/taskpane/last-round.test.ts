import { expect, test } from "vitest";
import { lookAhead, stopLookingAhead } from "../../src/taskpane/effects/last-round";
import { lastRoundText, lastRoundView } from "../../src/taskpane/model/last-round";
import type { State } from "../../src/taskpane/state";
import { openScene } from "./open";
import { chart, type Cells, SAMPLE, type Scene, subjectOf } from "./scene";

const view = (state: State) => {
  const found = lastRoundView(subjectOf(state), state);
  if (found === null) throw new Error("nothing is ranked");
  return found;
};

const opened = async (cells: Cells): Promise<Scene> => {
  const scene = await openScene({ Open: cells });
  lookAhead(scene.pane);
  await scene.clock.pass(100);
  return scene;
};

/** Ann and Bob have the same but for Cal, whom Ann beat, and Dee, whom Bob beat. */
const FINAL = chart(`
  Ann Able | | W5 W3 *2
  Bob Best | | W6 W4 *1
  Cal Cool | | D4 L1 *4
  Dee Dark | | D3 L2 *3
  Eve Ernst | | L1 D6 D6
  Fay Frost | | L2 D5 D5
`);

test("who will be first, and with which results", async () => {
  const { pane } = await opened(FINAL);
  const { notes, groups, games, rows } = view(pane.state());
  expect(notes).toEqual([
    "2 games have no result. 2 players can still reach the top score.",
    "Wins, draws and losses; forfeits are not gone through.",
  ]);
  expect(groups).toEqual([
    {
      sentence: "Ann Able is first in 4 of 9 outcomes.",
      ways: [
        "On points, if Able beats Best.",
        "On Modified Median, if Able and Best draw and Cool beats Dark.",
      ],
    },
    {
      sentence: "Bob Best is first in 4 of 9 outcomes.",
      ways: [
        "On points, if Best beats Able.",
        "On Modified Median, if Able and Best draw and Dark beats Cool.",
      ],
    },
    {
      sentence: "Ann Able and Bob Best share the first place in 1 of 9 outcomes.",
      ways: ["Equal in everything, if Able and Best draw and Cool and Dark draw."],
    },
  ]);
  expect(games).toEqual(["Able–Best", "Cool–Dark"]);
  expect(rows).toHaveLength(9);
  expect(rows[1]).toEqual({ results: ["½–½", "1–0"], first: "Able", on: "Modified Median" });
  expect(pane.state().status.text).toBe("9 outcomes worked out. 3 answers.");
  expect(lastRoundText(view(pane.state()))).toContain(
    "Ann Able is first in 4 of 9 outcomes.\n- On points, if Able beats Best.\n",
  );
});

test("nothing is open", async () => {
  const { pane } = await opened(SAMPLE);
  expect(view(pane.state())).toMatchObject({
    notes: ["Every game of the crosstable has a result."],
    ready: false,
    groups: [],
  });
});

test("the next round is not paired", async () => {
  const cells = chart("Ann | | W2 \n Bob | | L1").map((row, i) => (i === 1 ? [...row, "Rd 2", "Rd 3"] : row));
  const { pane } = await opened(cells);
  expect(view(pane.state()).notes.at(-1)).toBe(
    "Round 2 of 3 is not paired yet. Write its pairings as *12 (paired with 12, no result yet), " +
      "and this page says what the leaders need.",
  );
});

const FIELD = Array.from(
  { length: 20 },
  (_, i) => `P${i + 1} | | *${i % 2 === 0 ? i + 2 : i} D${((i + 10) % 20) + 1}`,
);

test("too many games are said to be too many, and nothing is worked out", async () => {
  const { pane } = await opened(chart(FIELD.join("\n")));
  expect(view(pane.state()).ready).toBe(false);
  expect(view(pane.state()).notes[1]).toBe(
    "They have 10 games to play: 59,049 outcomes. No more than 9 games are gone through. " +
      "Look again when there are more results.",
  );
  expect(pane.state().ahead).toBeNull();
});

test("it can be stopped, and begun again", async () => {
  const scene = await openScene({ Open: FINAL });
  lookAhead(scene.pane);
  expect(scene.pane.state().ahead).toMatchObject({ done: 0, result: null });
  stopLookingAhead(scene.pane);
  await scene.clock.pass(2000);
  expect([scene.pane.state().ahead, scene.pane.state().status.text]).toEqual([null, "Stopped."]);
  lookAhead(scene.pane);
  await scene.clock.pass(100);
  expect(scene.pane.state().ahead?.result).not.toBeNull();
});

test("an answer is gone with the results it was made of", async () => {
  const { pane, workbook, clock } = await opened(FINAL);
  workbook.type(
    "{1}",
    FINAL.map((row) => row.map((cell) => (cell === "*2" ? "W2" : cell === "*1" ? "L1" : cell))),
  );
  await clock.pass(1000);
  expect(view(pane.state()).groups).toEqual([]);
  expect(view(pane.state()).notes[0]).toBe("Ann Able will be first, whatever happens.");
});

test("an answer stays where the same cells are read again", async () => {
  const { pane, workbook, clock } = await opened(FINAL);
  const { groups } = view(pane.state());
  expect(groups).not.toEqual([]);
  workbook.type("{1}", [...FINAL.map((row) => [...row])]);
  await clock.pass(1000);
  expect(view(pane.state()).groups).toEqual(groups);
});
