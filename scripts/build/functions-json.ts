import { fileURLToPath } from "node:url";
import { createJiti } from "jiti";
import type { Compiler } from "webpack";

const METADATA = fileURLToPath(new URL("../../src/functions/metadata.ts", import.meta.url));

/** Emits functions.json from the registry that the functions themselves run on. */
export class FunctionsJson {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap("FunctionsJson", (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: "FunctionsJson", stage }, async () => {
        const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false });
        const { metadata } = await jiti.import<{ readonly metadata: unknown }>(METADATA);
        const text = `${JSON.stringify(metadata, null, 2)}\n`;
        compilation.emitAsset("functions.json", new sources.RawSource(text));
      });
    });
  }
}
