import { beforeAll, describe, expect, test } from "vitest";
import { DEFINITIONS } from "../../src/functions/definitions";
import type { Sheet } from "../../src/workbench/model";
import { examplesOf } from "../../scripts/help/examples";
import { type Example, formulaOf, shownAnswer, shownCell } from "../../scripts/help/formulas";
import { SAMPLES } from "../../scripts/help/samples";
import { TOLD, workingOf } from "../../scripts/help/tie-breaks";
import { bookOf, openOn, sheetOf, type } from "../host/harness";
import { sourceOf, workingsIn } from "./sources";

/** Right of every sample. */
const FORMULA = { address: "T1", column: 19 };

const nameOf = (k: number): string => `Example ${k + 1}`;

const OF_FUNCTIONS = DEFINITIONS.flatMap(({ id }) => examplesOf(id));

const EXAMPLES: readonly Example[] = [
  ...OF_FUNCTIONS,
  ...workingsIn(sourceOf("tie-breaks")).map((words) => workingOf(...words)),
];

/** What the sheet shows from the formula on, as many cells as the page does. */
const shownOn = (
  sheet: Sheet,
  { length }: readonly unknown[],
  columns: number,
): readonly (readonly string[])[] =>
  Array.from({ length }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const { value } = sheet.shown(row, FORMULA.column + column);
      return typeof value === "object" && value !== null ? value.error : shownCell(value);
    }),
  );

test("every function has an example", () => {
  expect(DEFINITIONS.filter(({ id }) => examplesOf(id).length === 0)).toEqual([]);
});

test("every tie-break has a worked example", () => {
  expect(workingsIn(sourceOf("tie-breaks")).length).toBe(TOLD.length);
});

describe("the built add-in gives in a cell what the guide says", () => {
  const book = bookOf(
    Object.fromEntries(EXAMPLES.map(({ sample }, k) => [nameOf(k), SAMPLES[sample].cells])),
  );

  beforeAll(async () => {
    const { addin } = await openOn(book);
    EXAMPLES.forEach((example, k) => {
      type(book, sheetOf(book, nameOf(k)), FORMULA.address, formulaOf(example));
    });
    await addin.host.settled();
  });

  test.each(EXAMPLES.map((example, k) => [formulaOf(example), k, example] as const))(
    "%s (%i)",
    (_, k, example) => {
      const answer = shownAnswer(example);
      expect(shownOn(sheetOf(book, nameOf(k)), answer, answer[0]?.length ?? 0)).toEqual(answer);
    },
  );
});
