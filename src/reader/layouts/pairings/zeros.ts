import { BLANK, type Cell, isBlank } from "../../cell";
import { type Finding, finding } from "../../finding";
import { cellAt, placeOf, type Sheet, sheetFrom } from "../../sheet";
import type { At, ReadingSettings } from "../../types";
import type { Pairing } from "./rounds";
import { isNobody } from "./words";

const TWO_SIDES = /\S\s{0,3}[-:]\s{0,3}\S/;

const resultAt = (sheet: Sheet, { row, head }: Pairing): Cell => cellAt(sheet, row, head.result ?? -1);

const isZero = (cell: Cell): boolean => cell.kind !== "blank" && isBlank(cell);

/** Whether a 0 is a blank cell as Excel hands it over: results have two sides, or there is none yet. */
const areBlanks = (sheet: Sheet, pairings: readonly Pairing[]): boolean => {
  const results = pairings.map((pairing) => resultAt(sheet, pairing));
  return results.some(({ text }) => TWO_SIDES.test(text)) || results.every(isBlank);
};

/** Nobody has a result of the last round: it has not begun, rather than that all lost who had White. */
const FEWEST_OPEN = 4;

const isOpenRound = (sheet: Sheet, games: readonly Pairing[]): boolean =>
  games.length >= FEWEST_OPEN && games.every((pairing) => isBlank(resultAt(sheet, pairing)));

const lastRound = (pairings: readonly Pairing[]): readonly Pairing[] => {
  const last = Math.max(...pairings.map(({ round }) => round));
  return pairings.filter(({ round }) => round === last);
};

const isFull = (sheet: Sheet): boolean =>
  sheet.rows.every((cells) => cells.length === sheet.width && cells.every(({ kind }) => kind !== "blank"));

/** Whether losses are the text 0: a number 0 is something else. */
const areTexts = (sheet: Sheet, pairings: readonly Pairing[]): boolean =>
  pairings.some((pairing) => {
    const { kind, text } = resultAt(sheet, pairing);
    return kind === "text" && text === "0";
  });

/** What the zeros of a list are, and what is doubtful about it. */
interface Zeros {
  /** Those that stand for blank cells. */
  readonly blanks: ReadonlySet<Pairing>;
  readonly findings: readonly Finding[];
}

const NONE: ReadonlySet<Pairing> = new Set();

const zeroFinding = (sheet: Sheet, zeros: readonly Pairing[], as: "loss" | "unplayed" | "bye"): Finding => {
  const [at = null, ...also] = zeros.map(({ row, head }): At => placeOf(sheet, row, head.result ?? 0));
  return finding({ code: "zero-result", as }, { at, also, round: zeros[0]?.round ?? null });
};

const SIDES = ["white", "black"] as const;

/** A game by its round and its players, the one first whose side is. */
const gameOf = (sheet: Sheet, { row, round, head }: Pairing, first: (typeof SIDES)[number]): string => {
  const names = SIDES.map((side) => cellAt(sheet, row, head[side].name ?? -1).text);
  return [round, ...(first === "white" ? names : names.reverse())].join("\n");
};

/** Games that a row of the other player says were won: a list of a row for each player and game. */
const wonByOthers = (sheet: Sheet, pairings: readonly Pairing[]): ReadonlySet<string> =>
  new Set(
    pairings.flatMap((pairing) =>
      resultAt(sheet, pairing).value === 1 ? [gameOf(sheet, pairing, "black")] : [],
    ),
  );

/**
 * The zeros in the column of results.
 *
 * Whoever writes 1, ½ or 0 in one cell means White's points, and a blank is no result yet. Excel for the
 * desktop hands blanks over as 0; where the sheet has other blank cells it did not. Else the games of the last
 * round may be open, and the reading is told.
 */
const ofGames = (
  sheet: Sheet,
  pairings: readonly Pairing[],
  zeros: readonly Pairing[],
  zero: ReadingSettings["zero"],
): Zeros => {
  if (areBlanks(sheet, pairings)) return { blanks: new Set(zeros), findings: [] };
  if (zero === "loss" || !isFull(sheet)) return { blanks: NONE, findings: [] };
  if (areTexts(sheet, pairings)) return { blanks: new Set(zeros), findings: [] };
  const last = lastRound(pairings);
  const won = wonByOthers(sheet, last);
  const open = zeros.filter((pairing) => last.includes(pairing) && !won.has(gameOf(sheet, pairing, "white")));
  if (open.length === 0) return { blanks: NONE, findings: [] };
  const isOpen = isOpenRound(sheet, last);
  return {
    blanks: isOpen ? new Set(last) : NONE,
    findings: [zeroFinding(sheet, open, isOpen ? "unplayed" : "loss")],
  };
};

const isBye = (sheet: Sheet, { row, head: { white, black } }: Pairing): boolean =>
  [white, black].some(({ name }) => isNobody(cellAt(sheet, row, name ?? -1).text));

/** The zeros beside byes: points, unless blanks are handed over as 0. */
const ofByes = (sheet: Sheet, zeros: readonly Pairing[], zero: ReadingSettings["zero"]): Zeros =>
  zeros.length === 0 || zero === "loss" || !isFull(sheet)
    ? { blanks: NONE, findings: [] }
    : { blanks: new Set(zeros), findings: [zeroFinding(sheet, zeros, "bye")] };

const zerosOf = (sheet: Sheet, pairings: readonly Pairing[], zero: ReadingSettings["zero"]): Zeros => {
  const zeros = pairings.filter((pairing) => isZero(resultAt(sheet, pairing)));
  if (zero === "unplayed") return { blanks: new Set(zeros), findings: [] };
  const [byes, games] = [true, false].map((are) => zeros.filter((each) => isBye(sheet, each) === are));
  const both = [ofGames(sheet, pairings, games ?? [], zero), ofByes(sheet, byes ?? [], zero)];
  return {
    blanks: new Set(both.flatMap(({ blanks }) => [...blanks])),
    findings: both.flatMap(({ findings }) => findings),
  };
};

const ownColumns = ({ head: { white, black } }: Pairing): readonly number[] =>
  white.result !== null && black.result !== null ? [white.result, black.result] : [];

const textsOf = (sheet: Sheet, pairings: readonly Pairing[]): ReadonlySet<string> =>
  new Set(
    pairings.flatMap((pairing) =>
      [pairing.head.result ?? -1, ...ownColumns(pairing)].map(
        (column) => cellAt(sheet, pairing.row, column).text,
      ),
    ),
  );

/** The columns of results at each row, and whether the zeros in them are blank cells. */
type Columns = ReadonlyMap<number, ReadonlyMap<number, boolean>>;

const columnsOf = (
  pairings: readonly Pairing[],
  blanks: ReadonlySet<Pairing>,
  areOwnBlank: boolean,
): Columns => {
  const columns = new Map<number, Map<number, boolean>>();
  for (const pairing of pairings) {
    const own = columns.get(pairing.row) ?? new Map<number, boolean>();
    if (pairing.head.result !== null) own.set(pairing.head.result, blanks.has(pairing));
    for (const column of ownColumns(pairing)) own.set(column, areOwnBlank);
    columns.set(pairing.row, own);
  }
  return columns;
};

/**
 * The sheet with blank cells for the zeros and dashes that are no results, and what is doubtful about them.
 *
 * A dash alone is a forfeit only where others won by a plus.
 */
export const withoutZeros = (
  sheet: Sheet,
  pairings: readonly Pairing[],
  zero: ReadingSettings["zero"],
): { readonly sheet: Sheet; readonly findings: readonly Finding[] } => {
  const { blanks, findings } = zerosOf(sheet, pairings, zero);
  const areDashesBlank = !textsOf(sheet, pairings).has("+");
  const columns = columnsOf(pairings, blanks, zero === "unplayed" || isFull(sheet));
  const clear = (cell: Cell, areZerosBlank: boolean | undefined): boolean =>
    areZerosBlank !== undefined &&
    ((areZerosBlank && isBlank(cell)) || (areDashesBlank && cell.text === "-"));
  const rows = sheet.rows.map((cells, row) => {
    const own = columns.get(row);
    return own === undefined
      ? cells
      : cells.map((cell, column) => (clear(cell, own.get(column)) ? BLANK : cell));
  });
  return { sheet: sheetFrom(rows, sheet.origin), findings };
};
