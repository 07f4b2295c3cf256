import { sumsOf } from "../decide/totals";
import { type Finding, finding } from "../finding";
import { type Context, whoIs } from "./context";

/** Points that the row's rounds add up to, one value for each end that the total may stand for. */
const sumsIn = ({ rounds, scoring, begun, adjustments }: Context, i: number): readonly number[] =>
  sumsOf(rounds[i] ?? [], scoring, begun).map((sum) => (sum + (adjustments[i] ?? 0)) / 2);

/** Whether the printed total is what the row's rounds add up to. */
export const confirms = (context: Context, i: number): boolean => {
  const total = context.rows[i]?.total?.value;
  return total !== undefined && sumsIn(context, i).includes(total);
};

const differs = (context: Context, i: number): readonly Finding[] => {
  const row = context.rows[i];
  const who = whoIs(context, i);
  const [sum = 0] = sumsIn(context, i);
  if (row === undefined) return [];
  if (row.total === null)
    return sum === 0 ? [] : [finding({ code: "total-missing", who, sum }, { at: row.at, player: who.no })];
  const { value: total, at } = row.total;
  return [finding({ code: "total-differs", who, sum, total }, { at, player: who.no })];
};

/** Compares every printed total with the rounds; a table without totals has none to compare. */
export const checkTotals = (context: Context): readonly Finding[] =>
  context.rows.every(({ total }) => total === null)
    ? []
    : context.rows.flatMap((_, i) => (confirms(context, i) ? [] : differs(context, i)));
