import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const FOLDER = join(import.meta.dirname, "..", ".cache", "bench");

/** A module of the benchmark in one file, as the add-in ships its code: run from its sources it is slower. */
export const bundled = async <Module>(name: string): Promise<Module> => {
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: join(import.meta.dirname, `${name}.ts`),
      outDir: FOLDER,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return (await import(pathToFileURL(join(FOLDER, `${name}.mjs`)).href)) as Module;
};
