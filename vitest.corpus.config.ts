import { defineConfig } from "vitest/config";

/** The corpus lies outside the repository; see CONTRIBUTING. */
export default defineConfig({
  test: {
    include: ["test/corpus/**/*.test.ts"],
    testTimeout: 120_000,
    setupFiles: ["test/setup/properties.ts"],
  },
});
