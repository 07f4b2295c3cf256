import { expect, test } from "vitest";
import { copyStandings } from "../../src/taskpane/effects/copy";
import { keepCopy } from "../../src/taskpane/effects/result";
import { rank } from "../../src/taskpane/effects/rank";
import { changeSettings } from "../../src/taskpane/effects/settings";
import { headerOf } from "../../src/taskpane/model/header";
import { firstPlaces } from "../../src/taskpane/model/result";
import { ranksSchools } from "../../src/taskpane/model/teams";
import { whyOf } from "../../src/taskpane/model/why";
import { whyText } from "../../src/taskpane/model/why-text";
import { workingScores } from "../../src/taskpane/model/working-scores";
import { WITH_SIGNS } from "../../src/engine/index";
import { NOTES, openScene } from "./open";
import { after, SAMPLE, stateOf, subjectOf } from "./scene";

const LEAGUE = [
  ["Granary League"],
  ["No.", "Team", "Rd 1", "Rd 2", "Rd 3", "Match pts"],
  [1, "Millbrook Town Knights", "W4 3", "D2 2", "W3 2½", 2.5],
  [2, "Harbor Rooks", "W3 2½", "D1 2", "W4 4", 2.5],
  [3, "Granary Bishops", "L2 1½", "W4 3", "L1 1½", 1],
  [4, "Fen Pawns", "L1 1", "L3 1", "L2 0", 0],
];

const asked = (player: number, against: number | null) =>
  after(stateOf(LEAGUE), { kind: "why", player, against, section: null });

test("teams are explained by name, as teams", () => {
  const state = asked(1, 2);
  const why = whyOf(subjectOf(state), state);
  expect(why?.sentence).toBe("Harbor Rooks is ahead of Millbrook Town Knights on Game points: 8½ to 7½.");
  expect(why?.more[0]).toBe("Both have 2½ points, and U.S. Amateur is equal at 7½.");
  expect(whyOf(subjectOf(state), asked(3, null))?.sentence).toBe("Granary Bishops is 3rd with 1 point.");
});

test("a long name leaves the score behind it whole", () => {
  const text = whyText(asked(2, 1)) ?? "";
  expect(text).toContain("Millbrook Tow (score 2.5)");
  expect(text).toContain("Millbrook Town Kni played");
  expect(text.split("\n").filter((line) => line.length > 72)).toEqual([]);
});

test("what is counted are teams", () => {
  const subject = subjectOf(stateOf(LEAGUE));
  expect(headerOf(stateOf(LEAGUE)).line).toMatch(/^4 teams · /);
  expect(workingScores(subject).map(({ text }) => text)).toEqual([
    "All 4 teams",
    "2½ points: 2 teams",
    "1 point: 1 team",
    "0 points: 1 team",
  ]);
});

test("team matches: the result, the copy for a website, and a copy that is kept", async () => {
  const { pane, workbook, copied, clock } = await openScene({ League: LEAGUE, Notes: NOTES });
  const ranked = async () => {
    rank(pane);
    await clock.pass(50);
  };
  await ranked();
  expect(pane.state().status.text).toBe("Standings written. 4 teams, 1 tie broken, none left.");
  const { ranking } = pane.state();
  expect(ranking.kind === "ranked" && firstPlaces(ranking.report, WITH_SIGNS)[0]?.name).toBe("Team");
  copyStandings(pane, "copy");
  await clock.pass(0);
  expect(copied[0]).toContain("Final team standings · 4 teams · 4 boards");
  expect(copied[0]).toMatch(/\n {4}1 {4}2 {2}Harbor Rooks +2\.5 +7\.50 +8\.5/);
  expect(copied[0]).toContain("Cash prizes are split among tied teams;");
  keepCopy(pane, "{3}", "Team standings after round 3");
  await clock.pass(10);
  await ranked();
  expect((await workbook.sheets()).map(({ name }) => name).slice(2)).toEqual([
    "Team standings after round 3",
    "Team standings",
  ]);
});

test("schools: copied with the players' list, and kept by themselves", async () => {
  const { pane, workbook, copied, clock } = await openScene({ Open: SAMPLE, Notes: NOTES });
  expect(ranksSchools(subjectOf(pane.state()))).toBe(false);
  changeSettings(pane, { ...subjectOf(pane.state()).settings, rules: "USCF, top=3", also: ["teams"] });
  expect(ranksSchools(subjectOf(pane.state()))).toBe(true);
  copyStandings(pane, "copy");
  await clock.pass(0);
  expect(copied[0]).toContain("Final standings · 12 players");
  expect(copied[0]).toContain("Final team standings · 4 teams · best 3 players count");
  expect(copied[0]).toMatch(/\n {4}1 {2}Lincoln MS +10\.0 /);
  expect(copied[0]).toMatch(/\n {7}Rios, Mateo +4\.0 /);
  rank(pane);
  await clock.pass(50);
  const schools = (await workbook.sheets()).find(({ name }) => name === "Team standings");
  keepCopy(pane, schools?.id ?? "", "Team standings after round 5");
  await clock.pass(10);
  rank(pane);
  await clock.pass(50);
  expect((await workbook.sheets()).map(({ name }) => name).slice(2)).toEqual([
    "Standings",
    "Team standings after round 5",
    "Team standings",
  ]);
});
