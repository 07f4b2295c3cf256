import { type Area, parseArea, printArea, splitSheet } from "../model";

/** The areas of a list such as `A1:B2 D4`; what is no area is left out. */
export const areasOf = (list: string | undefined): readonly Area[] =>
  (list ?? "").split(/\s+/).flatMap((text) => parseArea(text) ?? []);

/** An area with its sheet's name, as in `'Round 1'!$A$1:$B$2`. */
export const sheetAreaOf = (
  text: string,
): { readonly sheet: string | undefined; readonly area: Area } | undefined => {
  const { sheet, local } = splitSheet(text.trim().replace(/^=/, ""));
  const area = parseArea(local);
  return area && { sheet, area };
};

const isClosed = (text: string): boolean => (text.split("'").length - 1) % 2 === 0;

/** The parts of a reference that names several areas; commas inside quoted sheet names separate nothing. */
export const unionOf = (text: string): readonly string[] => {
  const parts: string[] = [];
  let part: string | undefined;
  for (const piece of text.split(",")) {
    part = part === undefined ? piece : `${part},${piece}`;
    if (!isClosed(part)) continue;
    parts.push(part);
    part = undefined;
  }
  return parts;
};

/** `$A$1:$B$2`. */
export const absoluteAddress = (area: Area): string =>
  printArea(area).replace(/[A-Z]+|\d+/g, (part) => `$${part}`);
