import { expect, test } from "vitest";
import { readCrosstable } from "../../src/reader/index";
import type { Cells } from "../../src/reader/types";
import { DAMAGE_NAMES, isNamed, roundsIn } from "../reader/layouts/damages";
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

  /** Its only numbers are running scores: there is nothing to compare a damaged one with. */
  const ALONE = "wc01_uk_chart_score_over_colour_2rows.xlsx";
  const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

  test.each(TABLES.filter((file) => file !== ALONE))("%s has 95 of 100 damaged cells named", async (file) => {
    const [sheet] = await corpusSheets(`crosstables/${file}`);
    const cells = sheet === undefined || isText(sheet.cells) ? [] : sheet.cells;
    const told = DAMAGE_NAMES.flatMap((name) =>
      SEEDS.map((seed) => [name, seed, isNamed(cells, name, seed)] as const),
    ).filter(([, , named]) => named !== null);
    const missed = told.filter(([, , named]) => named === false);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05 * told.length);
  });
});
