import { type Finding, finding } from "../../finding";
import type { RawTable } from "../../layout";
import type { Sheet } from "../../sheet";
import type { Fact } from "../../types";
import { FACT_TEXTS as T } from "../../fact-texts";
import { sheetOfChart } from "../chart";
import { type Pieces, sheetOfPieces } from "../pieces";
import { blocksOf, splitByColumns, whole } from "./blocks";
import { chartOfCards } from "./cards";
import { joinCompanions } from "./companions";
import { splitDelimited } from "./delimited";
import { type Line, linesOf } from "./lines";
import { isSplitReport, joinedLines, splitReport } from "./report";
import { type Gap, splitByWords } from "./words";

/** A text taken apart: its tables as cells, and the rows from which blank cells had been squeezed out. */
export interface TextTable {
  readonly sheet: Sheet;
  readonly gaps: readonly Gap[];
  /** A player's games stand in lines of their own, below his. */
  readonly areCards?: true;
}

const splitByBlanks = (
  lines: readonly Line[],
): { readonly pieces: Pieces; readonly gaps: readonly Gap[] } => {
  const parts = blocksOf(lines).map((block) => {
    const columns = splitByColumns(block);
    if (columns !== undefined) return { pieces: columns, gaps: [] };
    const all = [...block.body, ...block.rest];
    const words = splitByWords(all.filter(({ text }) => text.trim() !== ""));
    const heading = block.heading === null ? [] : [whole(block.heading)];
    if (words === null) return { pieces: [...heading, ...all.map(whole)], gaps: [] };
    const others = all.filter((line) => !words.rows.includes(line));
    return { pieces: [...others.map(whole), ...words.pieces], gaps: words.gaps };
  });
  return { pieces: parts.flatMap(({ pieces }) => pieces), gaps: parts.flatMap(({ gaps }) => gaps) };
};

/**
 * The tables in a sheet that is text in one column, as cells; null for any other sheet, except a report that was
 * split at its blanks.
 *
 * Columns are told by a delimiter, by blanks that all lines have, or by the words of each line.
 */
export const tableOfText = (sheet: Sheet): TextTable | null => {
  const lines = linesOf(sheet);
  if (lines === undefined) {
    const split = isSplitReport(sheet) ? splitReport(joinedLines(sheet)) : null;
    return split === null ? null : { sheet: sheetOfPieces(split, sheet), gaps: [] };
  }
  const cards = chartOfCards(lines);
  if (cards !== null) return { sheet: sheetOfChart(cards, sheet), gaps: [], areCards: true };
  const report = splitReport(lines);
  if (report !== null) return { sheet: sheetOfPieces(report, sheet), gaps: [] };
  const delimited = splitDelimited(lines);
  if (delimited !== undefined) return { sheet: sheetOfPieces(delimited, sheet), gaps: [] };
  const { pieces, gaps } = splitByBlanks(lines);
  return { sheet: sheetOfPieces(joinCompanions(pieces, sheet), sheet), gaps };
};

const cardFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.map((fact) =>
    fact.code === "cells" ? { ...fact, evidence: T.withoutHeading(T.severalLines) } : fact,
  );

/** Tells of the rows into which blank cells were put back. */
export const withGaps = (table: RawTable, { gaps, areCards }: TextTable, sheet: Sheet): RawTable => {
  const findings = gaps.flatMap(({ line, cells, rounds }): Finding[] => {
    const at = sheet.origin(line.at);
    const row = table.rows.find((each) => each.at.row === at.row);
    if (row === undefined) return [];
    const no = row.numbers.pairing ?? row.numbers.rank ?? 0;
    return [finding({ code: "gap-placed", who: { no, name: row.name }, cells, rounds }, { at, player: no })];
  });
  const facts = areCards === true ? cardFacts(table.facts) : table.facts;
  return { ...table, facts, findings: [...table.findings, ...findings] };
};
