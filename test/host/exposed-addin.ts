import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import type { Book } from "../../src/workbench/model";
import { openAddin, type RunningAddin } from "../../src/workbench/node/addin";
import type { Exposed } from "./exposed";
import { closeLater } from "./harness";

const bundled = async (): Promise<string> => {
  const made = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "exposed.ts"), name: "exposed", formats: ["iife"] },
    },
  });
  const first = Array.isArray(made) ? made[0] : made;
  if (first === undefined || !("output" in first)) throw new Error("nothing was built");
  const [chunk] = first.output;
  const path = join(mkdtempSync(join(tmpdir(), "tiebreaks-")), "exposed.js");
  writeFileSync(path, chunk.code);
  return path;
};

let script: Promise<string> | undefined;

export interface ExposedAddin extends Exposed {
  readonly addin: RunningAddin;
}

/** Opens the adapter on a workbook, through the real office.js, without ribbon and pane. */
export const openExposed = async (book: Book): Promise<ExposedAddin> => {
  script ??= bundled();
  const addin = await openAddin({ book, scripts: [await script] });
  closeLater(addin);
  return { addin, ...(addin.window.exposed as Exposed) };
};
