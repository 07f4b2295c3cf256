import { functionNamesHtml, functionsHtml } from "./functions";
import { messagesHtml } from "./messages";
import { settingsHtml } from "./settings";
import { ruleSetsHtml, tieBreakCodesHtml, tieBreakHtml, workingHtml } from "./tie-breaks";

type Fill = (...words: string[]) => string;

/** What a source of the guide may have filled in, by the name in its remark: `<!-- working MMED -->`. */
const FILLS: ReadonlyMap<string, Fill> = new Map<string, Fill>([
  ["function-names", functionNamesHtml],
  ["functions", (group = "") => functionsHtml(group)],
  ["messages", (group = "") => messagesHtml(group)],
  ["rule-sets", ruleSetsHtml],
  ["settings", settingsHtml],
  ["tie-break", (code = "") => tieBreakHtml(code)],
  ["tie-break-codes", tieBreakCodesHtml],
  ["working", (code = "", ...of) => workingHtml(code, ...of)],
]);

/** A blank line would end a block of HTML in Markdown. */
const BLANK_LINES = /\n\s*\n/g;

const REMARK = /^<!-- (\S+) ?(.*?) -->$/gm;

/** Everything in a text that stands for something derived, as its name and the words after it. */
export const placesIn = (markdown: string): readonly (readonly string[])[] =>
  [...markdown.matchAll(REMARK)].map(([, name = "", words = ""]) => [name, ...words.split(" ")]);

/** A source with everything that can be derived put in; an unknown remark is a mistake. */
export const filled = (markdown: string): string =>
  markdown.replaceAll(REMARK, (remark, name: string, words: string) => {
    const fill = FILLS.get(name);
    if (fill === undefined) throw new RangeError(`nothing fills ${remark}`);
    return fill(...words.split(" ").filter((word) => word !== "")).replaceAll(BLANK_LINES, "\n");
  });
