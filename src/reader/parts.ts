import { withoutRepeats } from "./heading-repeats";
import { findHeads, headingAt } from "./headings";
import type { Layout, Page, Span } from "./layout";
import type { Sheet } from "./sheet";
import type { ReadingSettings } from "./types";

/** A part of a page and the layout that reads it. */
export interface Part {
  readonly layout: Layout;
  readonly span: Span;
}

/** A part that is less like a layout than this is not worth reading. */
export const LEAST = 0.4;

const overlap = (a: Span, b: Span): boolean =>
  (a.together === undefined || a.together !== b.together) &&
  a.firstRow <= b.lastRow &&
  b.firstRow <= a.lastRow &&
  a.firstColumn <= b.lastColumn &&
  b.firstColumn <= a.lastColumn;

/** The page of a sheet; the user may name its only heading row. */
export const pageOf = (sheet: Sheet, { headingRow }: ReadingSettings): Page => ({
  sheet,
  heads: headingRow === undefined ? withoutRepeats(sheet, findHeads(sheet)) : [headingAt(sheet, headingRow)],
});

/** The parts of a page, each with the layout that is likeliest for it, from the top. */
export const partsOf = (
  page: Page,
  layouts: readonly Layout[],
  settings: ReadingSettings,
  least = LEAST,
): readonly Part[] => {
  const found = layouts
    .flatMap((layout) => layout.detect(page, settings).map((span) => ({ layout, span })))
    .filter(({ span }) => span.likeness >= least)
    .sort((a, b) => b.span.likeness - a.span.likeness);
  const taken: Part[] = [];
  for (const part of found) if (!taken.some(({ span }) => overlap(span, part.span))) taken.push(part);
  return taken.sort((a, b) => a.span.firstRow - b.span.firstRow || a.span.firstColumn - b.span.firstColumn);
};
