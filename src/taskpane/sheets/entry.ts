import { columnName } from "../../excel/addresses";

/** Where the results of a table are: its first row of players, and its columns, all from 0 on the sheet. */
export interface ResultArea {
  readonly row: number;
  readonly players: number;
  readonly firstColumn: number;
}

/** Letters that stand alone, and letters before an opponent's number. */
const ALONE = "BPHU";
const BEFORE_NUMBER = "WDLXFZ";

/**
 * True of a result that is none: no token, or against a number that is not in the list or is the player's own.
 *
 * A formula for the first result cell, as Excel moves it to the others. Every part that could fail is guarded: AND and
 * OR look at all of theirs.
 */
export const wrongToken = ({ row, players, firstColumn }: ResultArea): string => {
  const entry = `TRIM(${columnName(firstColumn)}${row + 1})`;
  const color = `OR(RIGHT(${entry})="w",RIGHT(${entry})="b")`;
  const opponent = `TRIM(MID(${entry},2,LEN(${entry})-1-${color}))`;
  const numbers = `$A$${row + 1}:$A$${row + players}`;
  const alone = `AND(LEN(${entry})=1,ISNUMBER(FIND(UPPER(${entry}),"${ALONE}")))`;
  const game = [
    `ISNUMBER(FIND(UPPER(LEFT(${entry})),"${BEFORE_NUMBER}"))`,
    `IFERROR(SUMPRODUCT(--(${numbers}&""=${opponent})),0)=1`,
    `IFERROR(${opponent}<>$A${row + 1}&"",FALSE)`,
  ].join(",");
  return `=NOT(OR(${entry}="",${alone},AND(${game})))`;
};

/** True of a result in a grid that is none, and of one of a player against himself. */
export const wrongGridResult = ({ row, firstColumn }: ResultArea): string => {
  const [column, line] = [columnName(firstColumn), row + 1];
  const entry = `${column}${line}`;
  const another = `COLUMN(${entry})-COLUMN($${column}${line})<>ROW(${entry})-ROW(${column}$${line})`;
  const known = ["1", "0.5", "0", '"½"', '"+"', '"-"'].map((result) => `${entry}=${result}`).join(",");
  return `=NOT(OR(${entry}="",AND(${another},OR(${known}))))`;
};
