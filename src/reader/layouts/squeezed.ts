/** A row of round cells that may have lost blank ones: the opponents in order, null for a cell without one. */
export interface Squeezed {
  readonly no: number;
  readonly opponents: readonly (number | null)[];
}

type Bounds = readonly (readonly [earliest: number, latest: number])[];

/** Where each cell of a row may stand, given where some must. */
const boundsOf = (count: number, rounds: number, fixed: ReadonlyMap<number, number>): Bounds => {
  const earliest: number[] = [];
  for (let k = 0; k < count; k++) earliest.push(fixed.get(k) ?? (earliest[k - 1] ?? -1) + 1);
  const latest = new Array<number>(count).fill(0);
  for (let k = count - 1; k >= 0; k--) latest[k] = fixed.get(k) ?? (latest[k + 1] ?? rounds) - 1;
  return earliest.map((first, k) => [first, latest[k] ?? first]);
};

/** The round in which a complete row meets a number. */
const roundOf = ({ opponents }: Squeezed, no: number): number | undefined => {
  const round = opponents.indexOf(no);
  return round < 0 || opponents.lastIndexOf(no) !== round ? undefined : round;
};

/** Cells whose round the complete rows of the opponents tell. */
const toldByOthers = (
  row: Squeezed,
  byNo: ReadonlyMap<number, Squeezed>,
  rounds: number,
): Map<number, number> => {
  const fixed = new Map<number, number>();
  row.opponents.forEach((opponent, k) => {
    const other = opponent === null ? undefined : byNo.get(opponent);
    const round = other?.opponents.length === rounds ? roundOf(other, row.no) : undefined;
    if (round !== undefined) fixed.set(k, round);
  });
  return fixed;
};

/** Two rows that both lost cells: their game stands in the last round that both allow. */
const toldByBoth = (
  rows: readonly Squeezed[],
  fixed: readonly Map<number, number>[],
  rounds: number,
): void => {
  rows.forEach((row, i) =>
    row.opponents.forEach((opponent, k) => {
      const j = rows.findIndex(({ no }) => no === opponent);
      const other = rows[j];
      const l = other?.opponents.indexOf(row.no) ?? -1;
      if (other === undefined || l < 0 || j < i || fixed[i]?.has(k) === true) return;
      const mine = boundsOf(row.opponents.length, rounds, fixed[i] ?? new Map())[k];
      const theirs = boundsOf(other.opponents.length, rounds, fixed[j] ?? new Map())[l];
      const round = Math.min(mine?.[1] ?? 0, theirs?.[1] ?? 0);
      fixed[i]?.set(k, round);
      fixed[j]?.set(l, round);
    }),
  );
};

const isOrdered = (places: readonly number[], rounds: number): boolean =>
  places.every((round, k) => round > (places[k - 1] ?? -1) && round < rounds);

/**
 * The round of each cell, from 0, row by row, where blank cells were squeezed out of some rows.
 *
 * The opponents' rows tell; a cell without an opponent takes the first round that is left to it.
 */
export const roundsOfCells = (rows: readonly Squeezed[], rounds: number): readonly (readonly number[])[] => {
  const byNo = new Map(rows.map((row) => [row.no, row]));
  const short = rows.filter(({ opponents }) => opponents.length < rounds);
  const fixed = short.map((row) => toldByOthers(row, byNo, rounds));
  toldByBoth(short, fixed, rounds);
  const placed = new Map(
    short.map((row, i) => [
      row,
      boundsOf(row.opponents.length, rounds, fixed[i] ?? new Map()).map(([first]) => first),
    ]),
  );
  return rows.map((row) => {
    const places = placed.get(row);
    return places !== undefined && isOrdered(places, rounds) ? places : row.opponents.map((_, k) => k);
  });
};
