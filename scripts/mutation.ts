/**
 * Changes the source in small ways, one at a time, and counts the changes that the tests notice.
 * `npm run mutation [-- engine|reader [ONE_IN [FILE ...]]]`: the engine whole, the reader by one mutant in twenty.
 */
import { Stryker } from "@stryker-mutator/core";
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const PARTS = {
  engine: { oneIn: 1, lowest: 85 },
  reader: { oneIn: 20, lowest: null },
} as const;

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

const [part = "engine", oneInText, ...named] = process.argv.slice(2);
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

/** Modules of texts are data: test/languages and the generated docs look at them. */
const isTexts = (file: string): boolean => /(^|-)texts\.ts$|\.(de|es)\.ts$/.test(basename(file));

const all = readdirSync(`src/${part}`, { recursive: true, encoding: "utf8" })
  .map((file) => `src/${part}/${file.replaceAll("\\", "/")}`)
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
    /* Each mutant of what is made while a module loads, such as a table, would cost a run of all tests. */
    ignoreStatic: true,
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
    thresholds: { high: 90, low: 85, break: tell && remember ? PARTS[part].lowest : null },
  }).runMutationTest();
};

/** Files of which a run that is stopped loses the results at most. */
const BATCH = 12 * oneIn;

if (named.length > 0) {
  await run(named, false, true);
} else {
  for (let at = 0; BATCH < all.length && at < all.length; at += BATCH)
    await run(all.slice(at, at + BATCH), true, false);
  await run(all, true, true);
}
