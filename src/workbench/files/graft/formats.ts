/**
 * Formats that Excel knows by number; some of them it shows by the reader's own habits.
 *
 * @see ECMA-376 part 1, 18.8.30
 */
export const BUILT_IN: readonly (readonly [string, number])[] = [
  ["0", 1],
  ["0.00", 2],
  ["#,##0", 3],
  ["#,##0.00", 4],
  ["0%", 9],
  ["0.00%", 10],
  ["0.00E+00", 11],
  ["# ?/?", 12],
  ["# ??/??", 13],
  ["m/d/yyyy", 14],
  ["d-mmm-yy", 15],
  ["d-mmm", 16],
  ["mmm-yy", 17],
  ["h:mm AM/PM", 18],
  ["h:mm:ss AM/PM", 19],
  ["h:mm", 20],
  ["h:mm:ss", 21],
  ["m/d/yyyy h:mm", 22],
  ["@", 49],
];
