/** Blanks of every width, the tab among them; line feeds are kept apart. */
const BLANKS = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

/** Characters that nobody sees: controls, zero-width signs, soft hyphens, marks of direction. */
const INVISIBLE =
  /\p{Cc}|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F]|\uFE0E|\uFE0F|\uFEFF/gu;

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63]/g;
const SLASHES = /[\u2044\u2215]/g;
const LINE_ENDS = /\r\n?|[\u2028\u2029\u0085]/g;

const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

/** Whether a text is printable ASCII with no blank at its ends: nothing needs to be done to it. */
export const isPlain = (raw: string): boolean => PLAIN.test(raw);

/** What looks like another character or like nothing. */
const ODD = /[\u00A0\u2000-\u200F\u202F\u2060\u2212\u3000\uFEFF\uFF01-\uFF5E]|\p{Cc}/u;

const dropInvisible = (text: string): string =>
  text.replace(INVISIBLE, (sign) => (sign === "\n" ? "\n" : ""));

const trimLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");

/** NFKC would turn ½ into three characters. */
const composed = (text: string): string =>
  text
    .split("½")
    .map((part) => part.normalize("NFKC"))
    .join("½");

/**
 * The text that counts: NFKC with ½ kept, one kind of dash and slash, plain blanks, nothing invisible, trimmed.
 *
 * Runs of blanks stay: columns of a text table are told by them.
 */
export const normalized = (raw: string): string => {
  const visible = dropInvisible(raw.replace(LINE_ENDS, "\n").replace(BLANKS, " "));
  return trimLines(composed(visible).replace(DASHES, "-").replace(SLASHES, "/").replace(BLANKS, " "));
};

/** A name or a title: its letters and dashes stay as they are, only blanks and the invisible go. */
export const shownText = (raw: string): string =>
  dropInvisible(raw.replace(LINE_ENDS, " ").replace(BLANKS, " ")).replaceAll(/ +/g, " ").trim();

/** Whether a text holds what a reader of the sheet does not see, or takes for something else. */
export const isOdd = (raw: string): boolean => ODD.test(raw.replaceAll(/\r?\n/g, ""));
