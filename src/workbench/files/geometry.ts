import {
  DEFAULT_ROW_HEIGHT,
  type Line,
  MAX_COLUMNS,
  MAX_ROWS,
  pointsOfCharacters,
  type Sheet,
} from "../model";

/** A distance from the sheet's edge as the row or column there and what is left inside it, in points. */
export interface Place {
  readonly index: number;
  readonly offset: number;
}

const sizeOf = (line: Line | undefined, usual: number): number =>
  line?.hidden === true ? 0 : (line?.size ?? usual);

/** The rows or columns of a sheet as lengths. */
const scale = (lines: ReadonlyMap<number, Line>, usual: number, count: number) => ({
  start: (index: number): number => {
    let points = 0;
    for (let at = 0; at < index; at++) points += sizeOf(lines.get(at), usual);
    return points;
  },
  place: (points: number): Place => {
    let rest = Math.max(0, points);
    let index = 0;
    for (let size = sizeOf(lines.get(0), usual); rest >= size && index < count - 1;) {
      rest -= size;
      index += 1;
      size = sizeOf(lines.get(index), usual);
    }
    return { index, offset: rest };
  },
});

export const columnScale = (sheet: Sheet) =>
  scale(sheet.columns, pointsOfCharacters(sheet.standardWidth), MAX_COLUMNS);

export const rowScale = (sheet: Sheet) => scale(sheet.rows, DEFAULT_ROW_HEIGHT, MAX_ROWS);
