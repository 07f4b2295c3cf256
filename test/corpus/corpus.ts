import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe } from "vitest";

const FOLDER = resolve(process.env["CORPUS_DIR"] ?? "../shared/corpus");

/** True where the corpus is at hand. */
export const CORPUS_PRESENT = existsSync(FOLDER);

if (!CORPUS_PRESENT) console.warn(`no corpus in ${FOLDER}: set CORPUS_DIR; these tests are skipped`);

export const corpusFile = (path: string): string => resolve(FOLDER, path);

export const corpusText = (path: string): string => readFileSync(corpusFile(path), "utf8");

/** The parsed file; the caller says what it expects of it. */
export const corpusJson = (path: string): unknown => JSON.parse(corpusText(path));

export const corpusFiles = (folder: string, ending: string): readonly string[] =>
  CORPUS_PRESENT
    ? readdirSync(corpusFile(folder))
        .filter((name) => name.endsWith(ending))
        .sort()
    : [];

/** A group of tests that is skipped, visibly, where the corpus is absent. */
export const describeCorpus = describe.skipIf(!CORPUS_PRESENT);
