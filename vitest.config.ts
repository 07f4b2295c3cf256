import { defineConfig } from "vitest/config";

const testsIn = (folder: string): string => `test/${folder}/**/*.test.{ts,tsx}`;

const SOURCE_ONLY = [
  "engine",
  "reader",
  "writer",
  "functions",
  "excel",
  "taskpane",
  "languages",
  "workbench/model",
  "workbench/files",
  "workbench/web",
  "workbench/formula",
  "workbench/calc",
].map(testsIn);

const BROWSER = testsIn("browser");

/** Tests of the source alone, of what was built, and of that in a browser: only the last two build it first. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    setupFiles: ["test/setup/properties.ts"],
    projects: [
      { extends: true, test: { name: "source", include: SOURCE_ONLY } },
      {
        extends: true,
        test: {
          name: "built",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: [...SOURCE_ONLY, BROWSER, testsIn("corpus")],
          globalSetup: ["test/setup/build.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: [BROWSER],
          maxWorkers: 2,
          isolate: false,
          setupFiles: ["test/setup/scenes.ts"],
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          globalSetup: ["test/setup/build.ts", "test/setup/browser.ts"],
        },
      },
    ],
  },
});
