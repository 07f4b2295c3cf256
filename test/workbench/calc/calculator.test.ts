import { afterEach, describe, expect, test } from "vitest";
import { ExcelHost } from "../../../src/workbench/host";
import { isErrorValue, parseArea } from "../../../src/workbench/model";

const open: ExcelHost[] = [];

afterEach(() => {
  for (const host of open.splice(0)) host.close();
});

const openHost = (cells: Readonly<Record<string, unknown>>): ExcelHost => {
  const host = new ExcelHost({ post: () => undefined, origin: "https://localhost" });
  open.push(host);
  for (const [address, value] of Object.entries(cells)) host.type("Sheet1", address, value);
  return host;
};

const valueAt = (host: ExcelHost, address: string): unknown => {
  const { row, column } = parseArea(address) ?? { row: 0, column: 0 };
  const { value } = host.book.active.cells.at(row, column);
  return isErrorValue(value) ? value.error : value;
};

const valuesOf = (host: ExcelHost, ...addresses: readonly string[]): unknown[] =>
  addresses.map((address) => valueAt(host, address));

/** How often a cell got a value while something was done. */
const countWrites = async (host: ExcelHost, act: () => void): Promise<number> => {
  let count = 0;
  const release = host.book.on(({ kind }) => {
    if (kind === "calculated") count++;
  });
  act();
  await host.settled();
  release();
  return count;
};

const ROWS = 5_000;

describe("formulas that read one another", () => {
  test("each of a chain is calculated once, in whatever order they stand", async () => {
    const chain = Array.from({ length: ROWS }, (_, i) => [`=A${i + 2}+1`]);
    const host = openHost({ [`A1:A${ROWS}`]: chain, [`A${ROWS + 1}`]: 1 });
    await host.settled();
    expect(valueAt(host, "A1")).toBe(ROWS + 1);
    const writes = await countWrites(host, () => host.type("Sheet1", `A${ROWS + 1}`, 5));
    expect([valueAt(host, "A1"), writes]).toEqual([ROWS + 5, ROWS]);
  });

  test("only what reads an edited cell is calculated", async () => {
    const sums = Array.from({ length: ROWS }, (_, i) => [`=SUM(A${i + 1}:C${i + 1})`]);
    const host = openHost({ [`D1:D${ROWS}`]: sums, E1: `=SUM(D1:D${ROWS})` });
    await host.settled();
    expect(await countWrites(host, () => host.type("Sheet1", "B7", 3))).toBe(2);
    expect(valuesOf(host, "D7", "D8", "E1")).toEqual([3, 0, 3]);
  });

  test("a diamond is calculated once on each side and once at its end", async () => {
    const host = openHost({ A1: 1, B1: "=A1+1", B2: "=A1*10", C1: "=B1+B2" });
    await host.settled();
    expect(await countWrites(host, () => host.type("Sheet1", "A1", 2))).toBe(3);
    expect(valueAt(host, "C1")).toBe(23);
  });

  test("circles show 0, what reads them is calculated with that", async () => {
    const host = openHost({ A1: "=B1+1", B1: "=A1+1", C1: "=A1+5", D1: "=C1*2", E1: "=E1+1" });
    await host.settled();
    expect(valuesOf(host, "A1", "B1", "C1", "D1", "E1")).toEqual([0, 0, 5, 10, 0]);
    host.type("Sheet1", "B1", 7);
    await host.settled();
    expect(valuesOf(host, "A1", "C1", "D1")).toEqual([8, 13, 26]);
  });

  test("a circle through an array does not go on for ever", async () => {
    const host = openHost({ A1: "=SEQUENCE(C3+1)", C1: "=SEQUENCE(4-MIN(3,COUNT(A2:A4)))" });
    await host.settled();
    expect([valueAt(host, "A1"), valueAt(host, "C1")]).toContain("#SPILL!");
  });

  test("what reads an array follows it where it grows, and where it shrinks", async () => {
    const host = openHost({ A1: 2, B1: "=SEQUENCE(A1)", C1: "=SUM(B1:B9)", C2: "=COUNT(B3:B5)" });
    await host.settled();
    expect(valuesOf(host, "C1", "C2")).toEqual([3, 0]);
    host.type("Sheet1", "A1", 4);
    await host.settled();
    expect(valuesOf(host, "C1", "C2")).toEqual([10, 2]);
    host.type("Sheet1", "A1", 1);
    await host.settled();
    expect(valuesOf(host, "C1", "C2", "B2")).toEqual([1, 0, null]);
  });
});
