import { inPoints, type Item, type PlayerNo, type Standing, toNumber } from "../engine/index";
import { explanationOf } from "./explanations";
import type { Carried, Section, SheetInput } from "./input";
import { citation, decidingItem, itemName, numberFormatOf, shownItems } from "./items";
import { noteOf } from "./notes";
import { cellOf } from "./standings-table";
import { NUMBER, STYLE } from "./style";
import { type Column, PROMPT_TITLE } from "./table";
import { placeText } from "./text";
import { TEXTS } from "./texts";

/** A player's line of a list with what the columns ask for. */
export interface Row {
  readonly standing: Standing;
  /** The item whose value is printed bold. */
  readonly decides: number | null;
  readonly note: string;
  /** First place of the score group and how many are in it. */
  readonly group: { readonly place: number; readonly size: number };
}

const { headings, abouts } = TEXTS;

/** The lines of one section in place order. */
export const rowsOf = ({ standings }: Pick<Section, "standings">): Row[] => {
  const { rows, tournament } = standings;
  const placed = rows.filter(({ place }) => place !== null);
  const countOf = (counts: (score: number) => boolean) =>
    placed.filter(({ entry }) => counts(entry.score)).length;
  const groups = new Map(
    [...new Set(placed.map(({ entry }) => entry.score))].map((score) => [
      score,
      { place: countOf((other) => other > score) + 1, size: countOf((other) => other === score) },
    ]),
  );
  return rows.map((standing, i) => ({
    standing,
    decides: decidingItem(rows, i),
    note: noteOf(standing.entry, tournament),
    group: groups.get(standing.entry.score) ?? { place: 0, size: 0 },
  }));
};

/** A place shared with others shows the range; the value stays the first of it. */
const sharedPlace = ({ standing: { place, sharedBy } }: Row) =>
  place !== null && sharedBy > 1 ? { numberFormat: NUMBER.range(place + sharedBy - 1) } : undefined;

export const placeColumn: Column<Row> = {
  heading: headings.place,
  about: { title: headings.place, text: abouts.place },
  align: "Right",
  numberFormat: NUMBER.whole,
  value: ({ standing }) => standing.place ?? "",
  look: sharedPlace,
};

const scorePlaceColumn: Column<Row> = {
  heading: headings.scorePlace,
  about: { title: headings.scorePlace, text: abouts.scorePlace },
  align: "Right",
  numberFormat: NUMBER.whole,
  value: ({ standing, group }) => (standing.place === null ? "" : group.place),
  look: ({ standing, group }) =>
    standing.place !== null && group.size > 1
      ? { numberFormat: NUMBER.range(group.place + group.size - 1) }
      : undefined,
};

const numberColumn: Column<Row> = {
  heading: headings.number,
  about: { title: headings.number, text: abouts.number },
  align: "Right",
  numberFormat: NUMBER.whole,
  value: ({ standing }) => standing.entry.player.no,
};

export const nameColumn: Column<Row> = {
  heading: headings.name,
  about: { title: headings.name, text: abouts.carried },
  align: "Left",
  numberFormat: NUMBER.text,
  value: ({ standing }) => standing.entry.player.name,
};

export const scoreColumn: Column<Row> = {
  heading: headings.score,
  about: { title: headings.score, text: abouts.score },
  align: "Right",
  numberFormat: NUMBER.half,
  value: ({ standing }) => toNumber(inPoints(standing.entry.score)),
};

const noteColumn: Column<Row> = {
  heading: headings.note,
  about: { title: headings.note, text: abouts.note },
  align: "Left",
  numberFormat: NUMBER.text,
  value: ({ note }) => note,
  look: ({ note }) => (note === "" ? undefined : STYLE.note),
};

export const ratingColumn = (heading: string): Column<Row> => ({
  heading,
  about: { title: heading, text: abouts.carried },
  align: "Right",
  numberFormat: NUMBER.whole,
  value: ({ standing }) => standing.entry.player.rating ?? "",
});

export const teamColumn = (heading: string): Column<Row> => ({
  heading,
  about: { title: heading, text: abouts.carried },
  align: "Left",
  numberFormat: NUMBER.text,
  value: ({ standing }) => standing.entry.player.team ?? "",
});

const carriedColumn = ({ heading, values }: Carried): Column<Row> => ({
  heading,
  about: { title: heading, text: abouts.carried },
  align: [...values.values()].every((value) => typeof value === "number") ? "Right" : "Left",
  numberFormat: NUMBER.text,
  value: ({ standing }) => values.get(standing.entry.player.no) ?? "",
});

/** Name and citation, as much of it as the title of an input message takes. */
const aboutTitle = (item: Item): string => {
  const { rule } = item.tieBreak;
  const name = itemName(item);
  const fits = [`${name} (${rule})`, `${name} (${citation(rule)})`].find(
    ({ length }) => length <= PROMPT_TITLE,
  );
  return fits ?? name;
};

const tieBreakColumns = ({ standings }: Section): Column<Row>[] =>
  shownItems(standings).map(({ item, at, heading }) => ({
    heading,
    about: { title: aboutTitle(item), text: explanationOf(standings, at, item).prompt },
    align: "Right",
    numberFormat: numberFormatOf(item),
    value: ({ standing }) => cellOf(standing.values[at]),
    look: ({ decides }) => (decides === at ? STYLE.bold : undefined),
  }));

/** The name, which leads to the player's working. */
const linkedName = (rows: ReadonlyMap<PlayerNo, number> | undefined): Column<Row> => ({
  ...nameColumn,
  link: ({ standing }) => {
    const row = rows?.get(standing.entry.player.no);
    return row === undefined ? undefined : { kind: "working", to: { row, column: 0 } };
  },
});

/** Columns that stand before the score: number, name, rating, team and what is carried along. */
const playerColumns = (section: Section, { columns: choice, workings }: SheetInput): Column<Row>[] => {
  const { headings: own, carried } = section;
  return [
    ...(choice.number ? [numberColumn] : []),
    linkedName(workings?.get(section)),
    ...(choice.rating && own.rating !== null ? [ratingColumn(own.rating)] : []),
    ...(choice.team && own.team !== null ? [teamColumn(own.team)] : []),
    ...carried.filter(({ heading }) => choice.carried?.includes(heading) ?? true).map(carriedColumn),
  ];
};

/** The columns of a section's standings; Note only if it says something. */
export const standingsColumns = (
  section: Section,
  input: SheetInput,
  rows: readonly Row[],
): Column<Row>[] => [
  placeColumn,
  ...(input.columns.scorePlace ? [scorePlaceColumn] : []),
  ...playerColumns(section, input),
  scoreColumn,
  ...tieBreakColumns(section),
  ...(input.notes && rows.some(({ note }) => note !== "") ? [noteColumn] : []),
];

/** The place of a row as it is read: `8–9`. */
export const placeOf = ({ place, sharedBy }: Standing): string =>
  place === null ? "" : placeText(place, sharedBy);
