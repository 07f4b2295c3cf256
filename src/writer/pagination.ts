import type { Page } from "./block";

/** Sizes in points: a sheet of paper without its margins of half an inch. */
const PAPERS: Readonly<Record<Page["paper"], { readonly short: number; readonly long: number }>> = {
  Letter: { short: 540, long: 720 },
  A4: { short: 523, long: 770 },
};

const ROW_HEIGHT = 15;
const SMALLEST_SCALE = 40;

/** Printers and LibreOffice draw columns up to a twentieth wider than the screen. */
const SAFE = 0.95;

/** A column width in characters of the default font as points. */
export const pointsOf = (characters: number): number => (characters * 7 + 5) * 0.75;

/** How blocks of rows are spread over pages so that none is torn. */
export interface Pagination {
  /** In percent. */
  readonly scale: number;
  /** Rows before which a new page begins. */
  readonly breaks: readonly number[];
}

/** Fits the columns on a page, and begins a new one where the next block would not fit. */
export const paginate = (
  starts: readonly number[],
  rows: number,
  widths: readonly number[],
  { paper, landscape }: Pick<Page, "paper" | "landscape">,
): Pagination => {
  const { short, long } = PAPERS[paper];
  const width = widths.reduce((sum, characters) => sum + pointsOf(characters), 0);
  const fit = Math.floor(((landscape ? long : short) * SAFE * 100) / width);
  const scale = Math.min(100, Math.max(SMALLEST_SCALE, fit));
  const room = Math.floor(((landscape ? short : long) * 100) / (ROW_HEIGHT * scale));
  const breaks: number[] = [];
  let top = 0;
  starts.forEach((start, i) => {
    const end = starts[i + 1] ?? rows;
    if (end - top <= room || start === top) return;
    breaks.push(start);
    top = start;
  });
  return { scale, breaks };
};
