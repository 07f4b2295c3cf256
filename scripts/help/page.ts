import { readFileSync } from "node:fs";
import { filled } from "./fill";
import { escape } from "./html";
import { type Body, bodyOf, type Heading } from "./markdown";
import { type Page, PAGES } from "./pages";

const ROOT = new URL("../../", import.meta.url);

const PRODUCT = "Chess Tie-breaks";

/** Nothing runs, and nothing comes from elsewhere. */
const POLICY = "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'";

const pageLink =
  (current: Page) =>
  (page: Page): string =>
    `<li><a href="${page.name}.html"${page === current ? ' aria-current="page"' : ""}>${escape(page.label)}</a></li>`;

/** Fewer headings than this are found by themselves. */
const LISTED = 4;

const contentsHtml = (headings: readonly Heading[]): string => {
  const listed = headings.filter(({ level }) => level === 2);
  if (listed.length < LISTED) return "";
  const items = listed.map(({ anchor, html }) => `<li><a href="#${anchor}">${html}</a></li>`);
  return `<nav class="contents" aria-label="On this page">\n<ul>\n${items.join("\n")}\n</ul>\n</nav>`;
};

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, "");

/** The list of contents stands below the heading of the page. */
const withContents = ({ html, headings }: Body): string =>
  html.replace("</h1>\n", (end) => `${end}${contentsHtml(headings)}\n`);

const html = (page: Page, body: Body): string => {
  const title = plain(body.headings[0]?.html ?? page.label);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${PRODUCT}</title>
<link rel="icon" href="../assets/icon-32.png">
<link rel="stylesheet" href="help.css">
</head>
<body>
<header>
<a class="skip" href="#content">To the text</a>
<p class="product"><img src="../assets/icon-64.png" alt="" width="32" height="32"> ${PRODUCT}</p>
<nav aria-label="Pages">
<ul>
${PAGES.map(pageLink(page)).join("\n")}
</ul>
</nav>
</header>
<main id="content">
${withContents(body)}
</main>
</body>
</html>
`;
};

/** The Markdown of a page with everything that is derived filled in. */
export const markdownOf = ({ source }: Page): string => filled(readFileSync(new URL(source, ROOT), "utf8"));

/** A page of the guide as HTML. */
export const pageHtml = (page: Page): string => html(page, bodyOf(markdownOf(page)));

/** All pages by their names. */
export const helpPages = (): ReadonlyMap<string, string> =>
  new Map(PAGES.map((page) => [page.name, pageHtml(page)]));
