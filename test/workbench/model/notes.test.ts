import { describe, expect, test } from "vitest";
import {
  type Area,
  Book,
  cellArea,
  clearCells,
  copyCells,
  copySheet,
  deleteCells,
  deleteNotes,
  History,
  insertCells,
  mergeCells,
  type Note,
  parseArea,
  printArea,
  setNote,
  type Sheet,
} from "../../../src/workbench/model";

const area = (text: string): Area => {
  const found = parseArea(text);
  if (!found) throw new Error(`${text} is no address`);
  return found;
};

const note = (address: string, text = address, author = "TD"): Note => {
  const { row, column } = area(address);
  return { row, column, text, author };
};

/** A sheet with a note in each of these cells, which says where it was first. */
const noted = (...addresses: readonly string[]): { book: Book; sheet: Sheet } => {
  const book = new Book();
  const sheet = book.addSheet();
  for (const address of addresses) setNote(book, sheet, note(address));
  return { book, sheet };
};

const notesOf = ({ notes }: Sheet): readonly string[] =>
  notes.map(({ row, column, text }) => `${printArea(cellArea(row, column))} ${text}`).sort();

test("a cell has one note; another text takes the place of the one before", () => {
  const { book, sheet } = noted("B2", "C3");
  setNote(book, sheet, note("B2", "again", "Another"));
  expect(sheet.notes).toHaveLength(2);
  expect(sheet.notes).toContainEqual({ row: 1, column: 1, text: "again", author: "Another" });
});

describe("notes go where their cells go", () => {
  const PLACES = ["A1", "B2", "C3", "D4"];
  test.each<readonly ["insert" | "delete", string, "rows" | "columns", readonly string[]]>([
    ["insert", "2:3", "rows", ["A1 A1", "B4 B2", "C5 C3", "D6 D4"]],
    ["insert", "B:B", "columns", ["A1 A1", "C2 B2", "D3 C3", "E4 D4"]],
    ["insert", "C1:C2", "rows", ["A1 A1", "B2 B2", "C5 C3", "D4 D4"]],
    ["insert", "A3:A3", "columns", ["A1 A1", "B2 B2", "D3 C3", "D4 D4"]],
    ["delete", "2:2", "rows", ["A1 A1", "C2 C3", "D3 D4"]],
    ["delete", "A:B", "columns", ["A3 C3", "B4 D4"]],
    ["delete", "C1:C2", "rows", ["A1 A1", "B2 B2", "C1 C3", "D4 D4"]],
  ])("%s %s along %s", (kind, address, axis, expected) => {
    const { book, sheet } = noted(...PLACES);
    (kind === "insert" ? insertCells : deleteCells)(book, sheet, area(address), axis);
    expect(notesOf(sheet)).toEqual([...expected].sort());
  });

  test("copied, also several times; what had a note before has the copy's or none", () => {
    const { book, sheet } = noted("A1", "C1", "C2");
    copyCells(book, { sheet, area: area("A1:A2") }, { sheet, area: area("C1:D4") }, "All", false);
    expect(notesOf(sheet)).toEqual(["A1 A1", "C1 A1", "C3 A1", "D1 A1", "D3 A1"]);
  });

  test("with the sheet that is copied", () => {
    const { book, sheet } = noted("B2");
    expect(notesOf(copySheet(book, sheet, 1))).toEqual(["B2 B2"]);
  });
});

test("values alone bring no note, contents alone take none, and everything takes them", () => {
  const { book, sheet } = noted("A1", "B1");
  copyCells(book, { sheet, area: area("A1") }, { sheet, area: area("D1") }, "Values", false);
  clearCells(book, sheet, area("A1"), "Contents");
  expect(notesOf(sheet)).toEqual(["A1 A1", "B1 B1"]);
  clearCells(book, sheet, area("A1"), "All");
  expect(notesOf(sheet)).toEqual(["B1 B1"]);
});

test("a merged cell keeps the note of its first cell", () => {
  const { book, sheet } = noted("A1", "B1", "C1");
  mergeCells(book, sheet, area("A1:B1"), false);
  expect(notesOf(sheet)).toEqual(["A1 A1", "C1 C1"]);
});

test("new, changed, moved and deleted notes are undone and done again", () => {
  const { book, sheet } = noted();
  const history = new History(book);
  history.step(() => setNote(book, sheet, note("A2", "first")));
  history.step(() => setNote(book, sheet, note("A2", "second")));
  history.step(() => insertCells(book, sheet, area("1:1"), "rows"));
  history.step(() => deleteNotes(book, sheet, area("A1:B9")));
  const seen = [notesOf(sheet)];
  for (let step = 0; step < 4; step++) {
    history.undo();
    seen.push(notesOf(sheet));
  }
  expect(seen).toEqual([[], ["A3 second"], ["A2 second"], ["A2 first"], []]);
  for (let step = 0; step < 3; step++) history.redo();
  expect(notesOf(sheet)).toEqual(["A3 second"]);
});

test("a protected sheet keeps its notes unless objects may be edited", () => {
  const { book, sheet } = noted("A1");
  sheet.protection = { options: {}, password: undefined };
  expect(() => setNote(book, sheet, note("A1", "x"))).toThrow(/protected/);
  expect(() => deleteNotes(book, sheet, area("A1"))).toThrow(/protected/);
  sheet.protection = { options: { allowEditObjects: true }, password: undefined };
  deleteNotes(book, sheet, area("A1"));
  expect(notesOf(sheet)).toEqual([]);
});

test("the note of a comment with replies is not changed, and its copy is a plain note", () => {
  const { book, sheet } = noted();
  setNote(book, sheet, note("A1", "talk", "tc={1}"));
  expect(() => setNote(book, sheet, note("A1", "x"))).toThrow(/only in Excel itself/);
  copyCells(book, { sheet, area: area("A1") }, { sheet, area: area("B1") }, "All", false);
  expect(sheet.notes.map(({ author }) => author)).toEqual(["tc={1}", ""]);
});
