import { defineConfig } from "vitest/config";

/** The tests that `npm run mutation` asks: those of the source alone, of the part whose mutants are tried. */
export default defineConfig({
  test: {
    include: [`test/${process.env["MUTATION_PART"] ?? "engine"}/**/*.test.ts`],
    isolate: false,
    testTimeout: 120_000,
    setupFiles: ["test/setup/properties.ts"],
  },
});
