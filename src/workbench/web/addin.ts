import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Language, LANGUAGES } from "../../../scripts/build/languages";
import { pageFor, pageIn } from "../../../scripts/build/office";
import { type Answer, at, below, firstOf, folder, type Site } from "./site";

/** The path of the pane's page in a language. */
export const panePath = ({ folder }: Language): string => `/${folder}taskpane.html`;

const OFFICE = dirname(createRequire(import.meta.url).resolve("@microsoft/office-js/package.json"));

const OFFICE_TAG = /<script src="((?:\.\.\/)?)office-js\/office\.js"><\/script>/;

const ENFORCE = "/workbench-enforce.js";

/**
 * Makes the client refuse what the host's requirement sets do not hold; by itself it lets newer calls through.
 * It comes right after office.js, so that the client is set before the add-in hears that it is ready.
 */
const ENFORCE_SCRIPT = `Office.onReady(() => {
  OfficeExtension.CommonUtility._doApiNotSupportedCheck = true;
});
`;

/** The pane page as built, but with office.js from beside it, held to the manifest's requirement sets. */
const panePage = async (dist: string, language: Language): Promise<Answer> => ({
  type: "text/html; charset=utf-8",
  content: pageIn(
    pageFor(await readFile(join(dist, panePath(language)), "utf8"), "vendored"),
    language,
  ).replace(OFFICE_TAG, `$&<script src="$1${ENFORCE.slice(1)}"></script>`),
});

/** The built add-in as the workbench serves it. */
export const addinSite = (dist: string): Site =>
  firstOf(
    ...LANGUAGES.map((language) => at(panePath(language), () => panePage(dist, language))),
    at(ENFORCE, () => Promise.resolve({ type: "text/javascript; charset=utf-8", content: ENFORCE_SCRIPT })),
    below("/office-js", folder(join(OFFICE, "dist"))),
    folder(dist),
  );
