import { describe, expect, test } from "vitest";
import { MARK_KEY, writeMark } from "../../src/excel/ownership";
import type { RankReport } from "../../src/excel/report";
import { DEFAULT_SETTINGS, readSettings, settingsKey, writeSettings } from "../../src/excel/settings";
import { type Choices, forgetAnyway, putChoices } from "../../src/workbench/cli/choices";
import type { Report } from "../../src/workbench/cli/report";
import { Book } from "../../src/workbench/model";

/** The add-in's report has all that the command line prints; the compiler holds them together. */
export const asPrinted = (report: RankReport): Report => report;

const NOTHING: Choices = { rules: undefined, tiebreaks: undefined, anyway: false };

const bookWith = () => {
  const book = new Book();
  return { book, sheet: book.addSheet({ name: "Open" }) };
};

/** The add-in's reading of its settings, as office.js hands it over. */
const settingsIn = (book: Book, sheetId: string) => {
  const stored = book.settings.get(settingsKey(sheetId));
  return readSettings(stored === undefined ? null : (JSON.parse(stored) as string));
};

describe("what is typed reaches the add-in through its settings", () => {
  test.each<[Partial<Choices>, object]>([
    [{ rules: "FIDE, rounds=9" }, { rules: "FIDE, rounds=9", tiebreaks: null }],
    [{ tiebreaks: ["MMED", "SOLK"] }, { rules: "", tiebreaks: ["MMED", "SOLK"] }],
    [{ tiebreaks: [] }, { tiebreaks: null }],
    [{ anyway: true }, { rules: ", anyway" }],
    [{ rules: "USCF", anyway: true }, { rules: "USCF, anyway" }],
    [{ rules: "USCF; Anyway", anyway: true }, { rules: "USCF; Anyway" }],
  ])("%j", (choices, expected) => {
    const { book, sheet } = bookWith();
    putChoices(book, sheet, { ...NOTHING, ...choices });
    expect(settingsIn(book, sheet.id)).toEqual({ ...DEFAULT_SETTINGS, ...expected });
  });

  test("nothing typed: the workbook's settings stay as they are", () => {
    const { book, sheet } = bookWith();
    putChoices(book, sheet, NOTHING);
    expect(book.settings.size).toBe(0);
  });

  test("what is not typed stays as the workbook has it", () => {
    const { book, sheet } = bookWith();
    const kept = { ...DEFAULT_SETTINGS, rules: "FIDE-2024", event: "Club championship", runningScores: true };
    book.settings.set(settingsKey(sheet.id), JSON.stringify(writeSettings(kept)));
    putChoices(book, sheet, { ...NOTHING, tiebreaks: ["BH"], anyway: true });
    expect(settingsIn(book, sheet.id)).toEqual({ ...kept, rules: "FIDE-2024, anyway", tiebreaks: ["BH"] });
    forgetAnyway(book, sheet, { ...NOTHING, anyway: true });
    expect(settingsIn(book, sheet.id)).toEqual({ ...kept, tiebreaks: ["BH"] });
  });

  test("--anyway alone leaves nothing behind", () => {
    const { book, sheet } = bookWith();
    putChoices(book, sheet, { ...NOTHING, anyway: true });
    forgetAnyway(book, sheet, { ...NOTHING, anyway: true });
    expect(book.settings.size).toBe(0);
  });

  test("settings that cannot be read are as if they had never been", () => {
    const { book, sheet } = bookWith();
    for (const stored of ["", "{", '"{"', '"[1]"', '"{\\"version\\":2,\\"event\\":\\"x\\"}"']) {
      book.settings.set(settingsKey(sheet.id), stored);
      putChoices(book, sheet, { ...NOTHING, rules: "WINTD" });
      expect(settingsIn(book, sheet.id)).toEqual({ ...DEFAULT_SETTINGS, rules: "WINTD" });
    }
  });
});

describe("the settings are those of the crosstable's sheet", () => {
  const mark = { kind: "standings", section: "", rows: 5, columns: 6 } as const;

  test("which an owned sheet names", () => {
    const { book, sheet } = bookWith();
    const owned = book.addSheet({ name: "Standings" });
    owned.customProperties.set(MARK_KEY, writeMark({ ...mark, id: owned.id, source: sheet.id }));
    putChoices(book, owned, { ...NOTHING, rules: "MCA" });
    expect(settingsIn(book, sheet.id).rules).toBe("MCA");
  });

  test("but a copy of an owned sheet is a sheet of its own", () => {
    const { book, sheet } = bookWith();
    const copy = book.addSheet({ name: "Standings (2)" });
    copy.customProperties.set(MARK_KEY, writeMark({ ...mark, id: "another", source: sheet.id }));
    putChoices(book, copy, { ...NOTHING, rules: "MCA" });
    expect(settingsIn(book, copy.id).rules).toBe("MCA");
  });
});
