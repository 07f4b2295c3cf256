import { officeWorkbook } from "../../src/excel/office/workbook";
import { rankAll } from "../../src/excel/rank/rank-all";
import { rankSheet } from "../../src/excel/rank/rank-sheet";

/** The adapter and the use-case, within reach of a test that runs them beside the real office.js. */
const exposed = { workbook: officeWorkbook, rankSheet, rankAll };

export type Exposed = typeof exposed;

Object.assign(globalThis, { exposed });
