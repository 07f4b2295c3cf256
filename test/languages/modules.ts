import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { createJiti } from "jiti";
import { ENGLISH, extensionsFor, LANGUAGES } from "../../scripts/build/languages";

const SRC = join(import.meta.dirname, "../../src");

/** The languages into which texts are translated. */
export const OTHERS = LANGUAGES.filter((language) => language !== ENGLISH).map(({ code }) => code);

const isTranslation = (file: string): boolean => OTHERS.some((code) => file.endsWith(`.${code}.ts`));

/** Every source file of the add-in, by its path below src. */
export const sources = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => relative(SRC, join(parentPath, name)))
  .filter((file) => !file.startsWith("workbench"))
  .sort();

export const pathOf = (file: string): string => join(SRC, file);

export const translationOf = (file: string, code: string): string => file.replace(/\.ts$/, `.${code}.ts`);

const english = sources.filter((file) => !isTranslation(file));

/** Files that gather the texts of others and hold none of their own. */
const GATHERED = new Set(["taskpane/texts.ts"]);

/** Modules of texts: by their name, or because one of the languages has them. */
export const textModules = english.filter(
  (file) =>
    file.endsWith(".ts") &&
    ((/(?:^|[-/])texts(?:\.ts|\/)/.test(file) && !GATHERED.has(file)) ||
      OTHERS.some((code) => existsSync(pathOf(translationOf(file, code))))),
);

/** Modules that say nothing to users by themselves. */
export const otherModules = english.filter((file) => !textModules.includes(file));

/** Translations of a module that is not there. */
export const orphans = sources.filter(
  (file) => isTranslation(file) && !existsSync(pathOf(file.replace(/\.\w+\.ts$/, ".ts"))),
);

type Module = Readonly<Record<string, unknown>>;

/** Modules as the build of a language finds them; those that have no translation are loaded once for all. */
const loaders = new Map(
  LANGUAGES.map((language) => [
    language.code,
    createJiti(import.meta.url, { fsCache: false, extensions: [...extensionsFor(language)] }),
  ]),
);

/** A module in a language; without one in English. */
export const load = async (file: string, code = ENGLISH.code): Promise<Module> => {
  const loader = loaders.get(code);
  if (loader === undefined) throw new RangeError(`no language ${code}`);
  return loader.import<Module>(pathOf(file).replace(/\.ts$/, ""));
};
