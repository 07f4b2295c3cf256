import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";

import { openWorkbook, saveWorkbook } from "../../../src/workbench/files";
import { MAIN, packed, relationships, richParts, xml } from "./fixture";
import { expectSound } from "./sound";
import { addStandings, contentOf } from "./standings";

const OPTIONS = { customFunctions: ["STANDINGS", "TIEBREAK.EXPLAIN"] };

type Change = (parts: Map<string, string | Uint8Array>) => void;

const edit = (
  parts: Map<string, string | Uint8Array>,
  part: string,
  change: (text: string) => string,
): void => {
  parts.set(part, change(String(parts.get(part))));
};

const isMainXml = (text: string | Uint8Array): text is string =>
  typeof text === "string" && text.includes(`xmlns="${MAIN}"`);

/** Writes every part whose elements have no prefix with one. */
const withPrefix: Change = (parts) => {
  for (const [name, text] of parts)
    if (isMainXml(text))
      parts.set(
        name,
        text.replace(/<(\/?)(?=[A-Za-z])/g, "<$1x:").replaceAll(`xmlns="${MAIN}"`, `xmlns:x="${MAIN}"`),
      );
};

const STRICT: readonly (readonly [string, string])[] = [
  [MAIN, "http://purl.oclc.org/ooxml/spreadsheetml/main"],
  [
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    "http://purl.oclc.org/ooxml/officeDocument/relationships",
  ],
];

/** Writes every part in the strict variant of the format. */
const strictly: Change = (parts) => {
  for (const [name, text] of parts)
    if (typeof text === "string")
      parts.set(
        name,
        STRICT.reduce((all, [from, to]) => all.replaceAll(from, to), text),
      );
};

const addMetadata =
  (content: string): Change =>
  (parts) => {
    parts.set("xl/metadata.xml", xml(`<metadata xmlns="${MAIN}">${content}</metadata>`));
    edit(parts, "xl/_rels/workbook.xml.rels", (text) =>
      text.replace(
        "</Relationships>",
        relationships([["rId20", "sheetMetadata", "metadata.xml"]]).split(/<Relationships[^>]*>/)[1] ?? "",
      ),
    );
  };

const OTHER =
  '<metadataTypes count="1"><metadataType name="XLRICHVALUE" minSupportedVersion="120000"/></metadataTypes>';
const OTHER_VALUES =
  '<futureMetadata name="XLRICHVALUE" count="1"><bk/></futureMetadata><valueMetadata count="1"><bk><rc t="1" v="0"/></bk></valueMetadata>';
const DYNAMIC =
  '<metadataTypes count="2"><metadataType name="XLRICHVALUE"/><metadataType name="XLDAPR" cellMeta="1"/></metadataTypes>' +
  '<futureMetadata name="XLDAPR" count="1"><bk/></futureMetadata>' +
  '<cellMetadata count="2"><bk><rc t="1" v="0"/></bk><bk><rc t="2" v="0"/></bk></cellMetadata>';

const withoutStyles: Change = (parts) => {
  parts.delete("xl/styles.xml");
  edit(parts, "xl/_rels/workbook.xml.rels", (text) => text.replace(/<Relationship Id="rId6"[^>]*>/, ""));
  for (const [name, text] of parts)
    if (name.startsWith("xl/worksheets/") && typeof text === "string")
      parts.set(name, text.replace(/ s="\d+"/g, ""));
};

const both =
  (...changes: readonly Change[]): Change =>
  (parts) => {
    for (const change of changes) change(parts);
  };

const withoutViews: Change = (parts) => {
  edit(parts, "xl/workbook.xml", (text) =>
    text.replace(/<bookViews>.*<\/bookViews>/, "").replace(/<definedNames>.*<\/definedNames>/, ""),
  );
};

describe.each<readonly [string, Change]>([
  ["as Excel writes it", () => undefined],
  ["whose elements have a prefix", withPrefix],
  ["in the strict variant of the format", strictly],
  ["in the strict variant with prefixes", both(withPrefix, strictly)],
  ["with metadata of another kind", addMetadata(OTHER + OTHER_VALUES)],
  ["with empty metadata", addMetadata("")],
  ["with dynamic arrays", addMetadata(DYNAMIC)],
  ["with metadata under a prefix", both(addMetadata(OTHER), withPrefix)],
  ["without styles", withoutStyles],
  ["without views and names", withoutViews],
])("a workbook %s", (_, change) => {
  const parts = richParts();
  change(parts);

  test("takes a sheet and gives it back, twice", async () => {
    const opened = await openWorkbook("event.xlsx", packed(parts), OPTIONS);
    const standings = addStandings(opened);
    const first = await openWorkbook("out.xlsx", await saveWorkbook(opened, "out.xlsx"), OPTIONS);
    const again = first.book.sheet("Standings");
    expect(again && contentOf(again)).toEqual(contentOf(standings));
    again?.cells.patch(3, 2, { value: 7 });
    const second = await openWorkbook("out.xlsx", await saveWorkbook(first, "out.xlsx"), OPTIONS);
    const third = second.book.sheet("Standings");
    expect(third && contentOf(third)).toEqual(again && contentOf(again));
    expect(second.book.sheets.map(({ id }) => id)).toEqual(opened.book.sheets.map(({ id }) => id));
  });

  test("stays whole: every part is well-formed XML, every relationship has its part, every part its type", async () => {
    const opened = await openWorkbook("event.xlsx", packed(parts), OPTIONS);
    addStandings(opened);
    expectSound(unzipSync(await saveWorkbook(opened, "out.xlsx")));
  });
});
