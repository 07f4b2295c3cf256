/** The elements of a worksheet in the order that the format prescribes. */
const ORDER = (
  "sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetCalcPr sheetProtection protectedRanges scenarios " +
  "autoFilter sortState dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting dataValidations " +
  "hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks customProperties cellWatches " +
  "ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF drawingHF picture oleObjects controls webPublishItems " +
  "tableParts extLst"
).split(" ");

/** What the model does not hold: it stays as it is when a sheet is written again. */
export const CARRIED: ReadonlySet<string> = new Set(
  (
    "sheetCalcPr protectedRanges scenarios dataConsolidate customSheetViews phoneticPr rowBreaks colBreaks cellWatches " +
    "ignoredErrors smartTags legacyDrawing legacyDrawingHF drawingHF picture oleObjects controls webPublishItems extLst"
  ).split(" "),
);

/** The content of a worksheet by the names of its elements. */
export class Sections {
  readonly #texts = new Map<string, string>();

  get(name: string): string {
    return this.#texts.get(name) ?? "";
  }

  set(name: string, text: string): void {
    this.#texts.set(name, text);
  }

  add(name: string, text: string): void {
    this.set(name, this.get(name) + text);
  }

  /** All of them, in the format's order. */
  toString(): string {
    return ORDER.map((name) => this.get(name)).join("");
  }
}
