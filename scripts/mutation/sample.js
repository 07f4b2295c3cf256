import { CheckStatus } from "@stryker-mutator/api/check";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** 32-bit FNV-1a: the same mutants are drawn on every run. */
const hashOf = (text) =>
  [...text].reduce(
    (hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );

const nameOf = ({ fileName, location: { start, end }, replacement }) => {
  const file = fileName.replaceAll("\\", "/").split("/src/").at(-1);
  return [file, start.line, start.column, end.line, end.column, replacement].join(":");
};

/** Whether it changes only what is made while a module loads. */
const isWhileLoading = (mutant) => mutant.static === true && (mutant.coveredBy ?? []).length === 0;

/**
 * Lets one mutant in so many through, as MUTATION_ONE_IN says, of those made while modules load or of all; the rest
 * count as mutants that do not compile, which are in no score. It is a checker and not an ignorer, since an ignorer
 * drops whatever lies inside a node with it.
 */
class Sample {
  async init() {}

  async check(mutants) {
    const oneIn = Number(process.env.MUTATION_ONE_IN ?? 1);
    const belongs = process.env.MUTATION_WHILE_LOADING === "yes" ? isWhileLoading : () => true;
    const answer = (mutant) =>
      belongs(mutant) && hashOf(nameOf(mutant)) % oneIn === 0
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: "not in the sample" };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)]));
  }

  /** All of a file at once. */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", Sample)];
