import { defineConfig } from "vitest/config";

const SOURCE_ONLY = ["engine", "reader", "writer", "functions", "excel"].map((layer) => `test/${layer}/**/*.test.ts`);

/** Tests of the source alone, and tests of what was built: only those build it first. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: "source", include: SOURCE_ONLY } },
      {
        extends: true,
        test: {
          name: "built",
          include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
          exclude: [...SOURCE_ONLY, "test/corpus/**"],
          globalSetup: ["test/setup/build.ts"],
        },
      },
    ],
  },
});
