import { type Area, cellArea, overlaps } from "./address";
import type { Book } from "./book";
import type { Place } from "./copy";
import { ApiError } from "./errors";
import { requireAllowed } from "./guard";
import type { Note } from "./parts";
import type { Sheet } from "./sheet";

/** The note of a cell, if it has one. */
export const noteAt = (sheet: Sheet, row: number, column: number): Note | undefined =>
  sheet.notes.find((note) => note.row === row && note.column === column);

/** Whether a note stands for a comment with replies, for programs that only know notes. */
export const isThread = ({ author }: Note): boolean => author.startsWith("tc=");

/** The note of a copied cell; what it stands for has its id only once. */
export const copiedNote = (note: Note): Note => (isThread(note) ? { ...note, author: "" } : note);

const isIn = (area: Area, { row, column }: Note): boolean => overlaps(area, cellArea(row, column));

const put = (book: Book, sheet: Sheet, notes: readonly Note[]): void => {
  sheet.notes = [...notes];
  book.emit({ kind: "parts", sheet });
};

/**
 * Gives a cell a note, or its note another text.
 *
 * @see ECMA-376 Part 1, 18.7: comments of a sheet, which Excel calls notes
 */
export const setNote = (book: Book, sheet: Sheet, note: Note): void => {
  requireAllowed(sheet, "allowEditObjects");
  const before = noteAt(sheet, note.row, note.column);
  if (before && isThread(before))
    throw new ApiError("InvalidOperation", "A comment with replies can be changed only in Excel itself.");
  put(book, sheet, [...sheet.notes.filter((other) => other !== before), note]);
};

/** Takes away the notes of an area. */
export const dropNotes = (book: Book, sheet: Sheet, area: Area): void => {
  const kept = sheet.notes.filter((note) => !isIn(area, note));
  if (kept.length < sheet.notes.length) put(book, sheet, kept);
};

/** Deletes the notes of an area, as a user does. */
export const deleteNotes = (book: Book, sheet: Sheet, area: Area): void => {
  requireAllowed(sheet, "allowEditObjects");
  dropNotes(book, sheet, area);
};

/** The notes of cells that are copied, for a destination of as many cells or several times as many. */
export const copyNotes = (book: Book, from: Place, to: Place): void => {
  const copies: Note[] = [];
  for (const note of from.sheet.notes.filter((own) => isIn(from.area, own))) {
    const [i, j] = [note.row - from.area.row, note.column - from.area.column];
    for (let row = i; row < to.area.rows; row += from.area.rows)
      for (let column = j; column < to.area.columns; column += from.area.columns)
        copies.push({ ...copiedNote(note), row: to.area.row + row, column: to.area.column + column });
  }
  const others = to.sheet.notes.filter((note) => !isIn(to.area, note));
  if (copies.length > 0 || others.length < to.sheet.notes.length) put(book, to.sheet, [...others, ...copies]);
};
