/** What a heading says its column is. */
export type Role =
  | "pairing"
  | "rank"
  | "place"
  | "name"
  | "firstName"
  | "rating"
  | "team"
  | "total"
  | "adjustment"
  | "playoff"
  | "type"
  | "ignored";

/** A round column; rounds count from 1. */
export interface RoundColumn {
  readonly round: number;
  readonly column: number;
  /** The heading says "round" in some language; false: a bare number, as over the columns of a grid. */
  readonly worded: boolean;
}

/** A heading row, or the last of several that belong together. */
export interface Head {
  readonly firstRow: number;
  readonly row: number;
  /** The first column of each role. */
  readonly columns: ReadonlyMap<Role, number>;
  /** In the order of the sheet. */
  readonly rounds: readonly RoundColumn[];
  /** The text over every column that has one. */
  readonly texts: ReadonlyMap<number, string>;
  readonly firstColumn: number;
  readonly lastColumn: number;
}
