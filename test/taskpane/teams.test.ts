import { expect, test } from "vitest";
import { PLAIN, WITH_SIGNS } from "../../src/engine/index";
import { ruleIn } from "../../src/taskpane/rules-text";
import {
  divisionsOf,
  teamsNow,
  teamsOf,
  trophyOptions,
  trophyValue,
  withMatches,
  withSheet,
} from "../../src/taskpane/model/teams";
import { codesOf } from "../../src/taskpane/sequence";
import type { Crosstable } from "../../src/taskpane/state";
import { SAMPLE, stateOf, subjectOf } from "./scene";

const MATCHES = [
  ["No.", "Team", "Rd 1", "Total"],
  [1, "Knights", "W2 3", 1],
  [2, "Rooks", "L1 1", 0],
];

const withRules = (subject: Crosstable, rules: string): Crosstable => ({
  ...subject,
  settings: { ...subject.settings, rules },
});

test("teams come from the column of schools", () => {
  const subject = subjectOf(stateOf(SAMPLE));
  expect(teamsOf(subject)).toEqual({
    matches: false,
    hasColumn: true,
    caption: "Column D, “School”: 4 schools",
  });
});

test("the example with three counting players", () => {
  const [now] = teamsNow(withRules(subjectOf(stateOf(SAMPLE)), "USCF, top=3"), WITH_SIGNS);
  expect(now).toEqual({
    caption: "Teams now",
    heading: "Mod. Med.",
    lines: [
      { place: "1", name: "Lincoln MS", players: "Rios, Okafor, Dubois", score: "10", value: "33½" },
      { place: "2", name: "Riverside", players: "Nair, Tran, Haddad", score: "9", value: "27½" },
      { place: "3", name: "Oak Hill", players: "Lindqvist, Feld, Whitaker", score: "8", value: "30" },
      { place: "4", name: "Maple Grove", players: "Park, McAllister, Petrova", score: "3½", value: "17" },
    ],
    notes: [],
  });
});

test("with four counting a team of three is told of", () => {
  const [now] = teamsNow(subjectOf(stateOf(SAMPLE)), WITH_SIGNS);
  expect(now?.notes).toContain("Maple Grove has 3 players; the missing one adds 0.");
});

test("team matches have a sequence and a preview of their own", () => {
  const subject = subjectOf(stateOf(MATCHES));
  expect(teamsOf(subject)?.matches).toBe(true);
  expect(codesOf(subject)).toEqual(["USAT", "GAMEPTS"]);
  expect(teamsNow(subject, PLAIN)[0]?.lines.map(({ name, score }) => [name, score])).toEqual([
    ["Knights", "1"],
    ["Rooks", "0"],
  ]);
});

test("rows are teams or players as the user says", () => {
  const { settings } = subjectOf(stateOf(SAMPLE));
  const matches = withMatches(settings, true);
  expect(ruleIn(matches.rules, "system")).toBe("team");
  expect(ruleIn(withMatches(matches, false).rules, "system")).toBeNull();
  expect(ruleIn(withMatches(settings, false).rules, "system")).toBe("swiss");
});

test("players of another sheet count for the same teams, or no longer", () => {
  const { teams } = subjectOf(stateOf(SAMPLE)).settings;
  const both = withSheet(withSheet(teams, "k8", true), "k12", true);
  expect(both.sheets).toEqual(["k8", "k12"]);
  expect(withSheet(both, "k8", true).sheets).toEqual(["k12", "k8"]);
  expect(withSheet(both, "k8", false).sheets).toEqual(["k12"]);
});

test("the preview says that the players of other sheets are not in it yet", () => {
  const subject = subjectOf(stateOf(SAMPLE));
  const settings = { ...subject.settings, teams: withSheet(subject.settings.teams, "k8", true) };
  const [here] = teamsNow(subject, PLAIN);
  const [now] = teamsNow({ ...subject, settings }, PLAIN);
  expect([here?.caption, here?.notes.length]).toEqual(["Teams now", 4]);
  expect([now?.caption, now?.notes]).toEqual(["Teams now (without the other sheets)", []]);
});

test("trophies for all, or for each value of a column", () => {
  expect(trophyOptions(subjectOf(stateOf(SAMPLE)))).toEqual([{ value: "none", text: "One for all" }]);
  const graded = [
    ["No.", "Name", "School", "Grade", "Rd 1"],
    [1, "Ann", "Oaks", 5, "W2"],
    [2, "Bob", "Elms", 8, "L1"],
  ];
  const subject = subjectOf(stateOf(graded));
  expect(trophyOptions(subject).map(({ text }) => text)).toEqual(["One for all", "One for each Grade"]);
  const divisions = divisionsOf("column:Grade");
  expect(trophyValue(divisions)).toBe("column:Grade");
  const settings = { ...subject.settings, teams: { ...subject.settings.teams, divisions } };
  expect(teamsNow({ ...subject, settings }, PLAIN).map(({ caption }) => caption)).toEqual([
    "Teams now, 5",
    "Teams now, 8",
  ]);
});
