import { parseArea, type SheetTable } from "../../model";
import { fromXstring } from "../opc/edit";
import type { Package } from "../opc/package";
import { relationshipsOf } from "../opc/relationships";
import { attribute, child, flag, numberAttribute, parseXml } from "../opc/xml";

const tableOf = (xml: string, id: string): SheetTable | undefined => {
  const root = parseXml(xml);
  const area = parseArea(attribute(root, "ref") ?? "");
  const style = child(root, "tableStyleInfo");
  return (
    area && {
      id,
      name: fromXstring(attribute(root, "displayName") ?? attribute(root, "name") ?? ""),
      area,
      style: attribute(style, "name") ?? "",
      showHeaders: numberAttribute(root, "headerRowCount") !== 0,
      showTotals: (numberAttribute(root, "totalsRowCount") ?? 0) > 0,
      showFilterButton: child(root, "autoFilter") !== undefined,
      showBandedRows: flag(style, "showRowStripes"),
      showBandedColumns: flag(style, "showColumnStripes"),
      highlightFirstColumn: flag(style, "showFirstColumn"),
      highlightLastColumn: flag(style, "showLastColumn"),
    }
  );
};

/** The tables of a sheet's part; each gets an id from `newId`. */
export const readTables = (pack: Package, part: string, newId: () => string): SheetTable[] =>
  relationshipsOf(pack, part)
    .filter(({ kind, target }) => kind === "table" && pack.has(target))
    .flatMap(({ target }) => tableOf(pack.text(target), newId()) ?? []);
