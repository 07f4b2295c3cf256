import type { Line } from "./lines";
import { type Piece, piece, type Pieces } from "../pieces";

const DELIMITERS = ["|", "\t", ";", ","] as const;

/** Fewer fields than this are a sentence. */
const FEWEST_FIELDS = 4;
/** The share of the lines with a delimiter at all that must have the usual number of fields. */
const LEAST_ALIKE = 0.6;

/** More fields than this are no line of a crosstable: it stays whole. */
const MOST_FIELDS = 300;

const RULE = /^[\s\-=_+|*]*$/;

const isQuoted = (text: string): boolean => text.includes('"');

/** Splits one line; a delimiter inside quotes is none. */
export const fieldsOf = (text: string, delimiter: string): readonly string[] => {
  if (!isQuoted(text)) return text.split(delimiter);
  const fields: string[] = [];
  let field = "";
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (sign === delimiter && !quoted) {
      fields.push(field);
      field = "";
    } else field += sign;
  }
  return [...fields, field];
};

const usualWidth = (counts: readonly number[]): { readonly width: number; readonly times: number } => {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times]
    .map(([width, each]) => ({ width, times: each }))
    .reduce((best, each) => (each.times > best.times ? each : best), { width: 0, times: 0 });
};

/** As many lines tell the delimiter. */
const SAMPLE = 200;

const fits = (lines: readonly Line[], delimiter: string): boolean => {
  const counts = lines
    .slice(0, SAMPLE)
    .map(({ text }) => fieldsOf(text, delimiter).length)
    .filter((count) => count > 1);
  const { width, times } = usualWidth(counts);
  return width >= FEWEST_FIELDS && width <= MOST_FIELDS && times > 1 && times >= LEAST_ALIKE * counts.length;
};

/** Lines whose first field is always empty are drawn with a bar on the left. */
const withoutFrame = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const framed = rows.every((fields) => fields.length < 2 || fields[0]?.trim() === "");
  return framed ? rows.map((fields) => (fields.length < 2 ? fields : fields.slice(1))) : rows;
};

const rowOf = (text: string, delimiter: string): readonly string[] => {
  if (RULE.test(text)) return [];
  const fields = fieldsOf(text, delimiter);
  return fields.length > MOST_FIELDS ? [text] : fields;
};

/** Lines whose fields a sign separates, as rows of pieces; undefined where no sign does. */
export const splitDelimited = (lines: readonly Line[]): Pieces | undefined => {
  const delimiter = DELIMITERS.find((each) => fits(lines, each));
  if (delimiter === undefined) return undefined;
  const rows = withoutFrame(lines.map(({ text }) => rowOf(text, delimiter)));
  return rows.map((fields, r) =>
    fields.map((value): Piece | undefined => {
      const at = lines[r]?.at;
      return at === undefined ? undefined : piece(value, at);
    }),
  );
};
