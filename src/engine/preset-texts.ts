/** The names of sequences in another language. Empty in English: the declarations themselves are English. */
export const PRESET_TEXTS: Readonly<Record<string, string>> = {};
