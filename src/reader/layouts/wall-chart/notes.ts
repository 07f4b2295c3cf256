import { type Finding, finding } from "../../finding";
import { FACT_TEXTS as T } from "../../fact-texts";
import type { Head } from "../../headings";
import { placeOf, type Sheet } from "../../sheet";
import type { Fact } from "../../types";
import { a1 } from "../../where";
import type { Titles } from "./titles";

/** What the place, the titles and the headings of a chart say. */
export const chartFacts = (
  sheet: Sheet,
  head: Head,
  titles: Titles,
  lastRow: number,
  lines: number,
): readonly Fact[] => {
  const place = (row: number, column: number): string => a1(placeOf(sheet, row, column));
  const [first, last] = [head.rounds[0], head.rounds.at(-1)];
  const text = (column: number | undefined): string => head.texts.get(column ?? -1) ?? "";
  const from = (row: number | null): string => (row === null ? "" : T.from(place(row, 0)));
  const row = placeOf(sheet, head.row, head.firstColumn).row + 1;
  return [
    {
      code: "cells",
      value: `${place(head.firstRow, head.firstColumn)}:${place(lastRow, head.lastColumn)}`,
      evidence: T.headingIn(row, T.linesPerPlayer[lines] ?? T.severalLines),
      setByUser: false,
    },
    { code: "event", value: titles.event, evidence: from(titles.eventRow), setByUser: false },
    { code: "section", value: titles.section, evidence: from(titles.sectionRow), setByUser: false },
    {
      code: "rounds",
      value: "",
      evidence: T.columns(text(first?.column), text(last?.column)),
      setByUser: false,
    },
  ];
};

const PLAY_OFF = /play-?off/i;

/** A note below the table that mentions a play-off. */
export const playOffNotes = (sheet: Sheet, from: number, to: number): readonly Finding[] => {
  for (let row = from; row <= Math.min(to, from + 60); row++) {
    for (const [column, { shown }] of (sheet.rows[row] ?? []).entries()) {
      if (shown.length < 300 && PLAY_OFF.test(shown))
        return [finding({ code: "play-off-note", text: shown }, { at: placeOf(sheet, row, column) })];
    }
  }
  return [];
};
