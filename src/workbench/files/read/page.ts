import { type HeaderFooter, type Margins, newPage, type PageSetup, type PageZoom } from "../../model";
import { paperName } from "../paper";
import { attribute, child, flag, numberAttribute, textOf, type XmlElement } from "../opc/xml";

const POINTS_AN_INCH = 72;

const marginsOf = (element: XmlElement | undefined, usual: Margins): Margins => {
  const points = (side: keyof Margins): number => {
    const inches = numberAttribute(element, side);
    return inches === undefined ? usual[side] : Math.round(inches * POINTS_AN_INCH * 1e6) / 1e6;
  };
  return {
    top: points("top"),
    bottom: points("bottom"),
    left: points("left"),
    right: points("right"),
    header: points("header"),
    footer: points("footer"),
  };
};

/** 0 pages stands for as many as it takes. */
const pages = (count: number): number | undefined => (count === 0 ? undefined : count);

const zoomOf = (setup: XmlElement | undefined, fit: boolean): PageZoom => {
  if (!fit) return { scale: numberAttribute(setup, "scale") ?? 100 };
  const wide = pages(numberAttribute(setup, "fitToWidth") ?? 1);
  const tall = pages(numberAttribute(setup, "fitToHeight") ?? 1);
  return {
    ...(wide === undefined ? {} : { horizontalFitToPages: wide }),
    ...(tall === undefined ? {} : { verticalFitToPages: tall }),
  };
};

const PLACES: ReadonlyMap<string, "left" | "center" | "right"> = new Map([
  ["L", "left"],
  ["C", "center"],
  ["R", "right"],
]);

/** Splits a header or footer at its codes &L, &C and &R; text before any of them stands in the center. */
const splitText = (text: string): Record<"left" | "center" | "right", string> => {
  const parts = { left: "", center: "", right: "" };
  let place: keyof typeof parts = "center";
  for (const piece of text.match(/&[\s\S]|[^&]+|&/g) ?? []) {
    const next = piece.startsWith("&") ? PLACES.get(piece.slice(1).toUpperCase()) : undefined;
    if (next) place = next;
    else parts[place] += piece;
  }
  return parts;
};

const headerFooterOf = (xml: string, root: XmlElement): HeaderFooter => {
  const element = child(root, "headerFooter");
  const header = splitText(textOf(xml, child(element, "oddHeader")));
  const footer = splitText(textOf(xml, child(element, "oddFooter")));
  return {
    leftHeader: header.left,
    centerHeader: header.center,
    rightHeader: header.right,
    leftFooter: footer.left,
    centerFooter: footer.center,
    rightFooter: footer.right,
  };
};

const firstPageOf = (setup: XmlElement | undefined): number | "" =>
  flag(setup, "useFirstPageNumber") ? (numberAttribute(setup, "firstPageNumber") ?? "") : "";

/** How a sheet prints; print area and titles are names of the workbook and come from there. */
export const readPage = (xml: string, root: XmlElement): PageSetup => {
  const usual = newPage();
  const setup = child(root, "pageSetup");
  const options = child(root, "printOptions");
  const fit = flag(child(child(root, "sheetPr"), "pageSetUpPr"), "fitToPage");
  return {
    ...usual,
    orientation: attribute(setup, "orientation") === "landscape" ? "Landscape" : "Portrait",
    paperSize: paperName(numberAttribute(setup, "paperSize")) ?? usual.paperSize,
    margins: marginsOf(child(root, "pageMargins"), usual.margins),
    zoom: zoomOf(setup, fit),
    headerFooter: headerFooterOf(xml, root),
    centerHorizontally: flag(options, "horizontalCentered"),
    centerVertically: flag(options, "verticalCentered"),
    printGridlines: flag(options, "gridLines"),
    printHeadings: flag(options, "headings"),
    blackAndWhite: flag(setup, "blackAndWhite"),
    printOrder: attribute(setup, "pageOrder") === "overThenDown" ? "OverThenDown" : "DownThenOver",
    firstPageNumber: firstPageOf(setup),
  };
};
