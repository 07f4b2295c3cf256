import { TROUBLES_AND_NOTES, troubleText } from "../../src/excel/texts";
import type { Trouble } from "../../src/excel/trouble";
import { FINDING_GROUPS, findingsHtml } from "./findings/index";
import { escape } from "./html";
import { missingHtml, refusalsHtml } from "./refusals";

type FactsOf<Code extends Trouble["code"]> = Omit<Extract<Trouble, { readonly code: Code }>, "code">;

/** An example of every trouble; one without does not compile. */
const TROUBLES: { readonly [Code in Trouble["code"]]: FactsOf<Code> } = {
  "protected-workbook": {},
  "protected-sheet": { sheet: "Standings" },
  "protected-rows": { sheet: "Open" },
  editing: {},
  "read-only": {},
  changed: { sheet: "Open" },
  "source-gone": {},
  "not-empty": { range: "M4:U35" },
  "no-room": { column: "J", more: 1 },
  stopped: {},
  other: { message: "The request failed", detail: "" },
};

const troublesHtml = (): string =>
  Object.entries(TROUBLES)
    .map(([code, facts]) => troubleText({ code, ...facts } as Trouble))
    .map(({ title, text }) => `<div class="message">${escape(title)}</div>\n<p>${escape(text)}</p>`)
    .join("\n");

const notesHtml = (): string => {
  const { nameTaken, released } = TROUBLES_AND_NOTES.notes;
  const notes = [nameTaken("Standings", "Standings Open"), released("Standings", "Standings (2)")];
  return notes.map((note) => `<div class="message">${escape(note)}</div>`).join("\n");
};

const PARTS: ReadonlyMap<string, () => string> = new Map([
  ...FINDING_GROUPS.map((group) => [group, () => findingsHtml(group)] as const),
  ["refusals", refusalsHtml],
  ["missing", missingHtml],
  ["troubles", troublesHtml],
  ["notes", notesHtml],
]);

/** The messages of a part of the page. */
export const messagesHtml = (part: string): string => {
  const html = PARTS.get(part);
  if (html === undefined) throw new RangeError(`there are no messages of ${part}`);
  return html();
};

/** The parts that the page must have. */
export const MESSAGE_PARTS: readonly string[] = [...PARTS.keys()];
