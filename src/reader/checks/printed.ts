import type { PlayerNo } from "../../engine/index";
import { type Finding, finding } from "../finding";
import type { PrintedColumn, Reading } from "../types";

/** Printed values are rounded to hundredths at the finest. */
const ROUNDING = 0.0051;

const isEqual = (printed: number, ours: number | null | undefined): boolean =>
  ours !== null && ours !== undefined && Math.abs(printed - ours) < ROUNDING;

/**
 * What there is to say about a printed tie-break column and the values that a tie-break gives.
 *
 * A column headed by a number only (`TBrk1`, code empty) may be any tie-break: compare it with each in turn.
 */
export const comparePrinted = (
  { tournament, table }: Pick<Reading, "tournament" | "table">,
  { heading, column, values }: PrintedColumn,
  name: string,
  ours: ReadonlyMap<PlayerNo, number | null>,
): Finding | null => {
  const differing = [...values].filter(([no, printed]) => !isEqual(printed, ours.get(no)));
  const [first] = differing;
  if (values.size === 0) return null;
  if (first === undefined) {
    const at = table.headingRow === null ? null : { row: table.headingRow, column };
    return finding({ code: "printed-equal", heading, name, players: values.size }, { at });
  }
  const [no, printed] = first;
  const row = table.rows.get(no);
  const who = { no, name: tournament.players.find((player) => player.no === no)?.name ?? "" };
  const facts = { heading, name, printed, ours: ours.get(no) ?? null, players: differing.length };
  const at = row === undefined ? null : { row, column };
  return finding({ code: "printed-differs", who, ...facts }, { at, player: no });
};
