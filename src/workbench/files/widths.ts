/**
 * Widths of columns. A file counts them in characters of the default font (7
 * pixels), the padding of 5 pixels included; the model in points, without
 * padding where it counts characters.
 *
 * @see ECMA-376 part 1, 18.3.1.13
 */
const DIGIT_PIXELS = 7;
const PADDING = 5 / DIGIT_PIXELS;
const POINTS_A_PIXEL = 0.75;

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The width of a column that nobody has set: 64 pixels. */
export const DEFAULT_WIDTH = 64 / DIGIT_PIXELS;

export const pointsOfWidth = (width: number): number => Math.round(width * DIGIT_PIXELS) * POINTS_A_PIXEL;

export const widthOfPoints = (points: number): number => rounded(points / POINTS_A_PIXEL / DIGIT_PIXELS);

export const charactersOfWidth = (width: number): number => Math.max(0, rounded(width - PADDING));

export const widthOfCharacters = (characters: number): number => rounded(characters + PADDING);
