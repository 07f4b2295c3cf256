import fc from "fast-check";
import { expect, test } from "vitest";
import { type Place, PlaceIndex } from "../../../src/workbench/calc/placeindex";
import { Book, MAX_COLUMNS, MAX_ROWS, overlaps } from "../../../src/workbench/model";

const book = new Book();
const sheets = [book.addSheet(), book.addSheet()] as const;

const size = (most: number) => fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant(most));

/** Cells, blocks of some rows, whole columns and whole rows of two sheets. */
const anyPlace: fc.Arbitrary<Place> = fc
  .record({
    sheet: fc.constantFrom(...sheets),
    row: fc.integer({ min: 0, max: 90 }),
    column: fc.integer({ min: 0, max: 20 }),
    rows: size(MAX_ROWS),
    columns: size(MAX_COLUMNS),
  })
  .map(({ sheet, row, column, rows, columns }) => ({
    sheet,
    area: {
      row: rows === MAX_ROWS ? 0 : row,
      column: columns === MAX_COLUMNS ? 0 : column,
      rows,
      columns,
    },
  }));

/** Items that are put somewhere, some of them again or nowhere. */
const anySteps = fc.array(fc.tuple(fc.nat(9), fc.array(anyPlace, { maxLength: 3 })), { maxLength: 40 });

test("finds just the items that have a cell in common with a place", () => {
  fc.assert(
    fc.property(anySteps, anyPlace, (steps, asked) => {
      const index = new PlaceIndex<number>();
      for (const [item, places] of steps) index.set(item, places);
      const expected = [...new Map(steps)]
        .filter(([, places]) =>
          places.some(({ sheet, area }) => sheet === asked.sheet && overlaps(area, asked.area)),
        )
        .map(([item]) => item);
      expect(new Set(index.meeting(asked))).toEqual(new Set(expected));
    }),
  );
});
