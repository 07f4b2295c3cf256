import { type Finding, finding } from "../../finding";
import { FACT_TEXTS as T } from "../../fact-texts";
import type { Head } from "../../headings";
import { placeOf, type Sheet } from "../../sheet";
import type { Fact } from "../../types";
import { a1 } from "../../where";
import type { Titles } from "./titles";

/** The rows of a chart, both counted on its sheet. */
interface Rows {
  readonly first: number;
  readonly last: number;
  /** Rows of the player who has most of them. */
  readonly lines: number;
}

/** Headings that a layout put above the first player stand nowhere on the sheet. */
export const hasHeading = (sheet: Sheet, head: Head, first: number): boolean =>
  placeOf(sheet, head.row, head.firstColumn).row !== placeOf(sheet, first, head.firstColumn).row;

/** What the place, the titles and the headings of a chart say. */
export const chartFacts = (
  sheet: Sheet,
  head: Head,
  titles: Titles,
  { first: firstRow, last: lastRow, lines: count }: Rows,
): readonly Fact[] => {
  const place = (row: number, column: number): string => a1(placeOf(sheet, row, column));
  const [first, last] = [head.rounds[0], head.rounds.at(-1)];
  const text = (column: number | undefined): string => head.texts.get(column ?? -1) ?? "";
  const from = (row: number | null): string => (row === null ? "" : T.from(place(row, 0)));
  const row = placeOf(sheet, head.row, head.firstColumn).row + 1;
  const lines = T.linesPerPlayer[count] ?? T.severalLines;
  const headed = hasHeading(sheet, head, firstRow);
  return [
    {
      code: "cells",
      value: `${place(head.firstRow, head.firstColumn)}:${place(lastRow, head.lastColumn)}`,
      evidence: headed ? T.headingIn(row, lines) : T.withoutHeading(lines),
      setByUser: false,
    },
    { code: "event", value: titles.event, evidence: from(titles.eventRow), setByUser: false },
    { code: "section", value: titles.section, evidence: from(titles.sectionRow), setByUser: false },
    {
      code: "rounds",
      value: "",
      evidence: headed ? T.columns(text(first?.column), text(last?.column)) : T.asRoundsSay,
      setByUser: false,
    },
  ];
};

/** Opponents are told by their names: no column of numbers says who they are. */
export const NAMES_FACT: Fact = { code: "numbers", value: T.names, evidence: "", setByUser: false };

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
