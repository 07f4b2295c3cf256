import { FACT_TEXTS as T } from "../fact-texts";
import type { RawTable } from "../layout";
import type { At, Fact } from "../types";
import { a1 } from "../where";

/**
 * What there is to say of a table that was written out as a wall chart.
 *
 * Cells, headings and columns of that chart stand nowhere on the sheet. All cells are cells of the range.
 */
export interface Told {
  /** The row of its headings; null: it has none. */
  readonly headingRow: number | null;
  readonly first: At;
  readonly last: At;
  /** What a row is of: a game, a player. */
  readonly lines: string;
  /** What tells the rounds. */
  readonly rounds: string;
  /** The heading of the numbers of players; null: none. */
  readonly numberHeading: string | null;
  /** What takes the place of the facts that are decided by the cells of the chart. */
  readonly facts: readonly Pick<Fact, "code" | "value" | "evidence">[];
}

const cellsFact = ({ headingRow, first, last, lines }: Told): Fact => ({
  code: "cells",
  value: `${a1({ ...first, row: headingRow ?? first.row })}:${a1(last)}`,
  evidence: headingRow === null ? T.withoutHeading(lines) : T.headingIn(headingRow + 1, lines),
  setByUser: false,
});

/** The table with what there is to say of its form on the sheet. */
export const toldAs = (table: RawTable, told: Told): RawTable => {
  const { headingRow, first, last, rounds, numberHeading, facts } = told;
  const own: readonly Fact[] = [
    cellsFact(told),
    { code: "rounds", value: "", evidence: rounds, setByUser: false },
    ...facts.map((fact) => ({ ...fact, setByUser: false })),
  ];
  const codes = new Set(own.map(({ code }) => code));
  return {
    ...table,
    ...{ headingRow, firstRow: first.row, lastRow: last.row },
    ...{ firstColumn: first.column, lastColumn: last.column },
    numberHeadings: { pairing: numberHeading, rank: null, place: null },
    facts: [...own, ...table.facts.filter(({ code }) => !codes.has(code))],
  };
};
