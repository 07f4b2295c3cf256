import fc from "fast-check";
import { expect, test } from "vitest";
import { Book, EMPTY_CELL, hasContent, type Sheet, WHOLE_SHEET } from "../../../src/workbench/model";

const CONTENTS = [
  { value: 1 },
  { value: "" },
  { value: null },
  { value: null, format: { font: { bold: true } } },
] as const;

type Step = readonly [kind: "put" | "delete" | "ask", row: number, column: number, content: number];

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom("put", "delete", "ask"),
  fc.nat(5),
  fc.nat(5),
  fc.nat(CONTENTS.length - 1),
);

const take = ({ cells }: Sheet, [kind, row, column, content]: Step): void => {
  if (kind === "put") cells.put(row, column, { ...EMPTY_CELL, ...CONTENTS[content] });
  if (kind === "delete") cells.delete(row, column);
};

test("the used area is that of the cells as they are now, however often it was asked for", () => {
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      const sheet = new Book().addSheet();
      for (const step of steps) {
        take(sheet, step);
        if (step[0] !== "ask") continue;
        expect(sheet.used()).toEqual(sheet.cells.extent(WHOLE_SHEET, () => true));
        expect(sheet.used(true)).toEqual(sheet.cells.extent(WHOLE_SHEET, hasContent));
      }
    }),
  );
});
