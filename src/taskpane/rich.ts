/** A text of which some words are set in bold. */
export type Rich = readonly (string | { readonly strong: string })[];
