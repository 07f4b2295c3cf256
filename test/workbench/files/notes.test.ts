import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";

import { openWorkbook, saveWorkbook } from "../../../src/workbench/files";
import {
  cellArea,
  deleteNotes,
  insertCells,
  type Note,
  setNote,
  type Sheet,
  WHOLE_SHEET,
} from "../../../src/workbench/model";
import { MAIN, packed, type Parts, relationships, richParts, xml } from "./fixture";
import { expectSound } from "./sound";

const EDITS = { userEdits: true };

const text = (file: Uint8Array, part: string): string => strFromU8(unzipSync(file)[part] ?? new Uint8Array());

const partsOf = (file: Uint8Array): readonly string[] => Object.keys(unzipSync(file)).sort();

const inOrder = ({ notes }: Sheet): readonly Note[] =>
  [...notes].sort((a, b) => a.row - b.row || a.column - b.column);

const NOTES: readonly Note[] = [
  { row: 0, column: 1, text: " two\nlines, <b>&amp;</b> ½ ", author: "A & <B>" },
  { row: 4, column: 0, text: "_x000A_ is no escape, \u0007 is none of XML's", author: "" },
  { row: 4, column: 30, text: "=1+1", author: "Workbench" },
];

test("notes of a text file that becomes a workbook are there again, with their authors", async () => {
  const opened = await openWorkbook("a.csv", new TextEncoder().encode("Name,1\nLee,W2\n"));
  const { book } = opened;
  for (const note of NOTES) setNote(book, book.active, note);
  const file = await saveWorkbook(opened, "a.xlsx");
  expectSound(unzipSync(file));
  const again = await openWorkbook("a.xlsx", file);
  expect(inOrder(again.book.active)).toEqual(NOTES);
  expect(text(file, "xl/drawings/vmlDrawing1.vml").match(/<v:shape /g)).toHaveLength(3);
  expect(await saveWorkbook(again, "a.xlsx")).toBe(file);
});

const SHAPES = (row: number): string =>
  `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
 xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202"></v:shapetype>
<v:shape id="_x0000_s2050" style="width:300pt"><x:ClientData ObjectType="Note"><x:Row>${row}</x:Row><x:Column>0</x:Column></x:ClientData></v:shape>
<v:shape id="_x0000_s2051"><x:ClientData ObjectType="Button"><x:Anchor>1</x:Anchor></x:ClientData></v:shape></xml>`;

const rich = (vml: string): Parts => richParts().set("xl/drawings/v1.vml", vml);

/** The sheet Open of the fixture has a note of TD's on A1. */
const openRich = async (parts: Parts) => {
  const opened = await openWorkbook("event.xlsx", packed(parts));
  const sheet = opened.book.sheet("Open");
  if (!sheet) throw new Error("there is no sheet Open");
  expect(sheet.notes).toEqual([{ row: 0, column: 0, text: "note", author: "TD" }]);
  return { ...opened, sheet };
};

describe("a file that has notes", () => {
  test("keeps their parts where another sheet, or only a cell, has changed", async () => {
    const { sheet, ...opened } = await openRich(richParts());
    setNote(opened.book, opened.book.sheets[0] ?? sheet, { row: 0, column: 0, text: "new", author: "" });
    sheet.cells.patch(8, 8, { value: 1 });
    const file = await saveWorkbook(opened, "out.xlsx", EDITS);
    expectSound(unzipSync(file));
    for (const part of ["xl/comments1.xml", "xl/drawings/v1.vml"])
      expect(text(file, part)).toBe(richParts().get(part));
    const again = await openWorkbook("out.xlsx", file);
    expect(again.book.sheets.slice(0, 2).map(({ notes }) => notes.map((note) => note.text))).toEqual([
      ["new"],
      ["note"],
    ]);
  });

  test("with an empty drawing takes another note", async () => {
    const { sheet, ...opened } = await openRich(richParts());
    setNote(opened.book, sheet, { row: 2, column: 2, text: "more", author: "TD" });
    const file = await saveWorkbook(opened, "out.xlsx", EDITS);
    expectSound(unzipSync(file));
    const again = await openWorkbook("out.xlsx", file);
    expect(again.book.sheet("Open")?.notes).toEqual(sheet.notes);
    expect(partsOf(file).filter((part) => /comments|vml/.test(part))).toEqual([
      "xl/comments1.xml",
      "xl/drawings/v1.vml",
    ]);
  });

  test("has the box of a note as it was while the note stays, and buttons always", async () => {
    const { sheet, ...opened } = await openRich(rich(SHAPES(0)));
    setNote(opened.book, sheet, { row: 2, column: 2, text: "more", author: "TD" });
    const vml = text(await saveWorkbook(opened, "out.xlsx", EDITS), "xl/drawings/v1.vml");
    expect(vml).toContain('<v:shape id="_x0000_s2050" style="width:300pt">');
    expect([...vml.matchAll(/<v:shape id="_x0000_s(\d+)"/g)].map(([, id]) => id)).toEqual([
      "2051",
      "2050",
      "2053",
    ]);
    expect(vml.match(/_x0000_t202"/g)).toHaveLength(2);
  });

  test("has them on the cells to which rows have moved them", async () => {
    const { sheet, ...opened } = await openRich(rich(SHAPES(0)));
    insertCells(opened.book, sheet, { ...WHOLE_SHEET, rows: 2 }, "rows");
    const file = await saveWorkbook(opened, "out.xlsx", EDITS);
    expectSound(unzipSync(file));
    expect(text(file, "xl/comments1.xml")).toContain('<comment ref="A3"');
    expect(text(file, "xl/drawings/v1.vml")).toMatch(/<x:Row>2<\/x:Row><x:Column>0</);
    const again = await openWorkbook("out.xlsx", file);
    expect(again.book.sheet("Open")?.notes).toEqual([{ row: 2, column: 0, text: "note", author: "TD" }]);
  });

  test.each([
    ["loses the drawing with the last of them", "<xml/>", []],
    ["keeps the drawing for the buttons in it", SHAPES(0), ["xl/drawings/v1.vml"]],
  ])("%s", async (_, vml, left) => {
    const { sheet, ...opened } = await openRich(rich(vml));
    deleteNotes(opened.book, sheet, cellArea(0, 0));
    const file = await saveWorkbook(opened, "out.xlsx", EDITS);
    expectSound(unzipSync(file));
    expect(partsOf(file).filter((part) => /comments|vml/.test(part))).toEqual(left);
    expect(text(file, "xl/worksheets/sheet2.xml").includes("<legacyDrawing ")).toBe(left.length > 0);
    expect(text(file, "xl/drawings/v1.vml")).not.toContain("Note");
  });
});

const THREADS = "http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments";

/** The note of Open stands for a comment with a reply. */
const threaded = (): Parts => {
  const parts = richParts();
  const list = "xl/worksheets/_rels/sheet2.xml.rels";
  const [more = ""] =
    /<Relationship .*?\/>/.exec(relationships([["rId9", "threadedComment", "../threadedComments/t1.xml"]])) ??
    [];
  return parts
    .set(list, String(parts.get(list)).replace("</Relationships>", `${more}</Relationships>`))
    .set("xl/comments1.xml", String(parts.get("xl/comments1.xml")).replace(">TD<", ">tc={AB-1}<"))
    .set(
      "xl/threadedComments/t1.xml",
      xml(
        `<ThreadedComments xmlns="${THREADS}"><threadedComment ref="A1" personId="{P}" id="{AB-1}"><text>Is this right?</text></threadedComment>` +
          `<threadedComment ref="A1" personId="{P}" id="{AB-2}" parentId="{AB-1}"><text>Yes.</text></threadedComment></ThreadedComments>`,
      ),
    );
};

describe("comments with replies", () => {
  const open = async () => {
    const opened = await openWorkbook("event.xlsx", packed(threaded()));
    const sheet = opened.book.sheet("Open");
    if (!sheet) throw new Error("there is no sheet Open");
    return { ...opened, sheet };
  };

  test("go with their note to another cell", async () => {
    const { sheet, ...opened } = await open();
    insertCells(opened.book, sheet, { ...WHOLE_SHEET, rows: 1 }, "rows");
    const file = await saveWorkbook(opened, "out.xlsx", EDITS);
    expectSound(unzipSync(file));
    const threads = text(file, "xl/threadedComments/t1.xml");
    expect(threads).toBe(String(threaded().get("xl/threadedComments/t1.xml")).replaceAll('"A1"', '"A2"'));
    expect(text(file, "xl/comments1.xml")).toContain('<comment ref="A2" authorId="0" xr:uid="{AB-1}">');
    expect(text(file, "xl/comments1.xml")).toContain(`<comments xmlns="${MAIN}"`);
  });

  test("go away with it", async () => {
    const { sheet, ...opened } = await open();
    deleteNotes(opened.book, sheet, cellArea(0, 0));
    const file = await saveWorkbook(opened, "out.xlsx", EDITS);
    expectSound(unzipSync(file));
    expect(partsOf(file).filter((part) => /comment/i.test(part))).toEqual([]);
  });
});
