import { expect, test } from "vitest";
import { troubleText } from "../../src/excel/texts";
import { bookOf, everything, namesOf, openOn, quad, sheetOf, shown } from "./harness";

test("a protected workbook takes no new sheet", async () => {
  const book = bookOf({ Open: quad() });
  book.protection = { password: undefined };
  const report = await (await openOn(book)).rank();
  expect(report).toMatchObject({
    outcome: "trouble",
    trouble: { code: "protected-workbook" },
    message:
      "This workbook is protected. Its structure is locked, so no sheet can be added. " +
      "Unlock it under Review, Protect Workbook, then choose Rank sheet again.",
  });
  expect(namesOf(book)).toEqual(["Open"]);
});

test("a sheet of ours is written again in a protected workbook", async () => {
  const book = bookOf({ Open: quad() });
  const { rank } = await openOn(book);
  await rank();
  book.protection = { password: undefined };
  expect(await rank()).toMatchObject({ outcome: "ranked" });
});

test("a protected list stays as it is", async () => {
  const book = bookOf({ Open: quad() });
  const { rank } = await openOn(book);
  await rank();
  const sheet = sheetOf(book, "Standings");
  sheet.protection = { options: {}, password: undefined };
  const before = everything(sheet);
  expect(await rank()).toMatchObject({
    trouble: { code: "protected-sheet", sheet: "Standings" },
    message: "The Standings sheet is protected. Unprotect it under Review, or keep it and write a new one.",
  });
  expect(everything(sheet)).toBe(before);
});

test("a protected crosstable can be ranked", async () => {
  const book = bookOf({ Open: quad() });
  sheetOf(book, "Open").protection = { options: {}, password: undefined };
  expect(await (await openOn(book)).rank()).toMatchObject({ outcome: "ranked" });
});

test("a workbook that is open for viewing is not written", async () => {
  const book = bookOf({ Open: quad() });
  book.readOnly = true;
  const report = await (await openOn(book)).rank();
  expect(report).toMatchObject({ outcome: "trouble", trouble: { code: "read-only" } });
  expect(namesOf(book)).toEqual(["Open"]);
});

test("while a cell is being edited, ranking waits and then goes on by itself", async () => {
  const book = bookOf({ Open: quad() });
  const { addin, rank } = await openOn(book);
  await addin.host.ready;
  addin.host.beginCellEdit();
  const report = rank();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(namesOf(book)).toEqual(["Open"]);
  addin.host.endCellEdit();
  expect(await report).toMatchObject({ outcome: "ranked" });
});

test("an unreadable rules text or sequence is a finding", async () => {
  const book = bookOf({ Open: quad() });
  const open = sheetOf(book, "Open");
  book.settings.set(
    `tiebreaks.${open.id}`,
    JSON.stringify(JSON.stringify({ version: 1, rules: "USCF, colour=blue" })),
  );
  const report = await (await openOn(book)).rank();
  expect(report).toMatchObject({ outcome: "findings" });
  expect(report.findings[0]?.message).toMatch(/colour/);
  expect(shown(open)).not.toEqual([]);
});

test("every trouble has its words", () => {
  expect(troubleText({ code: "no-room", column: "L", more: 2 }).text).toMatch(/needs 2 columns more/);
  expect(troubleText({ code: "other", message: "Bad thing.", detail: "" })).toEqual({
    title: "Excel did not answer as expected",
    text: "Bad thing. Nothing was written. Your sheet is unchanged.",
  });
});
