/** A language in which the add-in is built, one build each: Office takes that of its own display language. */
export interface Language {
  readonly code: string;
  /** The display language of Office for which the manifest names it. */
  readonly locale: string;
  /** The folder of its pages and scripts below that of the add-in; English lies in that itself. */
  readonly folder: "" | `${string}/`;
}

export const ENGLISH: Language = { code: "en", locale: "en-US", folder: "" };

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { code: "de", locale: "de-DE", folder: "de/" },
  { code: "es", locale: "es-ES", folder: "es/" },
];

/** The languages of a list such as `en,de`; all of them where there is none. */
export const languagesOf = (list: string | undefined): readonly Language[] => {
  if (list === undefined) return LANGUAGES;
  return list.split(",").map((code) => {
    const found = LANGUAGES.find((language) => language.code === code);
    if (found === undefined)
      throw new Error(`${code} is none of ${LANGUAGES.map((language) => language.code).join(", ")}`);
    return found;
  });
};

/** How modules are found: the texts of a language stand beside the English ones, `texts.de.ts` beside `texts.ts`. */
export const extensionsFor = ({ code }: Language): readonly string[] => [
  ...(code === ENGLISH.code ? [] : [`.${code}.ts`]),
  ".ts",
  ".tsx",
  ".js",
];
