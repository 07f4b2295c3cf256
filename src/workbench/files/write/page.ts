import type { HeaderFooter, PageSetup } from "../../model";
import { escapeText } from "../opc/edit";
import { paperNumber } from "../paper";

const POINTS_AN_INCH = 72;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element without content; "" where it would say nothing. */
export const emptyElement = (name: string, attributes: Attributes): string => {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value}"`],
  );
  return said.length === 0 ? "" : `<${name}${said.join("")}/>`;
};

const set = (on: boolean): 1 | undefined => (on ? 1 : undefined);

const inches = (points: number): number => Math.round((points / POINTS_AN_INCH) * 1e6) / 1e6;

const fits = ({ zoom }: PageSetup): boolean =>
  zoom.horizontalFitToPages !== undefined || zoom.verticalFitToPages !== undefined;

/** The part of the sheet's properties that says its page is fitted. */
export const fitXml = (page: PageSetup): string =>
  emptyElement("pageSetUpPr", { fitToPage: set(fits(page)) });

const setupXml = (page: PageSetup): string => {
  const fit = fits(page);
  const { scale = 100, horizontalFitToPages: wide = 0, verticalFitToPages: tall = 0 } = page.zoom;
  return emptyElement("pageSetup", {
    paperSize: paperNumber(page.paperSize),
    scale: fit || scale === 100 ? undefined : scale,
    firstPageNumber: page.firstPageNumber === "" ? undefined : page.firstPageNumber,
    fitToWidth: fit && wide !== 1 ? wide : undefined,
    fitToHeight: fit && tall !== 1 ? tall : undefined,
    pageOrder: page.printOrder === "OverThenDown" ? "overThenDown" : undefined,
    orientation: page.orientation.toLowerCase(),
    blackAndWhite: set(page.blackAndWhite),
    useFirstPageNumber: set(page.firstPageNumber !== ""),
  });
};

const marginsXml = ({ margins }: PageSetup): string =>
  emptyElement("pageMargins", {
    left: inches(margins.left),
    right: inches(margins.right),
    top: inches(margins.top),
    bottom: inches(margins.bottom),
    header: inches(margins.header),
    footer: inches(margins.footer),
  });

const optionsXml = (page: PageSetup): string =>
  emptyElement("printOptions", {
    horizontalCentered: set(page.centerHorizontally),
    verticalCentered: set(page.centerVertically),
    headings: set(page.printHeadings),
    gridLines: set(page.printGridlines),
  });

const joinText = (left: string, center: string, right: string): string =>
  [["&L", left] as const, ["&C", center] as const, ["&R", right] as const]
    .map(([code, text]) => (text === "" ? "" : code + text))
    .join("");

const wrapped = (name: string, text: string): string =>
  text === "" ? "" : `<${name}>${escapeText(text)}</${name}>`;

const headerFooterXml = (texts: HeaderFooter): string => {
  const header = wrapped("oddHeader", joinText(texts.leftHeader, texts.centerHeader, texts.rightHeader));
  const footer = wrapped("oddFooter", joinText(texts.leftFooter, texts.centerFooter, texts.rightFooter));
  return header + footer === "" ? "" : `<headerFooter>${header}${footer}</headerFooter>`;
};

/** The elements that say how a sheet prints, by name. */
export const pageSections = (page: PageSetup): ReadonlyMap<string, string> =>
  new Map([
    ["printOptions", optionsXml(page)],
    ["pageMargins", marginsXml(page)],
    ["pageSetup", setupXml(page)],
    ["headerFooter", headerFooterXml(page.headerFooter)],
  ]);
