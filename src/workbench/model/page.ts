import type { Area } from "./address";

/** Header and footer texts with Excel's codes, e.g. `&P` for the page number. */
export interface HeaderFooter {
  readonly leftHeader: string;
  readonly centerHeader: string;
  readonly rightHeader: string;
  readonly leftFooter: string;
  readonly centerFooter: string;
  readonly rightFooter: string;
}

/**
 * Either a scale in percent, or the number of pages to fit.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.pagelayoutzoomoptions
 */
export interface PageZoom {
  readonly scale?: number;
  readonly horizontalFitToPages?: number;
  readonly verticalFitToPages?: number;
}

/** Margins in points. */
export interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly header: number;
  readonly footer: number;
}

/** How a sheet prints; the widths and counts of rows and columns are areas of whole rows or columns. */
export interface PageSetup {
  orientation: "Portrait" | "Landscape";
  paperSize: string;
  margins: Margins;
  zoom: PageZoom;
  printArea: Area | undefined;
  titleRows: Area | undefined;
  titleColumns: Area | undefined;
  headerFooter: HeaderFooter;
  centerHorizontally: boolean;
  centerVertically: boolean;
  printGridlines: boolean;
  printHeadings: boolean;
  blackAndWhite: boolean;
  printOrder: "DownThenOver" | "OverThenDown";
  firstPageNumber: number | "";
  /** Rows and columns before which a page ends. */
  rowBreaks: number[];
  columnBreaks: number[];
}

export const NO_HEADER_FOOTER: HeaderFooter = {
  leftHeader: "",
  centerHeader: "",
  rightHeader: "",
  leftFooter: "",
  centerFooter: "",
  rightFooter: "",
};

/** A new sheet's page: Excel's Normal margins (0.7, 0.75 and 0.3 inches). */
export const newPage = (): PageSetup => ({
  orientation: "Portrait",
  paperSize: "Letter",
  margins: { top: 54, bottom: 54, left: 50.4, right: 50.4, header: 21.6, footer: 21.6 },
  zoom: { scale: 100 },
  printArea: undefined,
  titleRows: undefined,
  titleColumns: undefined,
  headerFooter: NO_HEADER_FOOTER,
  centerHorizontally: false,
  centerVertically: false,
  printGridlines: false,
  printHeadings: false,
  blackAndWhite: false,
  printOrder: "DownThenOver",
  firstPageNumber: "",
  rowBreaks: [],
  columnBreaks: [],
});
