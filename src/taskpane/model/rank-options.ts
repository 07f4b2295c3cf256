import { isSmall } from "../../excel/rank/sheets";
import type { SheetSettings } from "../../excel/settings";
import type { SheetKind } from "../../writer/block";
import type { ColumnChoice, Section } from "../../writer/input";
import { hasGame } from "../../writer/state";
import { lookOf } from "../look";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";

/** A column that the sheet may show. */
export interface ColumnBox {
  readonly text: string;
  readonly caption: string;
  readonly checked: boolean;
  readonly set: (checked: boolean) => ColumnChoice;
}

const T = TEXTS.rank;

const sectionsOf = (subject: Crosstable): Section[] =>
  lookOf(subject).sections.flatMap(({ section }) => section ?? []);

const headingOf = (sections: readonly Section[], column: "rating" | "team"): string | undefined =>
  sections.flatMap(({ headings }) => headings[column] ?? [])[0];

type Switched = Exclude<keyof ColumnChoice, "carried">;

const switched = (columns: ColumnChoice, column: Switched, text: string, caption = ""): ColumnBox => ({
  text,
  caption,
  checked: columns[column],
  set: (checked) => ({ ...columns, [column]: checked }),
});

/** Every carried column by its heading; the choice names those that are wanted. */
const carriedBoxes = (columns: ColumnChoice, sections: readonly Section[]): ColumnBox[] => {
  const all = [...new Set(sections.flatMap(({ carried }) => carried.map(({ heading }) => heading)))];
  const wanted = columns.carried ?? all;
  return all.map((heading) => ({
    text: heading,
    caption: "",
    checked: wanted.includes(heading),
    set: (checked) => {
      const carried = all.filter((one) => (one === heading ? checked : wanted.includes(one)));
      return { ...columns, carried: carried.length === all.length ? null : carried };
    },
  }));
};

/** The columns to choose from: those that the crosstable has. */
export const columnBoxes = (subject: Crosstable): ColumnBox[] => {
  const { columns } = subject.settings;
  const sections = sectionsOf(subject);
  const team = headingOf(sections, "team");
  return [
    switched(columns, "number", T.number),
    ...(headingOf(sections, "rating") === undefined ? [] : [switched(columns, "rating", T.rating)]),
    ...(team === undefined ? [] : [switched(columns, "team", team)]),
    ...carriedBoxes(columns, sections),
    switched(columns, "scorePlace", T.scorePlace, T.scorePlaceCaption),
  ];
};

export type AlsoKind = keyof typeof T.sheets & SheetKind;

/** Sheets that can be written beside Standings, in the order of the list. */
export const ALSO = Object.keys(T.sheets) as readonly AlsoKind[];

export const toggled = (settings: SheetSettings, kind: SheetKind, on: boolean): SheetSettings => ({
  ...settings,
  also: on ? [...settings.also, kind] : settings.also.filter((one) => one !== kind),
});

/** Whether several sections are written on one sheet; null: there is only one, or they cannot be. */
export const togetherOf = (subject: Crosstable): boolean | null => {
  const sections = sectionsOf(subject);
  if (sections.length < 2 || subject.settings.write === "live") return null;
  return sections.every(isSmall) ? (subject.settings.together ?? true) : null;
};

export const hasUnplayed = (subject: Crosstable): boolean =>
  sectionsOf(subject).some(({ standings }) => standings.rows.some(({ entry }) => !hasGame(entry)));
