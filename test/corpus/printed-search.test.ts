import { expect, test } from "vitest";
import { DEFAULT_RULE_SET } from "../../src/engine/index";
import { type PrintedReport, searchPrinted } from "../../src/reader/index";
import { describeCorpus } from "./corpus";
import { readOnly } from "./crosstables";

const reportOf = async (file: string): Promise<PrintedReport> => {
  const work = searchPrinted(await readOnly(file), DEFAULT_RULE_SET);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
};

/** A column as found: heading, code and rules, players who agree, and those who do not with both numbers. */
const found = ({ columns }: PrintedReport): string[] =>
  columns.map(({ column, item, settings, players, differing, missing }) =>
    [
      `${column.heading}: ${item.code} by ${item.ruleSet.code}`,
      ...settings.map(({ key, value }) => `${key}=${value}`),
      missing ? "missing" : `${players - differing.length}/${players}`,
      ...(missing ? [] : differing.map(({ no, printed, ours }) => `${no} ${printed}/${String(ours)}`)),
    ].join(", "),
  );

/** Of whom the two published columns differ, `reader-printed.test.ts` says why. */
const REPORTS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    "cr02_startrank_9rd_209p_tb5.tsv",
    "FIDE-2026",
    [
      "TB1: APRO by FIDE-2026, missing",
      "TB2: DE by FIDE-2026, 209/209",
      "TB3: ARO/C1 by FIDE-2026, missing",
      "TB4: BH/C1 by FIDE-2026, 208/209, 140 41/42",
      "TB5: BH/M1 by FIDE-2024, 208/209, 140 35/36.5",
    ],
  ],
  [
    "cr05_startrank_5rd_38p_progressive.tsv",
    "FIDE-2026",
    ["TB2: DE by FIDE-2026, 38/38", "TB3: PS by FIDE-2026, 38/38"],
  ],
  [
    "cr08_roundrobin_grid_9p_forfeit.tsv",
    "FIDE-2026",
    [
      "TB1: DE by FIDE-2026, 9/9",
      "TB2: WIN by FIDE-2026, 9/9",
      "TB3: SB by FIDE-2026, 8/9, 2 20/17.5",
      "TB4: KS by FIDE-2026, 9/9",
    ],
  ],
  [
    "sc01_swisschess_fortschrittstabelle_6rd_9p.tsv",
    "FIDE-2009",
    ["Buchh: BH by FIDE-2009, 9/9", "SoBerg: SB by FIDE-2009, 9/9"],
  ],
  [
    "vg02_vega_crosstable_standings_7rd_23p.tsv",
    "FIDE-2024",
    [
      "BH: BH by FIDE-2024, 20/23, 9 19/18, 15 25.5/26.5, 23 12.5/14",
      "BH-C1: BH/C1 by FIDE-2024, 20/23, 9 18/17, 15 22.5/24.5, 23 12/13.5",
      "SB: SB by FIDE-2024, 22/23, 9 8/7",
    ],
  ],
  [
    "vg06_vega_paste_linefeed_cells_9rd_30p.xlsx",
    "FIDE-2026",
    ["BH: BH by FIDE-2026, 30/30", "BH-C1: BH/C1 by FIDE-2026, 30/30", "SB: SB by FIDE-2026, 30/30"],
  ],
  [
    "vt01_vega_text_6rd_27p.txt",
    "FIDE-2009",
    [
      "DirE: DE by FIDE-2009, 2/2",
      "Cmlt: CUM by USCF, 2/2",
      "BucT: BH by FIDE-2009, 2/2",
      "S-B: SB by FIDE-2009, 2/2",
      "Buc1: BH/C1 by FIDE-2009, 2/2",
    ],
  ],
];

describeCorpus("the rules of printed tie-breaks", () => {
  test.each(REPORTS)("%s: %s", async (file, ruleSet, columns) => {
    const report = await reportOf(file);
    expect(report.ruleSet.code).toBe(ruleSet);
    expect(found(report)).toEqual(columns);
  });

  test("columns without a name are found by their numbers", async () => {
    const report = await reportOf("cr10_final_ranking_9rd_220p_tb4.csv");
    expect(report.ruleSet.code).toBe("FIDE-2009");
    expect(found(report).slice(0, 3)).toEqual([
      "TB1: BH by FIDE-2009, 220/220",
      "TB2: BH/C1 by FIDE-2009, 220/220",
      "TB3: DE by FIDE-2009, 219/220, 27 0.5/0",
    ]);
    expect(report.columns[3]?.item.code).toBe("SB");
  });

  test("numbers of rules that are not ours are not explained", async () => {
    const { columns } = await reportOf("sp01_swissperfect_text_7rd_22p.txt");
    for (const { players, differing } of columns) expect(differing.length * 2).toBeGreaterThan(players);
  });
});
