import { frameOf } from "../../excel/rank/frame";
import { type RankedSchools, schoolsOf, wantsSchools } from "../../excel/rank/schools";
import { groupsOf, makeSchools, makeSheets } from "../../excel/rank/sheets";
import type { SheetBlock } from "../../writer/block";
import { escaped, htmlCopy, plainCopy } from "../../writer/copy";
import { ID } from "../ids";
import { lookOf } from "../look";
import { whyText } from "../model/why-text";
import type { Pane } from "../pane";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { attempt } from "./attempt";

/** Puts a text on the clipboard; where Excel does not allow that, shows it for the user to copy. */
const copy = async (pane: Pane, plain: string, html: string, opener: string): Promise<void> => {
  if (await pane.services.copy(plain, html)) pane.dispatch({ kind: "said", text: TEXTS.frame.copied });
  else pane.dispatch({ kind: "page", page: { kind: "copy", text: plain }, opener });
};

const preformatted = (text: string): string => `<pre>${escaped(text)}</pre>`;

/** Copies a short text. */
export const copyText = (pane: Pane, text: string, opener: string): void => {
  attempt(pane, () => copy(pane, text, preformatted(text), opener));
};

/** The lists of the Standings sheets as values, and that of the schools where there is one. */
const standingsBlocks = (pane: Pane, subject: Crosstable, schools: RankedSchools | null): SheetBlock[] => {
  const { read, sections } = lookOf(subject);
  const settings = { ...subject.settings, write: "values", also: [] } as const;
  const frame = frameOf({ ...read, settings }, sections, pane.services.options());
  const ranked = sections.flatMap(({ section }) => section ?? []);
  const lists = groupsOf(ranked, settings).flatMap((group) => makeSheets(frame, group));
  return [...lists, ...makeSchools(frame, schools, ranked)].map(({ block }) => block);
};

/** Copies the standings for a website or an e-mail, and those of schools that are ranked with them. */
export const copyStandings = (pane: Pane, opener: string): void => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable") return;
  attempt(pane, async () => {
    const { read, sections } = lookOf(subject);
    // Without schools nothing is waited for: some browsers let a page copy only while a key or button is pressed.
    const ranked = wantsSchools(read) ? await schoolsOf(pane.services.workbook, read, sections) : null;
    const blocks = standingsBlocks(pane, subject, ranked?.schools ?? null);
    const printed = (print: typeof plainCopy) =>
      blocks.map((block) => print(block, pane.services.decimal)).join("\n");
    await copy(pane, printed(plainCopy), printed(htmlCopy), opener);
  });
};

/** Copies the answer of the tab Why?. */
export const copyWhy = (pane: Pane): void => {
  const text = whyText(pane.state());
  if (text !== null) copyText(pane, text, ID.main);
};

/** Copies what a support request needs: no name and no result. */
export const copyDetails = (pane: Pane): void => {
  const { trouble } = pane.state();
  const { version, platform } = pane.services.about;
  const code = trouble?.code === "other" ? trouble.detail : (trouble?.code ?? "");
  copyText(pane, TEXTS.trouble.details(version, platform, code), ID.main);
};
