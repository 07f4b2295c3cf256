import { type Area, overlaps, type Sheet } from "../model";

/** An area of a sheet. */
export interface Place {
  readonly sheet: Sheet;
  readonly area: Area;
}

/** Whether two places have a cell in common. */
export const meets = (a: Place, b: Place): boolean => a.sheet === b.sheet && overlaps(a.area, b.area);

interface Entry<T> extends Place {
  readonly item: T;
}

/** Sheets are divided into blocks of this many rows and columns; the numbers are powers of two. */
const ROWS = 5;
const COLUMNS = 3;
const BLOCKS_A_ROW = 2 ** (14 - COLUMNS);

/** An area that lies in more blocks than this is looked at each time. */
const MOST = 128;

const blockCount = ({ row, column, rows, columns }: Area): number =>
  (((row + rows - 1) >> ROWS) - (row >> ROWS) + 1) *
  (((column + columns - 1) >> COLUMNS) - (column >> COLUMNS) + 1);

function* blocksOf({ row, column, rows, columns }: Area): Generator<number> {
  for (let i = row >> ROWS; i <= (row + rows - 1) >> ROWS; i++)
    for (let j = column >> COLUMNS; j <= (column + columns - 1) >> COLUMNS; j++) yield i * BLOCKS_A_ROW + j;
}

class SheetIndex<T> {
  readonly #blocks = new Map<number, Set<Entry<T>>>();
  readonly #wide = new Set<Entry<T>>();

  add(entry: Entry<T>): void {
    if (blockCount(entry.area) > MOST) this.#wide.add(entry);
    else
      for (const block of blocksOf(entry.area)) {
        const entries = this.#blocks.get(block);
        if (entries) entries.add(entry);
        else this.#blocks.set(block, new Set([entry]));
      }
  }

  delete(entry: Entry<T>): void {
    if (this.#wide.delete(entry)) return;
    for (const block of blocksOf(entry.area)) this.#blocks.get(block)?.delete(entry);
  }

  *near(area: Area): Generator<Entry<T>> {
    yield* this.#wide;
    if (blockCount(area) > this.#blocks.size) for (const entries of this.#blocks.values()) yield* entries;
    else for (const block of blocksOf(area)) yield* this.#blocks.get(block) ?? [];
  }
}

/** Items by the places that they lie in; those that meet a place are found without looking at all. */
export class PlaceIndex<T> {
  readonly #sheets = new Map<Sheet, SheetIndex<T>>();
  readonly #entries = new Map<T, readonly Entry<T>[]>();

  /** Says where an item lies from now on; nowhere takes it out. */
  set(item: T, places: readonly Place[]): void {
    for (const entry of this.#entries.get(item) ?? []) this.#sheets.get(entry.sheet)?.delete(entry);
    const entries = places.map(({ sheet, area }) => ({ sheet, area, item }));
    if (entries.length === 0) this.#entries.delete(item);
    else this.#entries.set(item, entries);
    for (const entry of entries) {
      const index = this.#sheets.get(entry.sheet) ?? new SheetIndex<T>();
      this.#sheets.set(entry.sheet, index);
      index.add(entry);
    }
  }

  /** The items that have a cell in common with a place, each once. */
  meeting(place: Place): ReadonlySet<T> {
    const found = new Set<T>();
    for (const { item, area } of this.#sheets.get(place.sheet)?.near(place.area) ?? [])
      if (overlaps(area, place.area)) found.add(item);
    return found;
  }
}
