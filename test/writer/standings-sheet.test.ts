import { describe, expect, test } from "vitest";
import { standingsSheet } from "../../src/writer/standings-sheet";
import { STANDINGS } from "./example";
import { drawn, formatAt, inputOf, MAPLE_GROVE_SECTION } from "./sections";

describe("the example event", () => {
  const block = standingsSheet(inputOf([MAPLE_GROVE_SECTION]));

  test("cell by cell", () => {
    expect(drawn(block)).toEqual(STANDINGS);
  });

  test("places are numbers, shown as a range where they are shared", () => {
    expect(block.cells.slice(11, 13).map(([place]) => place)).toEqual([8, 8]);
    expect(formatAt(block, 11, 0).numberFormat).toBe('0"–9"');
  });

  test("white on green headings, a line above each new score group, small footer lines", () => {
    expect(formatAt(block, 3, 0)).toMatchObject({ bold: true, color: "#FFFFFF", fill: "#107C41" });
    const groups = block.cells.flatMap((_, row) => (formatAt(block, row, 10).lineAbove ? [row + 1] : []));
    expect(groups).toEqual([8, 11, 15, 16]);
    expect(formatAt(block, 17, 0)).toMatchObject({ size: 9 });
  });

  test("headings say what they mean", () => {
    expect(block.prompts.find(({ column }) => column === 6)).toEqual({
      row: 3,
      column: 6,
      title: "Modified Median (US Chess 34E1)",
      text:
        "The opponents' scores added up. A plus score drops the lowest, a minus score the highest, an even score both. " +
        "Unplayed games of an opponent count ½. Your own unplayed rounds count 0.",
    });
    expect(block.prompts.map(({ title }) => title)).toContain("Cumulative of opposition (34E9)");
    expect(block.prompts.map(({ column }) => column)).toEqual(block.widths.map((_, column) => column));
  });

  test("one table, frozen and repeated headings, landscape from ten columns on", () => {
    expect(block.tables).toEqual([{ row: 3, column: 0, rows: 13, columns: 11 }]);
    expect(block.frozenRows).toBe(4);
    expect(block.page).toEqual({
      paper: "Letter",
      landscape: true,
      titleRow: 3,
      footer: "Maple Grove Scholastic, K–8 U1200",
      scale: null,
      breaks: [],
    });
  });
});
