/**
 * Changes the source in small ways, one at a time, and counts the changes that the tests notice.
 * `npm run mutation [-- engine|tables|reader [ONE_IN [FILE ...]]]`: the engine whole, samples of its tables and of the
 * reader.
 */
import { Stryker } from "@stryker-mutator/core";
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * `tables`: what the engine makes while its modules load. Each mutant there costs a run of all tests, so they are a
 * part of their own.
 */
const PARTS = {
  engine: { folder: "engine", whileLoading: false, oneIn: 1, lowest: 85 },
  tables: { folder: "engine", whileLoading: true, oneIn: 30, lowest: null },
  reader: { folder: "reader", whileLoading: false, oneIn: 200, lowest: null },
} as const;

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

const [part = "engine", oneInText, ...named] = process.argv.slice(2);
const oneIn = Number(oneInText ?? (isPart(part) ? PARTS[part].oneIn : 0));
if (!isPart(part) || !Number.isSafeInteger(oneIn) || oneIn < 1) {
  console.error("usage: npm run mutation [-- engine|tables|reader [ONE_IN [FILE ...]]]");
  process.exit(2);
}

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const { folder, whileLoading, lowest } = PARTS[part];
process.env["MUTATION_PART"] = folder;
process.env["MUTATION_ONE_IN"] = String(oneIn);
process.env["MUTATION_WHILE_LOADING"] = whileLoading ? "yes" : "no";
process.env["PROPERTY_SHARE"] ??= "0.1";
process.env["FUZZ_CASES"] ??= "50";

/** Modules of texts are data: test/languages and the generated docs look at them. */
const isTexts = (file: string): boolean => /(^|-)texts\.ts$|\.(de|es)\.ts$/.test(basename(file));

const all = readdirSync(`src/${folder}`, { recursive: true, encoding: "utf8" })
  .map((file) => `src/${folder}/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith(".ts") && !isTexts(file))
  .sort();

const report = `test-results/mutation/${part}${oneIn === 1 ? "" : `-1-in-${oneIn}`}`;

/** Results that are known from an earlier run and that no test has touched since are kept. */
const run = async (mutate: readonly string[], remember: boolean, tell: boolean): Promise<void> => {
  await new Stryker({
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    plugins: ["@stryker-mutator/vitest-runner", "./scripts/mutation/sample.js"],
    checkers: ["sample"],
    mutate: [...mutate],
    ignoreStatic: !whileLoading,
    disableTypeChecks: false,
    allowEmpty: true,
    concurrency: 1,
    timeoutMS: 60_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    incremental: remember,
    incrementalFile: `${report}-incremental.json`,
    tempDirName: ".cache/stryker",
    ignorePatterns: ["dist", "docs", "package", "assets", "test-results", ".cache"],
    reporters: tell ? ["clear-text", "json", "html"] : ["progress-append-only"],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    thresholds: { high: 90, low: 85, break: tell && remember ? lowest : null },
  }).runMutationTest();
};

/**
 * Files at a time: a run that is stopped loses their results at most, and what is remembered of each test while they are
 * tried fits into memory. The report of the last tells of all.
 */
const BATCH = Math.min(12 * oneIn, 30);

if (named.length > 0) {
  await run(named, false, true);
} else {
  for (let at = 0; at < all.length; at += BATCH)
    await run(all.slice(at, at + BATCH), true, at + BATCH >= all.length);
}
