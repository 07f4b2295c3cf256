/** Tries the functions and the reader on a million made-up inputs, or as many as the first argument says. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const VITEST = join(ROOT, "node_modules", "vitest", "vitest.mjs");
const FILES = ["test/functions/fuzz.test.ts", "test/reader/fuzz.test.ts", "test/reader/trf/any-text.test.ts"];

const cases = Number(process.argv[2] ?? 1_000_000);
if (!Number.isSafeInteger(cases) || cases < 1) {
  console.error("usage: npm run fuzz [-- CASES]");
  process.exit(2);
}

const { PROPERTY_SEED = String(Date.now() % 2 ** 31) } = process.env;
console.log(
  `${cases} cases from the seed ${PROPERTY_SEED}: PROPERTY_SEED=${PROPERTY_SEED} tries the same again`,
);
const { status } = spawnSync(process.execPath, [VITEST, "run", "--project", "source", ...FILES], {
  cwd: ROOT,
  env: { ...process.env, PROPERTY_SEED, FUZZ_CASES: String(cases) },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
