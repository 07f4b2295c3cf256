import { isBlank } from "../../cell";
import type { Head } from "../../headings";
import type { CarriedRaw, PrintedRaw } from "../../layout";
import { cellAt, type Sheet } from "../../sheet";
import { tieBreakIn } from "../../tie-break-words";
import { carriedOf } from "../../values";
import type { Group } from "./body";
import type { Columns } from "./columns";

/** Columns that are none of ours. */
export interface Others {
  readonly carried: readonly CarriedRaw[];
  readonly printed: readonly PrintedRaw[];
}

/** Columns whose old values would mislead beside new standings. */
const STALE = new Set(["rank", "place", "total"]);

const isOurs = ({ roles, rounds }: Head, columns: Columns, column: number): boolean => {
  const role = roles.get(column);
  return (
    (role !== undefined && role !== "pairing" && role !== "rating" && columns.role(role) === column) ||
    column === columns.numbers.pairing ||
    column === columns.ratings[0] ||
    column === columns.name ||
    column === columns.role("team") ||
    rounds.some((round) => round.column === column)
  );
};

const LAST_NUMBER = /(\d{1,2})\D*$/;

/** A heading that is only numbered, `TB2`, is what the note says of that number. */
const codeOf = (heading: string, notes: ReadonlyMap<number, string>): string | null => {
  const code = tieBreakIn(heading);
  return code === "" ? (notes.get(Number(LAST_NUMBER.exec(heading)?.[1] ?? 0)) ?? "") : code;
};

/** The columns taken along, and the tie-breaks that the sheet prints after its total. */
export const othersOf = (
  sheet: Sheet,
  head: Head,
  columns: Columns,
  groups: readonly Group[],
  total: number | null,
  notes: ReadonlyMap<number, string>,
): Others => {
  const carried: CarriedRaw[] = [];
  const printed: PrintedRaw[] = [];
  const after = total ?? head.rounds.at(-1)?.column ?? 0;
  for (const [column, heading] of head.texts) {
    if (isOurs(head, columns, column) || column === total) continue;
    const code = column > after ? codeOf(heading, notes) : null;
    const cells = groups.map(([row = 0]) => cellAt(sheet, row, column));
    const isPrinted = code !== null && (cells.every(isBlank) || cells.some(({ value }) => value !== null));
    if (isPrinted) printed.push({ heading, code, column, values: cells.map(({ value }) => value) });
    else if (!cells.every(isBlank) && !STALE.has(head.roles.get(column) ?? ""))
      carried.push({ heading, values: cells.map(carriedOf) });
  }
  return { carried, printed };
};
