import { expect, test } from "vitest";
import { headerOf } from "../../src/taskpane/model/header";
import { lineViews, lockedLine } from "../../src/taskpane/model/lines";
import { pickerOptions } from "../../src/taskpane/model/picker";
import { defaultPreset, presetOf, presetsFor, schoolPresets } from "../../src/taskpane/presets";
import { rulesOfSubject } from "../../src/taskpane/look";
import { codesOf } from "../../src/taskpane/sequence";
import { after, type Cells, SAMPLE, stateOf, subjectOf } from "./scene";

/** Every team wins once; Knights and Bishops made most of their boards. */
const MATCHES: Cells = [
  ["No.", "Team", "Rd 1", "Rd 2", "Rd 3"],
  [1, "Knights", "W2 3", "L3 1", "D4 2"],
  [2, "Rooks", "L1 1", "W4 3", "D3 2"],
  [3, "Bishops", "D4 2", "W1 3", "D2 2"],
  [4, "Pawns", "D3 2", "L2 1", "D1 2"],
];

const WITHOUT_BOARDS: Cells = [
  ["No.", "Team", "Rd 1", "Rd 2"],
  [1, "Knights", "W2", "L3"],
  [2, "Rooks", "L1", "W4"],
  [3, "Bishops", "W4", "W1"],
  [4, "Pawns", "L3", "L2"],
];

const TEAM = "USCF, system=team";
const NO_MEMORY = { getItem: () => null, setItem: () => undefined };

const optionIn = (cells: Cells, code: string, settings = {}) =>
  pickerOptions(subjectOf(stateOf(cells, { rules: TEAM, ...settings }))).find(
    ({ tieBreak }) => tieBreak.code === code,
  );

test("tie-breaks of teams are offered for teams, and to them alone", () => {
  for (const code of ["USAT", "WTD", "PERFIDX", "EMMSB", "BC", "MMED", "BH"])
    expect(optionIn(MATCHES, code)?.tieBreak.code).toBe(code);
  const players = pickerOptions(subjectOf(stateOf(SAMPLE))).map(({ tieBreak }) => tieBreak.code);
  expect(players).not.toContain("USAT");
  expect(players).toContain("BLACKS");
  expect(optionIn(MATCHES, "BLACKS")).toBeUndefined();
});

test("a tie-break of teams says what it would separate", () => {
  const tagOf = (code: string) => optionIn(MATCHES, code, { tiebreaks: ["COIN"] })?.tag;
  expect(optionIn(MATCHES, "USAT")).toMatchObject({ group: "teams", tag: { text: "in line 1" } });
  expect(tagOf("COIN")?.text).toBe("in line 1");
  expect(optionIn(MATCHES, "GAMEPTS", { tiebreaks: [] })?.tag).toEqual({
    text: "separates nobody",
    kind: "plain",
  });
  expect(optionIn(MATCHES, "EMMSB", { tiebreaks: [] })?.tag.text).toBe("FIDE rules");
});

test("what needs board points is marked where the sheet has none", () => {
  expect(optionIn(WITHOUT_BOARDS, "GAMEPTS")?.tag).toEqual({ text: "needs board points", kind: "doubt" });
  expect(optionIn(WITHOUT_BOARDS, "KASH")?.tag.kind).not.toBe("doubt");
});

test("team tie-breaks are added, moved, changed and removed", () => {
  const state = stateOf(MATCHES, { rules: TEAM });
  const added = after(state, { kind: "added", code: "WTD" });
  expect(codesOf(subjectOf(added))).toEqual(["USAT", "GAMEPTS", "WTD"]);
  expect(added.status.text).toMatch(/^Weighted \(formula unconfirmed\) added as number 3\./);
  const moved = after(added, { kind: "moved", from: 2, to: 0, by: "grip" });
  expect(codesOf(subjectOf(moved))).toEqual(["WTD", "USAT", "GAMEPTS"]);
  const other = after(moved, { kind: "added", code: "SB" });
  const changed = after(other, { kind: "changedLine", line: 3, code: "SB:GP" });
  expect(codesOf(subjectOf(changed))).toEqual(["WTD", "USAT", "GAMEPTS", "SB:GP"]);
  const removed = after(changed, { kind: "removed", line: 0 });
  expect(codesOf(subjectOf(removed))).toEqual(["USAT", "GAMEPTS", "SB:GP"]);
});

test("a line works on match points or on board points", () => {
  const [line] = lineViews(subjectOf(stateOf(MATCHES, { rules: TEAM, tiebreaks: ["SOLK"] })));
  expect(line?.points).toEqual([
    { text: "Match points", code: "SOLK", chosen: true },
    { text: "Game points", code: "SOLK:GP", chosen: false },
  ]);
  const fide = stateOf(MATCHES, { rules: "FIDE-2026, system=team", tiebreaks: ["BH:GP/C1"] });
  const [cut] = lineViews(subjectOf(fide));
  expect(cut?.points.map(({ code, chosen }) => [code, chosen])).toEqual([
    ["BH:MP/C1", false],
    ["BH:GP/C1", true],
  ]);
  expect(cut?.choices.find(({ chosen }) => chosen)).toMatchObject({ text: "Cut 1", code: "BH:GP/C1" });
  expect(cut?.choices.find(({ text }) => text === "Cut 2")?.code).toBe("BH:GP/C2");
  const [ofPlayers] = lineViews(subjectOf(stateOf(SAMPLE)));
  expect(ofPlayers?.points).toEqual([]);
});

test("a score that says whose points it counts stays in the sequence", () => {
  const state = stateOf(MATCHES, { rules: TEAM, tiebreaks: ["PTS:GP", "USAT"] });
  expect(lockedLine(subjectOf(state), state)).toBeNull();
  const moved = after(state, { kind: "added", code: "KASH" });
  expect(codesOf(subjectOf(moved))).toEqual(["PTS:GP", "USAT", "KASH"]);
});

test("presets are those of teams", () => {
  const subject = subjectOf(stateOf(MATCHES, { rules: TEAM }));
  expect(defaultPreset(subject).name).toBe("U.S. Amateur Team");
  const presets = presetsFor(subject, { ...NO_MEMORY, getItem: () => '["BLACKS"]' });
  expect(presets.map(({ name }) => name)).toEqual([
    "U.S. Amateur Team",
    "Game points",
    "Performance Index",
    "Pan-American Intercollegiate",
    "Illinois (IHSA), formula unconfirmed",
  ]);
  const rules = rulesOfSubject(subject);
  expect(presetOf(["wtd", "Game points"], presets, rules, "teams")?.name).toContain("Illinois");
});

test("schools have sequences of their own", () => {
  expect(schoolPresets(subjectOf(stateOf(SAMPLE))).map(({ name }) => name)).toEqual([
    "Scholastic teams",
    "US Chess default, totals",
  ]);
});

test("another rule set keeps the sequence of teams", () => {
  const own = stateOf(MATCHES, { rules: TEAM, tiebreaks: ["WTD"] });
  const fide = after(own, { kind: "ruleSet", code: "FIDE-2026" });
  expect(codesOf(subjectOf(fide))).toEqual(["WTD"]);
  const usual = after(stateOf(MATCHES, { rules: TEAM }), { kind: "ruleSet", code: "WINTD" });
  expect(codesOf(subjectOf(usual))).toContain("USAT");
});

test("the header counts teams", () => {
  expect(headerOf(stateOf(MATCHES, { rules: TEAM })).line).toMatch(/^4 teams · Team matches/);
});
