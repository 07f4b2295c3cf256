import { printedOpponent } from "../../decide/pairs";
import { type Finding, finding } from "../../finding";
import type { RawRow, RawTable } from "../../layout";
import { numberIn } from "../../number";
import type { Token } from "../../token";
import type { NumberKind } from "../../types";
import { roundsOfCells } from "../squeezed";

const KINDS: readonly NumberKind[] = ["pairing", "rank", "place", "row"];

const BLANK: Token = { kind: "blank", text: "" };

const opponents = ({ tokens }: RawRow): readonly (number | null)[] => tokens.map(printedOpponent);

const numbersBy = (rows: readonly RawRow[], kind: NumberKind): readonly number[] =>
  rows.map(({ numbers }, i) => (kind === "row" ? i + 1 : (numbers[kind] ?? 0)));

/** Games that both rows show in the same round, by row. */
const agreements = (rows: readonly RawRow[], nos: readonly number[]): readonly number[] => {
  const rowOf = new Map(nos.map((no, i) => [no, i]));
  return rows.map((row, i) => {
    const named = opponents(row);
    return named.filter((opponent, r) => {
      const other = opponent === null ? undefined : rows[rowOf.get(opponent) ?? -1]?.tokens[r];
      return other !== undefined && printedOpponent(other) === nos[i];
    }).length;
  });
};

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const isBlank = ({ kind }: Token): boolean => kind === "blank" || kind === "zero";

/** A row with its cells moved to the left: all blank ones stand at its end. */
const isMoved = ({ tokens }: RawRow): boolean => {
  const end = tokens.findIndex(isBlank);
  return end > 0 && tokens.slice(end).every(isBlank);
};

/** The total moved as well: it stands in the last cell that is written. */
const withTotal = (row: RawRow): RawRow => {
  if (row.total !== null) return row;
  const end = row.tokens.findIndex(isBlank);
  const last = end < 0 ? row.tokens.length - 1 : end - 1;
  const value = numberIn(row.tokens[last]?.text ?? "");
  const at = row.cells[last];
  if (value === null || at === undefined || at === null) return row;
  return { ...row, total: { value, at }, tokens: row.tokens.map((token, r) => (r === last ? BLANK : token)) };
};

const placed = (row: RawRow, rounds: readonly number[]): RawRow => {
  const tokens = new Array<Token>(row.tokens.length).fill(BLANK);
  const cells = new Array<RawRow["cells"][number]>(row.tokens.length).fill(null);
  rounds.forEach((round, k) => {
    tokens[round] = row.tokens[k] ?? BLANK;
    cells[round] = row.cells[k] ?? null;
  });
  return { ...row, tokens, cells };
};

const gapFinding = (row: RawRow, no: number, cells: number): Finding =>
  finding(
    { code: "gap-placed", who: { no, name: row.name }, cells, rounds: row.tokens.length },
    { at: row.at, player: no },
  );

interface Restored {
  readonly rows: readonly RawRow[];
  readonly findings: readonly Finding[];
}

const restore = (rows: readonly RawRow[], short: ReadonlySet<number>, nos: readonly number[]): Restored => {
  const rounds = Math.max(...rows.map(({ tokens }) => tokens.length));
  const written = rows.map((row, i) => ({
    no: nos[i] ?? 0,
    opponents: short.has(i) ? opponents(row).slice(0, row.tokens.findIndex(isBlank)) : opponents(row),
  }));
  const places = roundsOfCells(written, rounds);
  const restored = rows.map((row, i) => (short.has(i) ? placed(row, places[i] ?? []) : row));
  const findings = [...short].flatMap((i) => {
    const row = restored[i];
    return row === undefined ? [] : [gapFinding(row, nos[i] ?? 0, written[i]?.opponents.length ?? 0)];
  });
  return { rows: restored, findings };
};

/**
 * Puts blank cells back where a paste took them out of some rows, as the opponents' rows tell.
 *
 * Only if more games agree afterwards, and always with a finding.
 */
export const restoreGaps = (table: RawTable): RawTable => {
  const hasTotals = table.rows.filter(({ total }) => total !== null).length >= table.rows.length / 2;
  const rows = hasTotals ? table.rows.map(withTotal) : table.rows;
  const moved = rows.flatMap((row, i) => (isMoved(row) ? [i] : []));
  if (moved.length === 0) return table;
  const [best] = KINDS.map((kind) => numbersBy(rows, kind))
    .map((nos) => ({ nos, agreed: agreements(rows, nos) }))
    .sort((a, b) => sum(b.agreed) - sum(a.agreed));
  if (best === undefined) return table;
  const named = rows.map((row) => opponents(row).filter((opponent) => opponent !== null).length);
  const isShort = (i: number): boolean =>
    rows[i] !== table.rows[i] || (best.agreed[i] ?? 0) < (named[i] ?? 0);
  const short = new Set(moved.filter(isShort));
  if (short.size === 0 || short.size > rows.length / 2) return table;
  const restored = restore(rows, short, best.nos);
  const after = sum(agreements(restored.rows, best.nos));
  const before = sum(agreements(table.rows, best.nos));
  const better = after > before || [...short].every((i) => rows[i] !== table.rows[i]);
  return better && after >= before
    ? { ...table, rows: restored.rows, findings: [...table.findings, ...restored.findings] }
    : table;
};
