const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text that shows as it is, in HTML and in an attribute. */
export const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A table that scrolls by itself where it is wider than the page; cells are HTML, a name says what it is. */
export const tableHtml = (
  name: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const head = headings.map((cell) => (cell === "" ? "<td></td>" : `<th scope="col">${cell}</th>`));
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<div class="wide" role="group" tabindex="0" aria-label="${escape(name)}">
<table>
<thead><tr>${head.join("")}</tr></thead>
<tbody>
${body.join("\n")}
</tbody>
</table>
</div>`;
};

/** What a user types or sees in a cell. */
export const code = (text: string): string => `<code>${escape(text)}</code>`;

/** Names and what they are, as a list of pairs; those without a value are left out. */
export const factsHtml = (facts: readonly (readonly [string, string])[]): string => {
  const told = facts.filter(([, value]) => value !== "");
  return `<dl>\n${told.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${value}</dd>`).join("\n")}\n</dl>`;
};

const NOT_IN_ANCHOR = /[^\p{L}\p{N}]+/gu;

/** The anchor of a text: `Modified Median` is `modified-median`. */
export const anchorOf = (text: string): string =>
  text.toLowerCase().replaceAll(NOT_IN_ANCHOR, "-").replaceAll(/^-|-$/g, "");
