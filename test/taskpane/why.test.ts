import { expect, test } from "vitest";
import { whyOf, type WhyView } from "../../src/taskpane/model/why";
import { whyText } from "../../src/taskpane/model/why-text";
import type { State } from "../../src/taskpane/state";
import { after, SAMPLE, stateOf, subjectOf } from "./scene";

const asked = (player: number, against: number | null): State =>
  after(stateOf(SAMPLE), { kind: "why", player, against, section: null });

const answer = (state: State): WhyView | null => whyOf(subjectOf(state), state);

test("one player: the place, and what gave it", () => {
  const why = answer(asked(1, null));
  expect(why?.sentence).toBe("Ava Lindqvist is 1st with 4 points.");
  expect(why?.more[0]).toBe("Three players have 4 points.");
  expect(why?.workings.map(({ title, total }) => [title, total])).toEqual([
    ["Ava Lindqvist: Modified Median 14", "14"],
  ]);
  expect(why?.others.map(({ name, value }) => [name, value])).toEqual([
    ["Solkoff", "15½"],
    ["Cumulative", "12"],
    ["Cumulative of opposition", "50"],
  ]);
});

test("two players: the deciding step, and the working of both", () => {
  const why = answer(asked(2, 3));
  expect(why?.sentence).toBe("Priya Nair is ahead of Mateo Rios on Solkoff: 14 to 13½.");
  expect(why?.names).toEqual(["Nair", "Rios"]);
  expect(why?.steps.map(({ name, values, caption }) => [name, ...values, caption])).toEqual([
    ["Score", "4", "4", ""],
    ["Modified Median", "12½", "12½", ""],
    ["Solkoff", "14", "13½", "decides"],
    ["Cumulative", "13", "14", "not reached"],
    ["Cumulative of opposition", "45", "39", ""],
  ]);
  expect(why?.workings.map(({ title }) => title)).toEqual([
    "Priya Nair: Solkoff 14",
    "Mateo Rios: Solkoff 13½",
  ]);
  expect(why?.workings[0]?.lines[0]).toMatchObject({
    round: "1",
    text: "beat Whitaker",
    score: "2",
    counts: "1½",
  });
  expect(why?.rule).toBe("US Chess 34E2");
});

test("decimals are those of the workbook's language, for a mail too", () => {
  const state: State = { ...asked(2, 3), preferences: { halves: false, mark: false }, decimal: "," };
  expect(answer(state)?.sentence).toBe("Priya Nair is ahead of Mateo Rios on Solkoff: 14 to 13,5.");
  expect(whyText(state)).toContain("Priya Nair is ahead of Mateo Rios on Solkoff: 14 to 13,5.");
});

test("a dropped score is marked as dropped", () => {
  const lines = answer(asked(1, null))?.workings[0]?.lines ?? [];
  expect(lines.filter(({ dropped }) => dropped).map(({ text, counts }) => [text, counts])).toEqual([
    ["beat Feld", "1½"],
  ]);
});

test("another tie-break can be looked at", () => {
  const state = after(asked(2, 3), {
    kind: "whyItem",
    item: answer(asked(2, 3))?.others.at(-1)?.item ?? null,
  });
  expect(answer(state)?.workings.map(({ title }) => title)).toEqual([
    "Priya Nair: Cumulative of opposition 45",
    "Mateo Rios: Cumulative of opposition 39",
  ]);
});

test("a player is not compared with himself", () => expect(asked(3, 3).why.against).toBeNull());

test("those who share a place have no working to show", () => {
  const why = answer(asked(8, 12));
  expect(why?.sentence).toBe("Noah Whitaker and Ethan Park share places 8–9.");
  expect(why?.workings).toEqual([]);
});

test("halves are written as the pane is told to", () => {
  const plain = after(asked(2, 3), { kind: "preferences", preferences: { halves: false, mark: false } });
  expect(answer(plain)?.sentence).toContain("14 to 13.5");
});

test("nobody chosen, nothing to copy", () => expect(whyText(stateOf(SAMPLE))).toBeNull());

test("the answer as a mail", () => {
  const text = whyText(asked(3, 2)) ?? "";
  expect(text.split("\n").filter((line) => line.length > 72)).toEqual([]);
  expect(text).not.toContain("½");
  expect(text).toMatch(/^Maple Grove Scholastic, K–8 U1200: places 2 and 3\n\n/);
  expect(text).toContain("Priya Nair is ahead of Mateo Rios on Solkoff: 14 to 13.5.\n");
  expect(text).toContain(
    [
      "Rd  Nair played          Counts   Rios played          Counts",
      " 1  Whitaker (score 2)      1.5   Petrova (score 0)       1.0",
      " 2  Park (score 2)          1.5   Okafor (score 3)        3.0",
      " 3  Lindqvist (score 4)     4.0   Feld (score 2)          1.5",
      " 4  Rios (score 4)          4.0   Nair (score 4)          4.0",
      " 5  Tran (score 3)          3.0   Lindqvist (score 4)     4.0",
      "    Total                  14.0   Total                  13.5",
    ].join("\n"),
  );
  expect(text.replaceAll("\n", " ")).toContain("Feld: round 5 (bye, 1) counts 0.5.");
});
