import { isBlank } from "../../cell";
import { headingKey } from "../../heading-words";
import type { Head, Role, RoundColumn } from "../../headings";
import type { Numbers } from "../../layout";
import { cellAt, type Sheet } from "../../sheet";
import { wholeOf } from "../../values";
import { type TeamCode, teamCodeIn } from "./team-code";

/** Which column of a wall chart holds what. */
export interface Columns {
  readonly numbers: Readonly<Record<keyof Numbers, number | null>>;
  readonly name: number | null;
  /** The name cell begins with the number: `1 Player`. */
  readonly numberInName: boolean;
  /** The name cell ends with the rating: `Ann Smith 2050`. */
  readonly ratingInName: boolean;
  /** The names are those of teams, and there is no column of players. */
  readonly teamNames: boolean;
  /** A column of codes that may be those of teams, or not. */
  readonly unclearCode: TeamCode | null;
  readonly role: (role: Role) => number | null;
  /** All columns of ratings: the first that has one counts. */
  readonly ratings: readonly number[];
  readonly rounds: readonly RoundColumn[];
}

/** Rows that show what an unnamed column holds. */
const SAMPLE = 40;

const LETTERS = /\p{L}{2}/u;
const RATED_NAME = / +\(?((?:[1-9]|[12]\d)\d\d)\)?$/;
const NUMBERED_NAME = /^(\d{1,4})\.? +(?=\p{L})/u;
const TEAM_WORDS =
  /^(?:teams?|mannschaft(?:en)?|squadra|equipe|équipe|equipo|ploeg|lag|verein|club|school)$/i;

/** Words of a column that names countries, not players. */
const FEDERATION = /^(?:fed|feder|federation|fede|nat|nation|country|cn|land|pais|st|state|loc|origin)$/;

const ofRole = ({ roles }: Head, role: Role): readonly number[] =>
  [...roles].flatMap(([column, own]) => (own === role ? [column] : []));

const shareOf = (rows: readonly number[], holds: (row: number) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(holds).length / rows.length;

/** Columns that no heading explains, left of the rounds, then right of them. */
const unexplained = (sheet: Sheet, { roles, rounds }: Head): readonly number[] => {
  const used = new Set([...roles.keys(), ...rounds.map(({ column }) => column)]);
  const first = rounds[0]?.column ?? 0;
  const free = Array.from({ length: sheet.width }, (_, column) => column).filter(
    (column) => !used.has(column),
  );
  return [...free.filter((column) => column < first), ...free.filter((column) => column > first)];
};

/** A column whose cells are mostly words. */
const textColumn = (sheet: Sheet, free: readonly number[], rows: readonly number[]): number | null =>
  free.find(
    (column) =>
      shareOf(rows, (row) => {
        const { kind, text } = cellAt(sheet, row, column);
        return kind === "text" && text.length < 100 && LETTERS.test(text);
      }) > 0.5,
  ) ?? null;

/** A column of whole numbers, all different, left of the name. */
const countColumn = (
  sheet: Sheet,
  free: readonly number[],
  rows: readonly number[],
  before: number,
): number | null =>
  free.find((column) => {
    const numbers = rows.flatMap((row) => wholeOf(cellAt(sheet, row, column)) ?? []);
    return column < before && numbers.length >= 2 && new Set(numbers).size === numbers.length;
  }) ?? null;

const isFilled = (sheet: Sheet, row: number, column: number): boolean => !isBlank(cellAt(sheet, row, column));

/** Works out the columns from the headings and, where they are silent, from the rows below. */
export const columnsOf = (sheet: Sheet, head: Head, lastRow: number): Columns => {
  const first = (role: Role): number | null => head.columns.get(role) ?? null;
  const rows = Array.from({ length: Math.max(0, lastRow - head.row) }, (_, at) => head.row + 1 + at)
    .slice(0, SAMPLE)
    .filter((row) => head.rounds.some(({ column }) => isFilled(sheet, row, column)));
  const free = unexplained(sheet, head);
  const named = free.filter((column) => !FEDERATION.test(headingKey(head.texts.get(column) ?? "")));
  const found = first("name") ?? textColumn(sheet, named, rows);
  const name = found ?? first("team");
  const code = first("name") === null ? null : teamCodeIn(sheet, head, rows);
  const teamHeading = name !== null && TEAM_WORDS.test(head.texts.get(name)?.trim() ?? "");
  const numberInName =
    name !== null && shareOf(rows, (row) => NUMBERED_NAME.test(cellAt(sheet, row, name).text)) > 0.9;
  const headed = first("pairing") ?? first("rank") ?? first("place");
  const before = name ?? head.rounds[0]?.column ?? 0;
  const counted = headed === null && !numberInName ? countColumn(sheet, free, rows, before) : null;
  return {
    numbers: { pairing: first("pairing") ?? counted, rank: first("rank"), place: first("place") },
    ...{ name, numberInName, rounds: head.rounds },
    role: (role) => (role === "team" && code?.clear === true ? code.column : first(role)),
    unclearCode: code?.clear === false ? code : null,
    ratingInName:
      name !== null &&
      first("rating") === null &&
      shareOf(rows, (row) => RATED_NAME.test(cellAt(sheet, row, name).text)) > 0.5,
    teamNames: first("name") === null && teamHeading,
    ratings: ofRole(head, "rating"),
  };
};

/** Number and name of a cell that holds both. */
export const splitNumbered = (text: string): readonly [number | null, string] => {
  const digits = NUMBERED_NAME.exec(text)?.[1];
  return digits === undefined
    ? [null, text]
    : [Number(digits), text.slice(NUMBERED_NAME.exec(text)?.[0].length ?? 0)];
};

/** Name and rating of a cell that holds both. */
export const splitRated = (text: string): readonly [string, number | null] => {
  const found = RATED_NAME.exec(text);
  return found === null ? [text, null] : [text.slice(0, found.index), Number(found[1])];
};
