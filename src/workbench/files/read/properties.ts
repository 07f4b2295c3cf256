import { fromXstring } from "../opc/edit";
import type { Package } from "../opc/package";
import { relationshipsOf } from "../opc/relationships";
import { attribute, child, childrenOf, type XmlElement } from "../opc/xml";

/** The custom properties of a sheet; each value is a part of its own, in UTF-16. */
export const readProperties = (
  pack: Package,
  part: string,
  root: XmlElement,
): ReadonlyMap<string, string> => {
  const targets = new Map(relationshipsOf(pack, part).map(({ id, target }) => [id, target]));
  const properties = new Map<string, string>();
  for (const element of childrenOf(child(root, "customProperties"), "customPr")) {
    const target = targets.get(attribute(element, "id") ?? "");
    const name = fromXstring(attribute(element, "name") ?? "");
    if (target !== undefined && pack.has(target))
      properties.set(name, new TextDecoder("utf-16le").decode(pack.read(target)));
  }
  return properties;
};

const GUID = /^\{[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}\}$/i;

/** The id that a sheet's part carries as `xr:uid`. */
export const uidOf = (root: XmlElement): string | undefined => {
  const uid = attribute(root, "uid");
  return uid !== undefined && GUID.test(uid) ? uid : undefined;
};

/**
 * The id of a sheet whose part has none, made from its number in the workbook
 * in the way Excel makes them: the second sheet is
 * `{00000000-0001-0000-0100-000000000000}`.
 */
export const derivedId = (sheetId: number): string => {
  const index = Math.max(0, sheetId - 1);
  const [low, high] = [index & 0xff, (index >> 8) & 0xff];
  const bytes = [low, high].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const rest = (index >>> 16).toString(16).padStart(12, "0");
  return `{00000000-0001-0000-${bytes}-${rest}}`.toUpperCase();
};
