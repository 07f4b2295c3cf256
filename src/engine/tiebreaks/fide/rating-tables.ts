/** The rating difference for each share of the points from 50 to 100 hundredths. @see FIDE B.02 8.1.1 */
const DIFFERENCES = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
  193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470,
  501, 538, 589, 677, 800,
] as const;

/** The rating difference that belongs to a share of the points, in hundredths. */
export const differenceFor = (hundredths: number): number =>
  hundredths < 50 ? -differenceFor(100 - hundredths) : (DIFFERENCES[hundredths - 50] ?? 0);

/** The largest difference for each expected score from 50 to 99 hundredths. @see FIDE B.02 8.1.2 */
const UP_TO = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
  188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
  484, 517, 559, 619, 735,
] as const;

/** Beyond this difference the stronger player is expected to win. */
export const LARGEST_DIFFERENCE = 735;

/** The expected score, in hundredths, of a player rated `difference` above the opponent. */
export const expectedFor = (difference: number): number => {
  if (difference < 0) return 100 - expectedFor(-difference);
  const step = UP_TO.findIndex((largest) => difference <= largest);
  return step < 0 ? 100 : 50 + step;
};
