import { append, edited, escapeAttribute, replace } from "./edit";
import { DECLARATION, NAMESPACE, type RelationshipKind } from "./names";
import type { Package } from "./package";
import { attribute, childrenOf, parseXml } from "./xml";

/** What a part refers to. */
export interface Relationship {
  readonly id: string;
  /** The last word of its type, such as `worksheet`. */
  readonly kind: string;
  /** The part's name; for an external target the address. */
  readonly target: string;
  readonly external: boolean;
}

const folderOf = (part: string): string => part.slice(0, part.lastIndexOf("/") + 1);

const listOf = (part: string): string => {
  const folder = folderOf(part);
  return `${folder}_rels/${part.slice(folder.length)}.rels`;
};

/** The part that a target names as seen from another part. */
const resolve = (part: string, target: string): string => {
  const path = target.startsWith("/") ? [] : folderOf(part).split("/").slice(0, -1);
  for (const step of target.split("/").filter((each) => each !== "" && each !== "."))
    if (step === "..") path.pop();
    else path.push(step);
  return path.join("/");
};

/** What a part refers to; "" stands for the package itself. */
export const relationshipsOf = (pack: Package, part: string): readonly Relationship[] => {
  const list = listOf(part);
  if (!pack.has(list)) return [];
  return childrenOf(parseXml(pack.text(list)), "Relationship").map((element) => {
    const target = attribute(element, "Target") ?? "";
    const external = attribute(element, "TargetMode") === "External";
    return {
      id: attribute(element, "Id") ?? "",
      kind: (attribute(element, "Type") ?? "").split("/").at(-1) ?? "",
      target: external ? target : resolve(part, target),
      external,
    };
  });
};

/** The part to which another refers by this kind of relationship. */
export const targetOf = (pack: Package, part: string, kind: RelationshipKind): string | undefined =>
  relationshipsOf(pack, part).find((each) => each.kind === kind && !each.external)?.target;

const NO_RELATIONSHIPS = `${DECLARATION}<Relationships xmlns="${NAMESPACE.package}"></Relationships>`;

const freeId = (taken: readonly Relationship[]): string => {
  const ids = new Set(taken.map(({ id }) => id));
  let number = ids.size + 1;
  while (ids.has(`rId${number}`)) number++;
  return `rId${number}`;
};

/** Makes a part refer to another, or to an external address; the answer is the relationship's id. */
export const relate = (
  pack: Package,
  part: string,
  { kind, target, external = false }: { kind: RelationshipKind; target: string; external?: boolean },
): string => {
  const list = listOf(part);
  const xml = pack.has(list) ? pack.text(list) : NO_RELATIONSHIPS;
  const root = parseXml(xml);
  const id = freeId(relationshipsOf(pack, part));
  const where = external
    ? `Target="${escapeAttribute(target)}" TargetMode="External"`
    : `Target="/${escapeAttribute(target)}"`;
  const entry = `<${root.prefix}Relationship Id="${id}" Type="${NAMESPACE.relationships}/${kind}" ${where}/>`;
  pack.write(list, edited(xml, [append(root, entry)]));
  return id;
};

/** Takes relationships off a part; their targets stay. */
export const unrelate = (
  pack: Package,
  part: string,
  drop: (relationship: Relationship) => boolean,
): void => {
  const dropped = new Set(
    relationshipsOf(pack, part)
      .filter(drop)
      .map(({ id }) => id),
  );
  if (dropped.size === 0) return;
  const list = listOf(part);
  const xml = pack.text(list);
  const entries = childrenOf(parseXml(xml), "Relationship");
  const edits = entries
    .filter((each) => dropped.has(attribute(each, "Id") ?? ""))
    .map((each) => replace(each, ""));
  pack.write(list, edited(xml, edits));
};

/** Removes a part together with what it refers to, as far as nothing else refers to it. */
export const removeTree = (pack: Package, part: string): void => {
  const targets = relationshipsOf(pack, part).filter(({ external }) => !external);
  pack.remove(part);
  if (pack.has(listOf(part))) pack.remove(listOf(part));
  for (const { target } of targets)
    if (pack.has(target) && !isReferred(pack, target)) removeTree(pack, target);
};

const ownerOf = (list: string): string => list.replace(/(^|\/)_rels\/([^/]*)\.rels$/, "$1$2");

const isReferred = (pack: Package, part: string): boolean =>
  [...pack.parts.keys()]
    .filter((name) => name.endsWith(".rels"))
    .some((list) => relationshipsOf(pack, ownerOf(list)).some(({ target }) => target === part));
