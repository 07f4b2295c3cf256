const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Characters that take two columns of a terminal. */
const WIDE =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}]/u;

const CONTROL = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** A text without the characters by which it could steer a terminal. */
export const printable = (text: string): string => text.replaceAll(CONTROL, " ");

const graphemes = (text: string): string[] => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);

const columnsOf = (grapheme: string): number => (WIDE.test(grapheme) ? 2 : 1);

/** How many columns of a terminal a text takes. */
export const widthOf = (text: string): number =>
  graphemes(text).reduce((sum, grapheme) => sum + columnsOf(grapheme), 0);

/** The text, cut with an ellipsis where it is wider than that. */
export const clipped = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text;
  let [kept, used] = ["", 0];
  for (const grapheme of graphemes(text)) {
    used += columnsOf(grapheme);
    if (used >= width) break;
    kept += grapheme;
  }
  return `${kept}…`;
};
