import type { Format } from "./block";

const GREEN = "#107C41";
const LINE_GREEN = "#7FBF9A";
const WHITE = "#FFFFFF";
const GRAY = "#595959";
const LIGHT_GRAY = "#E7E6E6";
const DARK_RED = "#A80000";
const LIGHT_RED = "#FDE7E9";

/** The looks that the sheets are made of. */
export const STYLE = {
  title: { bold: true, size: 16 },
  subline: { color: GRAY },
  warning: { color: DARK_RED },
  section: { bold: true, size: 12 },
  heading: { bold: true, color: WHITE, fill: GREEN },
  footer: { size: 9 },
  notice: { size: 14 },
  bold: { bold: true },
  note: { color: GRAY },
  dropped: { strikethrough: true, fill: LIGHT_GRAY },
  loss: { color: GRAY },
  unplayed: { italic: true },
  running: { color: GRAY, size: 9 },
  wrong: { color: DARK_RED, fill: LIGHT_RED, bold: true },
  group: { lineAbove: { weight: "Medium", color: LINE_GREEN } },
} as const satisfies Readonly<Record<string, Format>>;

/** The built-in table style whose light banding goes with our headings. */
export const TABLE_STYLE = "TableStyleLight7";

/** Notations of numbers, as an English Excel writes them. */
export const NUMBER = {
  text: "General",
  whole: "0",
  half: "0.0",
  quarter: "0.00",
  /** `8` shown as `8–9`; the value stays 8. */
  /** Brackets mean that the number does not count. */
  dropped: (format: string): string => `(${format})`,
  range: (last: number): string => `0"–${last}"`,
} as const;
