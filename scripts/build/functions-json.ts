import { fileURLToPath } from "node:url";
import { createJiti } from "jiti";
import type { Compiler } from "webpack";
import { extensionsFor, type Language } from "./languages";

const METADATA = fileURLToPath(new URL("../../src/functions/metadata.ts", import.meta.url));

/** Transpiled sources, which all languages share. */
const CACHE = fileURLToPath(new URL("../../.cache/jiti", import.meta.url));

/** Emits functions.json of a language from the registry that the functions themselves run on. */
export class FunctionsJson {
  constructor(private readonly language: Language) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap("FunctionsJson", (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: "FunctionsJson", stage }, async () => {
        const jiti = createJiti(import.meta.url, {
          fsCache: CACHE,
          moduleCache: false,
          extensions: [...extensionsFor(this.language)],
        });
        const { metadata } = await jiti.import<{ readonly metadata: unknown }>(METADATA);
        const text = `${JSON.stringify(metadata, null, 2)}\n`;
        compilation.emitAsset(`${this.language.folder}functions.json`, new sources.RawSource(text));
      });
    });
  }
}
