import type { Page, SheetBlock, SheetKind } from "./block";
import { shorten } from "./clean";
import { paginate } from "./pagination";
import { type Piece, stack } from "./piece";

const LONGEST_FOOTER = 120;
const LANDSCAPE_FROM = 10;

/** What a sheet is beside its rows. */
interface Frame {
  readonly kind: SheetKind;
  /** One a column. */
  readonly widths: readonly number[];
  /** Rows at the top that stay in view and are printed on every page. */
  readonly frozenRows: number;
  readonly paper: Page["paper"];
  /** Left part of the page footer. */
  readonly footer: string;
}

/** A piece as a whole sheet. */
export const sheetOf = (piece: Piece, { kind, widths, frozenRows, paper, footer }: Frame): SheetBlock => {
  const { rows, starts, ...parts } = stack([piece]);
  const columns = widths.length;
  const landscape = columns >= LANDSCAPE_FROM;
  const pages =
    starts.length === 0
      ? { scale: null, breaks: [] }
      : paginate(starts, rows.length, widths, { paper, landscape });
  return {
    kind,
    cells: rows.map((row) => Array.from({ length: columns }, (_, i) => row[i] ?? "")),
    columns,
    ...parts,
    widths,
    frozenRows,
    page: {
      paper,
      landscape,
      titleRow: frozenRows - 1,
      footer: shorten(footer, LONGEST_FOOTER),
      ...pages,
    },
  };
};
