import { fileURLToPath } from "node:url";
import { createJiti } from "jiti";
import type { Compiler } from "webpack";

const SOURCE = fileURLToPath(new URL("../help/page.ts", import.meta.url));

/** Transpiled sources, which all languages share. */
const CACHE = fileURLToPath(new URL("../../.cache/jiti", import.meta.url));

type Pages = ReadonlyMap<string, string>;

/** Emits the pages of the user guide into `help`. */
export class HelpPages {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap("HelpPages", (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: "HelpPages", stage }, async () => {
        const jiti = createJiti(import.meta.url, { fsCache: CACHE, moduleCache: false });
        const { helpPages } = await jiti.import<{ readonly helpPages: () => Pages }>(SOURCE);
        for (const [name, html] of helpPages())
          compilation.emitAsset(`help/${name}.html`, new sources.RawSource(html), { minimized: true });
      });
    });
  }
}
