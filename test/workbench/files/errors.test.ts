import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";

import { FileError, openWorkbook, saveWorkbook } from "../../../src/workbench/files";
import { MAX_UNPACKED } from "../../../src/workbench/files/opc/zip";
import { packed, richParts } from "./fixture";
import { addStandings } from "./standings";

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

const compound = (name: string): Uint8Array => {
  const start = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  return Uint8Array.from([...start, ...Array.from(name).flatMap((letter) => [letter.charCodeAt(0), 0])]);
};

const without = (part: string): Uint8Array => {
  const parts = richParts();
  parts.delete(part);
  return packed(parts);
};

const changed = (part: string, from: string | RegExp, to: string): Uint8Array => {
  const parts = richParts();
  parts.set(part, String(parts.get(part)).replace(from, to));
  return packed(parts);
};

const rich = packed(richParts());
const altered = (at: number): Uint8Array => rich.map((byte, n) => (n === at ? byte ^ 255 : byte));

const encryptedEntry = rich.slice();
for (let at = 0; at < rich.length - 4; at++)
  if (rich[at] === 0x50 && rich[at + 1] === 0x4b && rich[at + 2] === 1 && rich[at + 3] === 2)
    encryptedEntry[at + 8] = (rich[at + 8] ?? 0) | 1;

describe.each`
  file                     | bytes                                                                                                                                                                         | says
  ${"a.xlsx"}              | ${new Uint8Array()}                                                                                                                                                           | ${/a\.xlsx is empty/}
  ${"a.csv"}               | ${new Uint8Array()}                                                                                                                                                           | ${/a\.csv is empty/}
  ${"a.xlsx"}              | ${text("No.,Name")}                                                                                                                                                           | ${/a\.xlsx is no Excel workbook/}
  ${"a.csv"}               | ${rich}                                                                                                                                                                       | ${/its name should end in \.xlsx/}
  ${"a.xlsx"}              | ${compound("EncryptedPackage")}                                                                                                                                               | ${/protected with a password/}
  ${"a.xlsx"}              | ${encryptedEntry}                                                                                                                                                             | ${/protected with a password/}
  ${"a.xlsx"}              | ${compound("Workbook")}                                                                                                                                                       | ${/Excel 97–2003 workbook under another name/}
  ${"a.xls"}               | ${text("x")}                                                                                                                                                                  | ${/a\.xls is an Excel 97–2003 workbook\. Open it in Excel/}
  ${"a.ods"}               | ${text("x")}                                                                                                                                                                  | ${/OpenDocument/}
  ${"a"}                   | ${text("x")}                                                                                                                                                                  | ${/no kind that can be opened/}
  ${"a.xlsx"}              | ${rich.subarray(0, rich.length - 30)}                                                                                                                                         | ${/no directory, as after a broken download/}
  ${"a.xlsx"}              | ${altered(60)}                                                                                                                                                                | ${/damaged or incomplete/}
  ${"a.xlsx"}              | ${zipSync({ "a.txt": text("x") })}                                                                                                                                            | ${/missing/}
  ${"a.xlsx"}              | ${without("xl/workbook.xml")}                                                                                                                                                 | ${/no main part/}
  ${"a.xlsx"}              | ${without("xl/worksheets/sheet4.xml")}                                                                                                                                        | ${/damaged/}
  ${"a.docx as xlsx.xlsx"} | ${changed("[Content_Types].xml", "sheet.main", "document.main")}                                                                                                              | ${/no Excel workbook, though it is packed like one/}
  ${"a.xlsx"}              | ${changed("xl/workbook.xml", /<sheets>.*<\/sheets>/, "<sheets/>")}                                                                                                            | ${/has no worksheet/}
  ${"a.xlsx"}              | ${changed("xl/workbook.xml", 'name="Lists"', 'name="OPEN"')}                                                                                                                  | ${/has it twice/}
  ${"a.xlsx"}              | ${changed("xl/worksheets/sheet2.xml", "</row>", "</sheetData>")}                                                                                                              | ${/wrong place/}
  ${"a.xlsx"}              | ${changed("xl/worksheets/sheet2.xml", "</worksheet>", "")}                                                                                                                    | ${/cut off/}
  ${"a.xlsx"}              | ${changed("xl/workbook.xml", "<sheets>", "<!DOCTYPE x [<!ENTITY a 'b'>]><sheets>")}                                                                                           | ${/not the XML that Excel writes/}
  ${"a.xlsx"}              | ${changed("xl/worksheets/sheet4.xml", "<sheetData/>", '<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>')} | ${/more than 20 million cells/}
  ${"a.xlsx"}              | ${zipSync({ "../evil.xml": text("x") })}                                                                                                                                      | ${/impossible name/}
`("opening $file", ({ file, bytes, says }: { file: string; bytes: Uint8Array; says: RegExp }) => {
  test(`says ${String(says)}`, async () => {
    const opened = openWorkbook(file, bytes);
    await expect(opened).rejects.toThrow(FileError);
    await expect(opened).rejects.toThrow(says);
  });
});

/** An archive whose directory states this size for its only file. */
const stating = (size: number, content: Uint8Array): Uint8Array => {
  const archive = zipSync({ "xl/a.xml": content }, { level: 9 });
  const view = new DataView(archive.buffer);
  view.setUint32(view.getUint32(archive.length - 6, true) + 24, size, true);
  return archive;
};

describe("a zip bomb", () => {
  test("is refused by the size that it states", () =>
    expect(openWorkbook("a.xlsx", stating(MAX_UNPACKED + 1, text("x")))).rejects.toThrow(/more than 512 MB/));

  test("is refused while it unpacks, if it lies about its size", () =>
    expect(openWorkbook("a.xlsx", stating(100, new Uint8Array(40_000_000)))).rejects.toThrow(
      /larger than the archive says/,
    ));

  test("of many files is refused", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_001 }, (_, n) => [`xl/${n}.xml`, new Uint8Array()]),
    );
    await expect(openWorkbook("a.xlsx", zipSync(many, { level: 0 }))).rejects.toThrow(/10000 files/);
  });
});

const endings = fc.constantFrom("a.xlsx", "a.csv", "a.tsv", "a.trf", "a.txt", "a.xlsm", "a.zip");

const open = async (name: string, bytes: Uint8Array): Promise<unknown> => {
  const opened = await openWorkbook(name, bytes);
  expect(opened.book.sheets.length).toBeGreaterThan(0);
  return opened;
};

const openAndSave = async (name: string, bytes: Uint8Array): Promise<unknown> => {
  const opened = await openWorkbook(name, bytes);
  addStandings(opened, "Added");
  return saveWorkbook(opened, "out.xlsx");
};

/** Whatever happens, it works or is a FileError in plain words. */
const worksOrSaysWhy = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    expect(error).toBeInstanceOf(FileError);
    expect(String(error)).not.toMatch(/undefined|TypeError|RangeError|\bat \//);
  }
};

describe("no bytes crash it:", () => {
  test("random ones", () =>
    fc.assert(
      fc.asyncProperty(endings, fc.uint8Array({ maxLength: 400 }), (name, bytes) =>
        worksOrSaysWhy(open(name, bytes)),
      ),
      {
        numRuns: 300,
      },
    ));

  test("a zip's beginning and anything behind it", () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), (bytes) =>
        worksOrSaysWhy(open("a.xlsx", Uint8Array.from([0x50, 0x4b, 3, 4, ...bytes]))),
      ),
    ));

  test("a workbook with some bytes changed", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(rich.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        (changes) => {
          const bytes = rich.slice();
          for (const [at, byte] of changes) bytes[at] = byte;
          return worksOrSaysWhy(open("a.xlsx", bytes));
        },
      ),
    ));

  test("a part with a piece cut out or put in", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          ...[...richParts().keys()].filter((name) => name.endsWith("xml") || name.endsWith("rels")),
        ),
        fc.nat(2000),
        fc.nat(30),
        fc.constantFrom("", "<", ">", '"', "&", "<a>", "</a>", "]]>", "<!--", "\u0000", "-1", "1e9", "NaN"),
        (part, at, length, insert) => {
          const parts = richParts();
          const whole = String(parts.get(part));
          const from = at % whole.length;
          parts.set(part, whole.slice(0, from) + insert + whole.slice(from + length));
          return worksOrSaysWhy(openAndSave("a.xlsx", packed(parts)));
        },
      ),
      { numRuns: 60 },
    ));
});
