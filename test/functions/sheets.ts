/** Cells of a range as Excel passes them. */
export type Sheet = (string | number | boolean | null)[][];

const cell = (text: string): string | number => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);

/** A sheet as drawn: a line a row, `|` between cells; numbers are numbers. */
export const sheet = (drawn: string): Sheet =>
  drawn
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((text) => cell(text.trim())));

/** Four players, three rounds; Dee takes a half-point bye in round 3, Cal is unpaired. */
export const QUAD = sheet(`
  No. | Name | Rtng | Rd 1 | Rd 2 | Rd 3 | Tot
  1   | Ann  | 1900 | W4   | W3   | D2   | 2.5
  2   | Bob  | 1800 | W3   | D4   | D1   | 2
  3   | Cal  | 1700 | L2   | L1   | U    | 0
  4   | Dee  | 1600 | L1   | D2   | H    | 1
`);

/** As the quad, with title rows, a school, notes below, and a house player. */
export const SCHOOLS = sheet(`
  Winter Quads |  |  |  |  |  |  |
   |  |  |  |  |  |  |
  No. | Name       | School | Rating | Rd 1 | Rd 2 | Rd 3 | Total
  1   | Abel, Ann  | North  | 1900   | W4   | W3   | D2   | 2.5
  2   | Böhm, Bob  | South  | 1800   | W3   | D4   | D1   | 2
  3   | Cole, Cal  | House  | 1700   | L2   | L1   | U    | 0
  4   | Abel, Dee  | North  |        | L1   | D2   | H    | 1
   |  |  |  |  |  |  |
  Thank you for playing |  |  |  |  |  |  |
`);

/** The sheet with every blank cell as another platform passes it. */
export const withBlanksAs = (cells: Sheet, blank: "" | null | 0): Sheet =>
  cells.map((row) => row.map((value) => (value === "" ? blank : value)));

/** The sheet with one cell changed; row and column from 0. */
export const changed = (cells: Sheet, row: number, column: number, value: Sheet[number][number]): Sheet =>
  cells.map((line, r) => (r === row ? line.map((old, c) => (c === column ? value : old)) : [...line]));

/** A fresh array of the same cells, as Excel gives with each call. */
export const fresh = (cells: Sheet): Sheet => structuredClone(cells);
