import { existsSync, readFileSync } from "node:fs";

/** One file of vitest's JSON reporter, as far as it is counted. */
interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

const NOT_RUN: Report = { success: false, numPassedTests: 0, numFailedTests: 0 };

const reportIn = (path: string): Report =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : NOT_RUN;

/** A run that failed without a failed test, in a file that does not load for one, counts as one. */
const failedIn = ({ success, numFailedTests }: Report): number => (success ? 0 : Math.max(1, numFailedTests));

const reports = process.argv.slice(2).map(reportIn);
const sum = (count: (report: Report) => number): number =>
  reports.reduce((total, report) => total + count(report), 0);

const failed = sum(failedIn);
console.log(`${sum(({ numPassedTests }) => numPassedTests)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
