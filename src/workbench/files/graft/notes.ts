import { cellArea, isThread, type Note, printArea, type Sheet } from "../../model";
import { escapeAttribute, escapeText, toXstring } from "../opc/edit";
import { CONTENT_TYPE, DECLARATION, NAMESPACE } from "../opc/names";
import type { Package } from "../opc/package";
import { relate, relationshipsOf, removeTree, unrelate } from "../opc/relationships";
import { attribute, child } from "../opc/xml";
import type { SheetPart } from "../read/sheet";
import { drawingWith, shapesOtherThanNotes } from "./noteshapes";
import { moveThreads } from "./threads";

interface NotesJob {
  readonly sheet: Sheet;
  readonly part: string;
  readonly old: SheetPart | undefined;
}

const inOrder = (notes: readonly Note[]): readonly Note[] =>
  [...notes].sort((a, b) => a.row - b.row || a.column - b.column);

/** A comment with replies is told by its id beside the author too. */
const commentXml = (note: Note, authors: readonly string[]): string => {
  const uid = isThread(note) ? ` xr:uid="${escapeAttribute(note.author.slice("tc=".length))}"` : "";
  return (
    `<comment ref="${printArea(cellArea(note.row, note.column))}" authorId="${authors.indexOf(note.author)}"${uid}>` +
    `<text><t xml:space="preserve">${escapeText(toXstring(note.text))}</t></text></comment>`
  );
};

const commentsXml = (notes: readonly Note[]): string => {
  const authors = [...new Set(notes.map(({ author }) => author))];
  return (
    `${DECLARATION}<comments xmlns="${NAMESPACE.main}" xmlns:mc="${NAMESPACE.compatibility}" mc:Ignorable="xr" ` +
    `xmlns:xr="${NAMESPACE.revision}"><authors>` +
    authors.map((author) => `<author>${escapeText(toXstring(author))}</author>`).join("") +
    `</authors><commentList>${notes.map((note) => commentXml(note, authors)).join("")}</commentList></comments>`
  );
};

/** Takes off what a relationship of the sheet leads to. */
const takeOff = (pack: Package, part: string, wanted: (id: string, kind: string) => boolean): void => {
  const gone = relationshipsOf(pack, part).filter(({ id, kind }) => wanted(id, kind));
  unrelate(pack, part, ({ id, kind }) => wanted(id, kind));
  for (const { target } of gone) if (pack.has(target)) removeTree(pack, target);
};

/** The drawing that has the boxes of the notes, and controls beside them; pictures of the page's header have another. */
const oldDrawing = (pack: Package, { part, old }: NotesJob) => {
  const id = attribute(child(old?.root, "legacyDrawing"), "id");
  return relationshipsOf(pack, part).find((each) => each.id === id && pack.has(each.target));
};

/** Writes the notes of a sheet and the boxes in which Excel shows them; the answer is the sheet's element for those. */
export const graftNotes = (pack: Package, job: NotesJob): string => {
  const { sheet, part } = job;
  const notes = inOrder(sheet.notes);
  const drawing = oldDrawing(pack, job);
  const before = drawing ? pack.text(drawing.target) : "";
  moveThreads(pack, part, notes);
  takeOff(pack, part, (_, kind) => kind === "comments");
  if (notes.length === 0 && shapesOtherThanNotes(before).length === 0) {
    takeOff(pack, part, (id) => id === drawing?.id);
    return "";
  }
  if (notes.length > 0) {
    const target = pack.add("xl/comments#.xml", CONTENT_TYPE.comments, commentsXml(notes));
    relate(pack, part, { kind: "comments", target });
  }
  const shapes = drawingWith(before, notes);
  if (drawing) {
    pack.write(drawing.target, shapes);
    return `<legacyDrawing r:id="${escapeAttribute(drawing.id)}"/>`;
  }
  const target = pack.add("xl/drawings/vmlDrawing#.vml", CONTENT_TYPE.vmlDrawing, shapes);
  return `<legacyDrawing r:id="${relate(pack, part, { kind: "vmlDrawing", target })}"/>`;
};
