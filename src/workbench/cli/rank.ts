import type { Book, Sheet } from "../model";
import { openAddin } from "../node/addin";
import { forgetAnyway, putChoices } from "./choices";
import { lastReport, type Report } from "./report";
import { choicesOf, type Typed } from "./typed";

/** Has the built add-in rank a sheet of the workbook; its sheets are in the workbook then. */
export const rank = async (dist: string, book: Book, sheet: Sheet, typed: Typed): Promise<Report> => {
  const choices = await choicesOf(dist, typed);
  putChoices(book, sheet, choices);
  book.activate(sheet);
  const { host, window, close } = await openAddin({ dist, book });
  try {
    await host.command("RankSheet");
    return lastReport(window);
  } finally {
    close();
    forgetAnyway(book, sheet, choices);
  }
};
