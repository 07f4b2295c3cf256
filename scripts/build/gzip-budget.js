import { gzipSync } from "node:zlib";

const LEVEL = { level: 9 };

/** Fails the build when a script is heavier than its budget, in kilobytes (1,000 bytes) after gzip. */
export class GzipBudget {
  constructor(budget) {
    this.budget = budget;
  }

  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("GzipBudget", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "GzipBudget", stage }, (assets) => {
        for (const [name, limit] of Object.entries(this.budget)) {
          const size = gzipSync(assets[name].source(), LEVEL).length / 1000;
          const text = `${name}: ${size.toFixed(1)} KB after gzip, budget ${limit} KB`;
          if (size > limit) compilation.errors.push(new WebpackError(text));
          else compilation.getLogger("GzipBudget").info(text);
        }
      });
    });
  }
}
