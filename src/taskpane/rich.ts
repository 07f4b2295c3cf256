/** A text of which some words are set in bold. */
export type Rich = readonly (string | { readonly strong: string })[];

/** The same text as it is spoken. */
export const plainText = (text: Rich): string =>
  text.map((part) => (typeof part === "string" ? part : part.strong)).join("");
