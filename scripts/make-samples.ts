/** Writes the .xlsx samples from the .csv ones: the same cells, set like a director's workbook. */
import { readFileSync, writeFileSync } from "node:fs";
import { parseCsv, writeXlsx, type Cell, type CellValue } from "hucre";

const FOLDER = new URL("../samples/", import.meta.url);

const SAMPLES: Readonly<Record<string, string>> = {
  "open-5-rounds": "Open",
  "winter-9-rounds": "Winter",
  "round-robin-8": "Invitational",
  quads: "Quads",
};

const FONT = { name: "Calibri", size: 11 };
const TITLE: Partial<Cell> = { style: { font: { ...FONT, size: 14, bold: true } } };
const HEADING: Partial<Cell> = { style: { font: { ...FONT, bold: true } } };

const HEADING_WORDS = new Set(["No.", "#"]);

/** Numbers are numbers; everything else stays the text that was typed. */
const valueOf = (text: string): CellValue => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text || null);

const styleOf = (row: readonly string[], index: number): Partial<Cell> | undefined =>
  index === 0 ? TITLE : HEADING_WORDS.has(row[0] ?? "") ? HEADING : undefined;

const sheetOf = (name: string, rows: readonly (readonly string[])[]) => {
  const cells = new Map<string, Partial<Cell>>();
  rows.forEach((row, r) => {
    const style = styleOf(row, r);
    if (style !== undefined) row.forEach((_, c) => cells.set(`${r},${c}`, style));
  });
  const widest = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: widest }, (_, c) => ({ width: c === 0 ? 6 : c === 1 ? 26 : 9 }));
  return { name, columns, rows: rows.map((row) => row.map(valueOf)), cells };
};

for (const [file, name] of Object.entries(SAMPLES)) {
  const rows = parseCsv(readFileSync(new URL(`${file}.csv`, FOLDER), "utf8")).map((row) => row.map(String));
  writeFileSync(new URL(`${file}.xlsx`, FOLDER), await writeXlsx({ sheets: [sheetOf(name, rows)] }));
}
