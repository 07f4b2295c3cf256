import { type XmlElement } from "./xml";

/** A piece of a text to be replaced; start equal to end inserts. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with its edits made; edits must not overlap, those at one place are made in the order given. */
export const edited = (text: string, edits: readonly Edit[]): string => {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return pieces.join("") + text.slice(at);
};

/** Replaces a whole element. */
export const replace = ({ start, end }: XmlElement, text: string): Edit => ({ start, end, text });

/** Adds XML behind the last child of an element; one written `<a/>` becomes `<a>…</a>`. */
export const append = (element: XmlElement, text: string): Edit => {
  if (element.innerEnd !== element.end) return { start: element.innerEnd, end: element.innerEnd, text };
  const opening = element.tag.slice(0, -2).trimEnd();
  return replace(element, `${opening}>${text}</${element.prefix}${element.name}>`);
};

/** Sets an attribute in an opening tag. */
export const withAttribute = (tag: string, name: string, value: string): string => {
  const written = new RegExp(`(\\s${name}\\s*=\\s*)(?:"[^"]*"|'[^']*')`);
  const text = `"${escapeAttribute(value)}"`;
  if (written.test(tag)) return tag.replace(written, (_, before: string) => before + text);
  const end = tag.endsWith("/>") ? -2 : -1;
  return `${tag.slice(0, end).trimEnd()} ${name}=${text}${tag.slice(end)}`;
};

/** Sets an attribute of an element in place. */
export const setAttribute = (element: XmlElement, name: string, value: string): Edit => ({
  start: element.start,
  end: element.start + element.tag.length,
  text: withAttribute(element.tag, name, value),
});

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["\t", "&#9;"],
  ["\n", "&#10;"],
  ["\r", "&#13;"],
]);

const escapeWith = (text: string, special: RegExp): string =>
  text.replace(special, (character) => ESCAPES.get(character) ?? character);

export const escapeText = (text: string): string => escapeWith(text, /[&<>]/g);

export const escapeAttribute = (text: string): string => escapeWith(text, /[&<>"\t\n\r]/g);

const codeOf = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/** Control characters that XML can hold, line feeds and tabs among them. */
const WRITABLE = /^[\t\n\u007f-\u009f]$/;

/** What XML cannot hold, what would be read as an escape, and the line end that XML readers change. */
const SUSPECT = /_(?=x[0-9A-Fa-f]{4}_)|[\p{Cc}\ufffe\uffff]/gu;

/**
 * A text as the workbook's parts write it, before XML's own escapes.
 *
 * @see ECMA-376 part 1, 22.9.2.19 (ST_Xstring)
 */
export const toXstring = (text: string): string =>
  text.replace(SUSPECT, (character) => (WRITABLE.test(character) ? character : codeOf(character)));

/** The text that an ST_Xstring stands for. */
export const fromXstring = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
