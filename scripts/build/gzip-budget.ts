import { gzipSync } from "node:zlib";
import type { Compiler } from "webpack";

/** Fails the build when a script is heavier than its budget, in kilobytes (1,000 bytes) after gzip. */
export class GzipBudget {
  constructor(private readonly budget: Readonly<Record<string, number>>) {}

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap("GzipBudget", (compilation) => {
      compilation.hooks.processAssets.tap({ name: "GzipBudget", stage }, (assets) => {
        for (const [name, limit] of Object.entries(this.budget)) {
          const size = gzipSync(assets[name]?.source() ?? "", { level: 9 }).length / 1000;
          const text = `${name}: ${size.toFixed(1)} KB after gzip, budget ${limit} KB`;
          if (size > limit) compilation.errors.push(new WebpackError(text));
          else compilation.getLogger("GzipBudget").info(text);
        }
      });
    });
  }
}
