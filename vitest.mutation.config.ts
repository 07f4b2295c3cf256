import { defineConfig } from "vitest/config";

/** The tests that `npm run mutation` asks: those of the source alone, of the part whose mutants are tried. */
export default defineConfig({
  test: {
    include: [`test/${process.env["MUTATION_PART"] ?? "engine"}/**/*.test.ts`],
    /* 5,000 rows take minutes where every branch is counted. */
    exclude: ["test/reader/layouts/noise.test.ts"],
    isolate: false,
    testTimeout: 900_000,
    setupFiles: ["test/setup/properties.ts"],
  },
});
