import { describe, expect, test } from "vitest";
import type { FunctionResult } from "../../src/workbench/customfunctions";
import { FUNCTIONS, openTest, type TestAddin } from "./harness";

/** The values of an area of the first sheet, errors as their texts. */
const shown = ({ host }: TestAddin, rows: number, columns: number, row = 0, column = 0): unknown[][] =>
  Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_, j) => {
      const { value } = host.book.active.cells.at(row + i, column + j);
      return typeof value === "object" && value !== null ? value.error : value;
    }),
  );

describe("custom functions over the wire", () => {
  test("values, arrays, promises and errors with their messages", async () => {
    const { host } = await openTest();
    const { functions } = host;
    const results: FunctionResult[] = await Promise.all([
      functions.invoke("ADD", [2, 3]),
      functions.invoke("add", [2, 3]),
      functions.invoke("TABLE", [2, 3]),
      functions.invoke("LATER", ["soon"]),
      functions.invoke("MISSING", []),
      functions.invoke("INVALID", []),
      functions.invoke("DIVIDED", []),
      functions.invoke("BROKEN", []),
      functions.invoke("REJECTED", []),
      functions.invoke("RAGGED", []),
      functions.invoke("NOT.THERE", []),
    ]);
    // https://learn.microsoft.com/office/dev/add-ins/excel/custom-functions-errors
    expect(results).toEqual([
      5,
      5,
      [
        [1, 2, 3],
        [2, 4, 6],
      ],
      "soon!",
      { error: "#N/A", message: "no such player" },
      { error: "#VALUE!", message: "row 2 is unreadable" },
      { error: "#DIV/0!" },
      { error: "#VALUE!" },
      { error: "#VALUE!" },
      { error: "#VALUE!" },
      { error: "#VALUE!" },
    ]);
    expect(host.missing).toEqual([]);
  });

  test("a streaming function gives values until it is canceled", async () => {
    const { host, seen } = await openTest();
    const values: FunctionResult[] = [];
    const call = host.functions.invoke("TICKS", [3], { onValue: (value) => values.push(value) });
    while (!values.includes(3)) await new Promise(setImmediate);
    host.functions.cancel(call.id);
    while (seen.commands.length === 0) await new Promise(setImmediate);
    expect(seen.commands).toEqual(["canceled"]);
  });

  test("errors reach a function that takes them as error objects", async () => {
    const { host } = await openTest();
    const result = await host.functions.invoke(
      "ERRORS",
      [[["ok", { type: "CustomFunctionError", code: "#N/A" }]]],
      {
        flags: 4,
      },
    );
    expect(result).toEqual([["ok", "error #N/A"]]);
  });
});

const FORMULAS: readonly (readonly [formula: string, value: unknown])[] = [
  ["=ADD(2,3)", 5],
  ["=add( 2 , -3 )", -1],
  ['=LATER("soon")', "soon!"],
  ['=LATER("say ""no""")', 'say "no"!'],
  ['=LATER("rules=" & "USCF" & 5)', "rules=USCF5!"],
  ["=LENGTH.OF(12345)", 5],
  ["=LENGTH.OF(TRUE)", 4],
  ['=ADD("2",TRUE)', 3],
  ['=ADD("two",3)', "#VALUE!"],
  ["=TOTAL({1,2;3,4})", 10],
  ['=TOTAL({1,"x";TRUE,4})', 5],
  ["=TOTAL(5)", 5],
  ["=ECHO()", "null"],
  ['=ECHO("")', '""'],
  ["=ECHO(#N/A)", "#N/A"],
  ["=ADD(1)", "#VALUE!"],
  ["=ADD(1,2,3)", "#VALUE!"],
  ["=_xldudf_LENGTH_OF(123)", 3],
  ["=MISSING()", "#N/A"],
  ["=SUM(1,2)", 3],
  ["=ADD(ADD(1,2),3)", 6],
  ["=1+2", 3],
  ["=SUM(TOTAL({1,2}),ADD(1,2))&LENGTH.OF(12)", "62"],
  ["=NOT.THERE(1)", "#NAME?"],
  ["=ADD(1,2", "#NAME?"],
  ["=TOTAL(Nowhere!A1)", "#REF!"],
  ["=TOTAL(nobody)", "#NAME?"],
];

/** All formulas of the table in one workbook: the client sends results in batches. */
const answers = async (): Promise<ReadonlyMap<string, unknown>> => {
  const addin = await openTest();
  addin.host.type(
    "Sheet1",
    `A1:A${FORMULAS.length}`,
    FORMULAS.map(([formula]) => [formula]),
  );
  await addin.host.settled();
  const values = shown(addin, FORMULAS.length, 1).flat();
  return new Map(FORMULAS.map(([formula], i) => [formula, values[i]]));
};

describe("custom functions in cells", () => {
  let calculated: Promise<ReadonlyMap<string, unknown>> | undefined;

  test.each(FORMULAS)("%s gives %j", async (formula, value) => {
    calculated ??= answers();
    expect((await calculated).get(formula)).toEqual(value);
  });

  test("a formula keeps its text, whatever it gives", async () => {
    const addin = await openTest();
    addin.host.type("Sheet1", "A1:A2", [["=ADD( 1,2)"], ["=FOO(1)"]]);
    await addin.host.settled();
    const { cells } = addin.host.book.active;
    expect([cells.at(0, 0).formula, cells.at(1, 0).formula]).toEqual(["=ADD( 1,2)", "=FOO(1)"]);
  });

  test("ranges arrive as tables for a table, as a value for a single cell", async () => {
    const addin = await openTest();
    const { host } = addin;
    host.book.addSheet({ name: "Round 1" });
    host.type("Round 1", "A1:B2", [
      [1, "x"],
      [true, 2],
    ]);
    host.type("Sheet1", "D1:D5", [
      ["=TOTAL('Round 1'!A1:B2)"],
      ["=TOTAL('Round 1'!$A$1)"],
      ["=ECHO('Round 1'!B1)"],
      ["=ECHO('Round 1'!A1:A2)"],
      ["=TOTAL('Round 1'!A:A)"],
    ]);
    await host.settled();
    expect(shown(addin, 5, 1, 0, 3)).toEqual([[3], [1], ['"x"'], ["#VALUE!"], [1]]);
    expect(addin.seen.rows).toEqual(['[[1,"x"],[true,2]]', "[[1]]", "[[1],[true]]"]);
  });

  test.each`
    blank     | table                    | single
    ${"zero"} | ${"[[1,0],[0,2]]"}       | ${"0"}
    ${"null"} | ${"[[1,null],[null,2]]"} | ${"null"}
  `(
    "blank cells arrive as $blank",
    async ({ blank, table, single }: { blank: "zero" | "null"; table: string; single: string }) => {
      const addin = await openTest({ blank });
      addin.host.type("Sheet1", "A1:B2", [
        [1, ""],
        ["", 2],
      ]);
      addin.host.type("Sheet1", "D1:D2", [["=TOTAL(A1:B2)"], ["=ECHO(B1)"]]);
      await addin.host.settled();
      expect(addin.seen.rows).toEqual([table]);
      expect(shown(addin, 2, 1, 0, 3)[1]).toEqual([single]);
    },
  );

  // https://learn.microsoft.com/office/dev/add-ins/excel/custom-functions-json#allowerrorfordatatypeany
  test("an error in a range is the result, unless the add-in takes errors", async () => {
    const strict = await openTest();
    const open = await openTest({ functions: { ...FUNCTIONS, allowErrorForDataTypeAny: true } });
    for (const { host } of [strict, open]) {
      host.type("Sheet1", "A1:B1", [["#N/A", 1]]);
      host.type("Sheet1", "D1", "=ERRORS(A1:B1)");
      await host.settled();
    }
    expect(shown(strict, 1, 2, 0, 3)).toEqual([["#N/A", null]]);
    expect(shown(open, 1, 2, 0, 3)).toEqual([["error #N/A", 1]]);
  });

  test("a change recalculates what reads it, and what reads that", async () => {
    const addin = await openTest();
    const { host } = addin;
    host.type("Sheet1", "A1:A4", [[1], ["=ADD(A1,1)"], ["=ADD(A2,1)"], ["=ADD(5,5)"]]);
    await host.settled();
    expect(shown(addin, 4, 1)).toEqual([[1], [2], [3], [10]]);
    host.type("Sheet1", "A1", 11);
    expect(host.book.calculating).toBe(true);
    await host.settled();
    expect(shown(addin, 4, 1)).toEqual([[11], [12], [13], [10]]);
  });

  test("formulas that read one another show 0", async () => {
    const addin = await openTest();
    addin.host.type("Sheet1", "A1:A3", [["=ADD(A2,1)"], ["=ADD(A1,1)"], ["=ADD(A3,1)"]]);
    await addin.host.settled();
    expect(shown(addin, 3, 1)).toEqual([[0], [0], [0]]);
  });

  test("manual calculation waits to be asked", async () => {
    const addin = await openTest();
    const { host } = addin;
    host.book.calculationMode = "Manual";
    host.type("Sheet1", "A1", "=ADD(1,2)");
    await host.settled();
    expect(shown(addin, 1, 1)).toEqual([[null]]);
    await addin.excel.run(async (context) => {
      context.workbook.application.calculate("Recalculate");
      await context.sync();
    });
    await host.settled();
    expect(shown(addin, 1, 1)).toEqual([[3]]);
  });

  test("renaming and deleting sheets: a reference to a sheet that is gone is #REF!", async () => {
    const addin = await openTest();
    const { host } = addin;
    host.book.addSheet({ name: "Open" });
    host.type("Open", "A1", 4);
    host.type("Sheet1", "A1", "=TOTAL(Open!A1:A2)");
    await host.settled();
    expect(shown(addin, 1, 1)).toEqual([[4]]);
    await addin.excel.run(async (context) => {
      context.workbook.worksheets.getItem("Open").delete();
      await context.sync();
    });
    await host.settled();
    expect(shown(addin, 1, 1)).toEqual([["#REF!"]]);
  });

  test("a workbook that is opened keeps its results until something changes", async () => {
    const first = await openTest();
    first.host.type("Sheet1", "A1:B1", [[1, "=TOTAL(A1)"]]);
    await first.host.settled();
    const again = await openTest({ book: first.host.book });
    await again.host.settled();
    expect(again.seen.rows).toEqual([]);
    again.host.type("Sheet1", "A1", 2);
    await again.host.settled();
    expect(again.seen.rows).toEqual(["[[2]]"]);
  });
});

// https://support.microsoft.com/office/dynamic-array-formulas-and-spilled-array-behavior-205c6b06-03ba-4151-89a1-87a7eb36e531
describe("arrays spill", () => {
  const spilled = async (): Promise<TestAddin> => {
    const addin = await openTest();
    addin.host.type("Sheet1", "B2", "=TABLE(2,3)");
    await addin.host.settled();
    return addin;
  };

  test("an array fills the cells beside its formula, which the API can find", async () => {
    const addin = await spilled();
    expect(shown(addin, 2, 3, 1, 1)).toEqual([
      [1, 2, 3],
      [2, 4, 6],
    ]);
    await addin.excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getFirst();
      const to = sheet.getRange("B2").getSpillingToRange().load("address");
      const parent = sheet.getRange("C3").getSpillParent().load("address");
      const none = sheet.getRange("E9").getSpillParentOrNullObject();
      await context.sync();
      expect([to.address, parent.address, none.isNullObject]).toEqual(["Sheet1!B2:D3", "Sheet1!B2", true]);
    });
  });

  // https://support.microsoft.com/office/how-to-correct-a-spill-error-ffe0f555-b479-4a17-a6e2-ef9cc9ad4023
  test("typing into the array makes it #SPILL!, clearing the cell brings it back", async () => {
    const addin = await spilled();
    const { host } = addin;
    host.type("Sheet1", "C3", "in the way");
    await host.settled();
    expect(shown(addin, 2, 3, 1, 1)).toEqual([
      ["#SPILL!", null, null],
      [null, "in the way", null],
    ]);
    host.type("Sheet1", "C3", "");
    await host.settled();
    expect(shown(addin, 2, 3, 1, 1)).toEqual([
      [1, 2, 3],
      [2, 4, 6],
    ]);
  });

  test("an array shrinks and grows with its arguments", async () => {
    const addin = await openTest();
    const { host } = addin;
    host.type("Sheet1", "A1:A2", [[3], ["=TABLE(A1,1)"]]);
    await host.settled();
    host.type("Sheet1", "A1", 1);
    await host.settled();
    expect(shown(addin, 4, 1)).toEqual([[1], [1], [null], [null]]);
    host.type("Sheet1", "A1", 2);
    await host.settled();
    expect(shown(addin, 4, 1)).toEqual([[2], [1], [2], [null]]);
  });

  test("what reads a spilled cell follows the array", async () => {
    const addin = await openTest();
    const { host } = addin;
    host.type("Sheet1", "A1:C1", [[2, "=TABLE(A1,1)", "=TOTAL(B1:B5)"]]);
    await host.settled();
    expect(shown(addin, 1, 3)).toEqual([[2, 1, 3]]);
    host.type("Sheet1", "A1", 3);
    await host.settled();
    expect(shown(addin, 1, 3)).toEqual([[3, 1, 6]]);
  });

  test("two arrays in each other's way stay #SPILL!", async () => {
    const addin = await openTest();
    addin.host.type("Sheet1", "B1", "=TABLE(3,1)");
    addin.host.type("Sheet1", "A2", "=TABLE(1,3)");
    await addin.host.settled();
    const values = shown(addin, 3, 3).flat();
    expect(values.filter((value) => value === "#SPILL!")).toHaveLength(1);
  });

  test.each`
    obstacle
    ${"merge"}
    ${"table"}
    ${"edge"}
  `("$obstacle: #SPILL!", async ({ obstacle }: { obstacle: "merge" | "table" | "edge" }) => {
    const addin = await openTest();
    await addin.excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getFirst();
      if (obstacle === "merge") sheet.getRange("C2:C3").merge();
      if (obstacle === "table") sheet.tables.add("C2:D4", true);
      sheet.getRange(obstacle === "edge" ? "XFC1" : "B2").formulas = [["=TABLE(2,3)"]];
      await context.sync();
    });
    await addin.host.settled();
    const [row, column] = obstacle === "edge" ? [0, 16_382] : [1, 1];
    expect(shown(addin, 1, 1, row, column)).toEqual([["#SPILL!"]]);
  });

  test("a formula in a table does not spill", async () => {
    const addin = await openTest();
    await addin.excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getFirst();
      sheet.tables.add("A1:B3", true);
      sheet.getRange("A2").formulas = [["=TABLE(2,1)"]];
      await context.sync();
    });
    await addin.host.settled();
    expect(shown(addin, 1, 1, 1, 0)).toEqual([["#SPILL!"]]);
  });
});
