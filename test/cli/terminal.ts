import { join } from "node:path";
import { run, type Surroundings } from "../../src/workbench/cli/main";

export const ROOT = join(import.meta.dirname, "../..");
export const DIST = join(ROOT, "dist");
export const SAMPLES = join(ROOT, "samples");

/** What a command printed, and its exit code. */
export interface Outcome {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in the folder of samples. */
export const ranked = async (
  args: readonly string[],
  surroundings: Partial<Surroundings> = {},
): Promise<Outcome> => {
  const texts = { out: "", err: "" };
  const exit = await run(args, {
    folder: SAMPLES,
    sample: join(SAMPLES, "open-5-rounds.xlsx"),
    dist: () => DIST,
    columns: Infinity,
    out: (text) => void (texts.out += text),
    err: (text) => void (texts.err += text),
    ...surroundings,
  });
  return { exit, ...texts };
};

/** A folder that is not there: whoever builds or reads the add-in fails. */
export const NO_DIST: Partial<Surroundings> = {
  dist: () => {
    throw new Error("the add-in was asked for");
  },
};
