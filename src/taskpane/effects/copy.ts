import { frameOf } from "../../excel/rank/frame";
import { groupsOf, makeSheets } from "../../excel/rank/sheets";
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
const copy = (pane: Pane, plain: string, html: string, opener: string): void => {
  attempt(pane, async () => {
    if (await pane.services.copy(plain, html)) pane.dispatch({ kind: "said", text: TEXTS.frame.copied });
    else pane.dispatch({ kind: "page", page: { kind: "copy", text: plain }, opener });
  });
};

const preformatted = (text: string): string => `<pre>${escaped(text)}</pre>`;

/** Copies a short text. */
export const copyText = (pane: Pane, text: string, opener: string): void => {
  copy(pane, text, preformatted(text), opener);
};

/** The lists of the Standings sheets, as values. */
const standingsBlocks = (pane: Pane, subject: Crosstable): SheetBlock[] => {
  const { read, sections } = lookOf(subject);
  const settings = { ...subject.settings, write: "values", also: [] } as const;
  const frame = frameOf({ ...read, settings }, sections, pane.services.options());
  const groups = groupsOf(
    sections.flatMap(({ section }) => section ?? []),
    settings,
  );
  return groups.flatMap((group) => makeSheets(frame, group)).map(({ block }) => block);
};

/** Copies the standings for a website or an e-mail. */
export const copyStandings = (pane: Pane, opener: string): void => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable") return;
  const blocks = standingsBlocks(pane, subject);
  const printed = (print: typeof plainCopy) =>
    blocks.map((block) => print(block, pane.services.decimal)).join("\n");
  copy(pane, printed(plainCopy), printed(htmlCopy), opener);
};

/** Copies the answer of the tab Why?. */
export const copyWhy = (pane: Pane): void => {
  const text = whyText(pane.state());
  if (text !== null) copy(pane, text, preformatted(text), ID.main);
};

/** Copies what a support request needs: no name and no result. */
export const copyDetails = (pane: Pane): void => {
  const { trouble } = pane.state();
  const { version, platform } = pane.services.about;
  const code = trouble?.code === "other" ? trouble.detail : (trouble?.code ?? "");
  copyText(pane, TEXTS.trouble.details(version, platform, code), ID.main);
};
