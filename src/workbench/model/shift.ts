import { type Area, intersect, MAX_COLUMNS, MAX_ROWS } from "./address";

/**
 * A movement of cells along one axis: inside the band (the columns of a
 * vertical movement, the rows of a horizontal one) `count` lines are inserted
 * at, or deleted from, the line `at`.
 */
export interface Shift {
  readonly axis: "rows" | "columns";
  readonly kind: "insert" | "delete";
  readonly at: number;
  readonly count: number;
  readonly bandStart: number;
  readonly bandEnd: number;
}

/** An area seen along a movement's axis: `start` and `end` run with the movement, the band across it. */
interface Box {
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
}

const boxOf = (area: Area, axis: Shift["axis"]): Box =>
  axis === "rows"
    ? { start: area.row, end: area.row + area.rows, low: area.column, high: area.column + area.columns }
    : { start: area.column, end: area.column + area.columns, low: area.row, high: area.row + area.rows };

const areaOfBox = ({ start, end, low, high }: Box, axis: Shift["axis"]): Area =>
  axis === "rows"
    ? { row: start, rows: end - start, column: low, columns: high - low }
    : { column: start, columns: end - start, row: low, rows: high - low };

/** Number of lines along an axis. */
export const lengthOf = (axis: Shift["axis"]): number => (axis === "rows" ? MAX_ROWS : MAX_COLUMNS);

/** Whether the movement takes whole rows or whole columns. */
export const isWholeBand = ({ axis, bandStart, bandEnd }: Shift): boolean =>
  bandStart === 0 && bandEnd === (axis === "rows" ? MAX_COLUMNS : MAX_ROWS);

/** Where a line goes; undefined if it is deleted or pushed off the sheet. */
export const shiftLine = ({ kind, at, count, axis }: Shift, line: number): number | undefined => {
  if (line < at) return line;
  if (kind === "insert") return line + count < lengthOf(axis) ? line + count : undefined;
  return line < at + count ? undefined : line - count;
};

/** Where a boundary between lines goes. */
const shiftEdge = ({ kind, at, count, axis }: Shift, edge: number): number => {
  if (edge <= at) return edge;
  return kind === "insert" ? Math.min(edge + count, lengthOf(axis)) : Math.max(at, edge - count);
};

/** The start of an area moves when lines are inserted exactly there. */
const shiftStart = (shift: Shift, start: number): number =>
  shift.kind === "insert" && start === shift.at
    ? Math.min(start + shift.count, lengthOf(shift.axis))
    : shiftEdge(shift, start);

const shiftBox = (shift: Shift, box: Box): Box | undefined => {
  const start = shiftStart(shift, box.start);
  const end = shiftEdge(shift, box.end);
  return end > start ? { ...box, start, end } : undefined;
};

/** Whether the movement changes the cells of an area at all. */
export const isTouched = (shift: Shift, area: Area): boolean => {
  const { end, low, high } = boxOf(area, shift.axis);
  return end > shift.at && low < shift.bandEnd && high > shift.bandStart;
};

/** Whether the band covers the area across the movement. */
export const isInBand = (shift: Shift, area: Area): boolean => {
  const { low, high } = boxOf(area, shift.axis);
  return low >= shift.bandStart && high <= shift.bandEnd;
};

/**
 * Where an area goes: grown or shrunk where lines are inserted or deleted inside it, in up to
 * three parts where only some of its cells move, none where all are deleted.
 */
export const shiftArea = (shift: Shift, area: Area): Area[] => {
  if (!isTouched(shift, area)) return [area];
  const box = boxOf(area, shift.axis);
  const moved = shiftBox(shift, {
    ...box,
    low: Math.max(box.low, shift.bandStart),
    high: Math.min(box.high, shift.bandEnd),
  });
  const parts = [
    { ...box, high: Math.min(box.high, shift.bandStart) },
    ...(moved ? [moved] : []),
    { ...box, low: Math.max(box.low, shift.bandEnd) },
  ];
  return parts.filter(({ low, high }) => high > low).map((part) => areaOfBox(part, shift.axis));
};

/** The cells that a movement deletes, or that it makes room for. */
export const gapOf = ({ axis, at, count, bandStart, bandEnd }: Shift): Area =>
  areaOfBox({ start: at, end: at + count, low: bandStart, high: bandEnd }, axis);

/** All cells that a movement moves or deletes. */
export const movedArea = (shift: Shift): Area => ({
  ...gapOf({ ...shift, count: lengthOf(shift.axis) - shift.at }),
});

/** The movement of inserting or deleting the area's cells. */
export const shiftOf = (kind: Shift["kind"], area: Area, axis: Shift["axis"]): Shift => {
  const { start, end, low, high } = boxOf(area, axis);
  return { axis, kind, at: start, count: end - start, bandStart: low, bandEnd: high };
};

/** Whether the area loses cells to the deletion without being deleted whole. */
export const isCut = (shift: Shift, area: Area): boolean => {
  const gap = shift.kind === "delete" ? intersect(gapOf(shift), area) : undefined;
  return gap !== undefined && (gap.rows !== area.rows || gap.columns !== area.columns);
};
