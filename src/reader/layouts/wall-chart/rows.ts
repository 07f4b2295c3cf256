import { halfPoints, type HalfPoints, NO_POINTS } from "../../../engine/index";
import { BLANK, type Cell, isBlank } from "../../cell";
import { type Finding, finding } from "../../finding";
import { headingKey } from "../../heading-words";
import type { Head } from "../../headings";
import type { Numbers, RawRow, RunningTotal } from "../../layout";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { Token } from "../../token";
import type { At } from "../../types";
import { halfPointsOf, ratingOf, textOf, wholeOf } from "../../values";
import type { Group } from "./body";
import { type Columns, splitNumbered, splitRated } from "./columns";

/** Where the cells of a player stand, and what their columns are. */
export interface Source {
  readonly sheet: Sheet;
  readonly head: Head;
  readonly columns: Columns;
  /** The column of totals, once it is known to be one. */
  readonly total: number | null;
}

const HOUSE = /^house(?: player)?$/i;

const cellIn = ({ sheet }: Source, row: number, column: number | null): Cell =>
  column === null ? BLANK : cellAt(sheet, row, column);

const ofRole = (source: Source, row: number, role: Parameters<Columns["role"]>[0]): Cell =>
  cellIn(source, row, source.columns.role(role));

/** The name of a player, his given name with it where that has a column of its own. */
export const nameOf = (source: Source, row: number): string => {
  const { name, numberInName, ratingInName } = source.columns;
  const whole = textOf(cellIn(source, row, name)) ?? "";
  const text = ratingInName ? splitRated(whole)[0] : whole;
  const first = textOf(ofRole(source, row, "firstName"));
  if (first !== null) return `${text}, ${first}`;
  return numberInName ? splitNumbered(text)[1] : text;
};

/** The numbers of a player as they stand in his row. */
export const numbersOf = (source: Source, row: number): Numbers => {
  const { numbers, name, numberInName } = source.columns;
  const inName = numberInName && name !== null ? splitNumbered(cellIn(source, row, name).text)[0] : null;
  return {
    pairing: inName ?? wholeOf(cellIn(source, row, numbers.pairing)),
    rank: wholeOf(cellIn(source, row, numbers.rank)),
    place: wholeOf(cellIn(source, row, numbers.place)),
  };
};

const placeIn = ({ sheet }: Source, row: number, column: number | null): At | undefined =>
  column === null ? undefined : placeOf(sheet, row, column);

/** The cell of the pairing number, or of the name that begins with it. */
const pairingPlace = (source: Source, row: number): At | undefined => {
  const { numberInName, name, numbers } = source.columns;
  return placeIn(source, row, numberInName ? name : numbers.pairing);
};

const firstRating = (source: Source, row: number): number | null => {
  for (const column of source.columns.ratings) {
    const rating = ratingOf(cellIn(source, row, column));
    if (rating !== null) return rating;
  }
  const { name, ratingInName } = source.columns;
  return ratingInName ? splitRated(cellIn(source, row, name).text)[1] : null;
};

/** A column headed Penalty takes off what it states, with a sign or without. */
const adjustmentOf = (source: Source, row: number): HalfPoints => {
  const column = source.columns.role("adjustment");
  if (column === null) return NO_POINTS;
  const halves = halfPointsOf(cellIn(source, row, column)) ?? NO_POINTS;
  const isPenalty = headingKey(source.head.texts.get(column) ?? "").startsWith("pen");
  return isPenalty && halves > 0 ? halfPoints(0 - halves) : halves;
};

const totalOf = (source: Source, row: number): RawRow["total"] => {
  const cell = cellIn(source, row, source.total);
  return source.total === null || isBlank(cell) || cell.value === null
    ? null
    : { value: cell.value, at: placeOf(source.sheet, row, source.total) };
};

/** Dashes and words that stand for no team: players without a school do not make one together. */
const NO_TEAM = /^(-+|none|n\/a|no (team|school|club)|unattached|unaffiliated)$/i;

const teamOf = (source: Source, row: number): string | null => {
  const cell = ofRole(source, row, "team");
  return NO_TEAM.test(cell.text) ? null : textOf(cell);
};

/** Names of players and of their teams that are errors: no team is called #N/A. */
export const errorsIn = (source: Source, groups: readonly Group[]): readonly Finding[] => {
  const columns = [source.columns.name, source.columns.role("team")];
  const found: Finding[] = [];
  for (const group of groups) {
    const row = group[0] ?? 0;
    for (const column of columns) {
      const { kind, text } = cellIn(source, row, column);
      const at = placeOf(source.sheet, row, column ?? 0);
      if (kind === "error") found.push(finding({ code: "error-value", text }, { at }));
    }
  }
  return found;
};

const isHouse = (source: Source, row: number): boolean =>
  HOUSE.test(ofRole(source, row, "type").text) || HOUSE.test(ofRole(source, row, "team").text);

/** The row of one player. */
export const rowOf = (
  source: Source,
  group: Group,
  tokens: readonly Token[],
  cells: readonly (At | null)[],
  running: readonly RunningTotal[],
): RawRow => {
  const row = group[0] ?? 0;
  const { total, columns } = source;
  return {
    at: placeOf(source.sheet, row, source.head.firstColumn),
    numbers: numbersOf(source, row),
    pairingAt: pairingPlace(source, row),
    name: nameOf(source, row),
    rating: firstRating(source, row),
    ratingAt: placeIn(source, row, columns.ratings[0] ?? null),
    team: columns.role("team") === null ? null : teamOf(source, row),
    total: totalOf(source, row),
    totalAt: placeIn(source, row, total),
    totalText: total === null ? undefined : cellAt(source.sheet, row, total).text,
    running,
    adjustment: adjustmentOf(source, row),
    playoff: wholeOf(ofRole(source, row, "playoff")),
    house: isHouse(source, row),
    tokens,
    cells,
  };
};
