import type { Cell } from "../../cell";
import type { Finding } from "../../finding";
import type { RawRow, RawTable } from "../../layout";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { Token } from "../../token";
import type { At } from "../../types";
import type { Round } from "./heads";
import { isOpponentToBlame } from "./word";

/** A cell that a finding may quote. */
interface Quoted {
  readonly cell: Cell;
  readonly text: string;
  readonly at: At;
}

/** The two cells that a round of a player was written out of. */
interface Both {
  readonly opponent: Quoted;
  readonly result: Quoted;
}

const keyOf = ({ row, column }: At): string => `${row} ${column}`;

const quotedIn = (sheet: Sheet, row: number, column: number): Quoted => {
  const cell = cellAt(sheet, row, column);
  return { cell, text: cell.shown === "" ? cell.text : cell.shown, at: placeOf(sheet, row, column) };
};

const bothIn = (sheet: Sheet, rounds: readonly Round[], firstRow: number): ReadonlyMap<string, Both> => {
  const all = new Map<string, Both>();
  for (let row = firstRow + 1; row < sheet.rows.length; row++)
    for (const round of rounds) {
      const [opponent, result] = [round.opponent, round.result].map((column) => quotedIn(sheet, row, column));
      if (opponent !== undefined && result !== undefined) all.set(keyOf(result.at), { opponent, result });
    }
  return all;
};

const numberOf = ({ numbers: { pairing, rank, place } }: RawRow, i: number): number =>
  pairing ?? rank ?? place ?? i + 1;

/**
 * The same table whose findings quote what one cell holds: that of the result, or that of the opponent where it
 * is the opponent that cannot be right.
 */
export const quoting = (sheet: Sheet, rounds: readonly Round[], firstRow: number) => {
  const both = bothIn(sheet, rounds, firstRow);
  const of = (at: At | null): Both | undefined => (at === null ? undefined : both.get(keyOf(at)));
  const ofOpponent = (finding: Finding): Finding => {
    const cells = finding.code === "name-unclear" ? of(finding.at) : undefined;
    return finding.code === "name-unclear" && cells !== undefined
      ? { ...finding, text: cells.opponent.text, at: cells.opponent.at }
      : finding;
  };
  return (table: RawTable): RawTable => {
    const known = new Set(table.rows.map(numberOf));
    const quotedOf = (token: Token, at: At | null, own: number): Quoted | null => {
      const cells = of(at);
      if (cells === undefined || [cells.opponent, cells.result].every(({ text }) => text === "")) return null;
      const named = "opponent" in token ? token.opponent : null;
      const isWrong = named !== null && (named === own || !known.has(named));
      const { opponent, result } = cells;
      return isWrong || isOpponentToBlame(opponent.cell, result.cell, token.kind === "unread")
        ? opponent
        : result;
    };
    const rows = table.rows.map((row, i): RawRow => {
      const quoted = row.tokens.map((token, r) => quotedOf(token, row.cells[r] ?? null, numberOf(row, i)));
      return {
        ...row,
        tokens: row.tokens.map((token, r): Token => ({ ...token, text: quoted[r]?.text ?? token.text })),
        cells: row.cells.map((at, r) => quoted[r]?.at ?? at),
      };
    });
    return { ...table, rows, findings: table.findings.map(ofOpponent) };
  };
};
