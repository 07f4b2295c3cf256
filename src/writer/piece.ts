import type { Area, CellValue, Check, FormattedArea, LineChart, Link, LiveFormula, Prompt } from "./block";

/** Some rows of a sheet with what belongs to them; all positions count from the piece's first cell. */
export interface Piece {
  readonly rows: readonly (readonly CellValue[])[];
  readonly formats?: readonly FormattedArea[];
  readonly tables?: readonly Area[];
  readonly prompts?: readonly Prompt[];
  readonly links?: readonly Link[];
  readonly formulas?: readonly LiveFormula[];
  readonly checks?: readonly Check[];
  readonly charts?: readonly LineChart[];
  /** Rows at which a block begins that is kept together on a page. */
  readonly starts?: readonly number[];
}

export const BLANK_ROW: Piece = { rows: [[""]] };

const lower = (area: Area, by: number): Area => ({ ...area, row: area.row + by });

const lowerEach = <T extends { readonly row: number }>(parts: readonly T[] | undefined, by: number): T[] =>
  (parts ?? []).map((part) => ({ ...part, row: part.row + by }));

/** Pieces one below the other. */
export const stack = (pieces: readonly Piece[]): Required<Piece> => {
  let top = 0;
  const placed = pieces.map((piece) => {
    const at = top;
    top += piece.rows.length;
    return { piece, at };
  });
  return {
    rows: pieces.flatMap(({ rows }) => rows),
    formats: placed.flatMap(({ piece, at }) =>
      (piece.formats ?? []).map(({ area, format }) => ({ area: lower(area, at), format })),
    ),
    tables: placed.flatMap(({ piece, at }) => (piece.tables ?? []).map((area) => lower(area, at))),
    prompts: placed.flatMap(({ piece, at }) => lowerEach(piece.prompts, at)),
    links: placed.flatMap(({ piece, at }) => lowerEach(piece.links, at)),
    formulas: placed.flatMap(({ piece, at }) => lowerEach(piece.formulas, at)),
    checks: placed.flatMap(({ piece, at }) =>
      (piece.checks ?? []).map(({ area, wrong }) => ({ area: lower(area, at), wrong })),
    ),
    charts: placed.flatMap(({ piece, at }) =>
      (piece.charts ?? []).map(({ title, data, at: place }) => ({
        title,
        data: lower(data, at),
        at: lower(place, at),
      })),
    ),
    starts: placed.flatMap(({ piece, at }) => (piece.starts ?? []).map((row) => row + at)),
  };
};

/** One cell a row, each in the same look. */
export const lines = (texts: readonly string[], format: FormattedArea["format"]): Piece => ({
  rows: texts.map((text) => [text]),
  formats:
    texts.length === 0 ? [] : [{ area: { row: 0, column: 0, rows: texts.length, columns: 1 }, format }],
});
