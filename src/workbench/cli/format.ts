/** How standings are printed. */
export const FORMATS = ["table", "csv", "json"] as const;

export type Format = (typeof FORMATS)[number];
