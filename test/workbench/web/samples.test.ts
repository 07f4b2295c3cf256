import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SAMPLES } from "../../../src/workbench/samples";

const FOLDER = join(import.meta.dirname, "../../../samples");

test("every sample is in the gallery, each once, with a sentence on what to look at", () => {
  const told = SAMPLES.map(({ file }) => file);
  expect(told).toEqual([...new Set(told)]);
  expect(readdirSync(FOLDER).filter((file) => !told.includes(file))).toEqual([]);
  for (const { look } of SAMPLES) expect(look).toMatch(/^[A-Z].{20,}[.?]$/);
});
