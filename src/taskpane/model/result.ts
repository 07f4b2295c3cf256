import type { NumberStyle, PlayerNo } from "../../engine/index";
import type { RankReport, SectionReport } from "../../excel/report";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { lookOf } from "../look";
import { placesOf, reportText } from "./numbers";
import { type TiedGroup, tieBreakCount, tiedGroups } from "./tied";

/** A line of the table of first places: the place, and the other cells. */
export interface FirstPlace {
  readonly place: string;
  readonly name: string;
  readonly values: readonly string[];
}

export interface FirstPlaces {
  readonly caption: string;
  /** Headings after place and name. */
  readonly headings: readonly string[];
  readonly rows: readonly FirstPlace[];
}

const T = TEXTS.rank;

const ROWS = 5;
const TIE_BREAKS = 2;

/** Titles of the tie-break columns stand at the end of the heading. */
const titlesOf = ({ heading, tiebreaks }: SectionReport, shown: readonly string[]): string[] =>
  heading.slice(heading.length - shown.length).slice(0, Math.min(TIE_BREAKS, tiebreaks.length));

const SCORE_CODE = "PTS";

const shownCodes = ({ tiebreaks }: SectionReport): string[] =>
  tiebreaks.filter((code) => code !== SCORE_CODE);

/** The first places of one section, with the first tie-breaks. */
const firstPlacesOf = (section: SectionReport, style: NumberStyle, several: boolean): FirstPlaces => {
  const codes = shownCodes(section);
  return {
    caption: several ? T.firstPlacesOf(section.section) : T.firstPlaces,
    headings: [T.score, ...titlesOf(section, codes)],
    rows: section.standings.slice(0, ROWS).map((row) => ({
      place: placesOf(row),
      name: row.name,
      values: [row.score, ...codes.slice(0, TIE_BREAKS).map((code) => row.values[code])].map((value) =>
        reportText(value, style),
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
  readonly nos: readonly PlayerNo[];
}

const MOST_SHARED = 3;

/** The places that stay shared, the first few of them; `more`: how many others. */
export const sharedPlaces = (
  subject: Crosstable,
): { readonly shared: readonly SharedPlaces[]; readonly more: number } => {
  const groups = lookOf(subject).sections.flatMap(({ section }): TiedGroup[] =>
    section === null ? [] : tiedGroups(section.standings),
  );
  const count = tieBreakCount(subject);
  const shared = groups.slice(0, MOST_SHARED).map(({ places, names, nos }) => ({
    title: T.shared(places),
    text: T.equal(names, count),
    nos,
  }));
  return { shared, more: groups.length - shared.length };
};

/** The name under which a copy is kept. */
export const keptName = (subject: Crosstable): string =>
  T.keptAs(Math.max(0, ...lookOf(subject).sections.map(({ reading }) => reading.tournament.rounds)));
