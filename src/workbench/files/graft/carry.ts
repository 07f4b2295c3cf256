import type { Sheet } from "../../model";
import { attribute, child, childrenOf, flag, numberAttribute, type XmlElement } from "../opc/xml";
import type { SheetPart } from "../read/sheet";
import { CARRIED, type Sections } from "./sections";

const textOf = ({ xml }: SheetPart, { start, end }: XmlElement): string => xml.slice(start, end);

/** Conditional formats of the kinds that the model does not hold; the numbers of their formats stay right, since styles are only added. */
const otherConditionals = (old: SheetPart): string =>
  childrenOf(old.root, "conditionalFormatting")
    .map((element) => {
      const kept = element.children.filter((each) => attribute(each, "type") !== "expression");
      if (kept.length === 0) return "";
      const rules = kept.map((each) => textOf(old, each)).join("");
      return `${element.tag}${rules}</${element.prefix}${element.name}>`;
    })
    .join("");

const isSameView = (view: XmlElement | undefined, sheet: Sheet): boolean => {
  const pane = child(view, "pane");
  const frozen = attribute(pane, "state")?.startsWith("frozen") === true;
  return (
    (frozen ? (numberAttribute(pane, "ySplit") ?? 0) : 0) === sheet.freeze.rows &&
    (frozen ? (numberAttribute(pane, "xSplit") ?? 0) : 0) === sheet.freeze.columns &&
    flag(view, "showGridLines", true) === sheet.showGridlines &&
    flag(view, "showRowColHeaders", true) === sheet.showHeadings
  );
};

/** Keeps from the sheet's old part what the model does not hold: notes that are as they were, page breaks, other conditional formats, zoom. */
export const carryOver = (sections: Sections, sheet: Sheet, old: SheetPart): void => {
  for (const element of old.root.children)
    if (CARRIED.has(element.name)) sections.add(element.name, textOf(old, element));
  sections.add("conditionalFormatting", otherConditionals(old));
  const views = child(old.root, "sheetViews");
  if (views && isSameView(child(views, "sheetView"), sheet)) sections.set("sheetViews", textOf(old, views));
  const protection = child(old.root, "sheetProtection");
  if (sheet.protection && protection) sections.set("sheetProtection", textOf(old, protection));
};
