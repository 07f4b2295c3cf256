import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { overlap } from "../../src/excel/addresses";
import { planRewrite } from "../../src/excel/plan";
import type { Area } from "../../src/writer/block";

const OLD: Area = { row: 0, column: 0, rows: 10, columns: 5 };

const plan = (rows: number, columns: number, used: readonly Area[] = [], room: "move" | "stop" = "stop") =>
  planRewrite(OLD, OLD, { rows, columns }, (area) => used.some((one) => overlap(one, area)), room);

const cell = (row: number, column: number): Area => ({ row, column, rows: 1, columns: 1 });

describe("writing a block again", () => {
  test("in the same size changes nothing around it", () => {
    expect(plan(10, 5, [cell(3, 5), cell(10, 0)])).toEqual({
      kind: "plan",
      plan: { at: { row: 0, column: 0 }, newColumns: null, newRows: null, left: [], old: OLD },
    });
  });

  test("longer pushes down what stands below it, in its own columns", () => {
    expect(plan(13, 5, [cell(30, 4)])).toMatchObject({
      plan: { newRows: { row: 10, column: 0, rows: 3, columns: 5 } },
    });
    expect(plan(13, 5, [cell(30, 5)])).toMatchObject({ plan: { newRows: null } });
  });

  test("shorter or narrower clears what is left", () => {
    expect(plan(8, 4)).toMatchObject({
      plan: {
        left: [
          { row: 0, column: 4, rows: 10, columns: 1 },
          { row: 8, column: 0, rows: 2, columns: 5 },
        ],
      },
    });
  });

  test("wider stops at the user's cells, or moves them if he wants", () => {
    expect(plan(10, 7, [cell(9, 6)])).toEqual({ kind: "noRoom", column: 5, more: 2 });
    expect(plan(10, 7, [cell(10, 6)])).toMatchObject({ plan: { newColumns: null } });
    expect(plan(10, 7, [cell(9, 6)], "move")).toMatchObject({
      plan: { newColumns: { column: 5, columns: 2 } },
    });
  });

  test("is refused where its own rows or columns have become others", () => {
    const grown = planRewrite({ ...OLD, rows: 11 }, OLD, OLD, () => false, "stop");
    expect(grown).toEqual({ kind: "takenApart" });
  });
});

test("no cell of the user is written over or cleared", () => {
  const size = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(size, size, fc.nat(25), fc.nat(25), fc.boolean(), (rows, columns, r, c, move) => {
      fc.pre(r >= OLD.rows || c >= OLD.columns);
      const mine = cell(r, c);
      const answer = plan(rows, columns, [mine], move ? "move" : "stop");
      if (answer.kind !== "plan") return;
      const { newColumns, newRows, left } = answer.plan;
      const right = newColumns !== null && c >= newColumns.column ? newColumns.columns : 0;
      const down = newRows !== null && c < OLD.columns && r >= newRows.row ? newRows.rows : 0;
      const moved = cell(r + down, c + right);
      expect(overlap(moved, { row: 0, column: 0, rows, columns })).toBe(false);
      for (const area of left) expect(overlap(moved, area)).toBe(false);
    }),
  );
});
