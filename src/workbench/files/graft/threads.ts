import { cellArea, type Note, printArea } from "../../model";
import { edited, replace, setAttribute } from "../opc/edit";
import type { Package } from "../opc/package";
import { relationshipsOf, removeTree, unrelate } from "../opc/relationships";
import { attribute, childrenOf, parseXml } from "../opc/xml";

/**
 * Comments with replies stand in a part of their own, and each has a note besides, whose author names its id: they
 * go where the note goes.
 *
 * @see MS-XLSX, CT_ThreadedComment
 */
export const moveThreads = (pack: Package, part: string, notes: readonly Note[]): void => {
  const places = new Map(
    notes.map(({ author, row, column }) => [author.toLowerCase(), printArea(cellArea(row, column))]),
  );
  for (const { id, kind, target } of relationshipsOf(pack, part)) {
    if (kind !== "threadedComment" || !pack.has(target)) continue;
    const xml = pack.text(target);
    const threads = childrenOf(parseXml(xml), "threadedComment").map((element) => {
      const thread = attribute(element, "parentId") ?? attribute(element, "id") ?? "";
      return { element, place: places.get(`tc=${thread}`.toLowerCase()) };
    });
    const edits = threads.map(({ element, place }) =>
      place === undefined ? replace(element, "") : setAttribute(element, "ref", place),
    );
    if (threads.some(({ place }) => place !== undefined)) pack.write(target, edited(xml, edits));
    else {
      unrelate(pack, part, (each) => each.id === id);
      removeTree(pack, target);
    }
  }
};
