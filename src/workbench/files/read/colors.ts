import type { Color } from "hucre";
import { resolveThemeColor } from "hucre/xlsx";

/**
 * The palette of the colors given by number, from 8 on; 0 to 7 repeat the first eight.
 *
 * @see ECMA-376 part 1, 18.8.27
 */
const PALETTE =
  "000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 C0C0C0 808080 " +
  "9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF " +
  "00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 " +
  "003366 339966 003300 333300 993300 993366 333399 333333";

const INDEXED = PALETTE.split(" ");

/** The colors of a workbook that has no theme of its own. */
const OFFICE_THEME =
  "000000 FFFFFF 1F497D EEECE1 4F81BD C0504D 9BBB59 8064A2 4BACC6 F79646 0000FF 800080".split(" ");

/** Cells count the first four theme colors light before dark, the theme lists dark before light. */
const THEME_ORDER = [1, 0, 3, 2] as const;

const hexOf = ({ rgb, theme, tint, indexed }: Color, themeColors: readonly string[]): string | undefined => {
  if (rgb !== undefined) return rgb.slice(-6);
  if (theme !== undefined) return resolveThemeColor([...themeColors], THEME_ORDER[theme] ?? theme, tint);
  return indexed === undefined ? undefined : INDEXED[indexed < 8 ? indexed : indexed - 8];
};

/** Turns the colors of a workbook into `#RRGGBB`; undefined for the automatic color. */
export const colorReader =
  (themeColors: readonly string[] = OFFICE_THEME) =>
  (color: Color | undefined): string | undefined => {
    const hex = color && hexOf(color, themeColors);
    return hex !== undefined && /^[0-9A-Fa-f]{6}$/.test(hex) ? `#${hex.toUpperCase()}` : undefined;
  };

export type ColorReader = ReturnType<typeof colorReader>;
