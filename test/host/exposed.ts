import { officeWorkbook } from "../../src/excel/office/workbook";
import { rankSheet } from "../../src/excel/rank/rank-sheet";

/** The adapter and the use-case, within reach of a test that runs them beside the real office.js. */
const exposed = { workbook: officeWorkbook, rankSheet };

export type Exposed = typeof exposed;

Object.assign(globalThis, { exposed });
