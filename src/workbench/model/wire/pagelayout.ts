import { type Area, areaOf, MAX_COLUMNS, MAX_ROWS, splitSheet } from "../address";
import { ApiError } from "../errors";
import type { HeaderFooter as Texts, PageZoom } from "../page";
import { integerOf, numberOf, oneOf, recordOf, textOf } from "./arguments";
import { found } from "./base";
import { HeaderFooterGroup } from "./headerfooter";
import { PageMargins } from "./pagemargins";
import { Range } from "./range";
import { RangeAreas } from "./rangeareas";

const ORIENTATIONS = ["Portrait", "Landscape"] as const;
const ORDERS = ["DownThenOver", "OverThenDown"] as const;

/** A number of pages: 0 or nothing leaves the direction free. */
const pagesOf = (value: unknown, what: string): number => {
  const pages = integerOf(value, what);
  if (pages < 0 || pages > 32_767)
    throw new ApiError("InvalidArgument", `${what} must be a number of pages.`);
  return pages;
};

/**
 * A scale from 10 to 400 percent, or pages to fit; never both.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.pagelayoutzoomoptions
 */
const zoomOf = (value: unknown): PageZoom => {
  const { scale, horizontalFitToPages: wide, verticalFitToPages: tall } = recordOf(value, "zoom");
  const given = (part: unknown): boolean => part !== undefined && part !== null;
  if (given(scale) && (given(wide) || given(tall)))
    throw new ApiError("InvalidArgument", "A page is scaled or fitted, not both.");
  if (given(scale)) {
    const percent = numberOf(scale, "zoom.scale");
    if (percent < 10 || percent > 400) throw new ApiError("InvalidArgument", "zoom.scale must be 10 to 400.");
    return { scale: percent };
  }
  return {
    ...(given(wide) ? { horizontalFitToPages: pagesOf(wide, "zoom.horizontalFitToPages") } : {}),
    ...(given(tall) ? { verticalFitToPages: pagesOf(tall, "zoom.verticalFitToPages") } : {}),
  };
};

/** @see https://learn.microsoft.com/javascript/api/excel/excel.pagelayout */
export class PageLayout extends PageMargins {
  get Orientation() {
    return this.sheet.page.orientation;
  }
  set Orientation(value: unknown) {
    this.change({ orientation: oneOf(ORIENTATIONS, value, "orientation") });
  }

  get PaperSize() {
    return this.sheet.page.paperSize;
  }
  set PaperSize(value: unknown) {
    this.change({ paperSize: textOf(value, "paperSize") });
  }

  get Zoom(): PageZoom {
    return this.sheet.page.zoom;
  }
  set Zoom(value: unknown) {
    this.change({ zoom: zoomOf(value) });
  }

  get PrintOrder() {
    return this.sheet.page.printOrder;
  }
  set PrintOrder(value: unknown) {
    this.change({ printOrder: oneOf(ORDERS, value, "printOrder") });
  }

  get FirstPageNumber() {
    return this.sheet.page.firstPageNumber;
  }
  set FirstPageNumber(value: unknown) {
    this.change({ firstPageNumber: value === "" ? "" : integerOf(value, "firstPageNumber") });
  }

  get HeadersFooters(): HeaderFooterGroup {
    const write = (headerFooter: Texts): void => this.change({ headerFooter });
    return new HeaderFooterGroup(this.session, () => this.sheet.page.headerFooter, write);
  }

  #areaOf(range: unknown, what: string): Area {
    if (range instanceof Range && range.sheet !== this.sheet)
      throw new ApiError("InvalidArgument", "The range is on another worksheet.");
    return range instanceof Range ? range.area : areaOf(splitSheet(textOf(range, what)).local);
  }

  #range(area: Area | undefined): Range | null {
    return area ? new Range(this.session, this.sheet, area) : null;
  }

  SetPrintArea(range: unknown): void {
    this.change({ printArea: this.#areaOf(range, "printArea") });
  }

  GetPrintAreaOrNullObject(): RangeAreas | null {
    const { printArea } = this.sheet.page;
    return printArea ? new RangeAreas(this.session, this.sheet, [printArea]) : null;
  }

  GetPrintArea(): RangeAreas {
    return found(this.GetPrintAreaOrNullObject());
  }

  SetPrintTitleRows(range: unknown): void {
    this.change({ titleRows: { ...this.#areaOf(range, "printTitleRows"), column: 0, columns: MAX_COLUMNS } });
  }

  GetPrintTitleRowsOrNullObject(): Range | null {
    return this.#range(this.sheet.page.titleRows);
  }

  GetPrintTitleRows(): Range {
    return found(this.GetPrintTitleRowsOrNullObject());
  }

  SetPrintTitleColumns(range: unknown): void {
    this.change({ titleColumns: { ...this.#areaOf(range, "printTitleColumns"), row: 0, rows: MAX_ROWS } });
  }

  GetPrintTitleColumnsOrNullObject(): Range | null {
    return this.#range(this.sheet.page.titleColumns);
  }

  GetPrintTitleColumns(): Range {
    return found(this.GetPrintTitleColumnsOrNullObject());
  }
}
