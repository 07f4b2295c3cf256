import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellOf } from "../../src/functions/cells";
import { remember, rememberRanges } from "../../src/functions/memory";

const counted = (ranges: number, cells = Number.POSITIVE_INFINITY) => {
  let made = 0;
  const get = rememberRanges(
    (cells) => {
      made += 1;
      return JSON.stringify(cells);
    },
    { ranges, cells },
  );
  return { get, made: () => made };
};

/** Values that look alike to a careless comparison. */
const cell = fc.constantFrom<unknown>(0, "0", "", null, 1, "1", true, "true", false, 0.5, "½", "#N/A", {
  code: "#N/A",
});

const range = fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 });

describe("ranges", () => {
  test("of the same cells are made once, in fresh arrays too", () => {
    const { get, made } = counted(2);
    for (let i = 0; i < 3; i++)
      get([
        [1, "W2"],
        [{ code: "#REF!" }, null],
      ]);
    expect(made()).toBe(1);
  });

  test("are never mistaken for one another", () => {
    fc.assert(
      fc.property(fc.array(range, { minLength: 1, maxLength: 8 }), (ranges) => {
        const { get } = counted(3);
        for (const cells of ranges)
          expect(get(structuredClone(cells))).toBe(JSON.stringify(cells.map((row) => row.map(cellOf))));
      }),
    );
  });

  test("are not changed by who passed them", () => {
    const { get, made } = counted(2);
    const cells = [[1, 2]];
    get(cells);
    cells[0]?.splice(0, 1, 9);
    expect(get(cells)).toBe("[[9,2]]");
    expect(get([[1, 2]])).toBe("[[1,2]]");
    expect(made()).toBe(2);
  });

  test("are forgotten, the one unused for longest first", () => {
    const { get, made } = counted(2);
    for (const number of [1, 2, 1, 3, 1]) get([[number]]);
    expect(made()).toBe(3);
    get([[2]]);
    expect(made()).toBe(4);
  });

  test("with many cells are fewer, and the last one is remembered whatever its size", () => {
    const { get, made } = counted(4, 3);
    for (const cells of [[1], [2], [3], [1]]) get([cells]);
    expect(made()).toBe(3);
    for (let i = 0; i < 2; i++) get([[1, 2, 3, 4, 5]]);
    expect(made()).toBe(4);
    get([[1]]);
    expect(made()).toBe(5);
  });

  test("that could not be read are tried again", () => {
    let calls = 0;
    const get = rememberRanges(
      () => {
        calls += 1;
        throw new Error("unreadable");
      },
      { ranges: 2, cells: 9 },
    );
    for (let i = 0; i < 2; i++) expect(() => get([[1]])).toThrow("unreadable");
    expect(calls).toBe(2);
  });
});

test("the last few inputs are remembered by key", () => {
  const made: string[] = [];
  const get = remember(
    (text: string) => text.trim(),
    (text) => made.push(text),
    2,
  );
  for (const text of ["a", " a", "b", "a", "c", "b", "__proto__", "constructor", "__proto__"]) get(text);
  expect(made).toEqual(["a", "b", "c", "b", "__proto__", "constructor"]);
});
