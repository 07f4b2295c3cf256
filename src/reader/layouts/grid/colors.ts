import type { GridCell, Marks } from "./marks";

type Cells = readonly (readonly GridCell[])[];

/** So many of the cells with results must give colors, in a grid that has them. */
const MOSTLY = 0.6;

const isColored = (marks: Marks): boolean => marks.every(({ color }) => color !== undefined);

/** A grid that gives colors, without the readings that take the letter of a color for another game. */
export const withColors = (cells: Cells): Cells => {
  const written = cells.flatMap((row, i) => row.filter(({ readings }, j) => i !== j && readings.length > 0));
  const colored = written.filter(({ readings }) => readings.some(isColored));
  const isSure = colored.some(({ readings }) => readings.every(isColored));
  if (!isSure || colored.length < MOSTLY * written.length) return cells;
  return cells.map((row) =>
    row.map((cell) =>
      cell.readings.some(isColored) ? { ...cell, readings: cell.readings.filter(isColored) } : cell,
    ),
  );
};
