import { damaged } from "../error";

/** One tag of an XML text, by its position. */
interface Tag {
  readonly kind: "open" | "close" | "empty";
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** An element by its position in the text it was read from, so that the text can be changed in place. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  /** With its colon, "" where there is none. */
  readonly prefix: string;
  /** The opening tag as written. */
  readonly tag: string;
  readonly start: number;
  readonly end: number;
  readonly innerStart: number;
  readonly innerEnd: number;
  readonly children: readonly XmlElement[];
}

const NAME = /[^\s/>]+/y;

/** What is no element: how it begins and ends. */
const ASIDES = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

const endOfTag = (xml: string, start: number): number => {
  let quote = 0;
  for (let at = start; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) quote = code === quote ? 0 : quote;
    else if (code === 34 || code === 39) quote = code;
    else if (code === 62) return at + 1;
  }
  throw damaged("a part of it ends in the middle of a tag");
};

/** Where the comment, text section or instruction at this place ends; undefined if there is a tag. */
const endOfAside = (xml: string, start: number): number | undefined => {
  const aside = ASIDES.find(([opening]) => xml.startsWith(opening, start));
  if (!aside) return undefined;
  const end = xml.indexOf(aside[1], start + aside[0].length);
  if (end < 0) throw damaged("a part of it ends in the middle of a comment");
  return end + aside[1].length;
};

const tagAt = (xml: string, start: number): Tag => {
  const end = endOfTag(xml, start);
  const closing = xml[start + 1] === "/";
  NAME.lastIndex = start + (closing ? 2 : 1);
  const name = NAME.exec(xml)?.[0] ?? "";
  if (name === "" || name.startsWith("!")) throw damaged("a part of it is not the XML that Excel writes");
  return { kind: closing ? "close" : xml[end - 2] === "/" ? "empty" : "open", name, start, end };
};

/** Every tag of a text, in order. */
export function* tagsOf(xml: string): Generator<Tag> {
  for (let at = xml.indexOf("<"); at >= 0;) {
    const aside = endOfAside(xml, at);
    const tag = aside === undefined ? tagAt(xml, at) : undefined;
    if (tag) yield tag;
    at = xml.indexOf("<", aside ?? tag?.end);
  }
}

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

interface Opened {
  readonly tag: Tag;
  readonly children: XmlElement[];
}

const elementOf = (xml: string, { tag, children }: Opened, closing: Tag): XmlElement => {
  const name = localName(tag.name);
  return {
    name,
    prefix: tag.name.slice(0, tag.name.length - name.length),
    tag: xml.slice(tag.start, tag.end),
    start: tag.start,
    end: closing.end,
    innerStart: tag.end,
    innerEnd: tag === closing ? tag.end : closing.start,
    children,
  };
};

const close = (open: Opened[], tag: Tag): Opened => {
  const last = open.pop();
  if (last?.tag.name !== tag.name) throw damaged(`a part of it has </${tag.name}> in the wrong place`);
  return last;
};

/**
 * The root element of a text. What lies inside an element named `closed` (the
 * many cells of a sheet) is checked for balance but not listed.
 */
export const parseXml = (xml: string, closed?: string): XmlElement => {
  const open: Opened[] = [];
  const roots: XmlElement[] = [];
  let listed = Infinity;
  for (const tag of tagsOf(xml)) {
    if (tag.kind === "open") {
      open.push({ tag, children: [] });
      if (localName(tag.name) === closed) listed = Math.min(listed, open.length - 1);
    } else {
      const last = tag.kind === "empty" ? { tag, children: [] } : close(open, tag);
      if (open.length <= listed) (open.at(-1)?.children ?? roots).push(elementOf(xml, last, tag));
      if (open.length === listed) listed = Infinity;
    }
  }
  const [root, other] = roots;
  if (!root || other || open.length > 0) throw damaged("a part of it is cut off");
  return root;
};

/** The first child of this name. */
export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((each) => each.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((each) => each.name === name) ?? [];

const ATTRIBUTE = /\s(?<name>[^\s=/>]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g;

/** The attributes of an opening tag, under their names as written. */
export const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(({ groups }) => [
      groups?.["name"] ?? "",
      unescapeXml(groups?.["double"] ?? groups?.["single"] ?? ""),
    ]),
  );

/** An attribute by its name without prefix; of two that differ in their prefix the one without. */
export const attribute = (element: XmlElement | undefined, name: string): string | undefined => {
  if (!element) return undefined;
  const attributes = attributesOf(element.tag);
  return attributes.get(name) ?? [...attributes].find(([key]) => key.endsWith(`:${name}`))?.[1];
};

/** Whether a yes-or-no attribute is set; absent counts as `missing`. */
export const flag = (element: XmlElement | undefined, name: string, missing = false): boolean => {
  const text = attribute(element, name);
  return text === undefined ? missing : text === "1" || text === "true";
};

/** A number attribute; undefined where it is absent or no number. */
export const numberAttribute = (element: XmlElement | undefined, name: string): number | undefined => {
  const text = attribute(element, name);
  const value = Number(text);
  return text === undefined || text.trim() === "" || !Number.isFinite(value) ? undefined : value;
};

const MARKUP = /<!\[CDATA\[(?<section>[\s\S]*?)\]\]>|<!--[\s\S]*?-->|<[^>]*>|&[^\s;&<]{1,10};/g;

/** The text inside an element, without the tags in it. */
export const textOf = (xml: string, element: XmlElement | undefined): string =>
  element
    ? xml
        .slice(element.innerStart, element.innerEnd)
        .replace(MARKUP, (found: string, section?: string) =>
          found.startsWith("&") ? unescapeXml(found) : (section ?? ""),
        )
    : "";

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

const characterOf = (code: number): string | undefined =>
  Number.isInteger(code) && code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;

const resolve = (reference: string): string | undefined => {
  if (!reference.startsWith("#")) return ENTITIES.get(reference);
  return characterOf(/^#x/i.test(reference) ? parseInt(reference.slice(2), 16) : Number(reference.slice(1)));
};

const unescapeXml = (text: string): string =>
  text.replace(/&([^\s;&<]{1,10});/g, (found, reference: string) => resolve(reference) ?? found);
