import { scheduledOpponent } from "../../engine/index";
import { isTotalOf, sumOf } from "../decide/totals";
import { type Finding, finding } from "../finding";
import type { At } from "../types";
import { type Context, whoIs } from "./context";

/** Whether the printed total is what the row's rounds add up to. */
export const confirms = ({ rows, rounds, scoring, begun, adjustments }: Context, i: number): boolean => {
  const total = rows[i]?.total;
  if (total == null) return false;
  return isTotalOf(total.value * 2 - (adjustments[i] ?? 0), rounds[i] ?? [], scoring, begun);
};

const sumIn = ({ rounds, scoring, begun, adjustments }: Context, i: number): number =>
  (sumOf(rounds[i] ?? [], scoring, begun) + (adjustments[i] ?? 0)) / 2;

/** Cells of rounds without an opponent: no other row can tell whether they are right. */
const idleCells = ({ rows, rounds, begun }: Context, i: number): readonly At[] =>
  (rounds[i] ?? [])
    .slice(0, begun)
    .flatMap((round, r) => (scheduledOpponent(round) === null ? (rows[i]?.cells[r] ?? []) : []));

const differs = (context: Context, i: number): readonly Finding[] => {
  const row = context.rows[i];
  const who = whoIs(context, i);
  const sum = sumIn(context, i);
  if (row === undefined) return [];
  if (row.total === null)
    return sum === 0
      ? []
      : [
          finding(
            { code: "total-missing", who, sum, text: row.totalText ?? "" },
            { at: row.totalAt ?? row.at, player: who.no },
          ),
        ];
  const { value: total, at } = row.total;
  return [
    finding({ code: "total-differs", who, sum, total }, { at, also: idleCells(context, i), player: who.no }),
  ];
};

/** The first round of a row after which its running total differs from the points so far. */
const checkRunning = (context: Context, i: number): readonly Finding[] => {
  const { rows, rounds, scoring } = context;
  const { running = [], cells = [] } = rows[i] ?? {};
  if (running.length === 0) return [];
  const sumTo = (r: number): number => sumOf((rounds[i] ?? []).slice(0, r + 1), scoring) / 2;
  const r = running.findIndex((total, k) => total !== null && total.value !== sumTo(k));
  const total = running[r];
  if (total === undefined || total === null) return [];
  const who = whoIs(context, i);
  const facts = { code: "running-differs", who, sum: sumTo(r), total: total.value } as const;
  return [finding(facts, { at: total.at, also: [cells[r] ?? []].flat(), player: who.no, round: r + 1 })];
};

/** Compares every printed total with the rounds; a table without totals has none to compare. */
export const checkTotals = (context: Context): readonly Finding[] => {
  const hasTotals = context.rows.some(({ total }) => total !== null);
  const found: Finding[] = [];
  for (let i = 0; i < context.rows.length; i++) {
    if (hasTotals && !confirms(context, i)) found.push(...differs(context, i));
    found.push(...checkRunning(context, i));
  }
  return found;
};
