import { escapeAttribute } from "../opc/edit";
import { CONTENT_TYPE, type RelationshipKind } from "../opc/names";
import type { Package } from "../opc/package";
import { relate, relationshipsOf } from "../opc/relationships";

/** The parts that the library writes beside a sheet. */
const PARTS: ReadonlyMap<
  string,
  { readonly kind: RelationshipKind; readonly name: string; readonly type: string }
> = new Map([
  ["drawing", { kind: "drawing", name: "xl/drawings/drawing#.xml", type: CONTENT_TYPE.drawing }],
  ["chart", { kind: "chart", name: "xl/charts/chart#.xml", type: CONTENT_TYPE.chart }],
]);

const REFERENCE = / r:id="([^"]*)"/g;

/** An XML text with the ids of its relationships replaced. */
export const withIds = (xml: string, ids: ReadonlyMap<string, string>): string =>
  xml.replace(REFERENCE, (_, id: string) => ` r:id="${escapeAttribute(ids.get(id) ?? id)}"`);

const copy = (pack: Package, donor: Package, from: string, kind: string): string | undefined => {
  const place = PARTS.get(kind);
  if (!place) return undefined;
  const part = pack.add(place.name, place.type, "");
  const ids = adoptTargets(pack, part, donor, from);
  pack.write(part, withIds(donor.text(from), ids));
  return part;
};

/**
 * Takes over what a donor's part refers to, for a part of the workbook; the
 * answer says which of the donor's relationship ids became which.
 */
export const adoptTargets = (
  pack: Package,
  part: string,
  donor: Package,
  from: string,
): ReadonlyMap<string, string> =>
  new Map(
    relationshipsOf(donor, from).flatMap(({ id, kind, target, external }) => {
      const relationship = PARTS.get(kind)?.kind ?? "hyperlink";
      const own = external ? target : copy(pack, donor, target, kind);
      return own === undefined
        ? []
        : [[id, relate(pack, part, { kind: relationship, target: own, external })] as const];
    }),
  );
