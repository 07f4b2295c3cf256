import { Marked, type Tokens } from "marked";
import { drawnHtml } from "./drawn";
import { anchorOf, code, escape, tableHtml } from "./html";

/** A heading that a list of contents can lead to. */
export interface Heading {
  readonly level: number;
  readonly anchor: string;
  readonly html: string;
}

/** The body of a page, and its headings in order. */
export interface Body {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Pages of the guide lie in one folder, whatever folders their sources are in. */
const pageAddress = (href: string): string =>
  /^[a-z]+:/.test(href) ? href : href.replace(/^(?:[^#?]*\/)?([^/#]+)\.md(?=$|#)/, "$1.html");

/** Pictures lie beside the pages. */
const BEFORE_PICTURES = /^.*(?=pictures\/)/;

/** The language of a block that draws a crosstable. */
const DRAWN = "crosstable";

/** Turns Markdown into HTML; what it links to is the page's affair. */
export const bodyOf = (markdown: string): Body => {
  const headings: Heading[] = [];
  const anchorFor = (text: string): string => {
    const anchor = anchorOf(text);
    const same = headings.filter((heading) => heading.anchor.replace(/-\d+$/, "") === anchor).length;
    return same === 0 ? anchor : `${anchor}-${same + 1}`;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const html = this.parser.parseInline(tokens);
        const anchor = anchorFor(text);
        headings.push({ level: depth, anchor, html });
        return `<h${depth} id="${anchor}">${html}</h${depth}>\n`;
      },
      link({ href, title, tokens }: Tokens.Link): string {
        const named = title == null ? "" : ` title="${escape(title)}"`;
        return `<a href="${escape(pageAddress(href))}"${named}>${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }: Tokens.Image): string {
        return `<img src="${escape(href.replace(BEFORE_PICTURES, ""))}" alt="${escape(text)}">`;
      },
      code({ text, lang }: Tokens.Code): string {
        return lang === DRAWN ? drawnHtml(text) : `<pre tabindex="0">${code(text)}</pre>\n`;
      },
      table({ header, rows }: Tokens.Table): string {
        const cell = ({ tokens }: Tokens.TableCell): string => this.parser.parseInline(tokens);
        const name = header
          .map(({ text }) => text)
          .filter(Boolean)
          .join(", ");
        return `${tableHtml(
          name,
          header.map(cell),
          rows.map((row) => row.map(cell)),
        )}\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
};
