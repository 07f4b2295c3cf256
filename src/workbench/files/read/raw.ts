import { parseArea } from "../../model";
import { attributesOf, localName, tagsOf } from "../opc/xml";

/** A number or date of a cell as the file writes it. */
export interface RawValue {
  readonly isDate: boolean;
  readonly text: string;
}

const TEXT_KINDS: ReadonlySet<string> = new Set(["s", "str", "inlineStr", "b", "e"]);

interface Place {
  readonly key: string;
  readonly kind: string;
}

/** Where a cell stands: as its address says, else right of the cell before it. */
const placeOf = (tag: string, row: number, next: number): Place & { readonly column: number } => {
  const attributes = attributesOf(tag);
  const area = parseArea(attributes.get("r") ?? "");
  const column = area?.column ?? next;
  return { key: `${area?.row ?? row},${column}`, kind: attributes.get("t") ?? "n", column };
};

const rowOf = (tag: string, before: number): number => {
  const number = Number(attributesOf(tag).get("r"));
  return Number.isInteger(number) && number > 0 ? number - 1 : before + 1;
};

/**
 * The numbers and dates of a sheet as written, by `row,column`. A reader that
 * turns them into points in time loses the day that never was, 29 February
 * 1900, and fractions of a millisecond.
 */
export const rawValues = (xml: string): ReadonlyMap<string, RawValue> => {
  const values = new Map<string, RawValue>();
  let row = -1;
  let column = 0;
  let place: Place | undefined;
  let start = 0;
  for (const { kind, name, start: from, end } of tagsOf(xml)) {
    const element = localName(name);
    if (element === "row" && kind !== "close") {
      row = rowOf(xml.slice(from, end), row);
      column = 0;
    } else if (element === "c" && kind !== "close") {
      const at = placeOf(xml.slice(from, end), row, column);
      column = at.column + 1;
      place = kind === "open" && !TEXT_KINDS.has(at.kind) ? at : undefined;
    } else if (element === "v" && place) {
      if (kind === "open") start = end;
      else values.set(place.key, { isDate: place.kind === "d", text: xml.slice(start, from) });
    }
  }
  return values;
};
