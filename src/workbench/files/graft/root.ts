import { withAttribute } from "../opc/edit";
import { NAMESPACE } from "../opc/names";
import { attributesOf } from "../opc/xml";

const NEW_ROOT =
  `<worksheet xmlns="${NAMESPACE.main}" xmlns:r="${NAMESPACE.relationships}" ` +
  `xmlns:mc="${NAMESPACE.compatibility}" mc:Ignorable="xr" xmlns:xr="${NAMESPACE.revision}">`;

/** The prefix that a tag declares for a namespace; undefined where it declares none. */
const prefixFor = (tag: string, namespace: string): string | undefined =>
  [...attributesOf(tag)]
    .find(([name, value]) => value === namespace && name.startsWith("xmlns:"))?.[0]
    .slice("xmlns:".length);

const declared = (tag: string, prefix: string, namespace: string): string =>
  prefixFor(tag, namespace) === undefined ? withAttribute(tag, `xmlns:${prefix}`, namespace) : tag;

const ignoring = (tag: string, prefix: string): string => {
  const name = `${prefixFor(tag, NAMESPACE.compatibility) ?? "mc"}:Ignorable`;
  const words = (attributesOf(tag).get(name) ?? "").split(" ").filter((word) => word !== "");
  return words.includes(prefix) ? tag : withAttribute(tag, name, [...words, prefix].join(" "));
};

/** The old tag's declarations stay, since what is carried over uses its prefixes; its own prefix becomes the default. */
const unprefixed = (tag: string): string => {
  const opening = tag.endsWith("/>") ? `${tag.slice(0, -2)}>` : tag;
  const name = /^<[^\s/>]+/.exec(opening)?.[0] ?? "";
  return withAttribute(`<worksheet${opening.slice(name.length)}`, "xmlns", NAMESPACE.main);
};

const withUid = (tag: string, id: string): string => {
  const revision = declared(tag, "xr", NAMESPACE.revision);
  const prefix = prefixFor(revision, NAMESPACE.revision) ?? "xr";
  const compatible = declared(revision, "mc", NAMESPACE.compatibility);
  return withAttribute(ignoring(compatible, prefix), `${prefix}:uid`, id);
};

/** The opening tag of a worksheet that carries an id; `before` is the tag that it replaces. */
export const worksheetTag = (id: string, before?: string): string =>
  withUid(
    before === undefined ? NEW_ROOT : withAttribute(unprefixed(before), "xmlns:r", NAMESPACE.relationships),
    id,
  );
