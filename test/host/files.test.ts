import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Opened, openWorkbook, saveWorkbook } from "../../src/workbench/files";
import { builtFileOptions } from "../../src/workbench/node/built";
import { everything, namesOf, openOn, sheetOf, shown, textAt, type } from "./harness";

const ROOT = join(import.meta.dirname, "../..");
const FILES = builtFileOptions(join(ROOT, "dist"));

const open = (bytes: Uint8Array): Promise<Opened> => openWorkbook("open.xlsx", bytes, FILES);

/** Saves a workbook and opens what was written. */
const reopened = async (opened: Opened): Promise<Opened> => open(await saveWorkbook(opened, "open.xlsx"));

test("a workbook that is saved, closed and ranked again keeps its one list and the user's notes beside it", async () => {
  const first = await open(new Uint8Array(readFileSync(join(ROOT, "samples/open-5-rounds.xlsx"))));
  const source = everything(sheetOf(first.book, "Open"));
  await (await openOn(first.book)).rank();
  const second = await reopened(first);
  const list = sheetOf(second.book, "Standings");
  const rows = shown(list);
  type(second.book, list, "P6", "prize 2");
  type(second.book, list, `A${rows.length + 3}`, "Hall closes at nine");
  const third = await reopened(second);
  expect(await (await openOn(third.book)).rank()).toMatchObject({
    outcome: "ranked",
    source: { name: "Open" },
    written: [{ id: list.id, name: "Standings" }],
  });
  const fourth = await reopened(third);
  const last = sheetOf(fourth.book, "Standings");
  expect(namesOf(fourth.book)).toEqual(["Open", "Standings"]);
  expect(textAt(last, "P6")).toBe("prize 2");
  expect(textAt(last, `A${rows.length + 3}`)).toBe("Hall closes at nine");
  expect(
    shown(last)
      .slice(3, rows.length)
      .map((row) => row.slice(0, 12)),
  ).toEqual(rows.slice(3).map((row) => row.slice(0, 12)));
  expect(last.tables).toMatchObject([{ name: "StandingsTable" }]);
  expect(everything(sheetOf(fourth.book, "Open"))).toBe(source);
});
