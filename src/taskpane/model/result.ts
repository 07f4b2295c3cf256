import type { NumberStyle, PlayerNo } from "../../engine/index";
import type { RankReport, SectionReport } from "../../excel/report";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { lookOf } from "../look";
import { placesOf, reportText } from "./numbers";
import { FORMULA_HEADINGS } from "../../writer/formula-headings";
import { tieBreakCount, tiedGroups } from "./tied";

/** A line of the table of first places: the place, and the other cells. */
export interface FirstPlace {
  readonly place: string;
  readonly name: string;
  readonly values: readonly string[];
}

export interface FirstPlaces {
  readonly caption: string;
  /** Above the names of players or teams. */
  readonly name: string;
  /** Headings after place and name. */
  readonly headings: readonly string[];
  readonly rows: readonly FirstPlace[];
}

const T = TEXTS.rank;

const ROWS = 5;
const TIE_BREAKS = 2;

/** The first places of one section: the score, and the first tie-breaks after it. */
const firstPlacesOf = (section: SectionReport, style: NumberStyle, several: boolean): FirstPlaces => {
  const score = section.heading.indexOf(FORMULA_HEADINGS.score);
  const shown = <Value>(row: readonly Value[]): Value[] => row.slice(score, score + 1 + TIE_BREAKS);
  return {
    caption: several ? T.firstPlacesOf(section.section) : T.firstPlaces,
    name: section.heading.includes(FORMULA_HEADINGS.name) ? T.name : T.team,
    headings: [T.score, ...section.titles.slice(0, TIE_BREAKS)],
    rows: section.standings.slice(0, ROWS).map((standing, i) => ({
      place: placesOf(standing),
      name: standing.name,
      values: shown(section.rows[i] ?? []).map((value) =>
        reportText(typeof value === "number" ? value : null, style),
      ),
    })),
  };
};

export const firstPlaces = ({ sections }: RankReport, style: NumberStyle): FirstPlaces[] =>
  sections.map((section) => firstPlacesOf(section, style, sections.length > 1));

/** A shared place in a sentence, and who shares it. */
export interface SharedPlaces {
  readonly title: string;
  readonly text: string;
  readonly section: string;
  readonly nos: readonly PlayerNo[];
}

const MOST_SHARED = 3;

/** The places that stay shared, the first few of them; `more`: how many others. */
export const sharedPlaces = (
  subject: Crosstable,
): { readonly shared: readonly SharedPlaces[]; readonly more: number } => {
  const groups = tiedGroups(subject);
  const count = tieBreakCount(subject);
  const shared = groups.slice(0, MOST_SHARED).map(({ places, names, section, nos }) => ({
    title: T.shared(places, section),
    text: T.equal(names, count),
    section,
    nos,
  }));
  return { shared, more: groups.length - shared.length };
};

/** The name under which a copy of a sheet is kept. */
export const keptName = (subject: Crosstable, sheet: string): string =>
  T.keptAs(sheet, Math.max(0, ...lookOf(subject).sections.map(({ reading }) => reading.tournament.rounds)));
