/**
 * Changes the source in small ways, one at a time, and counts the changes that the tests notice.
 * `npm run mutation [-- engine|reader [ONE_IN [FILE ...]]]`: the engine whole, the reader by one mutant in twenty.
 */
import { Stryker } from "@stryker-mutator/core";
import { fileURLToPath } from "node:url";

const PARTS = {
  engine: { oneIn: 1, lowest: 85 },
  reader: { oneIn: 20, lowest: null },
} as const;

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

const [part = "engine", oneInText, ...files] = process.argv.slice(2);
const oneIn = Number(oneInText ?? (isPart(part) ? PARTS[part].oneIn : 0));
if (!isPart(part) || !Number.isSafeInteger(oneIn) || oneIn < 1) {
  console.error("usage: npm run mutation [-- engine|reader [ONE_IN [FILE ...]]]");
  process.exit(2);
}

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
process.env["MUTATION_PART"] = part;
process.env["MUTATION_ONE_IN"] = String(oneIn);
process.env["PROPERTY_SHARE"] ??= "0.1";
process.env["FUZZ_CASES"] ??= "300";

/** Words for users are data: test/languages and the generated docs look at them. */
const WORDS = ["texts", "texts.*", "*-texts", "*-texts.*", "wording", "*-wording", "*-wording.*"];

const report = `test-results/mutation/${part}${oneIn === 1 ? "" : `-1-in-${oneIn}`}`;

await new Stryker({
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner", "./scripts/mutation/sample.js"],
  checkers: ["sample"],
  mutate: [
    ...(files.length > 0 ? files : [`src/${part}/**/*.ts`]),
    ...WORDS.map((name) => `!src/**/${name}.ts`),
  ],
  /* Tables that are made while a module loads cost a run of all tests for each of their mutants. */
  ignoreStatic: true,
  disableTypeChecks: false,
  allowEmpty: true,
  concurrency: 1,
  timeoutMS: 60_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 30,
  incremental: files.length === 0,
  incrementalFile: `${report}-incremental.json`,
  tempDirName: ".cache/stryker",
  ignorePatterns: ["dist", "docs", "package", "assets", "test-results", ".cache"],
  reporters: ["clear-text", "json", "html", "progress-append-only"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `${report}.json` },
  htmlReporter: { fileName: `${report}.html` },
  thresholds: { high: 90, low: 85, break: files.length > 0 ? null : PARTS[part].lowest },
}).runMutationTest();
