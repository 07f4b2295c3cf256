import { filledIn, headingsIn, type Stretch } from "./stretches";

/** A column of a text table; it begins where its cells or its heading begin. */
export interface TextColumn extends Stretch {
  readonly heading: Stretch | null;
}

/** A heading this far beside the cells of a column may still be theirs. */
const ASIDE = 3;
/** A letter this far from its number is one token with it. */
const LETTER_GAP = 2;

const distance = (a: Stretch, b: Stretch): number => Math.max(0, a.start - b.end + 1, b.start - a.end + 1);

const overlap = (a: Stretch, b: Stretch): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

const over = (heading: Stretch, columns: readonly Stretch[]): number =>
  columns.reduce((best, column, at) => {
    const own = overlap(heading, column);
    return own > 0 && (best < 0 || own > overlap(heading, columns[best] ?? column)) ? at : best;
  }, -1);

const beside = (heading: Stretch, columns: readonly Stretch[], taken: ReadonlySet<number>): number =>
  columns.findIndex((column, at) => !taken.has(at) && distance(heading, column) <= ASIDE);

/** The column of cells under each heading; a heading over none has a column of its own. */
const withHeadings = (cells: readonly Stretch[], headings: readonly Stretch[]): readonly TextColumn[] => {
  const headed = new Map<number, Stretch>();
  const alone: Stretch[] = [];
  for (const heading of headings) {
    const at = over(heading, cells);
    const before = headed.get(at);
    if (at < 0) alone.push(heading);
    else headed.set(at, { start: before?.start ?? heading.start, end: heading.end });
  }
  const taken = new Set(headed.keys());
  const without = alone.filter((heading) => {
    const at = beside(heading, cells, taken);
    if (at >= 0) headed.set(at, heading);
    if (at >= 0) taken.add(at);
    return at < 0;
  });
  return [
    ...cells.map((column, at) => ({ ...column, heading: headed.get(at) ?? null })),
    ...without.map((heading) => ({ ...heading, heading })),
  ].sort((a, b) => a.start - b.start);
};

const gap = (left: Stretch | undefined, right: Stretch | undefined): number =>
  left === undefined || right === undefined ? Number.POSITIVE_INFINITY : right.start - left.end;

/** Whether a column without a heading is part of the one before (`left`) or after it. */
const belongsTo = (columns: readonly TextColumn[], at: number): "left" | "right" | null => {
  const column = columns[at];
  if (column === undefined || column.heading !== null) return null;
  const left = gap(columns[at - 1], column);
  const right = gap(column, columns[at + 1]);
  const most = column.end - column.start === 1 ? LETTER_GAP : 1;
  if (Math.min(left, right) > most) return null;
  return left <= right ? "left" : "right";
};

const joined = (columns: readonly TextColumn[]): readonly TextColumn[] => {
  const result: TextColumn[] = [];
  let carried: TextColumn | null = null;
  columns.forEach((column, at) => {
    const start = carried === null ? column.start : Math.min(carried.start, column.start);
    carried = null;
    const side = belongsTo(columns, at);
    const last = result.at(-1);
    if (side === "right") carried = { ...column, start };
    else if (side === "left" && last !== undefined) result.splice(-1, 1, { ...last, end: column.end });
    else result.push({ ...column, start });
  });
  return result;
};

/** The columns of a text table: where every line has a blank, one ends. */
export const columnsOf = (heading: string, body: readonly string[]): readonly TextColumn[] =>
  joined(withHeadings(filledIn(body), headingsIn(heading)));

/** The cells of a line; what stands in a gap belongs to the column before. */
export const cut = (line: string, columns: readonly TextColumn[]): readonly string[] =>
  columns.map(({ start }, at) => line.slice(at === 0 ? 0 : start, columns[at + 1]?.start).trim());
