import { expect, test } from "vitest";
import { wrongGridResult, wrongToken } from "../../src/taskpane/sheets/entry";
import { openExposed } from "./exposed-addin";
import { bookOf, cellAt, sheetOf, type } from "./harness";

/** Which entries in a cell a formula finds wrong, in a form of four players whose own number is in A2. */
const wrongIn = async (formula: string, cell: string, entries: readonly (string | number)[]) => {
  const rows = [["No."], [1], [2], [3], [4]];
  const book = bookOf({ Form: rows });
  const { addin } = await openExposed(book);
  const sheet = sheetOf(book, "Form");
  const found: (string | number)[] = [];
  type(book, sheet, "Z2", formula);
  for (const entry of entries) {
    type(book, sheet, cell, typeof entry === "string" && entry !== "" ? `'${entry}` : entry);
    await addin.host.settled();
    if (cellAt(sheet, "Z2").value !== false) found.push(entry);
  }
  return found;
};

/** A formula of column E as Excel moves it one column to the right: what has a dollar stays. */
const inColumnF = (formula: string): string => formula.replaceAll(/(?<![$A-Z])E(?=[$\d])/g, "F");

const TOKENS = wrongToken({ row: 1, players: 4, firstColumn: 4 });

test("results of the form pass", async () => {
  const right = [
    "",
    "W2",
    "w3",
    "D4w",
    "L2B",
    "L2b",
    "X3",
    "F4",
    "Z2",
    "B",
    "b",
    "H",
    "U",
    "P",
    " W2 ",
    "W 2",
  ];
  expect(await wrongIn(TOKENS, "E2", right)).toEqual([]);
});

test("everything else is marked: no token, no such number, the player's own", async () => {
  const wrong = [
    "W",
    "W1",
    "W5",
    "W0",
    "Q2",
    "2",
    "1-0",
    "W2x",
    "Ww",
    "w",
    "BB",
    "?",
    "*",
    "~",
    "W2w3",
    "W-2",
    "=2",
    "½",
  ];
  expect(await wrongIn(TOKENS, "E2", wrong)).toEqual(wrong);
});

test("in a grid numbers and signs pass, and nothing on the diagonal", async () => {
  const formula = wrongGridResult({ row: 1, players: 4, firstColumn: 4 });
  const entries = ["", 1, 0.5, 0, "½", "+", "-", 2, "W", "1-0", -1, "x"];
  expect(await wrongIn(inColumnF(formula), "F2", entries)).toEqual([2, "W", "1-0", -1, "x"]);
  expect(await wrongIn(formula, "E2", ["", 1, "½"])).toEqual([1, "½"]);
});
