import { expect, test } from "vitest";
import { readCrosstable } from "../../src/reader/index";
import type { Cells } from "../../src/reader/types";
import { isNamed, roundsIn } from "../reader/layouts/damages";
import { describeCorpus } from "./corpus";
import { samples } from "./crosstables";
import { corpusSheets } from "./sheets";

const TABLES = samples().flatMap(({ file }) => (/^(?:neg|bad|tr04)/.test(file) ? [] : [file]));

const withBlanks = (cells: Cells, blank: unknown): Cells => {
  const width = Math.max(0, ...cells.map(({ length }) => length));
  return cells.map((row) =>
    Array.from({ length: width }, (_, column) => {
      const value = row[column] ?? "";
      return value === "" ? blank : value;
    }),
  );
};

const isText = (cells: Cells): boolean => cells.every(({ length }) => length < 2);

describeCorpus("samples of the corpus", () => {
  test.each(TABLES)("%s reads the same with blanks as text, null and 0", async (file) => {
    for (const { cells } of await corpusSheets(`crosstables/${file}`)) {
      const plain = roundsIn(readCrosstable(withBlanks(cells, "")));
      expect(roundsIn(readCrosstable(withBlanks(cells, null)))).toBe(plain);
      expect(roundsIn(readCrosstable(withBlanks(cells, 0)))).toBe(plain);
    }
  });

  test("name at least 95 of 100 damaged cells", async () => {
    const sheets = await Promise.all(TABLES.map((file) => corpusSheets(`crosstables/${file}`)));
    const cells = sheets.flatMap(([sheet]) =>
      sheet === undefined || isText(sheet.cells) ? [] : [sheet.cells],
    );
    const outcomes = cells.flatMap((table) => Array.from({ length: 20 }, (_, seed) => isNamed(table, seed)));
    const told = outcomes.filter((named) => named !== null);
    const named = told.filter((each) => each);
    expect(told.length).toBeGreaterThan(300);
    expect(named.length).toBeGreaterThanOrEqual(0.95 * told.length);
  });
});
