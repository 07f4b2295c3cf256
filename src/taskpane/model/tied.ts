import { listed, type PlayerNo, shortNames, type Standing, type Standings } from "../../engine/index";
import type { RankedSection } from "../../excel/rank/section";
import { sharedPlaces } from "../../writer/footer";
import { isScore } from "../../writer/items";
import { currentOf, lookOf } from "../look";
import { linesOf } from "../sequence";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { placesOf } from "./numbers";

/** Players who share a place. */
export interface TiedGroup {
  /** The title of the section; empty where there is only one. */
  readonly section: string;
  /** `8–9`. */
  readonly places: string;
  readonly names: string;
  readonly nos: readonly PlayerNo[];
}

const MOST_NAMES = 4;

const groupOf = (
  section: string,
  group: readonly Standing[],
  names: ReadonlyMap<PlayerNo, string>,
): TiedGroup => {
  const nos = group.map(({ entry }) => entry.player.no);
  const some = nos.slice(0, MOST_NAMES).map((no) => names.get(no) ?? String(no));
  const more = nos.length - some.length;
  const [first] = group;
  return {
    section,
    places: first === undefined ? "" : placesOf(first),
    names: listed([...some, ...(more > 0 ? [TEXTS.tiebreaks.others(more)] : [])]),
    nos,
  };
};

const groupsIn = ({ reading, section }: RankedSection): TiedGroup[] => {
  if (section === null) return [];
  const { rows, tournament } = section.standings;
  const names = shortNames(tournament.players);
  return sharedPlaces(rows).map((group) => groupOf(reading.section, group, names));
};

/** Who stays tied, in all sections. */
export const tiedGroups = (subject: Crosstable): TiedGroup[] => lookOf(subject).sections.flatMap(groupsIn);

/** The standings of every section that can be ranked. */
export const allStandings = (subject: Crosstable): Standings[] =>
  lookOf(subject).sections.flatMap(({ section }) => section?.standings ?? []);

/** The section that Why? is about: the one that was named, else the one that is looked at. */
export const whySection = (
  subject: Crosstable,
  state: Pick<State, "selection" | "why">,
): RankedSection | undefined =>
  lookOf(subject).sections.find(({ reading }) => reading.section === state.why.section) ??
  currentOf(subject, state);

/** Its standings; undefined where it cannot be ranked. */
export const standingsOf = (
  subject: Crosstable,
  state: Pick<State, "selection" | "why">,
): Standings | undefined => whySection(subject, state)?.section?.standings;

/** How many tie-breaks the sequence has. */
export const tieBreakCount = (subject: Crosstable): number =>
  linesOf(subject).filter((item) => !isScore(item)).length;
