import { expect, test } from "vitest";
import { ID } from "../../src/taskpane/ids";
import { foreignText, lineViews, lockedLine } from "../../src/taskpane/model/lines";
import { tiedGroups } from "../../src/taskpane/model/tied";
import { codesOf, movedIn } from "../../src/taskpane/sequence";
import type { State } from "../../src/taskpane/state";
import { after, type Cells, chart, crosstable, SAMPLE, stateOf, subjectOf } from "./scene";

const codes = (state: State): readonly string[] => codesOf(subjectOf(state));
const captions = (state: State): string[] => lineViews(subjectOf(state)).map(({ effect }) => effect.text);

/** Everybody met everybody. */
const ROUND_ROBIN = chart(`
  Ann | 2000 | W2 L3 W4
  Bob | 1900 | L1 W4 W3
  Cy  | 1800 | W4 W1 L2
  Dee | 1700 | L3 L2 L1
`);

interface EffectCase {
  readonly cells: Cells;
  readonly tiebreaks: string[];
  readonly line: number;
  readonly text: string;
}

test("the lines say what each tie-break does here", () => {
  const state = stateOf(SAMPLE);
  expect(lockedLine(subjectOf(state), state)).toEqual({
    title: "Score, then points from play",
    caption: "Always first in this rule set",
  });
  expect(lineViews(subjectOf(state)).map(({ name, effect }) => [name, effect.text])).toEqual([
    ["Modified Median", "breaks 5 ties"],
    ["Solkoff", "breaks 1 tie"],
    ["Cumulative", "breaks no tie here"],
    ["Cumulative of opposition", "breaks no tie here"],
  ]);
});

test.each`
  what                                  | cells          | tiebreaks            | line | text
  ${"all have met all"}                 | ${ROUND_ROBIN} | ${["SOLK"]}          | ${0} | ${"cannot separate anyone: all have met all"}
  ${"nobody has played off"}            | ${SAMPLE}      | ${["PLAYOFF"]}       | ${0} | ${"cannot be worked out: there is no column Play-off"}
  ${"the same values as before"}        | ${SAMPLE}      | ${["MED", "MED/M1"]} | ${1} | ${"same as line 1"}
  ${"another number than the rule has"} | ${SAMPLE}      | ${["MMED/M2"]}       | ${0} | ${"own variation: must be posted before round 1"}
`("$what: $text", ({ cells, tiebreaks, line, text }: EffectCase) => {
  expect(captions(stateOf(cells, { tiebreaks }))[line]).toContain(text);
});

test("without the actual-play key the score alone comes first", () => {
  const state = stateOf(SAMPLE, { rules: "WINTD" });
  expect(lockedLine(subjectOf(state), state)).toEqual({ title: "Score", caption: "Always first" });
});

test("a score that stands elsewhere is a line like the others", () => {
  const state = stateOf(SAMPLE, { tiebreaks: ["CUM", "PTS", "MMED"] });
  expect(lockedLine(subjectOf(state), state)).toBeNull();
  expect(codes(state)).toEqual(["CUM", "PTS", "MMED"]);
});

test("who stays tied", () => {
  expect(tiedGroups(crosstable(SAMPLE))).toEqual([
    { section: "", places: "8–9", names: "Whitaker and Park", nos: [8, 12] },
  ]);
});

test("moving a line says where it is, and the focus goes along", () => {
  const state = after(stateOf(SAMPLE), { kind: "moved", from: 1, to: 0, by: "grip" });
  expect(codes(state)).toEqual(["SOLK", "MMED", "CUM", "CUMOPP"]);
  expect(state.status.text).toBe("Solkoff is now number 1 of 4.");
  expect(state.focus?.id).toBe(ID.mover("grip", "SOLK"));
});

test.each([
  [0, -1],
  [3, 4],
  [2, 2],
  [9, 0],
])("a line cannot be moved from %i to %i", (from, to) => {
  const state = stateOf(SAMPLE);
  expect(after(state, { kind: "moved", from, to, by: "up" })).toBe(state);
});

test("moving keeps every element", () => {
  expect(movedIn(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  expect(movedIn(["a", "b"], 0, 5)).toEqual(["a", "b"]);
});

test("an added tie-break is announced with what it separates, and marked as late", () => {
  const state = after(
    stateOf(SAMPLE),
    { kind: "page", page: { kind: "picker" }, opener: ID.add },
    { kind: "added", code: "BLACKS" },
  );
  expect(codes(state).at(-1)).toBe("BLACKS");
  expect(state.status.text).toBe("Most Blacks added as number 5. Places 8–9 are separated.");
  expect(state.page).toBeNull();
  expect(state.focus?.id).toBe(ID.line("BLACKS"));
  expect(subjectOf(state).settings.addedAfter).toEqual([["BLACKS", 5]]);
});

test("a removed line can be put back, and the focus goes to its neighbor", () => {
  const state = stateOf(SAMPLE);
  const removed = after(state, { kind: "removed", line: 2 });
  expect(codes(removed)).toEqual(["MMED", "SOLK", "CUMOPP"]);
  expect(removed.status.text).toBe("Cumulative removed.");
  expect(removed.focus?.id).toBe(ID.line("CUMOPP"));
  expect(removed.undo?.text).toBe("Cumulative removed.");
  expect(codes(after(removed, { kind: "undone" }))).toEqual(codes(state));
  expect(after(removed, { kind: "undoExpired" }).undo).toBeNull();
});

test("after the last line the focus goes to the one before, and then to Add a tie-break", () => {
  const one = after(stateOf(SAMPLE, { tiebreaks: ["MMED", "SOLK"] }), { kind: "removed", line: 1 });
  expect(one.focus?.id).toBe(ID.line("MMED"));
  expect(after(one, { kind: "removed", line: 0 }).focus?.id).toBe(ID.add);
});

test("removing a late tie-break forgets when it was added", () => {
  const state = after(stateOf(SAMPLE), { kind: "added", code: "H2H" }, { kind: "removed", line: 4 });
  expect(subjectOf(state).settings.addedAfter).toEqual([]);
});

test("the same tie-break stands twice only with different settings", () => {
  const state = stateOf(SAMPLE, { tiebreaks: ["BH", "BH/C1"] });
  const equal = after(state, { kind: "changedLine", line: 1, code: "BH" });
  expect(codes(equal)).toEqual(["BH", "BH/C1"]);
  expect(equal.status.text).toBe("Already in line 1.");
  expect(codes(after(state, { kind: "changedLine", line: 1, code: "BH/M1" }))).toEqual(["BH", "BH/M1"]);
});

test("the open line stays open when its settings change", () => {
  const state = after(
    stateOf(SAMPLE),
    { kind: "opened", code: "MMED" },
    { kind: "changedLine", line: 0, code: "MMED/M2" },
  );
  expect(state.open).toBe("MMED/M2");
  expect(after(state, { kind: "opened", code: "MMED/M2" }).open).toBeNull();
});

test("another rule set keeps the sequence and says what it does not know", () => {
  const state = after(stateOf(SAMPLE), { kind: "ruleSet", code: "FIDE-2026" });
  expect(codes(state)).toEqual(["MMED", "SOLK", "CUM", "CUMOPP"]);
  expect(foreignText(subjectOf(state), state)).toBe(
    "Modified Median is not a FIDE tie-break; it is still worked out by US Chess rules.",
  );
  const own = after(state, { kind: "sequence", codes: null });
  expect(codes(own)).toEqual(["DE", "BH/C1", "BH", "WIN"]);
  expect(foreignText(subjectOf(own), own)).toBeNull();
});

test("another US rule set has the same sequence of its own", () => {
  const state = after(stateOf(SAMPLE), { kind: "ruleSet", code: "MCA" });
  expect(subjectOf(state).settings).toMatchObject({ rules: "MCA", tiebreaks: null });
  expect(foreignText(subjectOf(state), state)).toBeNull();
});
