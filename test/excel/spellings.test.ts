import { expect, test } from "vitest";
import { rankAll } from "../../src/excel/rank/rank-all";
import { rankSheet } from "../../src/excel/rank/rank-sheet";
import { DEFAULT_SETTINGS, settingsKey, writeSettings } from "../../src/excel/settings";
import { NOV_28 } from "../writer/sections";
import { FakeWorkbook } from "./fake-workbook";

const OPTIONS = { now: NOV_28, paper: "Letter" } as const;

const chart = (player: string, school: string) => [
  ["No.", "Name", "School", "Rd 1", "Total"],
  [1, player, school, "W2", 1],
  [2, `Rival of ${school}`, school, "L1", 0],
];

const book = () =>
  new FakeWorkbook({
    Open: chart("Reusch, Anna", "Hill"),
    Blitz: chart("Ruesch, Anna", "Hill"),
    Rapid: chart("Okafor, Chidi", "Lake"),
  });

test("ranking all sheets asks whether two names are one player", async () => {
  const { sheets } = await rankAll(book(), OPTIONS);
  expect(sheets.map(({ source, findings }) => [source.name, findings.map(({ cell }) => cell)])).toEqual([
    ["Open", []],
    ["Blitz", ["Blitz!A2"]],
    ["Rapid", []],
  ]);
  expect(sheets[1]?.findings[0]?.message).toBe(
    "“Ruesch, Anna” is “Reusch, Anna” in Open: one player, spelled differently?",
  );
});

test("so does ranking schools by the players of several sheets", async () => {
  const workbook = book();
  const open = workbook.sheet("Open").id;
  const teams = { ...DEFAULT_SETTINGS.teams, sheets: [workbook.sheet("Blitz").id] };
  await workbook.settings.put(
    settingsKey(open),
    writeSettings({ ...DEFAULT_SETTINGS, also: ["teams"], teams }),
  );
  const { findings } = await rankSheet(workbook, { ...OPTIONS, sheetId: open });
  expect(findings.map(({ level, cell }) => [level, cell])).toEqual([["warning", "Open!A2"]]);
});
