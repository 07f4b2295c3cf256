/**
 * Lengths. The JavaScript API counts in points, files count column widths in
 * characters of the default font (Calibri 11: 7 pixels wide, 5 of padding).
 *
 * @see https://learn.microsoft.com/dotnet/api/documentformat.openxml.spreadsheet.column
 */
const POINTS_A_PIXEL = 0.75;
const DIGIT_PIXELS = 7;
const PADDING_PIXELS = 5;

/** The width of a new sheet's columns, in characters. */
export const DEFAULT_CHARACTERS = 8.43;

/** The height of a new sheet's rows, in points. */
export const DEFAULT_ROW_HEIGHT = 15;

/** A column width in characters as points; 8.43 characters are 48 points. */
export const pointsOfCharacters = (characters: number): number =>
  Math.round(characters * DIGIT_PIXELS + PADDING_PIXELS) * POINTS_A_PIXEL;

/** A column width in points as characters, to hundredths. */
export const charactersOfPoints = (points: number): number =>
  Math.round(Math.max(0, (points / POINTS_A_PIXEL - PADDING_PIXELS) / DIGIT_PIXELS) * 100) / 100;
