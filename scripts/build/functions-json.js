import { fileURLToPath } from "node:url";
import { createJiti } from "jiti";

const METADATA = fileURLToPath(new URL("../../src/functions/metadata.ts", import.meta.url));

/** Emits functions.json from the registry that the functions themselves run on. */
export class FunctionsJson {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("FunctionsJson", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: "FunctionsJson", stage }, async () => {
        const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false });
        const { metadata } = await jiti.import(METADATA);
        compilation.emitAsset(
          "functions.json",
          new sources.RawSource(`${JSON.stringify(metadata, null, 2)}\n`),
        );
      });
    });
  }
}
